import type { Day } from '../../../domain/day.ts';
import type { ProgrammeFacts } from '../../../domain/programme.ts';
import { longDate } from '../../../i18n/format.ts';
import { html } from '../../site/html.ts';
import type { Reference, StoredInquiry } from '../store/store.ts';
import { seenField, seenName } from './changes.ts';
import type { DeskContext } from './context.ts';
import { inquiryTable } from './inquiry-table.ts';
import { type DeskPage, type FormMessage, initials, messageLine, noImplicitSubmission } from './layout.ts';

export const views = ['open', 'late', 'visit', 'answered', 'spam'] as const;
type View = (typeof views)[number];

/** A view, or a search, which may be for a day. */
export type Shown = View | { words: string; day: Day | null };

export interface ListView {
  inquiries: readonly StoredInquiry[];
  shown: Shown;
  counts: Readonly<Partial<Record<View, string>>>;
  facts: ProgrammeFacts;
  /** On all pages of a day. */
  total: { inquiries: number; visitors: number } | undefined;
  message: FormMessage | undefined;
  hasMore: boolean;
  /** The last inquiry of the previous page, if any. */
  after: Reference | undefined;
  /** Those that stay selected. */
  chosen: ReadonlySet<string>;
}

export function listPage(context: DeskContext, view: ListView): DeskPage {
  const { here, linkTo, claim, copy } = context;
  const { inquiries, shown, counts, facts, total, message, after } = view;
  const searched = typeof shown === 'string' ? undefined : shown;
  const current = searched ? { words: searched.words } : { view: String(shown) };
  const last = view.hasMore ? inquiries.at(-1)?.reference : undefined;
  // Several can be marked as spam at once, except in the spam view.
  const choose = shown !== 'spam';
  const table = inquiryTable(inquiries, { ...context, facts, ...(choose && { chosen: view.chosen }) });
  const list = choose
    ? html`<form method="post" action="${here({ ...current, after })}">${noImplicitSubmission}${inquiries.map(stored => seenField(stored, seenName(stored.reference)))}${table}
<div class="chosen">${initials(context, message)}<p><button name="act" value="spam" class="quiet">${copy.list.spam}</button></p></div></form>`
    : table;
  return {
    title: copy.list.title,
    main: html`${messageLine(message)}<div class="head"><h1>${copy.list.title}</h1><p><a href="${linkTo('days')}">${copy.days.title}</a></p></div>
<form method="get" role="search" class="search">${Object.entries(claim).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
    )}
<label for="words">${copy.list.search}</label><input id="words" name="words" type="search" value="${searched?.words}" aria-describedby="words-help"><button class="quiet">${copy.list.searchButton}</button><span class="help" id="words-help">${copy.list.searchHelp}</span></form>
<nav aria-label="${copy.list.viewsLabel}"><ul>${views.map(
      name =>
        html`<li><a href="${here({ view: name })}"${shown === name && html` aria-current="page"`}>${copy.list.views[name]}${
          counts[name] !== undefined && html` <span class="count">${counts[name]}</span>`
        }</a></li>`,
    )}</ul></nav>
<section><h2>${headingOf(shown, context)}</h2>
${total && total.inquiries > 0 && html`<p>${copy.list.total(total.inquiries, total.visitors)}</p>`}
${inquiries.length > 0 ? list : html`<p>${copy.list.empty}</p>`}
${
  (last || after) &&
  html`<p class="buttons">${last && html`<a class="button" href="${here({ ...current, after: last })}">${copy.list.more}</a>`} ${
    after && html`<a href="${here(current)}">${copy.list.first}</a>`
  }</p>`
}</section>`,
  };
}

function headingOf(shown: Shown, { copy, language }: DeskContext): string {
  if (typeof shown === 'string') return copy.list.views[shown];
  return shown.day ? copy.list.on(longDate(shown.day, language)) : copy.list.found(shown.words);
}
