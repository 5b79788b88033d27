import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Day } from '../../../domain/day.ts';
import { type InquiryDraft, inquiryFields, mapFields } from '../../../domain/inquiry.ts';
import { honeypotField, postPath } from '../../../domain/inquiry-api.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { defaultLocale, type Locale, locales } from '../../../i18n/locales.ts';
import { pathTo } from '../../../i18n/paths.ts';
import type { AnswerRenderer } from '../../site/answer-pages.ts';
import { redirect, sendHtml, sendText } from '../../site/answers.ts';
import { readFormBodies } from '../../site/form-body.ts';
import { isReference } from '../store/reference.ts';
import { type Reference, type Store, StoreUnavailable } from '../store/store.ts';
import { explainRefusal } from './explain-refusal.ts';
import { guardPosts, type PostGuards } from './post-guards.ts';
import { httpStatus, replayDay, type SubmissionHandler, unavailable } from './submission-handler.ts';

/** Large enough for visitors who paste a long letter: the form returns it with an error. */
const bodyLimit = 256 * 1024;

interface FormPostOptions extends PostGuards {
  submissions: SubmissionHandler;
  store: Pick<Store, 'find'>;
  answers: AnswerRenderer;
  policy: string;
  now(): Date;
}

/** `POST /inquiries`: the form without JavaScript. */
export function registerFormPost(app: FastifyInstance, options: FormPostOptions): void {
  app.register(async form => {
    readFormBodies(form, bodyLimit);
    form.post(postPath, {
      ...guardPosts(options, sendText),
      handler: (request, reply) => takePost(options, request, reply),
    });
    form.get(postPath, (_request, reply) => redirect(reply, pathTo('contact', locales[defaultLocale])));
    for (const locale of options.answers.locales)
      form.get<{ Querystring: { reference?: unknown } }>(
        pathTo('thanks', locales[locale]),
        ({ ip, query: { reference } }, reply) => thank(options, locale, ip, reference, reply),
      );
  });
}

async function takePost(options: FormPostOptions, { body, ip }: FastifyRequest, reply: FastifyReply) {
  const { submissions, answers, policy, now } = options;
  if (!(body instanceof URLSearchParams))
    return sendText(reply, 415, 'This address only accepts the site’s inquiry form.');
  const text = (name: string) => (body.get(name) ?? '').replaceAll('\r\n', '\n');
  const draft = mapFields(text);
  const locale = answers.locales.find(built => built === text('locale')) ?? defaultLocale;
  const idempotencyKey = deriveIdempotencyKey(draft, locale, replayDay(now()));
  const submission = { idempotencyKey, draft, locale, honeypot: text(honeypotField), elapsedMs: null };
  const submissionResult = await submissions.submit(submission, ip);
  // The visitor cannot cause a conflict, because the key is derived from the inquiry.
  const result = submissionResult.outcome === 'conflict' ? unavailable : submissionResult;
  if (result.outcome === 'accepted')
    return redirect(reply, `${pathTo('thanks', locales[locale])}?reference=${result.reference}`);
  if ('retryAfter' in result) reply.header('Retry-After', result.retryAfter);
  const page = await answers.contact(locale, explainRefusal(locale, draft, result), parkDay(now()));
  return sendHtml(reply, httpStatus[result.outcome], page, { 'Content-Security-Policy': policy });
}

async function thank(
  { store, answers, policy, refusals }: FormPostOptions,
  locale: Locale,
  client: string,
  reference: unknown,
  reply: FastifyReply,
) {
  // Wrong references count as refused posts, so that nobody can try them all.
  const retryAfter = await refusals.take(client);
  if (retryAfter > 0)
    return sendText(reply.header('Retry-After', retryAfter), 429, 'Too many requests. Try again later.');
  if (!isReference(reference) || !(await mayBeStored(store, reference)))
    return redirect(reply, pathTo('contact', locales[locale]));
  await refusals.giveBack(client);
  return sendHtml(reply, 200, await answers.thanks(locale, reference), { 'Content-Security-Policy': policy });
}

/** True while the store is unavailable: a visitor just redirected here must not send again. */
async function mayBeStored(store: Pick<Store, 'find'>, reference: Reference): Promise<boolean> {
  try {
    return (await store.find(reference)) !== null;
  } catch (error) {
    if (error instanceof StoreUnavailable) return true;
    throw error;
  }
}

/**
 * A UUID (version 8, RFC 9562) from the inquiry and the day, because the static contact page cannot contain a random key. A double click
 * stores one inquiry.
 */
export function deriveIdempotencyKey(draft: InquiryDraft, locale: Locale, day: Day): string {
  const values = inquiryFields.map(field => draft[field]);
  const digits = hash('sha256', JSON.stringify([day, locale, ...values]));
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
