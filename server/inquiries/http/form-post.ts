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
import { registerFormParser } from '../../site/form-body.ts';
import { type Reference, StoreUnavailable } from '../store/records.ts';
import { isReference } from '../store/reference.ts';
import type { Store } from '../store/store.ts';
import { guardPosts, type PostGuards } from './post-guards.ts';
import { toRejectedForm } from './rejected-form.ts';
import { getReplayDay, httpStatus, type SubmissionHandler, unavailable } from './submission-handler.ts';

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
    registerFormParser(form, bodyLimit);
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
  const idempotencyKey = deriveIdempotencyKey(draft, locale, getReplayDay(now()));
  const submission = { idempotencyKey, draft, locale, honeypot: text(honeypotField), elapsedMs: null };
  const submissionResult = await submissions.submit(submission, ip);
  // The key is derived from the inquiry, so a conflict is not the visitor's fault.
  const result = submissionResult.outcome === 'conflict' ? unavailable : submissionResult;
  if (result.outcome === 'accepted')
    return redirect(reply, `${pathTo('thanks', locales[locale])}?reference=${result.reference}`);
  if ('retryAfter' in result) reply.header('Retry-After', result.retryAfter);
  const page = await answers.contact(locale, toRejectedForm(locale, draft, result), parkDay(now()));
  return sendHtml(reply, httpStatus[result.outcome], page, { 'Content-Security-Policy': policy });
}

async function thank(
  { store, answers, policy, failedPostLimiter }: FormPostOptions,
  locale: Locale,
  client: string,
  reference: unknown,
  reply: FastifyReply,
) {
  // Wrong references count as failed posts, so that nobody can try them all.
  const retryAfter = await failedPostLimiter.take(client);
  if (retryAfter > 0)
    return sendText(reply.header('Retry-After', retryAfter), 429, 'Too many requests. Try again later.');
  if (!isReference(reference) || !(await mayBeStored(store, reference)))
    return redirect(reply, pathTo('contact', locales[locale]));
  await failedPostLimiter.giveBack(client);
  return sendHtml(reply, 200, await answers.thanks(locale, reference), { 'Content-Security-Policy': policy });
}

/** While the store is unavailable, this is assumed, so that a visitor who has just been redirected here does not send again. */
async function mayBeStored(store: Pick<Store, 'find'>, reference: Reference): Promise<boolean> {
  try {
    return (await store.find(reference)) !== null;
  } catch (error) {
    if (error instanceof StoreUnavailable) return true;
    throw error;
  }
}

/**
 * A UUID (version 8, RFC 9562) from the inquiry and the day, so that a double click stores one inquiry. The static contact page cannot
 * contain a random key.
 */
export function deriveIdempotencyKey(draft: InquiryDraft, locale: Locale, day: Day): string {
  const values = inquiryFields.map(field => draft[field]);
  const digits = hash('sha256', JSON.stringify([day, locale, ...values]));
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
