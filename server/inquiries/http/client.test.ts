import { expect, it } from 'vitest';
import { plainSite } from '../../../tests/support/live-app.ts';
import { createApp } from '../../app.ts';
import { clientNetworks, isFromUntrustedProxy } from './client.ts';

const trustedProxies = ['127.0.0.1', '10.0.0.0/8', '2001:db8:99::/48'];

it.each<[name: string, remote: string, forwarded: string | undefined, client: string]>([
  ['of who asks directly and makes one up', '198.51.100.7', '203.0.113.1', '198.51.100.7'],
  ['behind two proxies', '127.0.0.1', '203.0.113.1, 10.1.2.3', '203.0.113.1'],
  ['behind a proxy, after addresses made up', '10.0.0.1', '1.1.1.1, 127.0.0.1, 203.0.113.1', '203.0.113.1'],
  ['behind proxies alone', '10.0.0.1', '10.0.0.3,10.0.0.2', '10.0.0.3'],
  ['behind a proxy that does not know', '10.0.0.1', '203.0.113.1, unknown', 'unknown'],
  ['of IPv4 with a port', '10.0.0.1', '203.0.113.1:443', '203.0.113.1'],
  ['of IPv6 with a port', '10.0.0.1', '[2001:db8::1]:443', '2001:db8:0:0'],
  ['of IPv6 with a zone', 'fe80::1%eth0', undefined, 'fe80:0:0:0'],
  ['of a proxy of IPv4 on a socket of both', '::ffff:10.0.0.1', '::ffff:cb00:7101', '203.0.113.1'],
  ['of a neighbour that is no proxy', '192.168.1.2', undefined, '192.168.1.2'],
  ['of one on the same machine, by its proxy', '127.0.0.1', '127.0.0.1', '127.0.0.1'],
  ['of a proxy that may have been forgotten', '192.168.1.2', '203.0.113.1', '192.168.1.2'],
  ['of one on a socket of both that may have', '::ffff:172.17.0.1', '203.0.113.1', '172.17.0.1'],
])('the client %s', async (name, remoteAddress, forwarded, client) => {
  const addInquiries: NonNullable<Parameters<typeof createApp>[0]['addInquiries']> = app =>
    app.get('/client', request => ({
      client: clientNetworks(request.ip)[0],
      isForgotten: isFromUntrustedProxy(request),
    }));
  const app = createApp({ site: plainSite(), trustedProxies, addInquiries });
  const headers = { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) };
  const answer = await app.inject({ url: '/client', remoteAddress, headers });
  expect(answer.json()).toEqual({ client, isForgotten: name.includes('may have') });
});
