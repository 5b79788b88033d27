/** `/desk/IP-…`: the page of an inquiry and the acts on it. */
import type { FastifyReply } from 'fastify';
import { closedBecause } from '../../../domain/hours.ts';
import { html } from '../../site/html.ts';
import { factsWith } from '../days/programme.ts';
import type { Act, Reference, StoredInquiry } from '../store/store.ts';
import { changedFault, changesList, entriesSince } from './changes.ts';
import type { DeskContext } from './context.ts';
import { readCorrection } from './correction.ts';
import { erasePage, type InquiryView, inquiryPage, noteLength } from './inquiry-page.ts';
import {
  type DeskPage,
  type DeskWords,
  type FormMessage,
  fault,
  initialsFault,
  noticePage,
  writtenNote,
} from './layout.ts';

/** Other inquiries from the same address that are listed. */
const maxOthers = 50;

const goneNotice = (context: DeskContext) => {
  const { copy, field } = context;
  const written = writtenNote(field('text'), copy);
  return noticePage(copy.gone.title, copy.gone.text, ...written, listLink(context));
};

const listLink = ({ linkTo, copy }: DeskContext) =>
  html`<a href="${linkTo('list')}">${copy.inquiry.list}</a>`;

const opened = (context: DeskContext) => context.store.find(context.target as Reference);

export async function showInquiry(context: DeskContext) {
  const stored = await opened(context);
  if (!stored) return context.send(404, goneNotice(context));
  return context.send(200, await renderInquiry(context, stored, doneMessage(context, stored)));
}

/** The confirmation that a redirect asks for, if it matches the last entry of the history, with what others did before it. */
function doneMessage(context: DeskContext, { history }: StoredInquiry): FormMessage | undefined {
  const { query, copy } = context;
  const text = Object.entries(copy.done).find(([kind]) => kind === query['did'])?.[1];
  if (!text || query['did'] !== history.at(-1)?.kind) return undefined;
  const seen = Number(query['seen'] ?? history.length);
  return { kind: 'done', text, details: changesList(history.slice(seen, -1), context) };
}

async function renderInquiry(
  context: DeskContext,
  stored: StoredInquiry,
  message?: FormMessage,
  { note = context.field('text'), conflict }: Partial<Pick<InquiryView, 'note' | 'conflict'>> = {},
): Promise<DeskPage> {
  const { store } = context;
  const { email, visitDate } = stored.inquiry;
  const [mails, held, announced] = await Promise.all([
    store.mails(stored.reference),
    store.list({ email }, { order: 'newest', limit: maxOthers }),
    store.announced(visitDate),
  ]);
  const others = held.filter(({ reference }) => reference !== stored.reference);
  return inquiryPage(context, {
    stored,
    mails,
    others,
    facts: factsWith(announced),
    note,
    message,
    conflict,
  });
}

/** Starts anew if something was recorded between reading and writing. */
export async function postInquiry(context: DeskContext): Promise<FastifyReply> {
  const stored = await opened(context);
  if (!stored) return context.send(404, goneNotice(context));
  const act = context.field('act');
  switch (act) {
    case 'erase':
    case 'erase-inquiry':
    case 'erase-person':
      return erase(context, stored, act);
    case 'correct':
      return correct(context, stored);
    case 'released':
      return release(context, stored);
    case 'answered':
    case 'reopened':
    case 'spam':
    case 'note':
      return sign(context, stored, act);
    default:
      return context.send(400, await renderInquiry(context, stored));
  }
}

async function sign(
  context: DeskContext,
  stored: StoredInquiry,
  act: 'answered' | 'reopened' | 'spam' | 'note',
) {
  const { store, by, now, copy } = context;
  const { reference, history } = stored;
  const text = context.field('text');
  const wrong = initialsFault(context) ?? noteFault(text, act === 'note', copy);
  if (wrong) return context.send(422, await renderInquiry(context, stored, wrong));
  const signed = { actedAt: now, by };
  // The note is saved even if the inquiry has that state already.
  const acts: Act[] = [
    ...(text === '' ? [] : [{ ...signed, kind: 'note', text } as const]),
    ...(act === 'note' ? [] : [{ ...signed, kind: act, text: '' }]),
  ];
  const since = entriesSince(context, stored);
  const isRepeated = acts.every(({ kind, text: written }) =>
    since.some(entry => entry.kind === kind && entry.by === by && entry.text === written),
  );
  if (!isRepeated) {
    // A note contradicts nothing.
    if (act !== 'note' && since.length > 0)
      return context.send(409, await renderInquiry(context, stored, changedFault(since, context)));
    const outcome = await store.act(reference, acts, history.length);
    if (outcome === 'missing') return context.send(404, goneNotice(context));
    if (outcome === 'changed') return postInquiry(context);
    if (outcome === 'already' && act !== 'note') {
      const isSpam = act === 'answered' && stored.spamAt !== null;
      const already = [copy.already[isSpam ? 'isSpam' : act], text !== '' && copy.noteKept]
        .filter(Boolean)
        .join(' ');
      const current = (await store.find(reference)) ?? stored;
      return context.send(409, await renderInquiry(context, current, fault(already), { note: '' }));
    }
  }
  context.rememberInitials();
  return context.redirectHere(act);
}

/** Sends the mails that are held back or have been given up. */
async function release(context: DeskContext, stored: StoredInquiry) {
  const { store, by, now, copy } = context;
  const { reference, history } = stored;
  const unsigned = initialsFault(context, 'released-by');
  if (unsigned) return context.send(422, await renderInquiry(context, stored, unsigned));
  const since = entriesSince(context, stored);
  const last = since.at(-1);
  // A second click.
  if (last?.kind === 'released' && last.by === by) return context.redirectHere('released');
  if (since.length > 0)
    return context.send(409, await renderInquiry(context, stored, changedFault(since, context)));
  if (stored.spamAt !== null)
    return context.send(409, await renderInquiry(context, stored, fault(copy.already.isSpam)));
  const outcome = await store.release(reference, { actedAt: now, by }, history.length);
  if (outcome === 'missing') return context.send(404, goneNotice(context));
  if (outcome === 'changed') return postInquiry(context);
  if (outcome === 'already')
    return context.send(409, await renderInquiry(context, stored, fault(copy.release.already)));
  context.onQueued();
  context.rememberInitials();
  return context.redirectHere('released');
}

function noteFault(text: string, isWanted: boolean, { faults }: DeskWords['copy']): FormMessage | undefined {
  if (isWanted && text === '') return fault(faults.note, 'text');
  return text.length > noteLength ? fault(faults.noteTooLong, 'text') : undefined;
}

async function erase(
  context: DeskContext,
  stored: StoredInquiry,
  act: 'erase' | 'erase-inquiry' | 'erase-person',
) {
  const { store, by, now, copy } = context;
  const { reference, inquiry, history } = stored;
  const held = await store.count({ email: inquiry.email });
  const ask = (status: number, message?: FormMessage) =>
    context.send(status, erasePage(context, stored, held, message));
  if (act === 'erase') return ask(200);
  const unsigned = initialsFault(context);
  if (unsigned) return ask(422, unsigned);
  const since = entriesSince(context, stored);
  const hasMore = act === 'erase-person' && ![`${held}`, ''].includes(context.field('held'));
  if (since.length > 0 || hasMore) return ask(409, changedFault(since, context));
  const expected = { reference, revision: history.length };
  const { inquiries, mails } = await (act === 'erase-inquiry'
    ? store.remove(reference, now, by, { ...expected, count: 1 })
    : store.erasePerson(inquiry.email, now, by, { ...expected, count: held }));
  if (inquiries === 0) return postInquiry(context);
  const { doneTitle, done, rest } = copy.erase;
  return context.send(200, noticePage(doneTitle, done(inquiries, mails), rest, listLink(context)));
}

async function correct(context: DeskContext, stored: StoredInquiry) {
  const { store, by, now, today } = context;
  const { reference, history } = stored;
  const facts = factsWith(await store.announced(today));
  const read = readCorrection(context, stored, day => closedBecause(day, facts));
  const since = entriesSince(context, stored);
  if ('fault' in read) {
    const { fault: wrong, conflict } = read;
    const message = { ...wrong, details: changesList(since, context) };
    return context.send(conflict ? 409 : 422, await renderInquiry(context, stored, message, { conflict }));
  }
  const unsigned = initialsFault(context, 'correction-by');
  if (unsigned) return context.send(422, await renderInquiry(context, stored, unsigned));
  if ('correction' in read) {
    const { correction, text } = read;
    const confirmation = correction.email === undefined ? undefined : context.confirmationOf(reference, now);
    const signed = { actedAt: now, by, text };
    const outcome = await store.correct(reference, correction, signed, confirmation, history.length);
    if (outcome === 'missing') return context.send(404, goneNotice(context));
    if (outcome === 'changed') return postInquiry(context);
    if (confirmation) context.onQueued();
  }
  context.rememberInitials();
  // Other fields may show what others have corrected meanwhile.
  return context.redirectHere('corrected', since.length > 0 ? { seen: context.field('seen') } : {});
}
