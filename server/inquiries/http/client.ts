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

const privateRanges = ['loopback', 'private', 'uniqueLocal'];

/** Whether a request comes through an untrusted proxy in a private network, so that all its visitors count as one client. */
export function isFromUntrustedProxy({ headers, ips, socket }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] === undefined || (ips ?? []).length > 1) return false;
  const { remoteAddress = '' } = socket;
  return ipaddr.isValid(remoteAddress) && privateRanges.includes(ipaddr.process(remoteAddress).range());
}
