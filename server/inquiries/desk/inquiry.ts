/** `/desk/IP-…`: what the office does with an inquiry. */
import { closedWith, factsWith } from '../days/programme.ts';
import type { Reference, StoredInquiry } from '../store/store.ts';
import { readCorrection } from './correction.ts';
import { erasePage, inquiryPage, noteLength } from './inquiry-page.ts';
import { copy, type DeskPage, fault, initialsFault, type Message, noticePage } from './layout.ts';
import type { Visit } from './visit.ts';

/** Inquiries of the same address that are named. */
const mostOthers = 50;

const goneNotice = noticePage(copy.gone.title, copy.gone.text);

const opened = (visit: Visit) => visit.store.find(visit.target as Reference);

export async function showInquiry(visit: Visit) {
  const stored = await opened(visit);
  if (!stored) return visit.send(404, goneNotice);
  return visit.send(200, await renderInquiry(visit, stored, doneMessage(visit, stored)));
}

/** What a redirect says that was done, where that is what the history ends with. */
function doneMessage({ query: { did } }: Visit, { history }: StoredInquiry): Message | undefined {
  if (did === undefined || did !== history.at(-1)?.kind) return undefined;
  return { kind: 'done', text: copy.done[did as keyof typeof copy.done] };
}

async function renderInquiry(
  visit: Visit,
  stored: StoredInquiry,
  message?: Message,
  note = visit.field('text'),
): Promise<DeskPage> {
  const { store } = visit;
  const { email, visitDate } = stored.inquiry;
  const [mails, held, announced] = await Promise.all([
    store.mails(stored.reference),
    store.list({ email }, { order: 'newest', limit: mostOthers }),
    store.announced(visitDate),
  ]);
  const others = held.filter(({ reference }) => reference !== stored.reference);
  return inquiryPage(visit, { stored, mails, others, facts: factsWith(announced), note, message });
}

export async function postInquiry(visit: Visit) {
  const stored = await opened(visit);
  if (!stored) return visit.send(404, goneNotice);
  const act = visit.field('act');
  switch (act) {
    case 'erase':
    case 'erase one':
    case 'erase all':
      return erase(visit, stored, act);
    case 'correct':
      return correct(visit, stored);
    case 'answered':
    case 'reopened':
    case 'spam':
    case 'note':
      return sign(visit, stored, act);
    default:
      return visit.send(400, await renderInquiry(visit, stored));
  }
}

async function sign(visit: Visit, stored: StoredInquiry, act: 'answered' | 'reopened' | 'spam' | 'note') {
  const { store, by, now } = visit;
  const { reference } = stored;
  const text = visit.field('text');
  const wrong = initialsFault(by) ?? noteFault(text, act === 'note');
  if (wrong) return visit.send(422, await renderInquiry(visit, stored, wrong));
  const signed = { actedAt: now, by };
  // What was written is kept, whatever else is done with it.
  if (text !== '') await store.act(reference, { ...signed, kind: 'note', text });
  if (act !== 'note') {
    const outcome = await store.act(reference, { ...signed, kind: act, text: '' });
    if (outcome === 'missing') return visit.send(404, goneNotice);
    if (outcome === 'already') {
      const already = [copy.already[act], text !== '' && copy.noteKept].filter(Boolean).join(' ');
      const current = (await store.find(reference)) ?? stored;
      return visit.send(409, await renderInquiry(visit, current, fault(already), ''));
    }
  }
  visit.rememberInitials();
  return visit.redirectHere(act);
}

function noteFault(text: string, isWanted: boolean): Message | undefined {
  if (isWanted && text === '') return fault(copy.faults.note, 'text');
  return text.length > noteLength ? fault(copy.faults.noteTooLong, 'text') : undefined;
}

async function erase(visit: Visit, stored: StoredInquiry, act: 'erase' | 'erase one' | 'erase all') {
  const { store, by, now } = visit;
  const { reference, inquiry } = stored;
  const unsigned = act === 'erase' ? undefined : initialsFault(by);
  if (act === 'erase' || unsigned) {
    const held = await store.count({ email: inquiry.email });
    return visit.send(unsigned ? 422 : 200, erasePage(visit, stored, held, unsigned));
  }
  const { inquiries, mails } = await (act === 'erase one'
    ? store.remove(reference, now, by)
    : store.erasePerson(inquiry.email, now, by));
  const { doneTitle, done, rest } = copy.erase;
  return visit.send(200, noticePage(doneTitle, done(inquiries, mails), rest));
}

async function correct(visit: Visit, stored: StoredInquiry) {
  const { store, by, now, today } = visit;
  const { reference } = stored;
  const read = readCorrection(visit.field, stored, today, closedWith(await store.announced(today), today));
  const wrong = 'fault' in read ? read.fault : initialsFault(by, 'correction-by');
  if ('fault' in read || wrong) return visit.send(422, await renderInquiry(visit, stored, wrong));
  const { correction, text } = read;
  const confirmation = correction.email === undefined ? undefined : visit.confirmationOf(reference, now);
  const outcome = await store.correct(reference, correction, { actedAt: now, by, text }, confirmation);
  if (outcome === 'missing') return visit.send(404, goneNotice);
  if (confirmation) visit.onQueued();
  visit.rememberInitials();
  return visit.redirectHere('corrected');
}
