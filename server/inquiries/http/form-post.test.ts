import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type InquiryDraft, parseInquiry } from '../../../domain/inquiry.ts';
import { cutFaultsPage, cutThanksPage } from '../../../site-build/form-pages.ts';
import { plainSite } from '../../../tests/support/live-app.ts';
import { createApp } from '../../app.ts';
import { keyOf, registerFormPost } from './form-post.ts';
import type { Incoming, Result } from './intake.ts';
import { createLimits } from './limits.ts';

/** The form as React writes it, without what does not matter here. */
const field = (name: string, rest = '') =>
  `<div class="field"><label for="_R_${name}">Label</label><input id="_R_${name}" required="" aria-invalid="false" name="${name}"${rest}/></div>`;
const contact = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>Contact</title><style>a{}</style><script>early()</script></head><body><form class="inquiry" method="post" action="/inquiries"><p class="scripts-failed"><svg><path d="M0"/></svg>Part</p><div class="fields">${field('fullName')}${field('email')}${field('phone')}${field('visitDate', ' min="2026-01-31"')}<div class="field"><div class="input stepper"><input id="_R_n" required="" aria-invalid="false" type="number" min="1" name="numberOfVisitors"/><button>−</button></div></div><div class="field"><textarea id="_R_s" aria-invalid="false" name="specialRequests"></textarea></div></div></form></body></html>`;
const thanks = '<html><body><p>Your reference: IP-0000-00</p></body></html>';

describe('the pages that answer a post', () => {
  it('are cut where every slot has its one place', () => {
    const page = cutFaultsPage(contact);
    expect(page.texts).toHaveLength(page.slots.length + 1);
    expect(new Set(page.slots).size).toBe(3 + 3 * 6);
    expect(page.texts.join('')).not.toMatch(/<script|aria-invalid|2026-01-31/);
    expect(page.ids.email).toBe('_R_email');
    expect(page.posts).toBe(true);
    expect(page.inline.scripts).toEqual([]);
    expect(page.inline.styles).toHaveLength(1);
    expect(cutThanksPage(thanks)).toMatchObject({ slots: ['reference'], posts: false });
  });

  it.each([
    ['a field is missing', 'name="email"', 'name="mail"'],
    ['a field is there twice', '<div class="fields">', `<div class="fields">${field('phone')}`],
    ['a control says its state otherwise', ' aria-invalid="false" name="phone"', ' name="phone"'],
    ['a control has no id', 'id="_R_fullName" required', 'required'],
    ['a control is filled in', 'name="email"', 'name="email" value="x"'],
    ['the date has no first day', ' min="2026-01-31"', ''],
    ['the warning sign is missing', '<svg>', '<i>'],
    ['the fields have another frame', '<div class="fields">', '<div class="grid">'],
    ['the number has another row', 'class="input stepper"', 'class="input"'],
  ])('fail the build when %s', (_name, from, to) => {
    expect(contact).toContain(from);
    expect(() => cutFaultsPage(contact.replace(from, to))).toThrow('site-build/form-pages.ts');
  });

  it('fail the build when the reference has no place', () => {
    expect(() => cutThanksPage('<p>Thanks</p>')).toThrow('site-build/form-pages.ts');
  });
});

const draft: InquiryDraft = {
  fullName: 'Hannah Whitfield',
  email: 'hannah@example.com',
  phone: '+44 20 7946 0000',
  visitDate: '2026-11-20',
  numberOfVisitors: '4',
  specialRequests: '',
};
/** 20 November in the park, and the 21st further east. */
const now = () => new Date('2026-11-20T23:30:00Z');

let app: FastifyInstance;
let taken: { incoming: Incoming; client: string }[];
let result: Result;
const refusedAtMost = 30;

beforeEach(() => {
  taken = [];
  result = { outcome: 'accepted', reference: 'IP-7F3K-2Q' };
  const formPages = { faults: { en: cutFaultsPage(contact) }, thanks: { en: cutThanksPage(thanks) } };
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
        pages: formPages,
        refusals: createLimits({ perClient: refusedAtMost, overall: 1e6 }),
        clientOf: () => '192.0.2.7',
        siteOrigin: 'https://www.islapapagayo.example',
        now,
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
    expect(answer.headers.location).toBe('/thank-you?reference=IP-7F3K-2Q');
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
    expect(page.body).toContain('Your reference: IP-7F3K-2Q');
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
    expect(answer.body).toMatch(
      /<input id="_R_email"[^>]* aria-invalid="true" aria-describedby="fault-email"/,
    );
    expect(answer.body).toMatch(/<p id="fault-email" class="fault"><svg>.*?<\/svg>Enter an e-mail address/);
    expect(answer.body).toContain('<a href="#_R_email">');
    expect(answer.body).toMatch(/id="_R_visitDate"[^>]* min="2026-11-20" value="2026-11-19"/);
    expect(answer.body).not.toContain('fault-specialRequests');
    expect(answer.body).toContain('<title>Please check: Contact</title>');
  });

  it.each([
    [{ outcome: 'limited', retryAfter: 90 }, 429, '90', 'Too many inquiries at once'],
    [{ outcome: 'unavailable' }, 503, '30', 'We cannot take inquiries right now'],
    [{ outcome: 'conflict' }, 503, '30', 'We cannot take inquiries right now'],
  ] as [Result, number, string, string][])(
    'that is %j keeps everything and says when',
    async (...expected) => {
      const [outcome, status, retryAfter, title] = expected;
      result = outcome;
      const answer = await post(draft);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['retry-after']).toBe(retryAfter);
      expect(answer.body).toContain(title);
      expect(answer.body).toContain('href="tel:+34922000000"');
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
    expect(answer.body).toContain('fault-specialRequests');
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

  it('a reference given twice is none', async () => {
    expect((await app.inject('/thank-you?reference=IP-7F3K-2Q&reference=IP-7F3K-2Q')).statusCode).toBe(303);
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
