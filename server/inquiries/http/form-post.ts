import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Day } from '../../../domain/day.ts';
import { type InquiryDraft, inquiryFields, perField } from '../../../domain/inquiry.ts';
import { honeypotField, postPath, referencePattern } from '../../../domain/inquiry-api.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { allLocales, defaultLocale, type Locale, type Localized, locales } from '../../../i18n/locales.ts';
import { pathTo } from '../../../i18n/paths.ts';
import { contentSecurityPolicy } from '../../site/headers.ts';
import { retryAfter, uncachedHeaders } from '../../site/problem.ts';
import type { PageTemplate, PostAnswers } from '../../site/template.ts';
import { type Reference, type Store, StoreUnavailable } from '../store/store.ts';
import { refusedPage, thanksPage } from './answer-pages.ts';
import { type Intake, type Result, replayDay } from './intake.ts';
import type { Limits } from './limits.ts';
import { isForeign } from './origin.ts';
import { meterRefusals } from './refusals.ts';

/**
 * Most bytes of a body. More than the endpoint takes: a character may have nine bytes in a form post, and a visitor who pastes a
 * whole letter should see it again, with a word about its length.
 */
const bodyLimit = 256 * 1024;

/** Most fields of a body. The form has eight. Reading a field takes a search through all of them. */
const mostFields = 50;

/** GET and HEAD are sent on to the form. */
const answeredMethods = ['GET', 'HEAD', 'POST'];

export interface FormPostParts {
  intake: Intake;
  /** Knows who is to be thanked. */
  store: Pick<Store, 'find'>;
  answers: Localized<PostAnswers>;
  /** The allowance for posts that are refused. */
  refusals: Limits;
  siteOrigin: string;
  now(): Date;
}

/**
 * The form without scripts. `POST /inquiries` is answered with the contact page again, with faults by the fields (422), or
 * with a redirect to the thank-you page (303). Both pages are made for one visitor: neither is cached or listed.
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
      ...meterRefusals(parts.refusals, (reply, seconds) =>
        sendText(
          retryAfter(reply, seconds),
          429,
          'Too many inquiries came. Go back: what you have typed is still there. Try again later.',
        ),
      ),
      handler: (request, reply) => takePost(parts, request, reply),
    });
    form.route({
      method: form.supportedMethods.filter(method => !answeredMethods.includes(method)),
      url: postPath,
      // Before the body is read: it may have any type and length.
      onRequest: (_request, reply) => {
        sendText(
          reply.header('Allow', answeredMethods.join(', ')),
          405,
          'This takes the form of the site, by POST.',
        );
      },
      handler: () => {},
    });
    // A visitor who opens the address of an answered post again.
    form.get(postPath, (_request, reply) => redirect(reply, pathTo('contact', locales[defaultLocale])));
    for (const locale of allLocales) {
      form.get<{ Querystring: { reference?: unknown } }>(
        pathTo('thanks', locales[locale]),
        async (request, reply) => {
          const { reference } = request.query;
          // A guessed reference counts like a faulty form, so nobody can try them all.
          const client = request.ip;
          const wait = parts.refusals.take(client);
          if (wait > 0) return sendText(retryAfter(reply, wait), 429, 'Too many requests. Try again later.');
          if (!isReference(reference) || !(await mayBeStored(parts.store, reference)))
            return redirect(reply, pathTo('contact', locales[locale]));
          parts.refusals.giveBack(client);
          const { thanks } = parts.answers[locale];
          return sendPage(reply, 200, thanks, thanksPage(thanks, reference));
        },
      );
    }
    done();
  });
}

const isReference = (text: unknown): text is Reference =>
  typeof text === 'string' && referencePattern.test(text);

/**
 * Whether an inquiry is in the store. While nobody can say, it may be: who was sent on by our own answer a moment ago has been
 * promised that it is stored, and must not be led to believe that it is to be sent again.
 */
async function mayBeStored(store: Pick<Store, 'find'>, reference: Reference): Promise<boolean> {
  try {
    return (await store.find(reference)) !== null;
  } catch (error) {
    if (error instanceof StoreUnavailable) return true;
    throw error;
  }
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
  const draft = perField(text);
  const locale = allLocales.find(known => known === text('locale')) ?? defaultLocale;
  const today = parkDay(parts.now());
  const result = await parts.intake.submit(
    {
      key: keyOf(draft, locale, replayDay(parts.now())),
      draft,
      locale,
      honeypot: text(honeypotField),
      elapsedMs: null,
    },
    request.ip,
  );
  if (result.outcome === 'accepted')
    return redirect(reply, `${pathTo('thanks', locales[locale])}?reference=${result.reference}`);
  const { refused } = parts.answers[locale];
  const { status, because, closed } = explain(result, reply);
  return sendPage(reply, status, refused, refusedPage(refused, locale, { draft, today, because, closed }));
}

function explain(result: Exclude<Result, { outcome: 'accepted' }>, reply: FastifyReply) {
  switch (result.outcome) {
    case 'invalid':
      return { status: 422, because: result.faults, closed: result.closed };
    case 'limited':
      retryAfter(reply, result.retryAfter);
      return { status: 429, because: 'busy', closed: undefined } as const;
    // The key is made of the inquiry, so no other inquiry has it: a conflict is a fault of the store.
    case 'conflict':
    case 'unavailable':
      retryAfter(reply);
      return { status: 503, because: 'unavailable', closed: undefined } as const;
  }
}

/**
 * The `Idempotency-Key` of a plain post: a UUID (version 8, RFC 9562) made of the inquiry and the park's day, which
 * counts until an hour after midnight here (`replayDay`). The contact page is one file for all visitors, so it cannot hold a key. By
 * this one a double click or a second post after a step back is one inquiry. The same wish on another day is a new one.
 */
export function keyOf(draft: InquiryDraft, locale: Locale, day: Day): string {
  const values = inquiryFields.map(field => draft[field]);
  const digits = createHash('sha256')
    .update(JSON.stringify([day, locale, ...values]))
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
      ...uncachedHeaders,
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
    .headers({ ...uncachedHeaders, 'Content-Type': 'text/plain; charset=utf-8' })
    .send(Buffer.from(`${text}\n`));
}
