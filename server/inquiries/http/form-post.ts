import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Day, dayIn } from '../../../domain/day.ts';
import { type InquiryDraft, inquiryFields } from '../../../domain/inquiry.ts';
import { honeypotField, postPath, referencePattern } from '../../../domain/inquiry-api.ts';
import { park } from '../../../domain/park.ts';
import { allLocales, defaultLocale, type Locale, type Localized, locales } from '../../../i18n/locales.ts';
import { pathTo, thanksPath } from '../../../i18n/paths.ts';
import { contentSecurityPolicy } from '../../site/headers.ts';
import { machineHeaders } from '../../site/problem.ts';
import type { PageTemplate, PostAnswers } from '../../site/template.ts';
import type { Reference } from '../store/store.ts';
import { refusedPage, thanksPage } from './answer-pages.ts';
import type { ClientOf } from './client.ts';
import type { Intake, Result } from './intake.ts';
import type { Limits } from './limits.ts';
import { isForeign } from './origin.ts';
import { meterRefusals } from './refusals.ts';

/**
 * Most bytes of a body. Longer than the endpoint's: a character may take nine bytes in a form post, and whoever pastes a
 * whole letter should get it back with a word about its length.
 */
const bodyLimit = 256 * 1024;

/** Most fields of a body. The form has eight; each one more costs a search of all. */
const mostFields = 50;

/** GET and HEAD are sent on to the form. */
const answeredMethods = ['GET', 'HEAD', 'POST'];

export interface FormPostParts {
  intake: Intake;
  answers: Localized<PostAnswers>;
  /** The allowance for posts that are refused. */
  refusals: Limits;
  clientOf: ClientOf;
  siteOrigin: string;
  now(): Date;
}

/**
 * The form without scripts: `POST /inquiries` is answered with the page again, faults by the fields (422), or sends on
 * to the thank-you page (303). Both are made for one visitor: no cache keeps them and no search engine lists them.
 */
export function registerFormPost(app: FastifyInstance, parts: FormPostParts): void {
  app.register((form, _options, done) => {
    form.removeAllContentTypeParsers();
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit },
      (_request, bytes, end) => end(null, readFields(bytes.toString())),
    );
    form.post(postPath, {
      onRequest: (request, reply, next) => {
        if (!isForeign(request.headers, parts.siteOrigin)) next();
        else sendText(reply, 403, 'Inquiries are taken from pages of this site alone.');
      },
      ...meterRefusals(parts, (reply, retryAfter) =>
        sendText(
          reply.header('Retry-After', retryAfter),
          429,
          'Too many inquiries came. Go back: what you have typed is still there. Try again later.',
        ),
      ),
      handler: (request, reply) => takePost(parts, request, reply),
    });
    form.route({
      method: form.supportedMethods.filter(method => !answeredMethods.includes(method)),
      url: postPath,
      // Before the body is looked at, which may be of any type and length.
      onRequest: (_request, reply) => {
        sendText(
          reply.header('Allow', answeredMethods.join(', ')),
          405,
          'This takes the form of the site, by POST.',
        );
      },
      handler: () => {},
    });
    // A visitor who reloads or goes back to an answered post by its address.
    form.get(postPath, (_request, reply) => redirect(reply, pathTo('contact', locales[defaultLocale])));
    for (const locale of allLocales) {
      form.get<{ Querystring: { reference?: unknown } }>(thanksPath(locales[locale]), (request, reply) => {
        const { reference } = request.query;
        if (typeof reference !== 'string' || !referencePattern.test(reference))
          return redirect(reply, pathTo('contact', locales[locale]));
        const { thanks } = parts.answers[locale];
        return sendPage(reply, 200, thanks, thanksPage(thanks, reference as Reference));
      });
    }
    done();
  });
}

/** The fields of a post, or null where there are more than any form has. */
function readFields(text: string): URLSearchParams | null {
  return text.split('&', mostFields + 1).length > mostFields ? null : new URLSearchParams(text);
}

async function takePost(parts: FormPostParts, request: FastifyRequest, reply: FastifyReply) {
  const { body } = request;
  if (body === null) return sendText(reply, 400, 'This takes the form of the site.');
  if (!(body instanceof URLSearchParams)) return sendText(reply, 415, 'This takes the form of the site.');
  const text = (name: string) => (body.get(name) ?? '').replaceAll('\r\n', '\n');
  const draft = Object.fromEntries(inquiryFields.map(field => [field, text(field)])) as InquiryDraft;
  const locale = allLocales.find(known => known === text('locale')) ?? defaultLocale;
  const today = dayIn(park.timeZone, parts.now());
  const result = await parts.intake.submit(
    {
      key: keyOf(draft, locale, today),
      draft,
      locale,
      honeypot: text(honeypotField),
      elapsedMs: null,
    },
    parts.clientOf(request.raw),
  );
  if (result.outcome === 'accepted')
    return redirect(reply, `${thanksPath(locales[locale])}?reference=${result.reference}`);
  const { status, because, retryAfter } = explain(result);
  if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
  const { refused } = parts.answers[locale];
  return sendPage(reply, status, refused, refusedPage(refused, locale, { draft, today, because }));
}

/** Seconds after which to come again when the store cannot take anything. */
const storeRetryAfter = 30;

function explain(result: Exclude<Result, { outcome: 'accepted' }>) {
  switch (result.outcome) {
    case 'invalid':
      return { status: 422, because: result.faults };
    case 'limited':
      return { status: 429, because: 'busy', retryAfter: result.retryAfter } as const;
    // The key is made of the inquiry, so that no other can have it: a conflict is the store's own.
    case 'conflict':
    case 'unavailable':
      return { status: 503, because: 'unavailable', retryAfter: storeRetryAfter } as const;
  }
}

/**
 * The `Idempotency-Key` of a plain post: a UUID (version 8, RFC 9562) made of the inquiry and the park's day. The contact
 * page is a file that all visitors share, so it can hold no key of its own; this way a double click, a reload and a step
 * back with a second post are one inquiry, and the same wish on another day is another.
 */
export function keyOf(draft: InquiryDraft, locale: Locale, today: Day): string {
  const values = inquiryFields.map(field => draft[field]);
  const digits = createHash('sha256')
    .update(JSON.stringify([today, locale, ...values]))
    .digest('hex');
  const variant = ((Number.parseInt(digits.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}

function sendPage(reply: FastifyReply, status: number, { inline, posts }: PageTemplate, html: string) {
  return reply
    .code(status)
    .headers({
      ...machineHeaders,
      'Content-Security-Policy': contentSecurityPolicy(inline, posts),
      'Content-Type': 'text/html; charset=utf-8',
    })
    .send(Buffer.from(html));
}

function redirect(reply: FastifyReply, path: string) {
  return sendText(reply.header('Location', path), 303, `See ${path}`);
}

function sendText(reply: FastifyReply, status: number, text: string) {
  return reply
    .code(status)
    .headers({ ...machineHeaders, 'Content-Type': 'text/plain; charset=utf-8' })
    .send(Buffer.from(`${text}\n`));
}
