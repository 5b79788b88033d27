/** The page `/desk`. */

import { overdueCutoff } from '../../../domain/commitments.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { html } from '../../site/html.ts';
import { withAnnouncements } from '../announcements/schedule-facts.ts';
import { isReference } from '../store/reference.ts';
import type { InquiryFilter, Page } from '../store/store.ts';
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

/** Each row has a field, and `server/site/form-body.ts` accepts no more than `maxFields`. */
export const pageSize = 50;

const maxCounted = 1000;

const maxSearchLength = 200;

const views = ['open', 'late', 'visit', 'answered', 'spam'] as const;

export const showList = async (context: DeskContext) => context.send(200, await listPage(context));

async function listPage(
  context: DeskContext,
  message?: FormMessage,
  selectedReferences: ReadonlySet<string> = new Set(),
): Promise<DeskPage> {
  const { store, now, today, query, claim, pageUrl, linkTo, copy, language } = context;
  const words = (query['words'] ?? '').trim().slice(0, maxSearchLength);
  const day = parseSearchDay(words, today, language);
  const view = words === '' ? (views.find(name => name === query['view']) ?? 'open') : undefined;
  const lateFilter = { status: 'late', overdueCutoff: overdueCutoff(now), from: today } as const;
  const lists: Record<(typeof views)[number], [InquiryFilter, NonNullable<Page['order']>]> = {
    open: [{ status: 'open' }, 'oldest'],
    late: [lateFilter, 'visit'],
    visit: [{ from: today }, 'visit'],
    answered: [{ status: 'answered' }, 'newest'],
    spam: [{ status: 'spam' }, 'newest'],
  };
  const [filter, order] = view
    ? lists[view]
    : day
      ? ([{ from: day, to: day }, 'visit'] as const)
      : ([{ words }, 'newest'] as const);
  const after = isReference(query['after']) ? query['after'] : undefined;
  const [page, open, lateCount, exceptions, dayCount, dayVisitors] = await Promise.all([
    store.list(filter, { order, limit: pageSize + 1, ...(after && { after }) }),
    store.count({ status: 'open' }, maxCounted + 1),
    store.count(lateFilter, maxCounted + 1),
    store.listAnnouncedExceptions(today),
    day ? store.count(filter) : 0,
    day ? store.countVisitors(filter) : 0,
  ]);
  const inquiries = page.slice(0, pageSize);
  const lastReference = page.length > pageSize ? inquiries.at(-1)?.reference : undefined;
  const current = view ? { view } : { words };
  const counts: Partial<Record<string, number>> = { open, late: lateCount };
  const count = (name: string) =>
    counts[name] !== undefined && html` <span class="count">${shortCount(counts[name])}</span>`;
  const canChoose = view !== 'spam';
  const table = inquiryTable(
    inquiries,
    withAnnouncements(exceptions),
    context,
    canChoose ? { selectedReferences } : {},
  );
  const spamButton = { action: 'spam', label: copy.list.spam };
  const list = canChoose
    ? postForm(pageUrl({ ...current, after }), [table, signedButton(context, message, 'by', spamButton)])
    : table;
  const heading = view
    ? copy.list.views[view]
    : day
      ? formatMessage(copy.list.on, { day: formatLongDate(day, language) }, language)
      : formatMessage(copy.list.found, { words }, language);
  return {
    title: copy.list.title,
    main: html`${messageLine(message)}<div class="head"><h1>${copy.list.title}</h1><p><a href="${linkTo('days')}">${copy.days.title}</a></p></div>
<form method="get" role="search" class="search">${Object.entries(claim).map(([name, value]) => hiddenField(name, value ?? ''))}
<label for="words">${copy.list.search}</label><input id="words" name="words" type="search" value="${words}" aria-describedby="words-help"><button class="quiet">${copy.list.searchButton}</button><span class="help" id="words-help">${copy.list.searchHelp}</span></form>
<nav aria-label="${copy.list.viewsLabel}"><ul>${views.map(
      name =>
        html`<li><a href="${pageUrl({ view: name })}"${view === name && html` aria-current="page"`}>${copy.list.views[name]}${count(name)}</a></li>`,
    )}</ul></nav>
<section><h2>${heading}</h2>
${dayCount > 0 && html`<p>${formatMessage(copy.list.total, { inquiries: dayCount, people: dayVisitors }, language)}</p>`}
${inquiries.length > 0 ? list : html`<p>${copy.list.empty}</p>`}
${pagesNav(lastReference && pageUrl({ ...current, after: lastReference }), after && pageUrl(current), context)}</section>`,
  };
}

const shortCount = (count: number) => (count > maxCounted ? `${maxCounted}+` : String(count));

export const pagesNav = (next: string | undefined, first: string | undefined, { copy }: DeskContext) =>
  (next || first) &&
  html`<p class="buttons">${next && html`<a class="button" href="${next}">${copy.list.more}</a>`} ${
    first && html`<a href="${first}">${copy.list.first}</a>`
  }</p>`;

/** Answers with the page instead of a redirect. Reloading it posts again, which changes nothing. */
export async function postList(context: DeskContext) {
  const { field, copy } = context;
  const selection = readSelection(context);
  const error =
    field(fieldNames.action) !== 'spam' || selection.size === 0
      ? formError(copy.list.noneChosen)
      : checkInitials(context);
  if (error) return context.send(422, await listPage(context, error, new Set(selection.keys())));
  const recording = await recordForSelected(context, { kind: 'spam', text: '', ifUnchanged: true });
  const message = summarizeRecording(
    formatMessage(copy.list.marked, { count: recording.recordedInquiries.length }, context.language),
    recording,
    context,
  );
  const remainingSelection = new Set(recording.conflicts.map(({ record }) => record.reference));
  return context.send(
    remainingSelection.size > 0 ? 409 : 200,
    await listPage(context, message, remainingSelection),
  );
}
