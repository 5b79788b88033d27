import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inquiryFields } from '../../../domain/inquiry.ts';
import { honeypotField, keyField, postPath } from '../../../domain/inquiry-api.ts';
import { defaultLocale, locales } from '../../../i18n/locales.ts';
import { pathTo } from '../../../i18n/paths.ts';
import { redirect, sendText } from '../../site/answers.ts';
import { registerFormParser } from '../../site/form-body.ts';
import { isCrossSite } from '../../site/origin.ts';
import { sendStyledPage } from '../../site/styled-page.ts';
import type { Store } from '../store/create-store.ts';
import { isReference } from '../store/reference.ts';
import { createRejection, createThanks } from './form-pages.ts';
import { httpStatus, isIdempotencyKey, type Submissions, toLocale } from './submissions.ts';

/** Large enough for the longest valid inquiry, percent-encoded. */
const bodyLimit = 64 * 1024;

interface FormOptions {
  submissions: Submissions;
  store: Pick<Store, 'find'>;
  siteOrigin: string;
  style: string;
}

/** `POST /inquiries`: the form without scripts. `GET /inquiries/<reference>`: the thank-you page. */
export function registerInquiryForm(app: FastifyInstance, options: FormOptions): void {
  app.register(async form => {
    registerFormParser(form, bodyLimit);
    form.post(postPath, {
      onRequest(request, reply, next) {
        if (!isCrossSite(request.headers, options.siteOrigin)) next();
        else sendText(reply, 403, 'Inquiries are accepted only from pages of this site.');
      },
      handler: (request, reply) => takePost(options, request, reply),
    });
    form.get(postPath, (_request, reply) => redirectToForm(reply));
    form.get<{ Params: { reference: string } }>(`${postPath}/:reference`, ({ params }, reply) =>
      showThanks(options, params.reference, reply),
    );
  });
}

const redirectToForm = (reply: FastifyReply) => redirect(reply, pathTo('contact', locales[defaultLocale]));

async function takePost(
  { submissions, style }: FormOptions,
  { body, ip }: FastifyRequest,
  reply: FastifyReply,
) {
  if (!(body instanceof URLSearchParams))
    return sendText(reply, 415, 'This address only accepts the site’s inquiry form.');
  const getText = (name: string) => (body.get(name) ?? '').replaceAll('\r\n', '\n');
  const names = [...inquiryFields, 'plan', 'locale', honeypotField];
  const values = Object.fromEntries(names.map(name => [name, getText(name)]));
  // Without scripts the field is empty.
  const key = body.get(keyField);
  const idempotencyKey = isIdempotencyKey(key) ? key : randomUUID();
  const result = await submissions.submit({ idempotencyKey, values }, ip);
  if (result.outcome === 'accepted') return redirect(reply, `${postPath}/${result.reference}`);
  if ('retryAfter' in result) reply.header('Retry-After', result.retryAfter);
  const page = createRejection(toLocale(getText('locale')), result, getText);
  return sendStyledPage(reply, httpStatus[result.outcome], page, style);
}

async function showThanks({ store, style }: FormOptions, reference: string, reply: FastifyReply) {
  const record = isReference(reference) ? await store.find(reference) : null;
  if (!record) return redirectToForm(reply);
  return sendStyledPage(reply, 200, createThanks(record), style);
}
