import type { IncomingMessage } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { clientAddress, clientNetwork } from './client.ts';

const proxies = ['127.0.0.1', '10.0.0.0/8', '2001:db8:99::/48'];

function requestOf(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

function clientOf(remoteAddress: string | undefined, forwarded?: string, trusted = proxies): string {
  return clientAddress(trusted)(requestOf(remoteAddress, forwarded));
}

describe('the address of a client', () => {
  it.each([
    ['of who asks directly and makes one up', '198.51.100.7', '203.0.113.1', '198.51.100.7'],
    ['behind two proxies', '127.0.0.1', '203.0.113.1, 10.1.2.3', '203.0.113.1'],
    ['behind a proxy, after addresses made up', '10.0.0.1', '1.1.1.1, 127.0.0.1, 203.0.113.1', '203.0.113.1'],
    ['behind proxies alone', '10.0.0.1', '10.0.0.3,10.0.0.2', '10.0.0.3'],
    ['behind a proxy that does not know', '10.0.0.1', '203.0.113.1, unknown', '10.0.0.1'],
    ['of IPv6 with a port', '10.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
    ['of IPv6 with a zone', 'fe80::1%eth0', undefined, 'fe80::1'],
    ['of a proxy of IPv4 on a socket of both', '::ffff:10.0.0.1', '::ffff:cb00:7101', '203.0.113.1'],
    ['of a connection that is gone', undefined, '203.0.113.1', 'unknown'],
  ])('%s', (_name, remote, forwarded, client) => {
    expect(clientOf(remote, forwarded)).toBe(client);
  });

  it('is never taken from a header where no proxy is trusted', () => {
    expect(clientOf('127.0.0.1', '203.0.113.1', [])).toBe('127.0.0.1');
  });
});

it.each([
  ['192.168.1.2', '203.0.113.1', true],
  ['::ffff:172.17.0.1', '203.0.113.1', true],
  ['192.168.1.2', undefined, false],
  ['198.51.100.7', '203.0.113.1', false],
])('a proxy at %s that forwards %s may have been forgotten: %s', (remote, forwarded, expected) => {
  const warn = vi.fn();
  clientAddress(proxies, warn)(requestOf(remote, forwarded));
  expect(warn).toHaveBeenCalledTimes(Number(expected));
});

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::5:6', '2001:db8:0:0'],
])('the network of %s is %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
