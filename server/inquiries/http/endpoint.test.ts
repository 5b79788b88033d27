import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import type { ScheduleException } from '../../../domain/exceptions.ts';
import { descriptionOf, fieldDescriptions, inquiryFields } from '../../../domain/inquiry.ts';
import { toInstant } from '../../../domain/park-time.ts';
import { createDayLink } from '../../../domain/plan/request.ts';
import { message } from '../../../tests/support/example-inquiry.ts';
import { key, liveApp, noon, siteOrigin } from '../../../tests/support/live-app.ts';
import { parkDomain } from '../../../tests/support/mail-settings.ts';
import { expectRefused, uncachedHeaders } from '../../../tests/support/refusals.ts';
import { isCrossSite } from '../../site/origin.ts';
import { exampleReference, referenceOf } from '../store/reference.ts';

const withNewKey = () => ({ 'idempotency-key': randomUUID() });

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

  it('needs only the required fields; what else cannot be read is ignored', async () => {
    const { post, store } = liveApp();
    const { website, elapsedMs, specialRequests, ...needed } = message;
    const body = { ...needed, numberOfVisitors: ' 007 ', locale: 'tlh', plan: 5, unknown: {} };
    expect((await post(body)).statusCode).toBe(201);
    const [submission] = store.submissions;
    expect(submission?.locale).toBe('en');
    expect(submission?.inquiry).toEqual({
      ...needed,
      specialRequests: '',
      numberOfVisitors: 7,
      locale: undefined,
    });
  });

  it.each([
    [createDayLink('2026-11-20', 4), createDayLink('2026-11-20', 4)],
    [createDayLink('2026-11-21', 4), undefined],
  ])('with the plan %j is stored with %j', async (sent, plan) => {
    const { post, store } = liveApp();
    expect((await post({ ...message, plan: sent })).statusCode).toBe(201);
    expect(store.submissions[0]?.inquiry.plan).toBe(plan);
  });

  it.each([
    [{ elapsedMs: 2999 }, ['too-fast']],
    [{ elapsedMs: undefined }, ['too-fast']],
    [{ elapsedMs: '9999' }, ['too-fast']],
    [{ elapsedMs: { toString: 1, valueOf: 1 } }, ['too-fast']],
    [{ website: 'x', elapsedMs: -1 }, ['honeypot', 'too-fast']],
  ])('with %j is stored with the spam reasons %j', async (change, spamReasons) => {
    const { post, store } = liveApp();
    expect((await post({ ...message, ...change })).statusCode).toBe(201);
    expect(store.submissions[0]?.spamReasons).toEqual(spamReasons);
  });

  it('for today is accepted until midnight in the park', async () => {
    const { post, clock } = liveApp();
    const midnight = toInstant(message.visitDate, '24:00');
    clock.now = midnight;
    expect(expectRefused(await post(message), 422)).toEqual({ visitDate: 'past' });
    clock.now = new Date(midnight.getTime() - 1);
    expect((await post(message)).statusCode).toBe(201);
  });

  it.each([
    ['decomposed Vietnamese', 'ệ'.normalize('NFD').repeat(fieldDescriptions.fullName.maxLength)],
    ['line breaks', 'a\r\nBcc: x@example.com\r\n\r\nb\u2028c'],
  ])('is stored unchanged except for NFC normalization: %s', async (_name, typed) => {
    const { post, store } = liveApp();
    expect((await post({ ...message, fullName: typed, specialRequests: typed })).statusCode).toBe(201);
    const kept = typed.normalize('NFC');
    expect(store.submissions[0]?.inquiry).toMatchObject({ fullName: kept, specialRequests: kept });
  });
});

describe('an invalid inquiry', () => {
  const required = inquiryFields.filter(field => !descriptionOf(field).optional);
  const missing = Object.fromEntries(required.map(field => [field, 'missing']));

  it.each([{}, null, [message], 'text', 5])('names every missing field: %j', async body => {
    const { post, store } = liveApp();
    expect(expectRefused(await post(body), 422)).toEqual(missing);
    expect(store.submissions).toHaveLength(0);
  });

  it('cannot inherit its fields', async () => {
    const answer = await liveApp().postBytes(`{"__proto__": ${JSON.stringify(message)}}`);
    expect(expectRefused(answer, 422)).toEqual(missing);
  });

  it.each([
    ['NUL', 'a\0b', 'malformed'],
    ['a lone surrogate', 'a\udc00', 'malformed'],
    ['an object', {}, 'malformed'],
    ['far too much text', 'x'.repeat(4001), 'tooLong'],
    ['NUL and far too much text', `\0${'x'.repeat(4001)}`, 'tooLong'],
  ])('with %s as a name is refused, along with other errors', async (_name, fullName, code) => {
    const { post, store } = liveApp();
    const answer = await post({ ...message, fullName, email: 'x', visitDate: '2026-11-19' });
    expect(expectRefused(answer, 422)).toEqual({ fullName: code, email: 'malformed', visitDate: 'past' });
    expect(store.submissions).toHaveLength(0);
  });

  it('is one for a day that the office has closed', async () => {
    const { post, store } = liveApp();
    const closing: ScheduleException = {
      from: '2026-12-24',
      to: '2026-12-26',
      closed: true,
      reason: 'christmas',
    };
    store.exceptions = [closing];
    const atChristmas = { ...message, visitDate: '2026-12-25' };
    expect(expectRefused(await post(atChristmas), 422)).toEqual({ visitDate: 'closed' });
    store.exceptions = [];
    expect((await post(atChristmas)).statusCode).toBe(201);
  });
});

describe('the key', () => {
  it('returns the first result, whatever the body, and does not count towards the limits', async () => {
    const limits = { perClient: 2, overall: 1e6 };
    const { post, store, clock } = liveApp({ limits, trustedProxies: ['127.0.0.1'] });
    const first = await post(message);
    const upperCase = { 'idempotency-key': key.toUpperCase() };
    for (const body of [message, { ...message, fullName: 'Somebody Else' }, {}, null]) {
      const again = await post(body, upperCase);
      expect([again.statusCode, again.body]).toEqual([201, first.body]);
    }
    expectRefused(await post({ ...message, email: 'x' }, withNewKey()), 422);
    expect((await post(message, withNewKey())).statusCode).toBe(201);
    const limited = await post(message, withNewKey());
    expect(expectRefused(limited, 429)).toEqual({});
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(3590);
    expect((await post(message, { ...withNewKey(), 'x-forwarded-for': '192.0.2.2' })).statusCode).toBe(201);
    // The day of the visit is over.
    clock.now = new Date('2026-11-21T00:59:59Z');
    expect((await post(message)).body).toBe(first.body);
    expect(store.submissions).toHaveLength(3);
  });

  it.each([undefined, 'key', `${key}, ${key}`])('must be a UUID, not %s', async wrong => {
    const { post, store } = liveApp();
    const answer = await post(message, { 'idempotency-key': wrong });
    expect(expectRefused(answer, 400)).toEqual({ 'Idempotency-Key': 'malformed' });
    expect(store.submissions).toHaveLength(0);
  });
});

describe('a store that fails', () => {
  it('returns 503 while pages are still served; the same key succeeds later', async () => {
    const { app, post, store, log } = liveApp({ limits: { perClient: 1, overall: 1 } });
    store.down = true;
    const answer = await post(message);
    expect(expectRefused(answer, 503)).toEqual({});
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(log).toEqual(['inquiry not stored {"reason":"The disk is full."}']);
    expect((await app.inject('/')).statusCode).toBe(200);
    expect((await app.inject(`/inquiries/${exampleReference}`)).statusCode).toBe(503);
    store.down = false;
    expect((await post(message)).statusCode).toBe(201);
  });

  it('unexpectedly returns 500 without details, and the log omits the message', async () => {
    const { post, store, log } = liveApp();
    vi.spyOn(store, 'accept').mockRejectedValueOnce(new Error(`duplicate ${message.email}`));
    const answer = await post(message);
    expectRefused(answer, 500);
    expect(log).toEqual([expect.stringMatching(/^request failed .*"error":"Error"/)]);
    expect(answer.body + log).not.toContain(message.email);
    expect((await post(message)).statusCode).toBe(201);
  });
});

describe('requests', () => {
  const json = JSON.stringify(message);

  it('may have a body of up to 16 KiB', async () => {
    const { postBytes, store } = liveApp();
    expectRefused(await postBytes(json.padEnd(16_385)), 413);
    expect(store.submissions).toHaveLength(0);
    expect((await postBytes(json.padEnd(16_384))).statusCode).toBe(201);
  });

  it.each([
    ['a trailing comma', 400, '{"fullName": "x",}', {}],
    ['no content type', 415, Buffer.from(json), { 'content-type': undefined }],
    ['no body', 415, '', { 'content-type': undefined }],
    ['the content type of a form', 415, json, { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('with %s return %i', async (_name, status, bytes, headers) => {
    const { postBytes, store } = liveApp();
    expectRefused(await postBytes(bytes, headers), status);
    expect(store.submissions).toHaveLength(0);
  });

  it.each(['GET', 'HEAD', 'PUT', 'OPTIONS'] as const)('may not have the method %s', async method => {
    const answer = await liveApp().app.inject({ method, url: '/api/inquiries?a=1' });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
  });

  it('of other paths return 404, and those of malformed URLs 400', async () => {
    const { app } = liveApp();
    for (const url of ['/api/', '/api/inquiries/', '/api/x.js', '/api/Inquiries', '/api/__proto__'])
      for (const method of ['GET', 'POST'] as const) expectRefused(await app.inject({ method, url }), 404);
    expectRefused(await app.inject('/api/%zz'), 400);
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
    expectRefused(await post(message, { origin: 'https://evil.example' }), 403);
    expectRefused(await postBytes('x'.repeat(2 ** 20), { 'sec-fetch-site': 'cross-site' }), 403);
    expect(store.submissions).toHaveLength(0);
  });
});
