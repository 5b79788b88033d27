import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { key, liveApp, message, noon, plainSite } from '../../../tests/support/live-app.ts';
import { errorsOf, problemOf } from '../../../tests/support/problems.ts';
import { createApp } from '../../app.ts';
import { referenceOf } from '../store/reference.ts';

describe('an inquiry in order', () => {
  it('is stored with its mails, and its reference is the answer', async () => {
    const { post, store, calls } = liveApp();
    const answer = await post(message);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['content-type']).toBe('application/json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({ reference: referenceOf('000000') });
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

  it('gives the first answer again in the hour after the day of the visit, when nothing new would be taken', async () => {
    const { post, clock, store } = liveApp();
    const first = await post(message);
    clock.now = new Date('2026-11-21T00:59:59Z');
    const again = await post(message);
    expect(again.statusCode).toBe(201);
    expect(again.body).toBe(first.body);
    const changed = await post({ ...message, fullName: 'Somebody Else' });
    expect(problemOf(changed).detail).toContain('Idempotency-Key');
    expect(errorsOf(await post(message, { 'idempotency-key': randomUUID() }))).toEqual({
      '/visitDate': 'past',
    });
    expect(errorsOf(await post({ ...message, email: 'x' }))).toEqual({
      '/email': 'malformed',
      '/visitDate': 'past',
    });
    expect(store.submissions).toHaveLength(1);
    store.down = true;
    expect((await post(message)).statusCode).toBe(503);
  });

  it.each([
    ['an hour after midnight', '2026-11-21T01:00:00Z', '2026-11-20'],
    ['in the hour after midnight, for the day before', '2026-11-21T00:00:00Z', '2026-11-19'],
    ['at noon', '2026-11-21T12:00:00Z', '2026-11-20'],
    ['at noon, typed without a date picker', '2026-11-21T12:00:00Z', ' 20/11/2026'],
  ])('of a day that has passed asks nobody %s', async (_name, now, visitDate) => {
    const { post, clock, store } = liveApp();
    clock.now = new Date(now);
    const asked = vi.spyOn(store, 'earlier');
    expect(errorsOf(await post({ ...message, visitDate }))).toEqual({ '/visitDate': 'past' });
    expect(asked).not.toHaveBeenCalled();
    store.down = true;
    expect((await post({ ...message, visitDate })).statusCode).toBe(422);
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
