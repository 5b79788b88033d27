import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** An IPv6 client shares a rate limit with its /64 (a household) and /48 (a customer, RFC 6177). */
export function toClientNetworks(address: string): [client: string, site?: string] {
  // Some proxies include the port.
  const withoutPort = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (!ipaddr.isValid(withoutPort)) return [withoutPort];
  // `process` converts `::ffff:192.0.2.1` to IPv4.
  const ip = ipaddr.process(withoutPort);
  if (!(ip instanceof ipaddr.IPv6)) return [ip.toString()];
  const groups = ip.parts.map(group => group.toString(16));
  return [groups.slice(0, 4).join(':'), groups.slice(0, 3).join(':')];
}

/**
 * True if a proxy has forwarded the request, but its headers are not trusted, so all its visitors count as one client. A proxy that sends
 * only `Forwarded` (RFC 7239) is never trusted.
 */
export function isFromUntrustedProxy({ headers, ips }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] || headers['forwarded'];
  return forwarded !== undefined && forwarded !== '' && (ips ?? []).length <= 1;
}
