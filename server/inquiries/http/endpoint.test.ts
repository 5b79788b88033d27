import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { descriptionOf, inquiryFields } from '../../../domain/inquiry.ts';
import { toInstant } from '../../../domain/park-time.ts';
import { createDayLink } from '../../../domain/plan/request.ts';
import { sentInquiry } from '../../../tests/support/example-inquiry.ts';
import { key, liveApp, noon, siteOrigin } from '../../../tests/support/live-app.ts';
import { parkDomain } from '../../../tests/support/mail-settings.ts';
import { isCrossSite } from '../../site/origin.ts';
import { exampleReference } from '../store/reference.ts';

const uncachedHeaders = {
  'content-type': 'application/json',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'strict-transport-security': expect.stringContaining('max-age='),
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store, no-transform',
};

/** Checks what all refusals have in common. Returns the error codes by field. */
function expectRefused(answer: LightMyRequestResponse, status: number): Record<string, string> {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject(uncachedHeaders);
  const { errors, ...others } = answer.json();
  expect(others).toEqual({});
  return errors;
}

const withNewKey = () => ({ 'idempotency-key': randomUUID() });

describe('a valid inquiry', () => {
  it('is stored with its mails, and the response has its reference', async () => {
    const { post, store } = await liveApp();
    const answer = await post(sentInquiry);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers).toMatchObject(uncachedHeaders);
    const [stored, ...others] = await store.list({});
    const reference = (await store.findByKey(key)) ?? exampleReference;
    expect(answer.json()).toEqual({ reference });
    const { locale, website, ...inquiry } = sentInquiry;
    expect(stored).toMatchObject({ reference, locale, isSuspected: false, receivedAt: noon });
    expect([stored?.inquiry, others]).toEqual([inquiry, []]);
    expect((await store.listMails(reference)).map(({ kind }) => kind)).toEqual(['office', 'confirmation']);
  });

  it('needs only the required fields; what else cannot be read is ignored', async () => {
    const { post, store } = await liveApp();
    const { website, locale, specialRequests, ...needed } = sentInquiry;
    const body = { ...needed, numberOfVisitors: ' 007 ', locale: 'tlh', plan: 5, unknown: {} };
    expect((await post(body)).statusCode).toBe(201);
    const inquiry = { ...needed, specialRequests: '', numberOfVisitors: 7 };
    expect(await store.list({})).toMatchObject([{ locale: 'en', inquiry }]);
  });

  it('keeps a plan for its day only', async () => {
    const { post, store } = await liveApp();
    const [plan, otherPlan] = [createDayLink('2026-11-20', 4), createDayLink('2026-11-21', 4)];
    await post({ ...sentInquiry, plan });
    await post({ ...sentInquiry, plan: otherPlan }, withNewKey());
    expect((await store.list({})).map(({ inquiry }) => inquiry.plan).sort()).toEqual([plan, undefined]);
  });

  it('with the hidden field filled in is stored as suspected', async () => {
    const { post, store } = await liveApp();
    expect((await post({ ...sentInquiry, website: 'x' })).statusCode).toBe(201);
    expect(await store.list({})).toMatchObject([{ isSuspected: true }]);
  });

  it('for today is accepted until midnight in the park', async () => {
    const { post, clock } = await liveApp();
    const midnight = toInstant(sentInquiry.visitDate, '24:00');
    clock.now = midnight;
    expect(expectRefused(await post(sentInquiry), 422)).toEqual({ visitDate: 'past' });
    clock.now = new Date(midnight.getTime() - 1);
    expect((await post(sentInquiry)).statusCode).toBe(201);
  });
});

describe('an invalid inquiry', () => {
  it('is told every missing field, which it cannot inherit', async () => {
    const { postBytes, store } = await liveApp();
    const required = inquiryFields.filter(field => !descriptionOf(field).optional);
    const missing = Object.fromEntries(required.map(field => [field, 'missing']));
    const json = JSON.stringify(sentInquiry);
    for (const body of ['{}', 'null', `[${json}]`, '"text"', `{"__proto__": ${json}}`])
      expect(expectRefused(await postBytes(body), 422), body).toEqual(missing);
    expect(await store.list({})).toEqual([]);
  });

  it.each([
    ['NUL', 'a\0b'],
    ['a lone surrogate', 'a\udc00'],
    ['a lost letter', 'Jos\ufffd'],
    ['an object', {}],
  ])('with %s as a name is refused', async (_name, fullName) => {
    const { post, store } = await liveApp();
    expect(expectRefused(await post({ ...sentInquiry, fullName }), 422)).toEqual({ fullName: 'malformed' });
    expect(await store.list({})).toEqual([]);
  });

  it('is one for a day that the office has closed', async () => {
    const { post, store } = await liveApp();
    const closed = { from: '2026-12-24', to: '2026-12-26', closed: true, reason: 'christmas' } as const;
    await store.announce(closed, 0, { actedAt: noon, initials: 'AM' });
    const atChristmas = { ...sentInquiry, visitDate: '2026-12-25' };
    expect(expectRefused(await post(atChristmas), 422)).toEqual({ visitDate: 'closed' });
  });
});

describe('the key', () => {
  it('returns the first result, whatever the body, and does not count towards the limits', async () => {
    const limits = { perClient: 2, overall: 1e6 };
    const { post, store, clock } = await liveApp({ limits, trustedProxies: ['127.0.0.1'] });
    const first = await post(sentInquiry);
    const upperCase = { 'idempotency-key': key.toUpperCase() };
    for (const body of [sentInquiry, { ...sentInquiry, fullName: 'Somebody Else' }, null]) {
      const again = await post(body, upperCase);
      expect([again.statusCode, again.body]).toEqual([201, first.body]);
    }
    expectRefused(await post({ ...sentInquiry, email: 'x' }, withNewKey()), 422);
    expect((await post(sentInquiry, withNewKey())).statusCode).toBe(201);
    const limited = await post(sentInquiry, withNewKey());
    expect(expectRefused(limited, 429)).toEqual({});
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(3590);
    expect((await post(sentInquiry, { ...withNewKey(), 'x-forwarded-for': '192.0.2.2' })).statusCode).toBe(
      201,
    );
    // The day of the visit is over.
    clock.now = new Date('2026-11-21T00:59:59Z');
    expect((await post(sentInquiry)).body).toBe(first.body);
    expect(await store.list({})).toHaveLength(3);
  });

  it.each([undefined, 'key', `${key}, ${key}`])('must be a UUID, not %s', async wrong => {
    const { post, store } = await liveApp();
    const answer = await post(sentInquiry, { 'idempotency-key': wrong });
    expect(expectRefused(answer, 400)).toEqual({ 'Idempotency-Key': 'malformed' });
    expect(await store.list({})).toEqual([]);
  });
});

it.each([
  ['a proxy that is not trusted', []],
  ['a trusted proxy', ['127.0.0.1']],
])('the address of a client cannot be forged through %s', async (_name, trustedProxies) => {
  const { post } = await liveApp({ limits: { perClient: 1, overall: 1e6 }, trustedProxies });
  const postThrough = (addresses: string) =>
    post(sentInquiry, { ...withNewKey(), 'x-forwarded-for': addresses });
  await postThrough('1.1.1.1, 203.0.113.1');
  expect((await postThrough('2.2.2.2, 203.0.113.1')).statusCode).toBe(429);
});

describe('a store that fails', () => {
  it('returns 503 while pages are still served; the same key succeeds later', async () => {
    const { app, post, store, log } = await liveApp({ limits: { perClient: 1, overall: 1 } });
    store.down = true;
    const answer = await post(sentInquiry);
    expect(expectRefused(answer, 503)).toEqual({});
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(log).toEqual(['inquiry not stored {"reason":"The disk is full."}']);
    expect((await app.inject('/')).statusCode).toBe(200);
    expect((await app.inject(`/inquiries/${exampleReference}`)).statusCode).toBe(503);
    store.down = false;
    expect((await post(sentInquiry)).statusCode).toBe(201);
  });

  it('unexpectedly returns 500 without details, and the log omits the inquiry', async () => {
    const { post, store, log } = await liveApp();
    vi.spyOn(store, 'accept').mockRejectedValueOnce(new Error(`duplicate ${sentInquiry.email}`));
    const answer = await post(sentInquiry);
    expectRefused(answer, 500);
    expect(log).toEqual([expect.stringMatching(/^request failed .*"error":"Error"/)]);
    expect(answer.body + log).not.toContain(sentInquiry.email);
  });
});

describe('requests', () => {
  const json = JSON.stringify(sentInquiry);

  it('may have a body of up to 16 KiB', async () => {
    const { postBytes } = await liveApp();
    const largest = json + ' '.repeat(16_384 - Buffer.byteLength(json));
    expectRefused(await postBytes(`${largest} `), 413);
    expect((await postBytes(largest)).statusCode).toBe(201);
  });

  it.each([
    ['a syntax error', 400, '{"fullName": "x",}', {}],
    ['no body', 415, '', { 'content-type': undefined }],
    ['the content type of a form', 415, json, { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('with %s return %i', async (_name, status, body, headers) => {
    expectRefused(await (await liveApp()).postBytes(body, headers), status);
  });

  it.each(['GET', 'PUT', 'OPTIONS'] as const)('may not have the method %s', async method => {
    const answer = await (await liveApp()).app.inject({ method, url: '/api/inquiries?a=1' });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
  });

  it('of other paths return 404', async () => {
    const { app } = await liveApp();
    for (const url of ['/api/', '/api/inquiries/', '/api/x.js'])
      for (const method of ['GET', 'POST'] as const) expectRefused(await app.inject({ method, url }), 404);
  });
});

describe('a cross-site request', () => {
  const host = 'localhost:3000';

  it.each<[name: string, headers: IncomingHttpHeaders, isCrossSite: boolean]>([
    ['this site, by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }, false],
    ['the published site through a proxy', { origin: siteOrigin, host: '10.0.0.5' }, false],
    ['a client other than a browser', { host }, false],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, true],
    ['a sibling domain', { 'sec-fetch-site': 'same-site', origin: `https://shop.${parkDomain}` }, true],
    ['another site, by an old browser', { origin: 'https://evil.example', host }, true],
  ])('is recognized: %s', (_name, headers, foreign) => {
    expect(isCrossSite(headers, siteOrigin)).toBe(foreign);
  });

  it('is refused without reading its body', async () => {
    const { post, postBytes, store } = await liveApp();
    expectRefused(await post(sentInquiry, { origin: 'https://evil.example' }), 403);
    expectRefused(await postBytes('x'.repeat(2 ** 20), { 'sec-fetch-site': 'cross-site' }), 403);
    expect(await store.list({})).toEqual([]);
  });
});
