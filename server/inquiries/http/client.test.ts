import { expect, it } from 'vitest';
import { plainSite } from '../../../tests/support/live-app.ts';
import { createApp } from '../../app.ts';
import { toClientNetwork } from './client.ts';

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:12:ffff:1:2:3:4', '2001:db8:12'],
  ['x'.repeat(1000), 'unknown'],
])('the address %s belongs to the client %s', (address, client) => {
  expect(toClientNetwork(address)).toBe(client);
});

it.each([
  ['through a proxy that is not trusted', '198.51.100.7', '203.0.113.1', '198.51.100.7'],
  ['through a proxy, with forged addresses', '10.0.0.1', '1.1.1.1, 203.0.113.1, 10.1.2.3', '203.0.113.1'],
])('a client that connects %s is known', async (_name, remoteAddress, forwarded, client) => {
  const app = createApp({
    site: plainSite(),
    trustedProxies: ['127.0.0.1', '10.0.0.0/8'],
    addInquiries: target => target.get('/client', ({ ip }) => toClientNetwork(ip)),
  });
  const headers = { 'x-forwarded-for': forwarded };
  expect((await app.inject({ url: '/client', remoteAddress, headers })).body).toBe(client);
});
