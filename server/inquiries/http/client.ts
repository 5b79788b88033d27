import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** The address of the client of a request, behind any trusted proxies. */
export type ClientOf = (request: IncomingMessage) => string;

/** Private networks (RFC 1122, 1918, 4193). A proxy in one of them is most likely the site's own. */
const privateNetworks = networks([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
]);

/** Most entries of `X-Forwarded-For` that are looked at, from the right. */
const mostProxies = 20;

/**
 * Finds the client by `X-Forwarded-For`, from right to left. An entry is believed if the address to its right is a trusted
 * proxy, which has written it.
 *
 * `onUntrustedProxy` is called for a request from a proxy that looks like the site's own and is not trusted: all visitors behind
 * it count as one client.
 */
export function clientAddress(trustedProxies: readonly string[], onUntrustedProxy = () => {}): ClientOf {
  const trusted = networks(trustedProxies);
  return request => {
    let client = plainAddress(request.socket.remoteAddress ?? '') ?? 'unknown';
    const header = request.headers['x-forwarded-for'];
    if (header !== undefined && isIn(privateNetworks, client) && !isIn(trusted, client)) onUntrustedProxy();
    const forwarded = String(header ?? '')
      .split(',')
      .slice(-mostProxies);
    while (forwarded.length > 0 && isIn(trusted, client)) {
      const next = plainAddress(forwarded.pop() ?? '');
      if (next === undefined) break;
      client = next;
    }
    return client;
  };
}

/**
 * What is limited as one client: an IPv4 address, or of an IPv6 address its /64 network, which one household has, and its /48, which one
 * customer of a provider may have (RFC 6177).
 */
export function clientNetworks(address: string): [client: string, site?: string] {
  if (isIP(address) !== 6) return [address];
  const groups = groupsOf(address);
  return [groups.slice(0, 4).join(':'), groups.slice(0, 3).join(':')];
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const groups = canonical(address).split(':');
  const gap = groups.indexOf('');
  if (gap < 0) return groups;
  // "::" stands for the zeros that are missing. "::1" and "1::" split into two empty groups at that end.
  const before = groups.slice(0, gap);
  const after = groups.slice(gap + 1).filter(group => group !== '');
  const zeros = new Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after];
}

function networks(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** An address without port, brackets and zone. An IPv4 address written as IPv6 (`::ffff:192.0.2.1`) becomes IPv4. */
function plainAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  const version = isIP(bare);
  if (version === 0) return undefined;
  if (version === 4) return bare;
  const address = canonical(bare);
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(address);
  if (!mapped) return address;
  const bytes = mapped.slice(1).flatMap(group => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}

/** The one short form of an IPv6 address (RFC 5952), hexadecimal throughout. */
function canonical(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}
