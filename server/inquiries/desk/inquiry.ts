/** The pages `/desk/IP-…`. */

import type { FastifyReply } from 'fastify';
import { deskPath } from '../../../domain/inquiry-api.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { html } from '../../site/html.ts';
import { readScheduleFacts } from '../announcements/read-schedule-facts.ts';
import type { AuditEvent, ClerkAction, ClerkActionKind, StoredInquiry } from '../store/records.ts';
import { type DeskContext, inquiryPath, readNumber } from './context.ts';
import { parseCorrection } from './correction.ts';
import { checkInitials, type FormResult, formError, getDoneResult } from './form-fields.ts';
import { erasePage, inquiryPage } from './inquiry-page.ts';
import { noticePage, unsavedNote } from './layout.ts';

const listLink = ({ words }: DeskContext) => html`<a href="${deskPath}">${words.inquiry.list}</a>`;

function sendGone(context: DeskContext) {
  const { words, getField, send } = context;
  const note = unsavedNote(getField('note'), words);
  return send(404, noticePage(words.gone.title, words.gone.text, ...note, listLink(context)));
}

const findInquiry = async ({ store, reference }: DeskContext) => reference && store.find(reference);

export async function showInquiry(context: DeskContext) {
  const record = await findInquiry(context);
  if (!record) return sendGone(context);
  const page = context.query.has('erase')
    ? await erasePage(context, record)
    : await inquiryPage(context, record, getDoneResult(context));
  return context.send(200, page);
}

export async function postInquiry(context: DeskContext): Promise<FastifyReply> {
  const record = await findInquiry(context);
  if (!record) return sendGone(context);
  if (record.revision !== readNumber(context.getField('revision'))) return sendChanged(context);
  const action = context.getField('action');
  switch (action) {
    case 'answered':
    case 'reopened':
    case 'spam':
    case 'note':
      return respond(context, record, action, await recordAction(context, record, action));
    case 'corrected':
      return respond(context, record, action, await correct(context, record));
    case 'released':
      return respond(context, record, action, await release(context, record));
    case 'erase-inquiry':
    case 'erase-person':
      return erase(context, record, action);
    default:
      return context.send(400, await inquiryPage(context, record));
  }
}

/** The clerk's text stays in its fields. */
async function sendChanged(context: DeskContext) {
  const record = await findInquiry(context);
  if (!record) return sendGone(context);
  return context.send(409, await inquiryPage(context, record, formError(context.words.errors.changed)));
}

/** Why nothing was done, or whether the inquiry had not changed, so that the action was stored. */
type Outcome = FormResult | boolean;

async function respond(
  context: DeskContext,
  record: StoredInquiry,
  kind: AuditEvent['kind'],
  outcome: Outcome,
): Promise<FastifyReply> {
  if (outcome === false) return sendChanged(context);
  if (outcome !== true) return context.send(422, await inquiryPage(context, record, outcome));
  context.rememberInitials();
  return context.redirectDone(inquiryPath(record.reference), kind);
}

async function recordAction(
  context: DeskContext,
  { reference, revision }: StoredInquiry,
  kind: ClerkActionKind,
): Promise<Outcome> {
  const { store, initials, now, getField, words } = context;
  const text = getField('note');
  const initialsError = checkInitials(context);
  if (initialsError) return initialsError;
  if (kind === 'note' && text === '') return formError(words.errors.note, 'note');
  const signature = { actedAt: now, initials };
  const actions: ClerkAction[] = [];
  if (text !== '') actions.push({ ...signature, kind: 'note', text });
  if (kind !== 'note') actions.push({ ...signature, kind, text: '' });
  return store.recordActions(reference, revision, actions);
}

async function correct(context: DeskContext, record: StoredInquiry): Promise<Outcome> {
  const { store, initials, now, today, words } = context;
  const { reference, revision } = record;
  const result = parseCorrection(context, record, await readScheduleFacts(store, today));
  if ('error' in result) return result.error;
  const { correction, text } = result;
  const initialsError = checkInitials(context, 'correction-initials');
  if (initialsError) return initialsError;
  if (text === '') return formError(words.correction.nothing);
  const confirmation =
    correction.email === undefined ? undefined : context.createConfirmation(reference, now);
  const event = { actedAt: now, initials, text };
  const isStored = await store.correct(reference, revision, correction, event, confirmation);
  if (confirmation) context.onQueued();
  return isStored;
}

async function release(context: DeskContext, { reference, revision }: StoredInquiry): Promise<Outcome> {
  const { store, initials, now } = context;
  const initialsError = checkInitials(context, 'release-initials');
  if (initialsError) return initialsError;
  const isStored = await store.releaseMails(reference, revision, { actedAt: now, initials });
  context.onQueued();
  return isStored;
}

async function erase(
  context: DeskContext,
  record: StoredInquiry,
  action: 'erase-inquiry' | 'erase-person',
): Promise<FastifyReply> {
  const { store, initials, now, words, language } = context;
  const { reference, revision, inquiry } = record;
  const initialsError = checkInitials(context);
  if (initialsError) return context.send(422, await erasePage(context, record, initialsError));
  const signature = { actedAt: now, initials };
  const counts = await (action === 'erase-person'
    ? store.erasePerson(inquiry.email, signature)
    : store.erase(reference, revision, signature));
  if (!counts) return sendChanged(context);
  const summary = formatMessage(words.erase.done, { ...counts }, language);
  return context.send(
    200,
    noticePage(words.erase.doneTitle, summary, words.erase.mailNote, listLink(context)),
  );
}
