/** `/desk`: the lists of inquiries, and marking several as spam. */
import { lateBefore } from '../../../domain/commitments.ts';
import { factsWith } from '../days/programme.ts';
import { isReference } from '../store/reference.ts';
import type { InquiryFilter, Page, Reference, StoredInquiry } from '../store/store.ts';
import { changedInquiries, doneText, entriesSince, seenName } from './changes.ts';
import type { DeskContext } from './context.ts';
import { type DeskPage, type FormMessage, fault, initialsFault } from './layout.ts';
import { listPage, type Shown, views } from './list-page.ts';
import { searchedDay } from './search-day.ts';

/** Inquiries on a page of the list. */
const pageSize = 50;

/** Above this, an exact count is not useful. */
const maxCounted = 1000;

/** Characters of a search. */
const maxSearchLength = 200;

export const showList = async (context: DeskContext) => context.send(200, await renderList(context));

async function renderList(
  context: DeskContext,
  message?: FormMessage,
  chosen: readonly Reference[] = [],
): Promise<DeskPage> {
  const { store, now, today, query, language } = context;
  const { view, words = '', after } = query;
  const searched = words.trim().slice(0, maxSearchLength);
  const shown: Shown =
    searched === ''
      ? (views.find(name => name === view) ?? 'open')
      : { words: searched, day: searchedDay(searched, today, language) };
  const late = { status: 'late', lateBefore: lateBefore(now), from: today } as const;
  const filters: Record<(typeof views)[number], [InquiryFilter, NonNullable<Page['order']>]> = {
    open: [{ status: 'open' }, 'oldest'],
    late: [late, 'visit'],
    visit: [{ from: today }, 'visit'],
    answered: [{ status: 'answered' }, 'newest'],
    spam: [{ status: 'spam' }, 'newest'],
  };
  const [filter, order] = typeof shown === 'string' ? filters[shown] : searchFilter(shown);
  const page: Page = { order, limit: pageSize + 1, ...(isReference(after) && { after }) };
  const isDay = typeof shown !== 'string' && shown.day !== null;
  const [found, open, lateCount, announced, dayCount, dayVisitors] = await Promise.all([
    store.list(filter, page),
    store.count({ status: 'open' }, maxCounted + 1),
    store.count(late, maxCounted + 1),
    store.announced(today),
    isDay ? store.count(filter) : 0,
    isDay ? store.visitors(filter) : 0,
  ]);
  return listPage(context, {
    inquiries: found.slice(0, pageSize),
    shown,
    counts: { open: shortCount(open), late: shortCount(lateCount) },
    facts: factsWith(announced),
    total: isDay ? { inquiries: dayCount, visitors: dayVisitors } : undefined,
    message,
    hasMore: found.length > pageSize,
    after: page.after,
    chosen: new Set(chosen),
  });
}

const shortCount = (count: number) => (count > maxCounted ? `${maxCounted}+` : String(count));

const searchFilter = ({ words, day }: Exclude<Shown, string>): [InquiryFilter, 'visit' | 'newest'] =>
  day ? [{ from: day, to: day }, 'visit'] : [{ words }, 'newest'];

/** Marks the selected inquiries as spam. Reloading the page changes nothing. */
export async function postList(context: DeskContext) {
  const { store, now, by, copy } = context;
  const chosen = [...new Set(context.fields('reference'))].filter(isReference).slice(0, pageSize);
  const isWrong =
    context.field('act') !== 'spam' || chosen.length === 0
      ? fault(copy.list.noneChosen)
      : initialsFault(context);
  if (isWrong) return context.send(422, await renderList(context, isWrong, chosen));
  let marked = 0;
  let already = 0;
  let gone = 0;
  const changed: StoredInquiry[] = [];
  const mark = async (reference: Reference): Promise<void> => {
    const stored = await store.find(reference);
    if (!stored) return void gone++;
    if (stored.spamAt) return void already++;
    if (entriesSince(context, stored, seenName(reference)).length > 0) return void changed.push(stored);
    const act = { kind: 'spam', actedAt: now, by, text: '' } as const;
    const outcome = await store.act(reference, act, stored.history.length);
    if (outcome === 'done') marked += 1;
    // Something was recorded between reading and writing.
    if (outcome === 'changed') return mark(reference);
  };
  for (const reference of chosen) await mark(reference);
  context.rememberInitials();
  const text = doneText(copy.list.marked(marked), { already, gone }, context);
  const details = changedInquiries(changed, context);
  const left = changed.map(({ reference }) => reference);
  const status = changed.length > 0 ? 409 : 200;
  return context.send(status, await renderList(context, { kind: 'done', text, details }, left));
}
