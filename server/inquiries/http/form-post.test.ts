import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { words } from '../../../content/words.ts';
import { type InquiryDraft, inquiryFields, isOf, parseInquiry } from '../../../domain/inquiry.ts';
import { park } from '../../../domain/park.ts';
import { onlyWith, slot } from '../../../domain/slots.ts';
import { allLocales, type Localized } from '../../../i18n/locales.ts';
import { exampleDraft } from '../../../tests/support/example-inquiry.ts';
import { plainSite } from '../../../tests/support/live-app.ts';
import { createApp } from '../../app.ts';
import { type PageTemplate, type PostAnswers, parseTemplate } from '../../site/template.ts';
import { drawReference, exampleReference } from '../store/reference.ts';
import { type Store, type StoredInquiry, StoreUnavailable } from '../store/store.ts';
import { keyOf, registerFormPost } from './form-post.ts';
import type { Incoming, Result } from './intake.ts';
import { createLimits } from './limits.ts';

/** The pages that answer, with the slots of the built ones and without what does not matter here. */
const template = (html: string): PageTemplate => ({
  parts: parseTemplate(html),
  inline: { scripts: [], styles: [] },
  posts: true,
});
const onlyIf = (name: string, html: string) => `<${onlyWith} slot="${slot(name)}">${html}</${onlyWith}>`;
const fields = inquiryFields.map(
  field =>
    `<input name="${field}"${isOf(field, 'day') ? ` type="${slot(`type:${field}`)}"` : ''} aria-invalid="${slot(`invalid:${field}`)}" value="${slot(`value:${field}`)}"/>` +
    onlyIf(`fault:${field}`, `<p id="${field}-fault">${slot(`fault:${field}`)}</p>`),
);
const answer: PostAnswers = {
  refused: template(
    `<h3>${slot('title')}</h3>${slot('text')}${onlyIf('failed', '<a href="tel:">')}${onlyIf('refused', '<ul>')}${fields.join('')}${slot('today')}`,
  ),
  thanks: template(`<p>Your reference: ${slot('reference')}</p>`),
};
const answers = Object.fromEntries(allLocales.map(locale => [locale, answer])) as Localized<PostAnswers>;

const storedInquiry = { reference: exampleReference } as StoredInquiry;
const draft: InquiryDraft = { ...exampleDraft, specialRequests: '' };
/** 20 November in the park, and the 21st further east. */
const evening = new Date('2026-11-20T23:30:00Z');
let time: Date;

let app: FastifyInstance;
let taken: { incoming: Incoming; client: string }[];
let result: Result;
let find: Pick<Store, 'find'>['find'];
const refusedAtMost = 30;

beforeEach(() => {
  time = evening;
  taken = [];
  result = { outcome: 'accepted', reference: exampleReference };
  find = async reference => (reference === exampleReference ? storedInquiry : null);
  app = createApp({
    site: plainSite(),
    addInquiries: target =>
      registerFormPost(target, {
        intake: {
          submit: async (incoming, client) => {
            taken.push({ incoming, client });
            const parsed = parseInquiry(incoming.draft, '2026-11-20');
            return parsed.ok ? result : { outcome: 'invalid', faults: parsed.faults };
          },
        },
        store: { find: reference => find(reference) },
        answers,
        refusals: createLimits({ perClient: refusedAtMost, overall: 1e6 }),
        clientOf: () => '192.0.2.7',
        siteOrigin: park.origin,
        now: () => time,
      }),
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  return app.close();
});

const post = (values: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/inquiries',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams(values).toString(),
  });

describe('a plain post', () => {
  it('in order goes to the intake and on to the thank-you page', async () => {
    const answer = await post({ ...draft, specialRequests: 'a\r\nb', locale: 'en', website: 'spam' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/thank-you?reference=${exampleReference}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(taken).toEqual([
      {
        incoming: {
          key: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
          draft: { ...draft, specialRequests: 'a\nb' },
          locale: 'en',
          honeypot: 'spam',
          elapsedMs: null,
        },
        client: '192.0.2.7',
      },
    ]);
    const page = await app.inject(String(answer.headers.location));
    expect(page.body).toContain(`Your reference: ${exampleReference}`);
    expect(page.headers['x-robots-tag']).toBe('noindex');
  });

  it('with faults is the page again, filled in, with the policy of a page that posts', async () => {
    const answer = await post({
      fullName: '"><script>alert(1)</script>',
      email: 'nobody@',
      visitDate: '2026-11-19',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('<script');
    expect(answer.body).toContain('value="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;"');
    expect(answer.body).toContain('<input name="email" aria-invalid="true" value="nobody@"/>');
    expect(answer.body).toContain(`<p id="email-fault">${words.en.inquiry.faults.email.malformed}</p>`);
    expect(answer.body).toContain(words.en.live.refused.title);
    expect(answer.body).toContain('<ul>');
    expect(answer.body).not.toContain('<a href="tel:">');
    expect(answer.body).not.toContain('specialRequests-fault');
    expect(answer.body).toMatch(/2026-11-20$/);
  });

  it.each([
    ['', 'date', 'missing'],
    ['2026-12-24', 'date', undefined],
    ['2026-11-19', 'date', 'past'],
    ['24/12/2026', 'text', undefined],
    ['19.11.2026', 'text', 'past'],
    ['24/12/26', 'text', 'malformed'],
    ['2026-02-30', 'text', 'malformed'],
    ['12026-12-24', 'text', 'malformed'],
    [' 24. 12. 2026', 'text', undefined],
    ['Christmas "Eve"', 'text', 'malformed'],
  ] as const)('shows the date %j as it was typed, in a field for a %s', async (visitDate, type, fault) => {
    const answer = await post({ ...draft, email: '', visitDate });
    expect(answer.statusCode).toBe(422);
    const value = visitDate.replaceAll('"', '&#34;');
    expect(answer.body).toContain(
      `<input name="visitDate" type="${type}" aria-invalid="${fault !== undefined}" value="${value}"/>`,
    );
    if (fault) expect(answer.body).toContain(words.en.inquiry.faults.visitDate[fault]);
  });

  it('with a date that was typed is taken', async () => {
    expect((await post({ ...draft, visitDate: '24/12/2026' })).statusCode).toBe(303);
  });

  it('gives back a text that begins with a line break as it was', async () => {
    const answer = await post({ ...draft, email: '', specialRequests: '\n a' });
    // The browser drops the first break after the tag of a text area.
    expect(answer.body).toContain('value="\n\n a"');
  });

  it.each([
    [{ outcome: 'limited', retryAfter: 90 }, 429, '90', words.en.live.failures.busy.title],
    [{ outcome: 'unavailable' }, 503, '30', words.en.live.failures.unavailable.title],
    [{ outcome: 'conflict' }, 503, '30', words.en.live.failures.unavailable.title],
  ] as [Result, number, string, string][])(
    'that is %j keeps everything and says when',
    async (...expected) => {
      const [outcome, status, retryAfter, title] = expected;
      result = outcome;
      const answer = await post(draft);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['retry-after']).toBe(retryAfter);
      expect(answer.body).toContain(title);
      expect(answer.body).toContain('<a href="tel:">');
      expect(answer.body).not.toContain('<ul>');
      expect(answer.body).toContain('value="hannah@example.com"');
      expect(answer.body).not.toContain('aria-invalid="true"');
    },
  );

  it('of another site is refused unread', async () => {
    expect((await post(draft, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(taken).toEqual([]);
  });

  it.each([
    ['application/json', '{}', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['text/plain', 'fullName=x', 415],
    ['application/x-www-form-urlencoded', 'x'.repeat(300_000), 413],
  ])('of type %s is refused', async (type, payload, status) => {
    const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' };
    const answer = await app.inject({ method: 'POST', url: '/inquiries', headers, payload });
    expect(answer.statusCode).toBe(status);
    expect(taken).toEqual([]);
  });

  it('of a text that is too long gives the text back', async () => {
    const long = '鸟'.repeat(20_000);
    const answer = await post({ ...draft, specialRequests: long });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(long);
    expect(answer.body).toContain('specialRequests-fault');
  });

  it('without any field, or of bytes that are no text, is a post with faults', async () => {
    for (const payload of ['', '&&&==', '%', '%ff%fe=%00', 'fullName=a&fullName=b', '__proto__=1']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await app.inject({ method: 'POST', url: '/inquiries', headers, payload });
      expect(answer.statusCode, payload).toBe(422);
    }
  });
});

describe('addresses that are no pages', () => {
  it.each(['/inquiries', '/thank-you', '/thank-you?reference=', '/thank-you?reference=%3Cb%3E'])(
    'GET %s leads to the form',
    async url => {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe('/contact');
    },
  );

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('%s is not for inquiries', async method => {
    const answer = await app.inject({
      method: method as 'PUT',
      url: '/inquiries?a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'fullName=Ana',
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD, POST');
    expect(taken).toEqual([]);
  });

  it('a reference that nothing is stored under leads to the form', async () => {
    const answer = await app.inject(`/thank-you?reference=${drawReference()}`);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/contact');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('while the store cannot be asked, whoever was sent there is thanked all the same', async () => {
    find = () => Promise.reject(new StoreUnavailable('The disk is full.'));
    const page = await app.inject(`/thank-you?reference=${exampleReference}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(exampleReference);
    find = () => Promise.reject(new Error('Nobody expected this.'));
    expect((await app.inject(`/thank-you?reference=${exampleReference}`)).statusCode).toBe(500);
  });

  it('a reference given twice is none', async () => {
    expect(
      (await app.inject(`/thank-you?reference=${exampleReference}&reference=${exampleReference}`)).statusCode,
    ).toBe(303);
  });
});

describe('posts that are refused', () => {
  it('of more fields than any form has are a 400, and not searched', async () => {
    const fields = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, '']));
    expect((await post({ ...draft, ...fields(40) })).statusCode).toBe(303);
    const read = vi.spyOn(URLSearchParams.prototype, 'get');
    expect((await post({ ...draft, ...fields(50) })).statusCode).toBe(400);
    expect(read).not.toHaveBeenCalled();
    expect(taken).toHaveLength(1);
  });

  it('have an allowance of their own; what is taken costs none of it', async () => {
    for (let round = 0; round < 2 * refusedAtMost; round++) expect((await post(draft)).statusCode).toBe(303);
    for (let round = 0; round < refusedAtMost; round++)
      expect((await post({ ...draft, email: 'x' })).statusCode).toBe(422);
    const before = taken.length;
    const answer = await post(draft);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(taken).toHaveLength(before);
  });

  it('cost nothing where they come from other sites, whose visitors have not asked for it', async () => {
    for (let round = 0; round < 2 * refusedAtMost; round++)
      expect((await post(draft, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post(draft)).statusCode).toBe(303);
  });
});

describe('the key of a plain post', () => {
  it('is the same until an hour after midnight: an answer may have been lost', async () => {
    const keys = [];
    for (const at of ['2026-11-20T23:30:00Z', '2026-11-21T00:59:59Z', '2026-11-21T01:00:00Z']) {
      time = new Date(at);
      await post(draft);
      keys.push(taken.at(-1)?.incoming.key);
    }
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is that of its words and its day', () => {
    const key = keyOf(draft, 'en', '2026-11-20');
    expect(keyOf({ ...draft }, 'en', '2026-11-20')).toBe(key);
    expect(keyOf(draft, 'en', '2026-11-21')).not.toBe(key);
    expect(keyOf({ ...draft, numberOfVisitors: '5' }, 'en', '2026-11-20')).not.toBe(key);
    // No value can slip into the next field.
    expect(keyOf({ ...draft, fullName: 'a', email: 'b' }, 'en', '2026-11-20')).not.toBe(
      keyOf({ ...draft, fullName: 'a","b', email: '' }, 'en', '2026-11-20'),
    );
  });
});
