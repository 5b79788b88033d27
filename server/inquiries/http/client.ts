import ipaddr from 'ipaddr.js';

/** The name of a client for the limits: an IPv4 address, or the /48 of an IPv6 address, which is one customer's (RFC 6177). */
export function toClientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  // `process` converts `::ffff:192.0.2.1` to IPv4.
  const ip = ipaddr.process(address);
  if (!(ip instanceof ipaddr.IPv6)) return ip.toString();
  return ip.parts
    .slice(0, 3)
    .map(group => group.toString(16))
    .join(':');
}
