import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { message } from '../../../tests/support/example-inquiry.ts';
import { key, liveApp, noon, siteOrigin } from '../../../tests/support/live-app.ts';
import { parkDomain } from '../../../tests/support/mail-settings.ts';
import { errorsOf, problemOf, uncachedHeaders } from '../../../tests/support/problems.ts';
import { isCrossSite } from '../../site/origin.ts';
import { referenceOf } from '../store/reference.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a valid inquiry', () => {
  it('is stored with its mails, and the response has its reference', async () => {
    const { post, store } = liveApp();
    const answer = await post(message);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json', ...uncachedHeaders });
    expect(answer.json()).toEqual({ reference: referenceOf('000000') });
    const { locale, website, elapsedMs, ...inquiry } = message;
    expect(store.submissions).toEqual([
      { idempotencyKey: key, inquiry, locale, spamReasons: [], receivedAt: noon },
    ]);
    expect(store.mails.map(({ kind }) => kind)).toEqual(['office', 'confirmation']);
  });

  it('needs only the required fields, and may have the number as text', async () => {
    const { post, store } = liveApp();
    const { locale, website, elapsedMs, specialRequests, ...needed } = message;
    expect((await post({ ...needed, numberOfVisitors: ' 007 ' })).statusCode).toBe(201);
    expect(store.submissions[0]?.inquiry).toMatchObject({ specialRequests: '', numberOfVisitors: 7 });
  });

  it.each<[unknown, string | undefined]>([
    ['v1&day=2026-11-20&party=4', 'v1&day=2026-11-20&party=4'],
    ['v1&day=2026-11-21', undefined],
  ])('with the plan %j is stored with %j', async (sent, plan) => {
    const { post, store } = liveApp();
    expect((await post({ ...message, plan: sent })).statusCode).toBe(201);
    expect(store.submissions[0]?.inquiry.plan).toBe(plan);
  });

  it.each([
    [{}, []],
    [{ elapsedMs: 2999 }, ['too-fast']],
    [{ website: 'x', elapsedMs: -1 }, ['honeypot', 'too-fast']],
  ])('with %j is stored with the spam reasons %j', async (change, spamReasons) => {
    const { post, store } = liveApp();
    expect((await post({ ...message, ...change })).statusCode).toBe(201);
    expect(store.submissions[0]?.spamReasons).toEqual(spamReasons);
  });
});

describe('the key', () => {
  const another = { ...message, fullName: 'Somebody Else' };

  const fresh = () => ({ 'idempotency-key': randomUUID() });

  it('replays the first response without counting towards the limits, which are per client', async () => {
    const limits = { perClient: 2, overall: 1e6 };
    const { post, store } = liveApp({ limits, trustedProxies: ['127.0.0.1'] });
    const first = await post(message);
    const expectAgain = async () => {
      const again = await post({ ...message, elapsedMs: 90_000 }, { 'idempotency-key': key.toUpperCase() });
      expect([again.statusCode, again.body]).toEqual([201, first.body]);
    };
    for (let i = 0; i < 9; i++) await expectAgain();
    const conflict = problemOf(await post(another), 422);
    expect(conflict.detail).toContain('Idempotency-Key');
    expect(conflict).not.toHaveProperty('errors');
    expect((await post(message, fresh())).statusCode).toBe(201);
    const limited = await post(message, fresh());
    problemOf(limited, 429);
    expect(limited.headers['retry-after']).toBe('3600');
    await expectAgain();
    expect((await post(message, { ...fresh(), 'x-forwarded-for': '192.0.2.2' })).statusCode).toBe(201);
    expect(store.submissions).toHaveLength(3);
  });

  it('replays the first response in the hour after the day of the visit', async () => {
    const { post, clock, store } = liveApp();
    const first = await post(message);
    clock.now = new Date('2026-11-21T00:59:59Z');
    const again = await post(message);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    expect(problemOf(await post(another)).detail).toContain('Idempotency-Key');
    const past = { '/visitDate': 'past' };
    expect(errorsOf(await post(message, fresh()))).toEqual(past);
    expect(errorsOf(await post({ ...message, email: 'x' }))).toEqual({ '/email': 'malformed', ...past });
    expect(store.submissions).toHaveLength(1);
    store.down = true;
    problemOf(await post(message), 503);
  });

  it.each([undefined, 'key', `${key}, ${key}`])('must be a UUID, not %s', async wrong => {
    const { post, store } = liveApp();
    const answer = await post(message, { 'idempotency-key': wrong });
    expect(problemOf(answer, 400).detail).toContain('Idempotency-Key');
    expect(store.submissions).toHaveLength(0);
  });
});

describe('a store that fails', () => {
  const limits = { perClient: 1, overall: 1 };

  it('returns 503 while pages are still served; the same key succeeds later', async () => {
    const { app, post, store, log } = liveApp({ limits });
    store.down = true;
    const answer = await post(message);
    problemOf(answer, 503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).not.toContain('disk');
    expect(log).toEqual(['inquiry not stored {"reason":"The disk is full."}']);
    expect((await app.inject('/')).statusCode).toBe(200);
    problemOf(await post(message), 503);
    store.down = false;
    expect((await post(message)).statusCode).toBe(201);
  });

  it('unexpectedly returns 500 without details, and the log omits the message', async () => {
    const { post, store, log } = liveApp({ limits });
    vi.spyOn(store, 'accept').mockRejectedValueOnce(new Error(`duplicate ${message.email}`));
    const answer = await post(message);
    problemOf(answer, 500);
    expect(log).toEqual([expect.stringMatching(/^request failed .*"error":"Error"/)]);
    expect(answer.body + log).not.toContain(message.email);
    expect((await post(message)).statusCode).toBe(201);
  });
});

describe('methods and paths', () => {
  it.each(['GET', 'PUT', 'OPTIONS'] as const)('%s is not allowed for inquiries', async method => {
    const answer = await liveApp().app.inject({ method, url: '/api/inquiries?a=1' });
    expect(answer.headers['allow']).toBe('POST');
    problemOf(answer, 405);
  });

  it('other paths return 404, and malformed URLs 400', async () => {
    const { app } = liveApp();
    for (const url of ['/api/', '/api/inquiries/', '/api/x.js', '/api/Inquiries', '/api/__proto__'])
      for (const method of ['GET', 'POST'] as const) problemOf(await app.inject({ method, url }), 404);
    problemOf(await app.inject('/api/%zz'), 400);
  });
});

describe('a cross-site request', () => {
  const host = 'localhost:3000';

  it.each<[name: string, headers: IncomingHttpHeaders, isCrossSite: boolean]>([
    ['this site, by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }, false],
    [
      'the published site through a proxy that changes the host',
      { origin: siteOrigin, host: '10.0.0.5' },
      false,
    ],
    ['a client other than a browser', { host }, false],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, true],
    ['a sibling domain', { 'sec-fetch-site': 'same-site', origin: `https://shop.${parkDomain}` }, true],
    ['another site, by an old browser', { origin: 'https://evil.example', host }, true],
  ])('is recognized: %s', (_name, headers, foreign) => {
    expect(isCrossSite(headers, siteOrigin)).toBe(foreign);
  });

  it('is refused without reading its body', async () => {
    const { post, postBytes, store } = liveApp();
    problemOf(await post(message, { origin: 'https://evil.example' }), 403);
    problemOf(await postBytes('x'.repeat(2 ** 20), { 'sec-fetch-site': 'cross-site' }), 403);
    expect(store.submissions).toHaveLength(0);
  });
});
