import { expect, it } from 'vitest';
import { plainSite } from '../../../tests/support/live-app.ts';
import { createApp } from '../../app.ts';
import { isFromUntrustedProxy, toClientNetworks } from './client.ts';

const trustedProxies = ['127.0.0.1', '10.0.0.0/8', '2001:db8:99::/48'];

const testApp = () =>
  createApp({
    site: plainSite(),
    trustedProxies,
    addInquiries: app =>
      app.get('/client', request => ({
        client: toClientNetworks(request.ip)[0],
        isForgotten: isFromUntrustedProxy(request),
      })),
  });

it.each<[name: string, remote: string, forwarded: string | undefined, client: string]>([
  ['connecting directly', '198.51.100.7', undefined, '198.51.100.7'],
  ['behind an untrusted content delivery network', '198.51.100.7', '203.0.113.1', '198.51.100.7'],
  ['behind two proxies', '127.0.0.1', '203.0.113.1, 10.1.2.3', '203.0.113.1'],
  ['behind a proxy, with forged addresses', '10.0.0.1', '1.1.1.1, 127.0.0.1, 203.0.113.1', '203.0.113.1'],
  ['behind a proxy that does not know its address', '10.0.0.1', '203.0.113.1, unknown', 'unknown'],
  ['with an IPv6 address and port', '10.0.0.1', '[2001:db8::1]:443', '2001:db8:0:0'],
])('the client %s', async (name, remoteAddress, forwarded, client) => {
  const headers = { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) };
  const answer = await testApp().inject({ url: '/client', remoteAddress, headers });
  expect(answer.json()).toEqual({ client, isForgotten: name.includes('untrusted') });
});
