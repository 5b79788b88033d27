import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  key,
  type LiveApp,
  liveApp,
  message,
  noon,
  plainSite,
  siteOrigin,
} from '../../../tests/support/live-app.ts';
import { errorsOf, problemOf } from '../../../tests/support/problems.ts';
import { createApp } from '../../app.ts';

describe('an inquiry in order', () => {
  it('is stored with its mails, and its reference is the answer', async () => {
    const { post, store, calls } = liveApp();
    const answer = await post(message);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['content-type']).toBe('application/json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({ reference: 'IP-0000-00' });
    const { locale, website, elapsedMs, ...inquiry } = message;
    expect(store.submissions).toEqual([{ key, inquiry, locale, marks: [], receivedAt: noon }]);
    expect(store.mails).toHaveLength(1);
    expect(calls.stored).toBe(1);
  });

  it('needs its own fields only', async () => {
    const { post, store } = liveApp();
    const { fullName, email, phone, visitDate, numberOfVisitors } = message;
    const answer = await post({ fullName, email, phone, visitDate, numberOfVisitors });
    expect(answer.statusCode).toBe(201);
    expect(store.submissions[0]?.inquiry.specialRequests).toBe('');
  });

  it('may give the visitors in digits', async () => {
    const { post, store } = liveApp();
    await post({ ...message, numberOfVisitors: ' 007 ' });
    expect(store.submissions[0]?.inquiry.numberOfVisitors).toBe(7);
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"', 'application/json; x=y'])(
    'is read as %s',
    async type => expect((await liveApp().post(message, { 'content-type': type })).statusCode).toBe(201),
  );

  it('may begin with a byte order mark', async () => {
    const answer = await liveApp().postBytes(`\ufeff${JSON.stringify(message)}`);
    expect(answer.statusCode).toBe(201);
  });
});

describe('the key', () => {
  it('gives the first answer again, and stores nothing twice', async () => {
    const { post, store, calls } = liveApp();
    const first = await post(message);
    const again = await post({ ...message, elapsedMs: 90_000 }, { 'idempotency-key': key.toUpperCase() });
    expect(again.statusCode).toBe(201);
    expect(again.body).toBe(first.body);
    expect(store.submissions).toHaveLength(1);
    expect(calls.stored).toBe(1);
  });

  it('is refused with another inquiry', async () => {
    const { post, store } = liveApp();
    await post(message);
    const answer = await post({ ...message, fullName: 'Somebody Else' });
    expect(answer.statusCode).toBe(422);
    expect(problemOf(answer)).not.toHaveProperty('errors');
    expect(store.submissions).toHaveLength(1);
  });

  it('gives the first answer again after the day of the visit, when nothing new would be taken', async () => {
    const { post, clock, store } = liveApp();
    const first = await post(message);
    clock.now = new Date('2026-11-21T12:00:00Z');
    const again = await post(message);
    expect(again.statusCode).toBe(201);
    expect(again.body).toBe(first.body);
    const changed = await post({ ...message, fullName: 'Somebody Else' });
    expect(problemOf(changed).detail).toContain('Idempotency-Key');
    expect(errorsOf(await post(message, { 'idempotency-key': randomUUID() }))).toEqual({
      '/visitDate': 'past',
    });
    expect(store.submissions).toHaveLength(1);
    store.down = true;
    expect((await post(message)).statusCode).toBe(503);
  });

  it.each([
    undefined,
    '',
    'key',
    `${key}x`,
    `"${key}"`,
    `${key}, ${key}`,
    '7f0f6d0e6f0b4a579a2e0d1c5d0f3a11',
  ])('must be a UUID, and %s is none', async wrong => {
    const { post, store } = liveApp();
    const answer = await post(message, { 'idempotency-key': wrong });
    expect(answer.statusCode).toBe(400);
    expect(problemOf(answer).detail).toContain('Idempotency-Key');
    expect(store.submissions).toHaveLength(0);
  });
});

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
    ['a neighbour', { 'sec-fetch-site': 'same-site', origin: 'https://shop.islapapagayo.example' }],
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
});

describe('a store that cannot', () => {
  it('is a 503 and no false success; pages are served; the same key goes through later', async () => {
    const { app, post, store, calls } = liveApp();
    store.down = true;
    const answer = await post(message);
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).not.toContain('disk');
    problemOf(answer);
    expect(calls.reported).toHaveLength(1);
    expect((await app.inject('/')).statusCode).toBe(200);
    store.down = false;
    expect((await post(message)).statusCode).toBe(201);
    expect(calls.stored).toBe(1);
  });

  it('for a reason that nobody expected is a 500 that tells nothing', async () => {
    const { post, store } = liveApp();
    store.accept = () => Promise.reject(new Error(`duplicate ${message.email}`));
    const answer = await post(message);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain(message.email);
    problemOf(answer);
  });
});

describe('spam', () => {
  it.each([
    [{}, []],
    [{ website: 'https://example.com' }, ['honeypot']],
    [{ website: ' ' }, ['honeypot']],
    [{ elapsedMs: 2999 }, ['too-fast']],
    [{ elapsedMs: 3000 }, []],
    [{ elapsedMs: -1 }, ['too-fast']],
    [{ website: 'x', elapsedMs: 0 }, ['honeypot', 'too-fast']],
  ])('%j is marked %j, and stored', async (change, marks) => {
    const { post, store } = liveApp();
    expect((await post({ ...message, ...change })).statusCode).toBe(201);
    expect(store.submissions[0]?.marks).toEqual(marks);
  });
});

it.each(['/api/inquiries', '/api/x', '/api/%zz', '/healthz', '/readyz'])(
  '%s has every security header',
  async url => {
    const { headers } = await liveApp().app.inject(url);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['x-robots-tag']).toBe('noindex');
  },
);

describe('simulated inquiries', () => {
  it('have no endpoint: the server is as it was without live ones', async () => {
    const app = createApp({ site: plainSite() });
    const get = await app.inject('/api/inquiries');
    expect([get.statusCode, get.body]).toEqual([404, 'Page Not Found']);
    const post = await app.inject({ method: 'POST', url: '/api/inquiries', payload: message });
    expect([post.statusCode, post.headers['allow'], post.body]).toEqual([
      405,
      'GET, HEAD',
      'Method Not Allowed\n',
    ]);
    for (const url of ['/healthz', '/readyz']) expect((await app.inject(url)).statusCode).toBe(404);
    expect((await app.inject('/api/%zz')).body).toBe('Bad Request\n');
  });
});
