import type { Day } from '../../../domain/day.ts';
import type { ProgrammeFacts } from '../../../domain/programme.ts';
import { longDate } from '../../../i18n/format.ts';
import { html } from '../../site/html.ts';
import type { LinkTarget } from '../desk-links.ts';
import type { Reference, StoredInquiry } from '../store/store.ts';
import { inquiryTable } from './inquiry-table.ts';
import {
  copy,
  type DeskPage,
  initials,
  language,
  type Message,
  messageLine,
  noImplicitSubmission,
} from './layout.ts';

export const views = ['open', 'late', 'visit', 'answered', 'spam'] as const;
export type View = (typeof views)[number];

/** What a list shows: a view, or what was searched for, which may be a day. */
export type Shown = View | { words: string; day: Day | null };

export interface ListView {
  inquiries: readonly StoredInquiry[];
  shown: Shown;
  counts: Readonly<Partial<Record<View, string>>>;
  facts: ProgrammeFacts;
  now: Date;
  by: string;
  message?: Message | undefined;
  /** The path of this list with a change of its query; parameters that are undefined are left out. */
  here(query: Readonly<Record<string, string | undefined>>): string;
  /** The days, or an inquiry. */
  linkTo(target: LinkTarget): string;
  /** What the form of the search must send along, so that the link still opens the list. */
  claim: readonly (readonly [name: string, value: string | undefined])[];
  /** What comes after this part begins after this inquiry, if there is more. */
  last: Reference | undefined;
  /** What this part comes after; none for the first. */
  after: Reference | undefined;
}

export function listPage(view: ListView): DeskPage {
  const { shown, counts, here, message } = view;
  const words = typeof shown === 'object' ? shown.words : undefined;
  const current = typeof shown === 'object' ? { words: shown.words } : { view: shown };
  return {
    title: copy.list.title,
    main: html`${messageLine(message)}<div class="head"><h1>${copy.list.title}</h1><p><a href="${view.linkTo('days')}">${copy.days.title}</a></p></div>
<form method="get" role="search" class="search">${view.claim.map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
    )}
<label for="words">${copy.list.search}</label><input id="words" name="words" type="search" value="${words}" aria-describedby="words-help"><button>${copy.list.searchButton}</button><span class="help" id="words-help">${copy.list.searchHelp}</span></form>
<nav aria-label="${copy.list.viewsLabel}"><ul>${views.map(
      name =>
        html`<li><a href="${here({ view: name })}"${shown === name && html` aria-current="page"`}>${copy.list.views[name]}${
          counts[name] !== undefined && html` <span class="count">${counts[name]}</span>`
        }</a></li>`,
    )}</ul></nav>
<section><h2>${headingOf(shown)}</h2>
${view.inquiries.length > 0 ? tableOf(view, current) : html`<p>${copy.list.empty}</p>`}
<p class="buttons">${view.last !== undefined && html`<a class="button" href="${here({ ...current, after: view.last })}">${copy.list.more}</a>`} ${
      view.after !== undefined && html`<a href="${here(current)}">${copy.list.first}</a>`
    }</p></section>`,
  };
}

function headingOf(shown: Shown): string {
  if (typeof shown !== 'object') return copy.list.views[shown];
  return shown.day ? copy.list.on(longDate(shown.day, language)) : copy.list.found(shown.words);
}

/** Several can be marked as spam at once; those that are need it no more. */
function tableOf(view: ListView, current: Readonly<Record<string, string>>) {
  const choose = view.shown !== 'spam';
  const table = inquiryTable(view.inquiries, { ...view, choose });
  if (!choose) return table;
  return html`<form method="post" action="${view.here({ ...current, after: view.after })}">${noImplicitSubmission}${table}
<div class="chosen">${initials(view.by, view.message)}<p><button name="act" value="spam" class="quiet">${copy.list.spam}</button></p></div></form>`;
}
