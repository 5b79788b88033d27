/** The pages `/desk/IP-…`. */

import type { FastifyReply } from 'fastify';
import { closureReasonOn } from '../../../domain/hours.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { html } from '../../site/html.ts';
import { withAnnouncements } from '../announcements/schedule-facts.ts';
import type { ActionOutcome, AuditEvent, ClerkAction, Reference, StoredInquiry } from '../store/store.ts';
import type { DeskContext } from './context.ts';
import { parseCorrection } from './correction.ts';
import { fieldNames } from './field-names.ts';
import { erasePage, inquiryPage, noteLength } from './inquiry-page.ts';
import { checkInitials, type FormMessage, formError, noticePage, unsavedNote } from './layout.ts';
import { changedError, eventsSince, isRepeated, revisionOf } from './revision.ts';

const listLink = ({ linkTo, copy }: DeskContext) =>
  html`<a href="${linkTo('list')}">${copy.inquiry.list}</a>`;

function sendGone(context: DeskContext) {
  const { copy, field, send } = context;
  const note = unsavedNote(field('text'), copy);
  return send(404, noticePage(copy.gone.title, copy.gone.text, ...note, listLink(context)));
}

const findInquiry = (context: DeskContext) => context.store.find(context.target as Reference);

export async function showInquiry(context: DeskContext) {
  const record = await findInquiry(context);
  if (!record) return sendGone(context);
  return context.send(200, await inquiryPage(context, record, doneMessage(context, record)));
}

/** Says what was done only as long as that is the last event. */
function doneMessage({ query, copy }: DeskContext, { events }: StoredInquiry): FormMessage | undefined {
  const eventTexts: Partial<Record<AuditEvent['kind'], string>> = copy.done;
  const lastKind = events.at(-1)?.kind;
  const text = lastKind && lastKind === query['did'] ? eventTexts[lastKind] : undefined;
  return text === undefined ? undefined : { kind: 'done', text };
}

type Outcome = ActionOutcome | { status: 409 | 422; message: FormMessage };

const refuse = (message: FormMessage): Outcome => ({ status: 422, message });

export async function postInquiry(context: DeskContext): Promise<FastifyReply> {
  const record = await findInquiry(context);
  if (!record) return sendGone(context);
  const newEvents = eventsSince(context.field(fieldNames.revision), record);
  const action = context.field(fieldNames.action);
  const page = (message?: FormMessage) => inquiryPage(context, record, message);
  switch (action) {
    case 'erase':
    case 'erase-inquiry':
    case 'erase-person':
      return erase(context, record, action, newEvents);
    case 'correct':
      return respond(await correct(context, record, newEvents), 'corrected');
    case 'released':
      return respond(await release(context, record, newEvents), action);
    case 'answered':
    case 'reopened':
    case 'spam':
    case 'note':
      return respond(await recordAction(context, record, action, newEvents), action);
    default:
      return context.send(400, await page());
  }

  async function respond(outcome: Outcome, kind: AuditEvent['kind']) {
    if (outcome === 'missing' || outcome === 'changed') return postInquiry(context);
    if (outcome === 'already') return context.send(409, await page(formError(context.copy.errors.already)));
    if (outcome !== 'done') return context.send(outcome.status, await page(outcome.message));
    context.rememberInitials();
    return context.redirectHere(kind);
  }
}

function checkRevision(
  context: DeskContext,
  newEvents: readonly AuditEvent[],
  actions: readonly ClerkAction[] | readonly AuditEvent[],
): Outcome | undefined {
  if (newEvents.length === 0) return undefined;
  return isRepeated(newEvents, actions) ? 'done' : { status: 409, message: changedError(newEvents, context) };
}

async function recordAction(
  context: DeskContext,
  record: StoredInquiry,
  action: 'answered' | 'reopened' | 'spam' | 'note',
  newEvents: readonly AuditEvent[],
): Promise<Outcome> {
  const { store, initials, now, field, copy } = context;
  const text = field('text');
  const error = checkInitials(context) ?? checkNote(text, action === 'note', copy);
  if (error) return refuse(error);
  const signature = { actedAt: now, initials };
  const actions: ClerkAction[] = [
    ...(text === '' ? [] : [{ ...signature, kind: 'note', text } as const]),
    ...(action === 'note' ? [] : [{ ...signature, kind: action, text: '' }]),
  ];
  const outcome = checkRevision(context, newEvents, actions);
  // A note is recorded even if there are newer events.
  if (outcome === 'done' || (outcome && action !== 'note')) return outcome;
  return store.recordActions(record.reference, actions, revisionOf(record));
}

function checkNote(text: string, isRequired: boolean, { errors }: DeskContext['copy']) {
  if (isRequired && text === '') return formError(errors.note, 'text');
  return text.length > noteLength ? formError(errors.noteTooLong, 'text') : undefined;
}

async function release(
  context: DeskContext,
  record: StoredInquiry,
  newEvents: readonly AuditEvent[],
): Promise<Outcome> {
  const { store, initials, now } = context;
  const initialsError = checkInitials(context, 'released-by');
  if (initialsError) return refuse(initialsError);
  const signature = { actedAt: now, initials };
  const refusal = checkRevision(context, newEvents, [{ ...signature, kind: 'released', text: '' }]);
  if (refusal) return refusal;
  const outcome = await store.releaseMails(record.reference, signature, revisionOf(record));
  if (outcome === 'done') context.onQueued();
  return outcome;
}

async function correct(
  context: DeskContext,
  record: StoredInquiry,
  newEvents: readonly AuditEvent[],
): Promise<Outcome> {
  const { store, initials, now, today, copy } = context;
  const { reference } = record;
  const facts = withAnnouncements(await store.listAnnouncedExceptions(today));
  const result = parseCorrection(context, record, day => closureReasonOn(day, facts));
  if ('error' in result) return refuse(result.error);
  const initialsError = checkInitials(context, 'correction-by');
  if (initialsError) return refuse(initialsError);
  const { correction, text } = result;
  // After a second click, nothing is left to correct.
  if (text === '') return newEvents.length > 0 ? 'done' : refuse(formError(copy.correction.nothing));
  const signature = { actedAt: now, initials, text };
  const refusal = checkRevision(context, newEvents, [{ ...signature, kind: 'corrected' }]);
  if (refusal) return refusal;
  const confirmation =
    correction.email === undefined ? undefined : context.createConfirmation(reference, now);
  const revision = revisionOf(record);
  const outcome = await store.correct(reference, correction, signature, confirmation, revision);
  if (outcome === 'done' && confirmation) context.onQueued();
  return outcome;
}

async function erase(
  context: DeskContext,
  record: StoredInquiry,
  action: 'erase' | 'erase-inquiry' | 'erase-person',
  newEvents: readonly AuditEvent[],
): Promise<FastifyReply> {
  const { store, initials, now, field, copy } = context;
  const { reference, inquiry } = record;
  const inquiryCount = await store.count({ email: inquiry.email });
  const ask = (status: number, message?: FormMessage) =>
    context.send(status, erasePage(context, record, inquiryCount, message));
  if (action === 'erase') return ask(200);
  const initialsError = checkInitials(context);
  if (initialsError) return ask(422, initialsError);
  const hasMore = action === 'erase-person' && field('held') !== `${inquiryCount}`;
  if (newEvents.length > 0 || hasMore) return ask(409, changedError(newEvents, context));
  const expected = { reference, revision: revisionOf(record) };
  const { inquiries, mails } = await (action === 'erase-inquiry'
    ? store.eraseInquiry(reference, now, initials, { ...expected, count: 1 })
    : store.erasePerson(inquiry.email, now, initials, { ...expected, count: inquiryCount }));
  if (inquiries === 0) return postInquiry(context);
  const summary = formatMessage(copy.erase.done, { inquiries, mails }, context.language);
  return context.send(200, noticePage(copy.erase.doneTitle, summary, copy.erase.mailNote, listLink(context)));
}
