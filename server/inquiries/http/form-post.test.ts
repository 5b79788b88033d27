import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InquiryDraft } from '../../../domain/inquiry.ts';
import { lastVisitDay } from '../../../domain/visit-days.ts';
import { words } from '../../../i18n/words.ts';
import { answerRenderer as answers } from '../../../tests/support/answer-renderer.ts';
import { exampleDraft, exampleInquiry } from '../../../tests/support/example-inquiry.ts';
import { type LiveApp, liveApp } from '../../../tests/support/live-app.ts';
import { exampleReference } from '../store/reference.ts';

vi.mock('#delivery', () => import('../../../app/components/inquiry/live/live.ts'));

const control = (html: string, name: string, tag = 'input') =>
  new RegExp(`<${tag}\\b[^>]* name="${name}"[^>]*>`).exec(html)?.[0];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const draft: InquiryDraft = { ...exampleDraft, visitDate: '24/12/2026', specialRequests: '' };

let live: LiveApp;
beforeEach(() => {
  live = liveApp({ answers });
  // 20 November in the park, 21 November further east.
  live.clock.now = new Date('2026-11-20T23:30:00Z');
});

const postOf = (type: string, payload: string, headers: Record<string, string> = {}) =>
  live.app.inject({
    method: 'POST',
    url: '/inquiries',
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', ...headers },
    payload,
  });
const form = 'application/x-www-form-urlencoded';
const post = (values: Record<string, string>, headers?: Record<string, string>) =>
  postOf(form, new URLSearchParams(values).toString(), headers);
const thanks = async () => String((await post(draft)).headers.location);

describe('a plain post', () => {
  it('is stored, and redirected to the thank-you page', async () => {
    const answer = await post({ ...draft, specialRequests: 'a\r\nb', locale: 'nl', website: 'spam' });
    expect(answer.statusCode).toBe(303);
    const location = expect.stringMatching(/^\/nl\/[^?]+\?reference=IP-0000-00$/);
    expect(answer.headers).toMatchObject({ location, 'cache-control': 'no-store, no-transform' });
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    const inquiry = { ...exampleInquiry, visitDate: '2026-12-24', specialRequests: 'a\nb' };
    expect(live.store.submissions).toMatchObject([
      { idempotencyKey: expect.stringMatching(uuid), inquiry, locale: 'nl', spamReasons: ['honeypot'] },
    ]);
    const page = await live.app.inject(String(answer.headers.location));
    expect(page.body).toContain('IP-0000-00');
    expect(page.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store, no-transform',
    });
  });

  it('with errors returns the filled-in page, with the CSP of the site', async () => {
    const fullName = '"><script>alert(1)</script>';
    const answer = await post({ fullName, email: 'nobody@', visitDate: '2026-11-19' });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("form-action 'self'"),
      'cache-control': 'no-store, no-transform',
    });
    expect(control(answer.body, 'fullName')).toContain(
      ' value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"',
    );
    const email = control(answer.body, 'email');
    for (const attribute of [' value="nobody@"', ' aria-invalid="true"']) expect(email).toContain(attribute);
    const { malformed } = words.en.inquiry.errors.email;
    for (const text of [`<a href="#inquiry-email">${malformed}</a>`, words.en.live.invalid.title])
      expect(answer.body).toContain(text);
    expect(answer.body).not.toMatch(/<script|specialRequests-error/);
    const date = control(answer.body, 'visitDate');
    expect(date).toContain(` min="2026-11-20" max="${lastVisitDay('2026-11-20')}"`);
  });

  it.each([
    ['', 'date', 'missing'],
    ['24/12/2026', 'text', undefined],
    ['Christmas "Eve"', 'text', 'malformed'],
  ] as const)('redisplays the date %j unchanged, in a field of type %s', async (visitDate, type, error) => {
    const { body } = await post({ ...draft, email: '', visitDate });
    const date = control(body, 'visitDate');
    expect(date).toContain(` type="${type}"`);
    expect(date).toContain(` aria-invalid="${error !== undefined}"`);
    expect(date).toContain(` value="${visitDate.replaceAll('"', '&quot;')}"`);
    if (error) expect(body).toContain(words.en.inquiry.errors.visitDate[error]);
  });

  it.each([
    ['beyond the limit', {}, 429, '3600', 'busy'],
    ['while the store is unavailable', { down: true }, 503, '30', 'unavailable'],
  ] as const)('%s redisplays everything with Retry-After', async (_name, store, status, retryAfter, why) => {
    live = liveApp({ answers, limits: { perClient: 1, overall: 100 } });
    await post(draft);
    Object.assign(live.store, store);
    const answer = await post({ ...draft, phone: '2' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, retryAfter]);
    const { title } = words.en.live.failures[why];
    const [, form = ''] = /<form(.*)<\/form>/s.exec(answer.body) ?? [];
    for (const html of [title, '<a href="tel:', `value="${draft.email}"`]) expect(form).toContain(html);
    expect(form).not.toMatch(/class="field-error"|aria-invalid="true"/);
  });

  it.each([
    ['with JSON', 'application/json', '{}', 415],
    ['that is too large', form, 'x'.repeat(300_000), 413],
    ['without fields', form, '', 422],
    ['with too many fields', form, '&'.repeat(100), 400],
  ])('%s is refused', async (_name, type, payload, status) => {
    expect((await postOf(type, payload)).statusCode).toBe(status);
    expect(live.store.submissions).toEqual([]);
  });
});

it('the form’s path accepts no other methods', async () => {
  const answer = await live.app.inject({ method: 'PUT', url: '/inquiries?a=1', payload: 'x' });
  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
});

describe('the thank-you page', () => {
  const knownPage = '/thank-you?reference=IP-0000-00';

  it.each([
    ['no reference', '/thank-you'],
    ['the form’s own path', '/inquiries'],
    ['an unknown reference', `/thank-you?reference=${exampleReference}`],
  ])('redirects to the form with %s', async (_name, url) => {
    expect(await thanks()).toBe(knownPage);
    const { statusCode, headers } = await live.app.inject(url);
    expect([statusCode, headers.location]).toEqual([303, '/contact']);
  });

  it('cannot be enumerated, and stays open to other clients', async () => {
    live = liveApp({ answers, limits: { perClient: 1, overall: 100 }, trustedProxies: ['127.0.0.1'] });
    expect(await thanks()).toBe(knownPage);
    const ask = async (url: string, client: string) =>
      (await live.app.inject({ url, headers: { 'x-forwarded-for': client } })).statusCode;
    const miss = `/thank-you?reference=${exampleReference}`;
    for (let guess = 0; guess < 10; guess += 1) expect(await ask(miss, '192.0.2.1')).toBe(303);
    expect(await ask(miss, '192.0.2.1')).toBe(429);
    expect(await ask(knownPage, '192.0.2.1')).toBe(429);
    for (let look = 0; look < 20; look += 1) expect(await ask(knownPage, '192.0.2.2')).toBe(200);
  });

  it('is shown while the store is unavailable', async () => {
    live.store.down = true;
    const page = await live.app.inject(knownPage);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('IP-0000-00');
  });
});

describe('the key of a plain post', () => {
  it('stays the same until an hour after midnight, in case the response was lost', async () => {
    const keys = [];
    for (const at of ['2026-11-20T23:30:00Z', '2026-11-21T00:59:59Z', '2026-11-21T01:00:00Z']) {
      live = liveApp({ answers });
      live.clock.now = new Date(at);
      await post(draft);
      keys.push(live.store.submissions[0]?.idempotencyKey);
    }
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
