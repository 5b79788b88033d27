import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** An IPv6 client shares a rate limit with its /64 (a household) and /48 (a customer, RFC 6177). */
export function clientNetworks(address: string): [client: string, site?: string] {
  // Some proxies include the port.
  const withoutPort = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (!ipaddr.isValid(withoutPort)) return [withoutPort];
  // `process` converts `::ffff:192.0.2.1` to IPv4.
  const ip = ipaddr.process(withoutPort);
  if (!(ip instanceof ipaddr.IPv6)) return [ip.toString()];
  const groups = ip.parts.map(group => group.toString(16));
  return [groups.slice(0, 4).join(':'), groups.slice(0, 3).join(':')];
}

/** Behind a proxy that is not trusted, all visitors count as one client. `Forwarded` (RFC 7239) is noticed, but not supported. */
export function isFromUntrustedProxy({ headers, ips }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] || headers['forwarded'];
  return forwarded !== undefined && forwarded !== '' && (ips ?? []).length <= 1;
}
