import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type LiveApp, liveApp, message, siteOrigin } from '../../../tests/support/live-app.ts';
import { parkDomain } from '../../../tests/support/mail-settings.ts';
import { problemOf } from '../../../tests/support/problems.ts';

describe('methods and paths', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is not for inquiries',
    async method => {
      const { app } = liveApp();
      const answer = await app.inject({ method: method as 'GET', url: '/api/inquiries?a=1' });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers['allow']).toBe('POST');
      expect(answer.headers['content-type']).toBe('application/problem+json');
    },
  );

  it.each(['/api/', '/api/inquiries/', '/api/inquiries/1', '/api/x.js', '/api/Inquiries', '/api/__proto__'])(
    'nothing is at %s',
    async url => {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await liveApp().app.inject({ method, url });
        expect(answer.statusCode).toBe(404);
        problemOf(answer);
      }
    },
  );

  it('a URL that cannot be read is a 400', async () => {
    const answer = await liveApp().app.inject('/api/%zz');
    expect(answer.statusCode).toBe(400);
    problemOf(answer);
  });

  it('pages are as they were', async () => {
    const { app } = liveApp();
    expect((await app.inject('/')).body).toBe('Home');
    const answer = await app.inject({ method: 'POST', url: '/', payload: {} });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD');
  });
});

describe('origin', () => {
  const host = 'localhost:3000';
  it.each([
    ['its own, by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin', origin: undefined }],
    ['nobody, by Sec-Fetch-Site', { 'sec-fetch-site': 'none', origin: undefined }],
    ['the published site', { origin: siteOrigin, host }],
    ['the host that is asked', { origin: 'http://localhost:3000', host }],
    ['the host that is asked, in other letters', { origin: 'http://localhost:3000', host: 'LocalHost:3000' }],
    ['the published site through a proxy that renames it', { origin: siteOrigin, host: '10.0.0.5:3000' }],
    ['no browser', { origin: undefined, host }],
  ])('%s is let in', async (_name, headers) => {
    expect((await liveApp().post(message, headers)).statusCode).toBe(201);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site', origin: `https://shop.${parkDomain}` }],
    ['what nobody knows', { 'sec-fetch-site': 'x', origin: undefined }],
    ['another site that claims to be ours', { 'sec-fetch-site': 'cross-site', origin: siteOrigin }],
    ['another site, from an old browser', { origin: 'https://evil.example', host }],
    ['another port', { origin: 'http://localhost:4000', host }],
    ['a longer name', { origin: `${siteOrigin}.evil.example`, host }],
    ['a page without origin', { origin: 'null', host }],
    ['no URL', { origin: 'localhost:3000', host }],
  ])('%s is shut out', async (_name, headers) => {
    const { post, store } = liveApp();
    const answer = await post(message, headers);
    expect(answer.statusCode).toBe(403);
    problemOf(answer);
    expect(store.submissions).toHaveLength(0);
  });

  it('is asked before the body is read', async () => {
    const answer = await liveApp().postBytes('x'.repeat(2 ** 20), { 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
  });
});

describe('too many', () => {
  it('from one client are a 429, which says when to come again; others are taken', async () => {
    const { post, store } = liveApp({
      limits: { perClient: 2, overall: 100 },
      trustedProxies: ['127.0.0.1'],
    });
    const send = (client: string) =>
      post(message, { 'x-forwarded-for': client, 'idempotency-key': randomUUID() });
    expect((await send('192.0.2.1')).statusCode).toBe(201);
    expect((await send('192.0.2.1')).statusCode).toBe(201);
    const answer = await send('192.0.2.1');
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('1800');
    problemOf(answer);
    expect((await send('192.0.2.2')).statusCode).toBe(201);
    expect(store.submissions).toHaveLength(3);
  });

  it('are counted where something would be stored: a few faults cost nothing', async () => {
    const { post } = liveApp({ limits: { perClient: 1, overall: 1 } });
    for (let i = 0; i < 9; i++) expect((await post({ ...message, email: 'x' })).statusCode).toBe(422);
    expect((await post(message)).statusCode).toBe(201);
  });

  it.each([
    [422, (app: LiveApp) => app.post({ ...message, email: 'x' })],
    [400, (app: LiveApp) => app.postBytes('{')],
    [400, (app: LiveApp) => app.post(message, { 'idempotency-key': 'x' })],
    [413, (app: LiveApp) => app.postBytes(' '.repeat(20_000))],
    [415, (app: LiveApp) => app.postBytes('x', { 'content-type': 'text/plain' })],
  ])('are ten refused ones (%i) for each that may be sent; others are taken', async (status, refused) => {
    const app = liveApp({ limits: { perClient: 2, overall: 1e6 }, trustedProxies: ['127.0.0.1'] });
    for (let i = 0; i < 20; i++) expect((await refused(app)).statusCode).toBe(status);
    const answer = await refused(app);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('180');
    problemOf(answer);
    expect((await app.post(message)).statusCode).toBe(429);
    expect((await app.post(message, { 'x-forwarded-for': '192.0.2.1' })).statusCode).toBe(201);
  });

  it('at once are no more than in turn', async () => {
    const { post } = liveApp({ limits: { perClient: 1, overall: 1e6 } });
    const answers = await Promise.all(Array.from({ length: 30 }, () => post({ ...message, email: 'x' })));
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10);
  });

  it('are those that are stored: the same one again costs nothing, and is answered when nothing is left', async () => {
    const { post, store } = liveApp({ limits: { perClient: 2, overall: 1e6 } });
    const first = await post(message);
    for (let i = 0; i < 9; i++) expect((await post(message)).body).toBe(first.body);
    const conflict = await post({ ...message, fullName: 'Somebody Else' });
    expect(problemOf(conflict).detail).toContain('Idempotency-Key');
    const send = () => post(message, { 'idempotency-key': randomUUID() });
    expect((await send()).statusCode).toBe(201);
    expect((await send()).statusCode).toBe(429);
    const again = await post(message);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    expect(store.submissions).toHaveLength(2);
  });

  it('are none while the store can take none, for whatever reason', async () => {
    const { post, store } = liveApp({ limits: { perClient: 1, overall: 1 } });
    store.down = true;
    for (let i = 0; i < 3; i++) expect((await post(message)).statusCode).toBe(503);
    store.down = false;
    const { accept } = store;
    store.accept = () => Promise.reject(new Error('Nobody expected this.'));
    for (let i = 0; i < 3; i++) expect((await post(message)).statusCode).toBe(500);
    store.accept = accept;
    expect((await post(message)).statusCode).toBe(201);
  });
});
