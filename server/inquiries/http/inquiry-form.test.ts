import { beforeEach, describe, expect, it } from 'vitest';
import type { InquiryDraft } from '../../../domain/inquiry.ts';
import { writePlan } from '../../../domain/plan/link.ts';
import { createPreferences } from '../../../domain/plan/preferences.ts';
import { words } from '../../../i18n/words.ts';
import { exampleDraft, exampleInquiry } from '../../../tests/support/example-inquiry.ts';
import { key, type LiveApp, liveApp, noon } from '../../../tests/support/live-app.ts';
import { exampleReference } from '../store/reference.ts';

const draft: InquiryDraft = { ...exampleDraft, visitDate: '2026-12-24', specialRequests: '' };
const form = 'application/x-www-form-urlencoded';

let live: LiveApp;
beforeEach(async () => {
  live = await liveApp();
});

const postBytes = (type: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  live.app.inject({
    method: 'POST',
    url: '/inquiries',
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', ...headers },
    payload,
  });
const post = (values: Record<string, string>, headers?: Record<string, string>) =>
  postBytes(form, new URLSearchParams(values).toString(), headers);

/** What every page of the form has. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-[^']+'/),
  'cache-control': 'no-store, no-transform',
  'x-robots-tag': 'noindex',
};

describe('a form without scripts', () => {
  it('is stored, and leads to a thank-you page in its language', async () => {
    const plan = writePlan(createPreferences('2026-12-24'));
    const typed = { ...draft, specialRequests: 'a\r\nb', plan };
    const answer = await post({ ...typed, locale: 'nl', website: 'spam' });
    const [{ reference = '' } = {}] = await live.store.list({});
    const location = `/inquiries/${reference}`;
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
    const inquiry = { ...exampleInquiry, visitDate: '2026-12-24', specialRequests: 'a\nb', plan };
    expect(await live.store.list({})).toMatchObject([{ inquiry, locale: 'nl', isSuspected: true }]);
    const page = await live.app.inject(location);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject(pageHeaders);
    for (const text of ['<html lang="nl"', words.nl.thanks.title, reference, '<a href="/nl">'])
      expect(page.body).toContain(text);
    expect(page.body).not.toContain(exampleInquiry.fullName);
  });

  it('says why an announced day is closed', async () => {
    const closed = { from: exampleInquiry.visitDate, closed: true, reason: 'maintenance' } as const;
    await live.store.announce(closed, 0, { actedAt: noon, initials: 'AM' });
    const answer = await post(exampleDraft);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(words.en.reasons.maintenance);
  });

  it('is stored once with a key, which only scripts fill in', async () => {
    for (let attempt = 0; attempt < 2; attempt += 1) await post({ ...draft, 'Idempotency-Key': key });
    for (let attempt = 0; attempt < 2; attempt += 1) await post(draft);
    expect(await live.store.list({})).toHaveLength(3);
  });

  it('with errors returns a page that lists them in its language and repeats no input', async () => {
    const specialRequests = '<script>alert(1)</script>';
    const answer = await post({
      ...draft,
      fullName: '',
      specialRequests,
      email: 'a<b@c.example',
      phone: '',
      locale: 'es',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers).toMatchObject(pageHeaders);
    const { inquiry, live: liveWords } = words.es;
    const { labels, errors } = inquiry;
    for (const text of [
      '<html lang="es"',
      `<h1>${liveWords.invalid.title}</h1>`,
      `<li>${labels.fullName}: ${errors.fullName.missing}</li>`,
      `<li>${labels.phone}: ${errors.phone.missing}</li>`,
      `<li>${labels.email}: ${errors.email.malformed}</li>`,
      liveWords.goBack,
      '<a href="/es/contacto">',
    ])
      expect(answer.body).toContain(text);
    expect(answer.body).not.toContain('alert');
    expect(answer.body).not.toContain(labels.visitDate);
    expect(await live.store.list({})).toEqual([]);
  });

  it.each<[string, type: string, payload: string | Buffer]>([
    ['percent-encoded', form, 'fullName=Jos%E9'],
    ['raw', form, Buffer.from('fullName=Jos\xe9', 'latin1')],
    ['declared', `${form}; charset="ISO-8859-1"`, 'fullName=Jos%E9&_charset_=windows-1252'],
  ])('in another charset, %s, is told which fields have lost letters', async (_name, type, payload) => {
    const others = new URLSearchParams({ ...draft, fullName: '', locale: 'es' }).toString();
    const answer = await postBytes(type, Buffer.concat([Buffer.from(payload), Buffer.from(`&${others}`)]));
    const { labels, otherError } = words.es.inquiry;
    expect(answer.body).toContain(`<ul><li>${labels.fullName}: ${otherError}</li>\n</ul>`);
    expect([answer.statusCode, await live.store.list({})]).toEqual([422, []]);
  });

  it.each([
    ['beyond the limit', false, 429, 'busy'],
    ['while the store is unavailable', true, 503, 'unavailable'],
  ] as const)('%s returns a page with the phone number', async (_name, isDown, status, why) => {
    live = await liveApp({ limits: { perClient: 1, overall: 100 } });
    await post(draft);
    live.store.down = isDown;
    const answer = await post({ ...draft, locale: 'unknown' });
    expect(answer.statusCode).toBe(status);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers).toMatchObject(pageHeaders);
    const { failures, goBack } = words.en.live;
    for (const text of [failures[why].title, failures[why].text, '<a href="tel:', goBack, 'href="/contact"'])
      expect(answer.body).toContain(text);
  });

  it.each([
    ['with JSON', 415, 'application/json', '{}', {}],
    ['that is too large', 413, form, 'x'.repeat(2 ** 16 + 1), {}],
    ['of another site', 403, form, 'fullName=x', { 'sec-fetch-site': 'cross-site' }],
  ])('%s is refused with %i', async (_name, status, type, payload, headers) => {
    expect((await postBytes(type, payload, headers)).statusCode).toBe(status);
    expect(await live.store.list({})).toEqual([]);
  });
});

it.each(['/inquiries', '/inquiries/x', `/inquiries/${exampleReference}`])(
  '%s is no inquiry, so it leads to the form',
  async url => {
    const { statusCode, headers } = await live.app.inject(url);
    expect([statusCode, headers.location]).toEqual([303, '/contact']);
  },
);

it('the form’s path accepts no other methods', async () => {
  const answer = await live.app.inject({ method: 'PUT', url: '/inquiries?a=1', payload: 'x' });
  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
});
