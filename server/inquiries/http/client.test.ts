import { expect, it } from 'vitest';
import { plainSite } from '../../../tests/support/live-app.ts';
import { createApp } from '../../app.ts';
import { clientNetworks, isFromUntrustedProxy } from './client.ts';

const trustedProxies = ['127.0.0.1', '10.0.0.0/8', '2001:db8:99::/48'];

it.each<[name: string, remote: string, forwarded: string | undefined, client: string]>([
  ['connecting directly with a forged header', '198.51.100.7', '203.0.113.1', '198.51.100.7'],
  ['behind two proxies', '127.0.0.1', '203.0.113.1, 10.1.2.3', '203.0.113.1'],
  ['behind a proxy, with forged addresses', '10.0.0.1', '1.1.1.1, 127.0.0.1, 203.0.113.1', '203.0.113.1'],
  ['behind proxies only', '10.0.0.1', '10.0.0.3,10.0.0.2', '10.0.0.3'],
  ['behind a proxy that does not know its address', '10.0.0.1', '203.0.113.1, unknown', 'unknown'],
  ['with an IPv4 address and port', '10.0.0.1', '203.0.113.1:443', '203.0.113.1'],
  ['with an IPv6 address and port', '10.0.0.1', '[2001:db8::1]:443', '2001:db8:0:0'],
  ['with an IPv6 zone', 'fe80::1%eth0', undefined, 'fe80:0:0:0'],
  ['behind an IPv4 proxy, on a dual-stack socket', '::ffff:10.0.0.1', '::ffff:cb00:7101', '203.0.113.1'],
  ['on the local network, without a proxy', '192.168.1.2', undefined, '192.168.1.2'],
  ['on the same machine, behind its proxy', '127.0.0.1', '127.0.0.1', '127.0.0.1'],
  ['behind an untrusted proxy', '192.168.1.2', '203.0.113.1', '192.168.1.2'],
  ['behind an untrusted proxy, on a dual-stack socket', '::ffff:172.17.0.1', '203.0.113.1', '172.17.0.1'],
])('the client %s', async (name, remoteAddress, forwarded, client) => {
  const addInquiries: NonNullable<Parameters<typeof createApp>[0]['addInquiries']> = app =>
    app.get('/client', request => ({
      client: clientNetworks(request.ip)[0],
      isForgotten: isFromUntrustedProxy(request),
    }));
  const app = createApp({ site: plainSite(), trustedProxies, addInquiries });
  const headers = { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) };
  const answer = await app.inject({ url: '/client', remoteAddress, headers });
  expect(answer.json()).toEqual({ client, isForgotten: name.includes('untrusted') });
});
