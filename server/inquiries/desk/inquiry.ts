/** `/desk/IP-…`: what the office does with an inquiry. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parkDay } from '../../../domain/park-time.ts';
import { closedWith, factsWith } from '../days/programme.ts';
import type { StoredInquiry } from '../store/store.ts';
import { pathWith, query, rememberedInitials, rememberInitials, untilOf } from './access.ts';
import { type CorrectedField, correctedFields, readCorrection } from './correction.ts';
import { erasePage, inquiryPage, noteLength, type Typed } from './inquiry-page.ts';
import { copy, type DeskPage, faultIn, initialsFault, type Message, noticePage } from './layout.ts';
import { type Desk, postedField, redirect, type Send } from './requests.ts';

/** Inquiries of the same address that are named. */
const mostOthers = 50;

type DoneKind = keyof typeof copy.done;

/** What a redirect says that was done, where that is what the history ends with. */
function doneMessage(request: FastifyRequest, { history }: StoredInquiry): Message | undefined {
  const { did } = query(request);
  if (did === undefined || did !== history.at(-1)?.kind) return undefined;
  return { kind: 'done', text: copy.done[did as DoneKind] };
}

export async function renderInquiry(
  { store, links, now }: Desk,
  request: FastifyRequest,
  stored: StoredInquiry,
  typed: Typed = { by: rememberedInitials(request), text: '' },
  message = doneMessage(request, stored),
): Promise<DeskPage> {
  const [mails, held, announced] = await Promise.all([
    store.mails(stored.reference),
    store.list({ email: stored.inquiry.email }, { order: 'newest', limit: mostOthers }),
    store.announced(stored.inquiry.visitDate),
  ]);
  // Their links live no longer than the one that opened this page.
  const until = untilOf(request);
  return inquiryPage({
    stored,
    mails,
    others: held.filter(({ reference }) => reference !== stored.reference),
    facts: factsWith(announced),
    now: now(),
    action: pathWith(request),
    typed,
    message,
    linkTo: target => links.make(target, now(), until),
  });
}

export const goneNotice = noticePage(copy.gone.title, copy.gone.text);

export async function postInquiry(
  desk: Desk,
  send: Send,
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredInquiry,
) {
  const { store, now } = desk;
  const act = postedField(request, 'act');
  const typed: Typed = { by: postedField(request, 'by'), text: postedField(request, 'text') };
  const { by, text } = typed;
  const render = (message?: Message, of = stored, kept = typed) =>
    renderInquiry(desk, request, of, kept, message);
  switch (act) {
    case 'erase':
    case 'erase one':
    case 'erase all':
      return erase(desk, send, request, reply, stored, act, by);
    case 'correct':
      return correct(desk, send, request, reply, stored, by);
    case 'answered':
    case 'reopened':
    case 'spam':
    case 'note':
      break;
    default:
      return send(reply, 400, await render());
  }
  const fault = initialsFault(by) ?? noteFault(text, act === 'note');
  if (fault) return send(reply, 422, await render(fault));
  const signed = { actedAt: now(), by };
  const { reference } = stored;
  // What was written is kept, whatever else is done with it.
  if (text !== '') await store.act(reference, { ...signed, kind: 'note', text });
  const outcome = act === 'note' ? 'done' : await store.act(reference, { ...signed, kind: act, text: '' });
  if (outcome === 'missing') return send(reply, 404, goneNotice);
  if (act !== 'note' && outcome === 'already') {
    const already = [copy.already[act], text !== '' && copy.noteKept].filter(Boolean).join(' ');
    const current = (await store.find(reference)) ?? stored;
    return send(reply, 409, await render({ kind: 'fault', text: already }, current, { by, text: '' }));
  }
  rememberInitials(reply, by);
  return redirect(reply, pathWith(request, { did: act }));
}

function noteFault(text: string, isWanted: boolean): Message | undefined {
  if (isWanted && text === '') return faultIn('text', copy.faults.note);
  return text.length > noteLength ? faultIn('text', copy.faults.noteTooLong) : undefined;
}

async function erase(
  { store, now }: Desk,
  send: Send,
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredInquiry,
  act: 'erase' | 'erase one' | 'erase all',
  by: string,
) {
  const { reference, inquiry } = stored;
  const held = await store.count({ email: inquiry.email });
  const fault = act === 'erase' ? undefined : initialsFault(by);
  if (act === 'erase' || fault) {
    const page = erasePage({ stored, held, action: pathWith(request), by, message: fault });
    return send(reply, fault ? 422 : 200, page);
  }
  const { inquiries, mails } = await (act === 'erase one'
    ? store.remove(reference, now(), by)
    : store.erasePerson(inquiry.email, now(), by));
  return send(
    reply,
    200,
    noticePage(copy.erase.doneTitle, copy.erase.done(inquiries, mails), copy.erase.rest),
  );
}

async function correct(
  desk: Desk,
  send: Send,
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredInquiry,
  by: string,
) {
  const { store, now, confirmationOf } = desk;
  const at = now();
  const today = parkDay(at);
  const correction = Object.fromEntries(
    correctedFields.map(field => [field, postedField(request, field)]),
  ) as Record<CorrectedField, string>;
  const isClosed = closedWith(await store.announced(today), today);
  const read = readCorrection(correction, stored, today, isClosed);
  const fault = 'fault' in read ? read.fault : initialsFault(by, 'correction-by');
  if ('fault' in read || fault)
    return send(reply, 422, await renderInquiry(desk, request, stored, { by, text: '', correction }, fault));
  const { reference } = stored;
  const confirmation = read.correction.email === undefined ? undefined : confirmationOf(reference, at);
  const outcome = await store.correct(
    reference,
    read.correction,
    { actedAt: at, by, text: read.text },
    confirmation,
  );
  if (outcome === 'missing') return send(reply, 404, goneNotice);
  if (confirmation) desk.onQueued();
  rememberInitials(reply, by);
  return redirect(reply, pathWith(request, { did: 'corrected' }));
}
