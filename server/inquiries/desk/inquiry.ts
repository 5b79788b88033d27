/** `/desk/IP-…` */

import type { FastifyReply } from 'fastify';
import { closureReason } from '../../../domain/hours.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { html } from '../../site/html.ts';
import { withAnnouncements } from '../days/schedule.ts';
import type { ActionOutcome, AuditEvent, ClerkAction, Reference, StoredInquiry } from '../store/store.ts';
import type { DeskContext } from './context.ts';
import { parseCorrection } from './correction.ts';
import { erasePage, inquiryPage, noteLength } from './inquiry-page.ts';
import { checkInitials, type FormMessage, formError, noticePage, unsavedNote } from './layout.ts';
import { changedError, eventsSince, isRepeated } from './revision.ts';

const listLink = ({ linkTo, copy }: DeskContext) =>
  html`<a href="${linkTo('list')}">${copy.inquiry.list}</a>`;

function sendGone(context: DeskContext) {
  const { copy, field, send } = context;
  const written = unsavedNote(field('text'), copy);
  return send(404, noticePage(copy.gone.title, copy.gone.text, ...written, listLink(context)));
}

const findInquiry = (context: DeskContext) => context.store.find(context.target as Reference);

export async function showInquiry(context: DeskContext) {
  const stored = await findInquiry(context);
  if (!stored) return sendGone(context);
  return context.send(200, await inquiryPage(context, stored, doneMessage(context, stored)));
}

/** Only shown if it matches the last event, so that a forged or old URL confirms nothing. */
function doneMessage({ query, copy }: DeskContext, { history }: StoredInquiry): FormMessage | undefined {
  const texts: Partial<Record<AuditEvent['kind'], string>> = copy.done;
  const last = history.at(-1)?.kind;
  const text = last && last === query['did'] ? texts[last] : undefined;
  return text === undefined ? undefined : { kind: 'done', text };
}

/** `changed`: something was recorded between reading and writing. */
type Outcome = ActionOutcome | { status: 409 | 422; message: FormMessage };

const refuse = (message: FormMessage): Outcome => ({ status: 422, message });

export async function postInquiry(context: DeskContext): Promise<FastifyReply> {
  const stored = await findInquiry(context);
  if (!stored) return sendGone(context);
  const since = eventsSince(context.field('seen'), stored);
  const act = context.field('act');
  const page = (message?: FormMessage) => inquiryPage(context, stored, message);
  switch (act) {
    case 'erase':
    case 'erase-inquiry':
    case 'erase-person':
      return erase(context, stored, act, since);
    case 'correct':
      return answer(await correct(context, stored, since), 'corrected');
    case 'released':
      return answer(await release(context, stored, since), act);
    case 'answered':
    case 'reopened':
    case 'spam':
    case 'note':
      return answer(await recordAction(context, stored, act, since), act);
    default:
      return context.send(400, await page());
  }

  async function answer(outcome: Outcome, did: AuditEvent['kind']) {
    if (outcome === 'missing' || outcome === 'changed') return postInquiry(context);
    if (outcome === 'already') return context.send(409, await page(formError(context.copy.faults.already)));
    if (outcome !== 'done') return context.send(outcome.status, await page(outcome.message));
    context.rememberInitials();
    return context.redirectHere(did);
  }
}

/** Refuses a form made from an older revision, unless it is a second click. */
function checkRevision(
  context: DeskContext,
  since: readonly AuditEvent[],
  acts: readonly ClerkAction[] | readonly AuditEvent[],
): Outcome | undefined {
  if (since.length === 0) return undefined;
  return isRepeated(since, acts) ? 'done' : { status: 409, message: changedError(since, context) };
}

async function recordAction(
  context: DeskContext,
  { reference, history }: StoredInquiry,
  act: 'answered' | 'reopened' | 'spam' | 'note',
  since: readonly AuditEvent[],
): Promise<Outcome> {
  const { store, initials, now, field, copy } = context;
  const text = field('text');
  const wrong = checkInitials(context) ?? checkNote(text, act === 'note', copy);
  if (wrong) return refuse(wrong);
  const signed = { actedAt: now, initials };
  const acts: ClerkAction[] = [
    ...(text === '' ? [] : [{ ...signed, kind: 'note', text } as const]),
    ...(act === 'note' ? [] : [{ ...signed, kind: act, text: '' }]),
  ];
  const outcome = checkRevision(context, since, acts);
  // A note never conflicts.
  if (outcome === 'done' || (outcome && act !== 'note')) return outcome;
  return store.recordActions(reference, acts, history.length);
}

function checkNote(text: string, isWanted: boolean, { faults }: DeskContext['copy']) {
  if (isWanted && text === '') return formError(faults.note, 'text');
  return text.length > noteLength ? formError(faults.noteTooLong, 'text') : undefined;
}

async function release(
  context: DeskContext,
  { reference, history }: StoredInquiry,
  since: readonly AuditEvent[],
): Promise<Outcome> {
  const { store, initials, now } = context;
  const unsigned = checkInitials(context, 'released-by');
  if (unsigned) return refuse(unsigned);
  const signed = { actedAt: now, initials };
  const refused = checkRevision(context, since, [{ ...signed, kind: 'released', text: '' }]);
  if (refused) return refused;
  const outcome = await store.releaseMails(reference, signed, history.length);
  if (outcome === 'done') context.onQueued();
  return outcome;
}

async function correct(
  context: DeskContext,
  stored: StoredInquiry,
  since: readonly AuditEvent[],
): Promise<Outcome> {
  const { store, initials, now, today, copy } = context;
  const { reference, history } = stored;
  const facts = withAnnouncements(await store.listAnnouncedExceptions(today));
  const read = parseCorrection(context, stored, day => closureReason(day, facts));
  if ('fault' in read) return refuse(read.fault);
  const unsigned = checkInitials(context, 'correction-by');
  if (unsigned) return refuse(unsigned);
  const { correction, text } = read;
  // On a second click, nothing is left to correct.
  if (text === '') return since.length > 0 ? 'done' : refuse(formError(copy.correction.nothing));
  const signed = { actedAt: now, initials, text };
  const refused = checkRevision(context, since, [{ ...signed, kind: 'corrected' }]);
  if (refused) return refused;
  const confirmation =
    correction.email === undefined ? undefined : context.createConfirmation(reference, now);
  const outcome = await store.correct(reference, correction, signed, confirmation, history.length);
  if (outcome === 'done' && confirmation) context.onQueued();
  return outcome;
}

async function erase(
  context: DeskContext,
  stored: StoredInquiry,
  act: 'erase' | 'erase-inquiry' | 'erase-person',
  since: readonly AuditEvent[],
): Promise<FastifyReply> {
  const { store, initials, now, field, copy } = context;
  const { reference, inquiry, history } = stored;
  const held = await store.count({ email: inquiry.email });
  const ask = (status: number, message?: FormMessage) =>
    context.send(status, erasePage(context, stored, held, message));
  if (act === 'erase') return ask(200);
  const unsigned = checkInitials(context);
  if (unsigned) return ask(422, unsigned);
  const hasMore = act === 'erase-person' && field('held') !== `${held}`;
  if (since.length > 0 || hasMore) return ask(409, changedError(since, context));
  const expected = { reference, revision: history.length };
  const { inquiries, mails } = await (act === 'erase-inquiry'
    ? store.eraseInquiry(reference, now, initials, { ...expected, count: 1 })
    : store.erasePerson(inquiry.email, now, initials, { ...expected, count: held }));
  if (inquiries === 0) return postInquiry(context);
  const { doneTitle, done, rest } = copy.erase;
  return context.send(
    200,
    noticePage(
      doneTitle,
      formatMessage(done, { inquiries, mails }, context.language),
      rest,
      listLink(context),
    ),
  );
}
