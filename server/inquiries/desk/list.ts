/** `/desk`: the lists of inquiries, and several marked as spam at once. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Day } from '../../../domain/day.ts';
import { referencePattern } from '../../../domain/inquiry-api.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { lateBefore } from '../../../domain/promises.ts';
import { factsWith } from '../days/programme.ts';
import type { InquiryFilter, Page, Reference } from '../store/store.ts';
import { claimOf, pathWith, query, rememberedInitials, rememberInitials, untilOf } from './access.ts';
import { copy, type DeskPage, initialsFault, type Message } from './layout.ts';
import { listPage, type Shown, views } from './list-page.ts';
import { type Desk, postedField, postedFields, type Send } from './requests.ts';
import { searchedDay } from './search-day.ts';

/** Inquiries on a page of the list. */
const pageSize = 50;

/** Most inquiries that are counted: more are a number that helps nobody. */
const mostCounted = 1000;

/** Most characters of what is searched for. */
const longestSearch = 200;

const isReference = (text: string): text is Reference => referencePattern.test(text);

export async function renderList(
  { store, links, now }: Desk,
  request: FastifyRequest,
  { by = rememberedInitials(request), message }: { by?: string; message?: Message } = {},
): Promise<DeskPage> {
  const at = now();
  const today = parkDay(at);
  const { view, words: typed = '', after = '' } = query(request);
  const searched = typed.trim().slice(0, longestSearch);
  const shown: Shown =
    searched === ''
      ? (views.find(name => name === view) ?? 'open')
      : { words: searched, day: searchedDay(searched, today) };
  const late = { status: 'late', lateBefore: lateBefore(at), from: today } as const;
  const [filter, order] = filterOf(shown, today, late);
  const page: Page = { order, limit: pageSize + 1, ...(isReference(after) && { after }) };
  const [found, open, lateCount, announced] = await Promise.all([
    store.list(filter, page),
    store.count({ status: 'open' }, mostCounted + 1),
    store.count(late, mostCounted + 1),
    store.announced(today),
  ]);
  const inquiries = found.slice(0, pageSize);
  const until = untilOf(request);
  return listPage({
    inquiries,
    shown,
    counts: { open: shortCount(open), late: shortCount(lateCount) },
    facts: factsWith(announced),
    now: at,
    by,
    message,
    here: more => pathWith(request, more),
    linkTo: target => links.make(target, at, until),
    claim: Object.entries(claimOf(request)),
    last: found.length > pageSize ? inquiries.at(-1)?.reference : undefined,
    after: page.after,
  });
}

const shortCount = (count: number) => (count > mostCounted ? `${mostCounted}+` : String(count));

function filterOf(
  shown: Shown,
  today: Day,
  late: InquiryFilter,
): [InquiryFilter, NonNullable<Page['order']>] {
  if (typeof shown === 'object')
    return shown.day ? [{ from: shown.day, to: shown.day }, 'visit'] : [{ words: shown.words }, 'newest'];
  switch (shown) {
    case 'open':
      return [{ status: 'open' }, 'oldest'];
    case 'late':
      return [late, 'visit'];
    case 'visit':
      return [{ from: today }, 'visit'];
    default:
      return [{ status: shown }, 'newest'];
  }
}

/** Marks the chosen inquiries as spam. Those that are spam already stay so: whoever reloads the page changes nothing. */
export async function postList(desk: Desk, send: Send, request: FastifyRequest, reply: FastifyReply) {
  const { store, now } = desk;
  const by = postedField(request, 'by');
  const chosen = [...new Set(postedFields(request, 'reference'))].filter(isReference).slice(0, pageSize);
  const answer = async (status: number, message: Message) =>
    send(reply, status, await renderList(desk, request, { by, message }));
  if (postedField(request, 'act') !== 'spam' || chosen.length === 0)
    return answer(422, { kind: 'fault', text: copy.list.noneChosen });
  const fault = initialsFault(by);
  if (fault) return answer(422, fault);
  let marked = 0;
  for (const reference of chosen) {
    const outcome = await store.act(reference, { kind: 'spam', actedAt: now(), by, text: '' });
    if (outcome === 'done') marked += 1;
  }
  rememberInitials(reply, by);
  return answer(200, { kind: 'done', text: copy.list.marked(marked) });
}
