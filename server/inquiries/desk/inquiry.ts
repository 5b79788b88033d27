/** `/desk/IP-…`: the page of an inquiry and the acts on it. */
import { closedBecause } from '../../../domain/hours.ts';
import { factsWith } from '../days/programme.ts';
import type { Reference, StoredInquiry } from '../store/store.ts';
import type { DeskContext } from './context.ts';
import { readCorrection } from './correction.ts';
import { erasePage, inquiryPage, noteLength } from './inquiry-page.ts';
import {
  type DeskPage,
  type DeskWords,
  type FormMessage,
  fault,
  initialsFault,
  noticePage,
} from './layout.ts';

/** Other inquiries from the same address that are listed. */
const maxOthers = 50;

const goneNotice = ({ copy }: DeskWords) => noticePage(copy.gone.title, copy.gone.text);

const opened = (context: DeskContext) => context.store.find(context.target as Reference);

export async function showInquiry(context: DeskContext) {
  const stored = await opened(context);
  if (!stored) return context.send(404, goneNotice(context));
  return context.send(200, await renderInquiry(context, stored, doneMessage(context, stored)));
}

/** The confirmation that a redirect asks for, if it matches the last entry of the history. */
function doneMessage(
  { query: { did }, copy }: DeskContext,
  { history }: StoredInquiry,
): FormMessage | undefined {
  if (did === undefined || did !== history.at(-1)?.kind) return undefined;
  return { kind: 'done', text: copy.done[did as keyof typeof copy.done] };
}

async function renderInquiry(
  context: DeskContext,
  stored: StoredInquiry,
  message?: FormMessage,
  note = context.field('text'),
): Promise<DeskPage> {
  const { store } = context;
  const { email, visitDate } = stored.inquiry;
  const [mails, held, announced] = await Promise.all([
    store.mails(stored.reference),
    store.list({ email }, { order: 'newest', limit: maxOthers }),
    store.announced(visitDate),
  ]);
  const others = held.filter(({ reference }) => reference !== stored.reference);
  return inquiryPage(context, { stored, mails, others, facts: factsWith(announced), note, message });
}

export async function postInquiry(context: DeskContext) {
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
  const { reference } = stored;
  const text = context.field('text');
  const wrong = initialsFault(context) ?? noteFault(text, act === 'note', copy);
  if (wrong) return context.send(422, await renderInquiry(context, stored, wrong));
  const signed = { actedAt: now, by };
  // The note is saved even if the act then fails.
  if (text !== '') await store.act(reference, { ...signed, kind: 'note', text });
  if (act !== 'note') {
    const outcome = await store.act(reference, { ...signed, kind: act, text: '' });
    if (outcome === 'missing') return context.send(404, goneNotice(context));
    if (outcome === 'already') {
      const current = (await store.find(reference)) ?? stored;
      const isSpam = act === 'answered' && current.spamAt !== null;
      const already = [copy.already[isSpam ? 'isSpam' : act], text !== '' && copy.noteKept]
        .filter(Boolean)
        .join(' ');
      return context.send(409, await renderInquiry(context, current, fault(already), ''));
    }
  }
  context.rememberInitials();
  return context.redirectHere(act);
}

/** Sends the mails that are held back or have been given up. */
async function release(context: DeskContext, stored: StoredInquiry) {
  const { store, by, now, copy } = context;
  const { reference } = stored;
  const unsigned = initialsFault(context, 'released-by');
  if (unsigned) return context.send(422, await renderInquiry(context, stored, unsigned));
  if (stored.spamAt !== null)
    return context.send(409, await renderInquiry(context, stored, fault(copy.already.isSpam)));
  const outcome = await store.release(reference, { actedAt: now, by });
  if (outcome === 'missing') return context.send(404, goneNotice(context));
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
  const { reference, inquiry } = stored;
  const unsigned = act === 'erase' ? undefined : initialsFault(context);
  if (act === 'erase' || unsigned) {
    const held = await store.count({ email: inquiry.email });
    return context.send(unsigned ? 422 : 200, erasePage(context, stored, held, unsigned));
  }
  const { inquiries, mails } = await (act === 'erase-inquiry'
    ? store.remove(reference, now, by)
    : store.erasePerson(inquiry.email, now, by));
  const { doneTitle, done, rest } = copy.erase;
  return context.send(200, noticePage(doneTitle, done(inquiries, mails), rest));
}

async function correct(context: DeskContext, stored: StoredInquiry) {
  const { store, by, now, today } = context;
  const { reference } = stored;
  const facts = factsWith(await store.announced(today));
  const read = readCorrection(context, stored, day => closedBecause(day, facts));
  const wrong = 'fault' in read ? read.fault : initialsFault(context, 'correction-by');
  if ('fault' in read || wrong) return context.send(422, await renderInquiry(context, stored, wrong));
  const { correction, text } = read;
  const confirmation = correction.email === undefined ? undefined : context.confirmationOf(reference, now);
  const outcome = await store.correct(reference, correction, { actedAt: now, by, text }, confirmation);
  if (outcome === 'missing') return context.send(404, goneNotice(context));
  if (confirmation) context.onQueued();
  context.rememberInitials();
  return context.redirectHere('corrected');
}
