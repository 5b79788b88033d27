/** The page `/desk`. */

import { isDay } from '../../../domain/day.ts';
import { deskPath } from '../../../domain/inquiry-api.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import { readScheduleFacts } from '../announcements/read-schedule-facts.ts';
import { overdueCutoff } from '../deadlines.ts';
import type { InquiryFilter, Paging } from '../store/records.ts';
import { isReference } from '../store/reference.ts';
import { type DeskContext, daysPath, readNumber } from './context.ts';
import {
  checkInitials,
  type FormResult,
  formError,
  inputField,
  postForm,
  resultLine,
  signedButton,
} from './form-fields.ts';
import { inquiryTable } from './inquiry-table.ts';
import type { DeskPage } from './layout.ts';

const pageSize = 50;

const views = ['open', 'late', 'visit', 'answered', 'spam', 'failed'] as const;
type View = (typeof views)[number];

/** A view, or the results of a search. */
interface InquiryList {
  view?: View;
  heading: string;
  /** Of the page's URL. */
  parameters: Readonly<Record<string, string>>;
  filter: InquiryFilter;
  order: NonNullable<Paging['order']>;
}

export const showList = async (context: DeskContext) => context.send(200, await listPage(context));

function selectList(context: DeskContext): InquiryList {
  const { query, words } = context;
  const text = query.get('text')?.trim() ?? '';
  const entered = query.get('day') ?? '';
  const day = isDay(entered) ? entered : '';
  if (text === '' && day === '') {
    const view = views.find(name => name === query.get('view')) ?? 'open';
    return { view, heading: words.list.views[view], parameters: { view }, ...selectView(view, context) };
  }
  const filter = { ...(text !== '' && { text }), ...(day !== '' && { from: day, to: day }) };
  const order = day === '' ? 'newest' : 'visit';
  return { heading: words.list.results, parameters: { text, day }, filter, order };
}

const createLateFilter = ({ now, today }: DeskContext) =>
  ({ status: 'open', openedBefore: overdueCutoff(now), from: today }) as const;

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

async function listPage(context: DeskContext, result?: FormResult): Promise<DeskPage> {
  const { store, today, query, words } = context;
  const list = selectList(context);
  const { filter, order, heading, view, parameters } = list;
  const number = Math.max(readNumber(query.get('page') ?? ''), 1);
  const [page, facts, nav, total] = await Promise.all([
    store.list(filter, { order, limit: pageSize + 1, offset: (number - 1) * pageSize }),
    readScheduleFacts(store, today),
    viewsNav(view, context),
    dayTotal(list, context),
  ]);
  const inquiries = page.slice(0, pageSize);
  const spamButton = { action: 'spam', label: words.list.spam };
  const table =
    view === 'spam'
      ? inquiryTable(inquiries, facts, context)
      : postForm(listPath(parameters), [
          inquiryTable(inquiries, facts, context, { hasCheckboxes: true }),
          signedButton(context, result, 'initials', spamButton),
        ]);
  const next = page.length > pageSize && listPath({ ...parameters, page: `${number + 1}` });
  return {
    title: words.list.title,
    main: html`${resultLine(result)}<div class="head"><h1>${words.list.title}</h1><p><a href="${daysPath}">${words.days.title}</a></p></div>
${searchForm(context)}
${nav}
<section><h2>${heading}</h2>
${total}
${inquiries.length > 0 ? table : html`<p>${words.list.empty}</p>`}
<p class="buttons">${next && html`<a class="button" href="${next}">${words.list.more}</a> `}${number > 1 && html`<a href="${listPath(parameters)}">${words.list.first}</a>`}</p></section>`,
  };
}

const listPath = (parameters: Readonly<Record<string, string>>) =>
  `${deskPath}?${new URLSearchParams(parameters)}`;

function searchForm({ query, words }: DeskContext): Html {
  const { list, columns } = words;
  const text = { label: list.search, id: 'text', name: 'text' };
  const day = { label: columns.visitDate, id: 'day', name: 'day' };
  return html`<form action="${deskPath}" role="search" class="search">
${inputField(text, query.get('text'), html`type="search" aria-describedby="search-help"`)}${inputField(day, query.get('day'), html`type="date"`)}<p><button class="quiet">${list.searchButton}</button></p><span class="help" id="search-help">${list.searchHelp}</span></form>`;
}

async function viewsNav(currentView: View | undefined, context: DeskContext): Promise<Html> {
  const { store, words } = context;
  const [open, late, failed] = await Promise.all([
    store.count({ status: 'open' }),
    store.count(createLateFilter(context)),
    store.count({ status: 'failed' }),
  ]);
  const counts: Partial<Record<View, number>> = { open, late, failed };
  const count = (view: View) => counts[view] !== undefined && ` ${counts[view]}`;
  return html`<nav aria-label="${words.list.viewsLabel}"><ul>${views.map(
    view =>
      html`<li><a href="${listPath({ view })}"${view === currentView && html` aria-current="page"`}>${words.list.views[view]}${count(view)}</a></li>`,
  )}</ul></nav>`;
}

/** How many inquiries and visitors there are for the day of a search. */
async function dayTotal({ filter, parameters }: InquiryList, context: DeskContext): Promise<Content> {
  if (!parameters['day']) return null;
  const { store, words, language } = context;
  const [inquiries, people] = await Promise.all([store.count(filter), store.countVisitors(filter)]);
  return inquiries > 0 && html`<p>${formatMessage(words.list.total, { inquiries, people }, language)}</p>`;
}

export async function postList(context: DeskContext) {
  const { store, now, initials, getField, getFields, words, language } = context;
  const selectedValues = getFields('selected');
  const error =
    getField('action') !== 'spam' || selectedValues.length === 0
      ? formError(words.list.noneChosen)
      : checkInitials(context);
  if (error) return context.send(422, await listPage(context, error));
  const action = { kind: 'spam', text: '', actedAt: now, initials } as const;
  let marked = 0;
  for (const [reference, revision = ''] of selectedValues.map(value => value.split('.')))
    if (isReference(reference) && (await store.recordActions(reference, readNumber(revision), [action])))
      marked += 1;
  context.rememberInitials();
  const changed = selectedValues.length - marked;
  const text = formatMessage(words.list.marked, { count: marked, changed }, language);
  // The answer is the page itself: if it is reloaded, the repeated post changes nothing.
  return context.send(200, await listPage(context, { kind: 'done', text }));
}
