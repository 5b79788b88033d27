import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** The networks that share a limit: an IPv4 address, or the /64 of an IPv6 address (a household) and its /48 (a customer, RFC 6177). */
export function clientNetworks(address: string): [client: string, site?: string] {
  // Some proxies include the port.
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (!ipaddr.isValid(bare)) return [bare];
  // An IPv4 address in IPv6 (`::ffff:192.0.2.1`) becomes IPv4.
  const ip = ipaddr.process(bare);
  if (!(ip instanceof ipaddr.IPv6)) return [ip.toString()];
  const groups = ip.parts.map(group => group.toString(16));
  return [groups.slice(0, 4).join(':'), groups.slice(0, 3).join(':')];
}

/**
 * Whether a request came through a proxy whose word for the client's address is not taken, so that all its visitors count as one client: the
 * proxy or content delivery network is not trusted, or sends only `Forwarded` (RFC 7239), which is not read. A visitor who connects directly
 * can forge the headers, to the same effect.
 */
export function isFromUntrustedProxy({ headers, ips }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] || headers['forwarded'];
  return forwarded !== undefined && forwarded !== '' && (ips ?? []).length <= 1;
}
