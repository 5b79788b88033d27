import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { words } from '../../../content/words.ts';
import { type InquiryDraft, inquiryFields, isOf, parseInquiry } from '../../../domain/inquiry.ts';
import { park } from '../../../domain/park.ts';
import { onlyWith, slot } from '../../../domain/slots.ts';
import { allLocales, type Localized } from '../../../i18n/locales.ts';
import { exampleDraft } from '../../../tests/support/example-inquiry.ts';
import { plainSite } from '../../../tests/support/live-app.ts';
import { storedInquiry } from '../../../tests/support/stored.ts';
import { createApp } from '../../app.ts';
import { type PageTemplate, type PostAnswers, parseTemplate } from '../../site/template.ts';
import { drawReference, exampleReference } from '../store/reference.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
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

const draft: InquiryDraft = { ...exampleDraft, visitDate: '24/12/2026', specialRequests: '' };
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
  find = async reference => (reference === exampleReference ? storedInquiry() : null);
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

const postOf = (type: string, payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/inquiries',
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', ...headers },
    payload,
  });
const form = 'application/x-www-form-urlencoded';
const post = (values: Record<string, string>, headers?: Record<string, string>) =>
  postOf(form, new URLSearchParams(values).toString(), headers);
const placeOf = async (url: string) => {
  const { statusCode, headers } = await app.inject(url);
  return [statusCode, headers.location];
};

describe('a plain post', () => {
  it('in order goes to the intake and on to the thank-you page', async () => {
    const answer = await post({ ...draft, specialRequests: 'a\r\nb', locale: 'en', website: 'spam' });
    expect(answer.statusCode).toBe(303);
    const location = `/thank-you?reference=${exampleReference}`;
    expect(answer.headers).toMatchObject({ location, 'cache-control': 'no-store' });
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    const incoming = {
      key: expect.stringMatching(uuid),
      draft: { ...draft, specialRequests: 'a\nb' },
      locale: 'en',
      honeypot: 'spam',
      elapsedMs: null,
    };
    expect(taken).toEqual([{ incoming, client: '192.0.2.7' }]);
    const page = await app.inject(location);
    expect(page.body).toContain(`Your reference: ${exampleReference}`);
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
  });

  it('with faults is the page again, filled in, with the policy of a page that posts', async () => {
    const fullName = '"><script>alert(1)</script>';
    const answer = await post({ fullName, email: 'nobody@', visitDate: '2026-11-19' });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/script-src 'self';.*form-action 'self'/),
      'cache-control': 'no-store',
    });
    for (const html of [
      'value="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;"',
      '<input name="email" aria-invalid="true" value="nobody@"/>',
      `<p id="email-fault">${words.en.inquiry.faults.email.malformed}</p>`,
      words.en.live.refused.title,
      '<ul>',
    ])
      expect(answer.body).toContain(html);
    expect(answer.body).not.toMatch(/<script|<a href="tel:">|specialRequests-fault/);
    expect(answer.body).toMatch(/2026-11-20$/);
  });

  it.each([
    ['', 'date', 'missing'],
    ['2026-12-24', 'date', undefined],
    ['2026-11-19', 'date', 'past'],
    ['24/12/2026', 'text', undefined],
    ['19.11.2026', 'text', 'past'],
    ['2026-02-30', 'text', 'malformed'],
    ['Christmas "Eve"', 'text', 'malformed'],
  ] as const)('shows the date %j as it was typed, in a field for a %s', async (visitDate, type, fault) => {
    const { body } = await post({ ...draft, email: '', visitDate });
    const value = visitDate.replaceAll('"', '&#34;');
    expect(body).toContain(
      `<input name="visitDate" type="${type}" aria-invalid="${fault !== undefined}" value="${value}"/>`,
    );
    if (fault) expect(body).toContain(words.en.inquiry.faults.visitDate[fault]);
  });

  it('gives a text back as it was: one that begins with a line break, and one that is too long', async () => {
    const broken = await post({ ...draft, email: '', specialRequests: '\r\n a' });
    // The line break after the tag of a text area is dropped.
    expect(broken.body).toContain('value="\n\n a"');
    const long = '鸟'.repeat(20_000);
    const answer = await post({ ...draft, specialRequests: long });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(long);
    expect(answer.body).toContain('specialRequests-fault');
  });

  it.each([
    [{ outcome: 'limited', retryAfter: 90 }, 429, '90', words.en.live.failures.busy.title],
    [{ outcome: 'unavailable' }, 503, '30', words.en.live.failures.unavailable.title],
    [{ outcome: 'conflict' }, 503, '30', words.en.live.failures.unavailable.title],
  ] as [Result, number, string, string][])(
    'that is %j gives everything back and says when to come again',
    async (outcome, status, retryAfter, title) => {
      result = outcome;
      const answer = await post(draft);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['retry-after']).toBe(retryAfter);
      for (const html of [title, '<a href="tel:">', `value="${draft.email}"`])
        expect(answer.body).toContain(html);
      expect(answer.body).not.toMatch(/<ul>|aria-invalid="true"/);
    },
  );

  it.each([
    ['application/json', '{}', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['text/plain', 'fullName=x', 415],
    [form, 'x'.repeat(300_000), 413],
  ])('of type %s is refused', async (type, payload, status) => {
    expect((await postOf(type, payload)).statusCode).toBe(status);
    expect(taken).toEqual([]);
  });

  it.each(['', '&&&==', '%', '%ff%fe=%00', 'fullName=a&fullName=b', '__proto__=1'])(
    'of %j has faults',
    async payload => expect((await postOf(form, payload)).statusCode).toBe(422),
  );

  it('of more fields than any form has is a 400, and not searched', async () => {
    const fields = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, '']));
    expect((await post({ ...draft, ...fields(40) })).statusCode).toBe(303);
    const read = vi.spyOn(URLSearchParams.prototype, 'get');
    expect((await post({ ...draft, ...fields(50) })).statusCode).toBe(400);
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
    expect(taken).toHaveLength(1);
  });

  it('that is refused counts towards a limit of its own; what is taken does not', async () => {
    for (let i = 0; i < 2 * refusedAtMost; i++) expect((await post(draft)).statusCode).toBe(303);
    for (let i = 0; i < refusedAtMost; i++)
      expect((await post({ ...draft, email: 'x' })).statusCode).toBe(422);
    const before = taken.length;
    const answer = await post(draft);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(taken).toHaveLength(before);
  });

  it('of another site is refused unread, and does not count: its visitors have not asked for it', async () => {
    for (let i = 0; i < 2 * refusedAtMost; i++)
      expect((await post(draft, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(taken).toEqual([]);
    expect((await post(draft)).statusCode).toBe(303);
  });
});

describe('the address of the post', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('takes no %s', async method => {
    const answer = await app.inject({ method: method as 'PUT', url: '/inquiries?a=1', payload: 'x' });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
    expect(taken).toEqual([]);
  });
});

describe('the way to the thank-you page', () => {
  const thanks = `/thank-you?reference=${exampleReference}`;

  it.each([
    ['no reference', '/thank-you'],
    ['the address of the post, opened again', '/inquiries'],
    ['an empty one', '/thank-you?reference='],
    ['markup', '/thank-you?reference=%3Cb%3E'],
    ['one that nothing is stored under', `/thank-you?reference=${drawReference()}`],
    ['the reference twice', `${thanks}&reference=${exampleReference}`],
  ])('leads to the form with %s', async (_name, url) => {
    expect(await placeOf(url)).toEqual([303, '/contact']);
  });

  it('thanks whoever was sent there while the store cannot be asked', async () => {
    find = () => Promise.reject(new StoreUnavailable('The disk is full.'));
    const page = await app.inject(thanks);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(exampleReference);
    find = () => Promise.reject(new Error('Nobody expected this.'));
    expect((await app.inject(thanks)).statusCode).toBe(500);
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

  it('is that of its words, its language and its day', () => {
    const day = '2026-11-20';
    const key = keyOf(draft, 'en', day);
    expect(keyOf({ ...draft }, 'en', day)).toBe(key);
    expect(keyOf(draft, 'en', '2026-11-21')).not.toBe(key);
    expect(keyOf({ ...draft, numberOfVisitors: '5' }, 'en', day)).not.toBe(key);
    // No value can slip into the next field.
    expect(keyOf({ ...draft, fullName: 'a', email: 'b' }, 'en', day)).not.toBe(
      keyOf({ ...draft, fullName: 'a","b', email: '' }, 'en', day),
    );
  });
});
