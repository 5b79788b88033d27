/** `/desk/IP-…`: the page of an inquiry and what clerks do with it. */

import type { FastifyReply } from 'fastify';
import { closedBecause } from '../../../domain/hours.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { html } from '../../site/html.ts';
import { factsWith } from '../days/schedule.ts';
import type { Act, ActOutcome, HistoryEntry, Reference, StoredInquiry } from '../store/store.ts';
import type { DeskContext } from './context.ts';
import { readCorrection } from './correction.ts';
import { erasePage, inquiryPage, noteLength } from './inquiry-page.ts';
import { type FormMessage, fault, initialsFault, noticePage, writtenNote } from './layout.ts';
import { changedFault, entriesSince, isRepeated } from './revision.ts';

const listLink = ({ linkTo, copy }: DeskContext) =>
  html`<a href="${linkTo('list')}">${copy.inquiry.list}</a>`;

function sendGone(context: DeskContext) {
  const { copy, field, send } = context;
  const written = writtenNote(field('text'), copy);
  return send(404, noticePage(copy.gone.title, copy.gone.text, ...written, listLink(context)));
}

const opened = (context: DeskContext) => context.store.find(context.target as Reference);

export async function showInquiry(context: DeskContext) {
  const stored = await opened(context);
  if (!stored) return sendGone(context);
  return context.send(200, await inquiryPage(context, stored, doneMessage(context, stored)));
}

/** The confirmation that a redirect asks for, if it matches the last entry of the history. */
function doneMessage({ query, copy }: DeskContext, { history }: StoredInquiry): FormMessage | undefined {
  const texts: Partial<Record<HistoryEntry['kind'], string>> = copy.done;
  const last = history.at(-1)?.kind;
  const text = last && last === query['did'] ? texts[last] : undefined;
  return text === undefined ? undefined : { kind: 'done', text };
}

/** `changed`: something was recorded between reading and writing. */
type Outcome = ActOutcome | { status: 409 | 422; message: FormMessage };

const refuse = (message: FormMessage): Outcome => ({ status: 422, message });

export async function postInquiry(context: DeskContext): Promise<FastifyReply> {
  const stored = await opened(context);
  if (!stored) return sendGone(context);
  const since = entriesSince(context.field('seen'), stored);
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
      return answer(await sign(context, stored, act, since), act);
    default:
      return context.send(400, await page());
  }

  async function answer(outcome: Outcome, did: HistoryEntry['kind']) {
    if (outcome === 'missing' || outcome === 'changed') return postInquiry(context);
    if (outcome === 'already') return context.send(409, await page(fault(context.copy.faults.already)));
    if (outcome !== 'done') return context.send(outcome.status, await page(outcome.message));
    context.rememberInitials();
    return context.redirectHere(did);
  }
}

/** Refuses a form that was made from an older state, unless it is a second click. */
function stale(
  context: DeskContext,
  since: readonly HistoryEntry[],
  acts: readonly Act[] | readonly HistoryEntry[],
): Outcome | undefined {
  if (since.length === 0) return undefined;
  return isRepeated(since, acts) ? 'done' : { status: 409, message: changedFault(since, context) };
}

async function sign(
  context: DeskContext,
  { reference, history }: StoredInquiry,
  act: 'answered' | 'reopened' | 'spam' | 'note',
  since: readonly HistoryEntry[],
): Promise<Outcome> {
  const { store, by, now, field, copy } = context;
  const text = field('text');
  const wrong = initialsFault(context) ?? noteFault(text, act === 'note', copy);
  if (wrong) return refuse(wrong);
  const signed = { actedAt: now, by };
  const acts: Act[] = [
    ...(text === '' ? [] : [{ ...signed, kind: 'note', text } as const]),
    ...(act === 'note' ? [] : [{ ...signed, kind: act, text: '' }]),
  ];
  const outcome = stale(context, since, acts);
  // A note contradicts nothing.
  if (outcome === 'done' || (outcome && act !== 'note')) return outcome;
  return store.act(reference, acts, history.length);
}

function noteFault(text: string, isWanted: boolean, { faults }: DeskContext['copy']) {
  if (isWanted && text === '') return fault(faults.note, 'text');
  return text.length > noteLength ? fault(faults.noteTooLong, 'text') : undefined;
}

/** Sends the mails that are held back or have been given up. */
async function release(
  context: DeskContext,
  { reference, history }: StoredInquiry,
  since: readonly HistoryEntry[],
): Promise<Outcome> {
  const { store, by, now } = context;
  const unsigned = initialsFault(context, 'released-by');
  if (unsigned) return refuse(unsigned);
  const signed = { actedAt: now, by };
  const refused = stale(context, since, [{ ...signed, kind: 'released', text: '' }]);
  if (refused) return refused;
  const outcome = await store.release(reference, signed, history.length);
  if (outcome === 'done') context.onQueued();
  return outcome;
}

async function correct(
  context: DeskContext,
  stored: StoredInquiry,
  since: readonly HistoryEntry[],
): Promise<Outcome> {
  const { store, by, now, today, copy } = context;
  const { reference, history } = stored;
  const facts = factsWith(await store.announced(today));
  const read = readCorrection(context, stored, day => closedBecause(day, facts));
  if ('fault' in read) return refuse(read.fault);
  const unsigned = initialsFault(context, 'correction-by');
  if (unsigned) return refuse(unsigned);
  const { correction, text } = read;
  // Nothing is left to correct after the first of two clicks.
  if (text === '') return since.length > 0 ? 'done' : refuse(fault(copy.correction.nothing));
  const signed = { actedAt: now, by, text };
  const refused = stale(context, since, [{ ...signed, kind: 'corrected' }]);
  if (refused) return refused;
  const confirmation = correction.email === undefined ? undefined : context.confirmationOf(reference, now);
  const outcome = await store.correct(reference, correction, signed, confirmation, history.length);
  if (outcome === 'done' && confirmation) context.onQueued();
  return outcome;
}

async function erase(
  context: DeskContext,
  stored: StoredInquiry,
  act: 'erase' | 'erase-inquiry' | 'erase-person',
  since: readonly HistoryEntry[],
): Promise<FastifyReply> {
  const { store, by, now, field, copy } = context;
  const { reference, inquiry, history } = stored;
  const held = await store.count({ email: inquiry.email });
  const ask = (status: number, message?: FormMessage) =>
    context.send(status, erasePage(context, stored, held, message));
  if (act === 'erase') return ask(200);
  const unsigned = initialsFault(context);
  if (unsigned) return ask(422, unsigned);
  const hasMore = act === 'erase-person' && field('held') !== `${held}`;
  if (since.length > 0 || hasMore) return ask(409, changedFault(since, context));
  const expected = { reference, revision: history.length };
  const { inquiries, mails } = await (act === 'erase-inquiry'
    ? store.remove(reference, now, by, { ...expected, count: 1 })
    : store.erasePerson(inquiry.email, now, by, { ...expected, count: held }));
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
