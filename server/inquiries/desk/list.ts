/** The page `/desk`. */

import { overdueCutoff } from '../../../domain/commitments.ts';
import type { Day } from '../../../domain/day.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import { withAnnouncements } from '../announcements/schedule-facts.ts';
import type { InquiryFilter, Paging } from '../store/records.ts';
import { isReference } from '../store/reference.ts';
import type { DeskContext } from './context.ts';
import { fieldNames } from './field-names.ts';
import { inquiryTable } from './inquiry-table.ts';
import {
  checkInitials,
  type DeskPage,
  type FormMessage,
  formError,
  hiddenField,
  messageLine,
  postForm,
  signedButton,
} from './layout.ts';
import { readSelection, recordForSelected, summarizeRecording } from './revision.ts';
import { parseSearchDay } from './search-day.ts';

/** A row has a field, and a form may have `maxFields` (`server/site/form-body.ts`). */
export const pageSize = 50;

const maxCounted = 1000;

const maxSearchLength = 200;

const views = ['open', 'late', 'visit', 'answered', 'spam'] as const;
type View = (typeof views)[number];

export const showList = async (context: DeskContext) => context.send(200, await listPage(context));

/** The inquiries of a view, of a day of visits, or with words. */
interface InquiryList {
  filter: InquiryFilter;
  order: NonNullable<Paging['order']>;
  heading: string;
  view?: View;
  day?: Day;
}

const readSearchText = ({ query }: DeskContext) => (query['words'] ?? '').trim().slice(0, maxSearchLength);

const createLateFilter = ({ now, today }: DeskContext) =>
  ({ status: 'late', overdueCutoff: overdueCutoff(now), from: today }) as const;

function selectList(context: DeskContext): InquiryList {
  const { today, query, words, language } = context;
  const searchText = readSearchText(context);
  if (searchText === '') {
    const view = views.find(name => name === query['view']) ?? 'open';
    return { view, heading: words.list.views[view], ...selectView(view, context) };
  }
  const day = parseSearchDay(searchText, today, language);
  if (day) {
    const heading = formatMessage(words.list.on, { day: formatLongDate(day, language) }, language);
    return { day, heading, filter: { from: day, to: day }, order: 'visit' };
  }
  const heading = formatMessage(words.list.found, { words: searchText }, language);
  return { heading, filter: { words: searchText }, order: 'newest' };
}

function selectView(view: View, context: DeskContext): Pick<InquiryList, 'filter' | 'order'> {
  switch (view) {
    case 'open':
      return { filter: { status: 'open' }, order: 'oldest' };
    case 'late':
      return { filter: createLateFilter(context), order: 'visit' };
    case 'visit':
      return { filter: { from: context.today }, order: 'visit' };
    default:
      return { filter: { status: view }, order: 'newest' };
  }
}

async function listPage(
  context: DeskContext,
  message?: FormMessage,
  selectedReferences: ReadonlySet<string> = new Set(),
): Promise<DeskPage> {
  const { store, today, query, pageUrl, linkTo, words } = context;
  const list = selectList(context);
  const { filter, order, heading, view } = list;
  const after = isReference(query['after']) ? query['after'] : undefined;
  const [page, announcedExceptions, nav, total] = await Promise.all([
    store.list(filter, { order, limit: pageSize + 1, ...(after && { after }) }),
    store.listAnnouncedExceptions(today),
    viewsNav(view, context),
    dayTotal(list, context),
  ]);
  const inquiries = page.slice(0, pageSize);
  const lastReference = page.length > pageSize ? inquiries.at(-1)?.reference : undefined;
  const parameters = view ? { view } : { words: readSearchText(context) };
  const facts = withAnnouncements(announcedExceptions);
  const spamButton = { action: 'spam', label: words.list.spam };
  const table =
    view === 'spam'
      ? inquiryTable(inquiries, facts, context)
      : postForm(pageUrl({ ...parameters, after }), [
          inquiryTable(inquiries, facts, context, { selectedReferences }),
          signedButton(context, message, 'by', spamButton),
        ]);
  const next = lastReference && pageUrl({ ...parameters, after: lastReference });
  return {
    title: words.list.title,
    main: html`${messageLine(message)}<div class="head"><h1>${words.list.title}</h1><p><a href="${linkTo('days')}">${words.days.title}</a></p></div>
${searchForm(context)}
${nav}
<section><h2>${heading}</h2>
${total}
${inquiries.length > 0 ? table : html`<p>${words.list.empty}</p>`}
${pagesNav(next, after && pageUrl(parameters), context)}</section>`,
  };
}

/** It contains the signature of the page's URL, because GET replaces the URL's query. */
const searchForm = (context: DeskContext): Html => {
  const { claim, words } = context;
  return html`<form method="get" role="search" class="search">${Object.entries(claim).map(([name, value]) => hiddenField(name, value ?? ''))}
<label for="words">${words.list.search}</label><input id="words" name="words" type="search" value="${readSearchText(context)}" aria-describedby="words-help"><button class="quiet">${words.list.searchButton}</button><span class="help" id="words-help">${words.list.searchHelp}</span></form>`;
};

async function viewsNav(currentView: View | undefined, context: DeskContext): Promise<Html> {
  const { store, pageUrl, words } = context;
  const [open, late] = await Promise.all([
    store.count({ status: 'open' }, maxCounted + 1),
    store.count(createLateFilter(context), maxCounted + 1),
  ]);
  const counts: Partial<Record<View, number>> = { open, late };
  const count = (view: View) =>
    counts[view] !== undefined && html` <span class="count">${formatShortCount(counts[view])}</span>`;
  return html`<nav aria-label="${words.list.viewsLabel}"><ul>${views.map(
    view =>
      html`<li><a href="${pageUrl({ view })}"${view === currentView && html` aria-current="page"`}>${words.list.views[view]}${count(view)}</a></li>`,
  )}</ul></nav>`;
}

/** How many inquiries and visitors there are for the day. */
async function dayTotal({ filter, day }: InquiryList, context: DeskContext): Promise<Content> {
  if (!day) return null;
  const { store, words, language } = context;
  const [inquiries, people] = await Promise.all([store.count(filter), store.countVisitors(filter)]);
  return inquiries > 0 && html`<p>${formatMessage(words.list.total, { inquiries, people }, language)}</p>`;
}

const formatShortCount = (count: number) => (count > maxCounted ? `${maxCounted}+` : String(count));

export const pagesNav = (next: string | undefined, first: string | undefined, { words }: DeskContext) =>
  (next || first) &&
  html`<p class="buttons">${next && html`<a class="button" href="${next}">${words.list.more}</a>`} ${
    first && html`<a href="${first}">${words.list.first}</a>`
  }</p>`;

/** The answer is the page itself instead of a redirect to it. If the page is reloaded, the repeated post changes nothing. */
export async function postList(context: DeskContext) {
  const { getField, words } = context;
  const selection = readSelection(context);
  const error =
    getField(fieldNames.action) !== 'spam' || selection.size === 0
      ? formError(words.list.noneChosen)
      : checkInitials(context);
  if (error) return context.send(422, await listPage(context, error, new Set(selection.keys())));
  const recording = await recordForSelected(context, { kind: 'spam', text: '', onlyIfUnchanged: true });
  context.rememberInitials();
  const message = summarizeRecording(
    formatMessage(words.list.marked, { count: recording.recordedInquiries.length }, context.language),
    recording,
    context,
  );
  const remainingSelection = new Set(recording.conflicts.map(({ record }) => record.reference));
  return context.send(
    remainingSelection.size > 0 ? 409 : 200,
    await listPage(context, message, remainingSelection),
  );
}
