import type { Exception } from '../../../domain/exceptions.ts';
import { type ProgrammeFacts, programmeFacts } from '../../../domain/programme.ts';
import { longDate } from '../../../i18n/format.ts';
import { type Html, html } from '../../site/html.ts';
import type { AnnouncedDay, StoredInquiry } from '../store/store.ts';
import { type AnnouncedKind, announcedKinds, performances } from './announcement.ts';
import type { DeskContext } from './context.ts';
import { inquiryTable } from './inquiry-table.ts';
import {
  type DeskPage,
  type DeskWords,
  type FormMessage,
  initials,
  inputField,
  messageLine,
  noImplicitSubmission,
  selectField,
  timeElement,
} from './layout.ts';

/** An announcement for today or later, and the inquiries it affects. */
export interface Upcoming {
  announced: AnnouncedDay;
  /** The first inquiries for its days. */
  inquiries: readonly StoredInquiry[];
  /** How many there are in total. */
  count: number;
}

export interface DaysView {
  upcoming: readonly Upcoming[];
  /** Exceptions in the site's source for today and later. */
  ofSource: readonly Exception[];
  /** All announcements, newest first. */
  history: readonly AnnouncedDay[];
  facts: ProgrammeFacts;
  message: FormMessage | undefined;
}

export function daysPage(context: DeskContext, view: DaysView): DeskPage {
  const { upcoming, ofSource, history, message } = view;
  const { copy } = context;
  const text = copy.days;
  return {
    title: text.title,
    main: html`<p><a href="${context.linkTo('list')}">${copy.inquiry.list}</a></p>
${messageLine(message)}
<h1>${text.title}</h1>
<p>${text.intro}</p>
${announcedKinds.map(kind => announceForm(kind, context, message))}
<section><h2>${text.upcoming}</h2>${
      upcoming.length > 0
        ? upcoming.map(each => upcomingEntry(each, context, view))
        : html`<p>${text.none}</p>`
    }</section>
${
  ofSource.length > 0 &&
  html`<section><h2>${text.ofSource}</h2><ul class="history">${ofSource.map(
    exception => html`<li>${lineOf(exception, context)}</li>\n`,
  )}</ul></section>`
}
<section><h2>${text.history}</h2><ol class="history">${history.map(each => historyEntry(each, context))}</ol></section>`,
  };
}

/** `December 24, 2026 to December 26, 2026` */
function daysOf({ from, to }: Exception, { copy, language }: DeskWords): string {
  const date = (day: string) => longDate(day, language);
  return to ? copy.days.fromTo(date(from), date(to)) : date(from);
}

/** What an exception changes, in the words of the site. */
function changeOf(exception: Exception, { siteWords }: DeskWords): string {
  const facts = { ...programmeFacts, exceptions: [exception] };
  const notices = siteWords.programme.scheduleNotices(exception.from, facts);
  return notices.flatMap(({ lines }) => lines).join('; ') || siteWords.reasons[exception.reason];
}

const lineOf = (exception: Exception, desk: DeskWords) =>
  html`<b>${daysOf(exception, desk)}</b>: ${changeOf(exception, desk)}`;

/** `Announced by AM, November 20, 2026, 12:00 PM` */
const announcedLine = ({ announcedAt, announcedBy }: AnnouncedDay, { copy, officeLocale }: DeskWords) =>
  html`${copy.days.announced} ${copy.inquiry.by(announcedBy)}, ${timeElement(announcedAt, officeLocale)}`;

function historyEntry(announced: AnnouncedDay, desk: DeskWords): Html {
  const { exception, undoneAt, undoneBy } = announced;
  const { copy, officeLocale } = desk;
  return html`<li><p>${lineOf(exception, desk)}</p><p class="help">${announcedLine(announced, desk)}${
    undoneAt &&
    html`. ${copy.days.undone} ${copy.inquiry.by(undoneBy ?? '')}, ${timeElement(undoneAt, officeLocale)}`
  }</p></li>\n`;
}

function upcomingEntry(
  { announced, inquiries, count }: Upcoming,
  context: DeskContext,
  { facts, message }: DaysView,
): Html {
  const { id, exception } = announced;
  const text = context.copy.days;
  return html`<article class="day"><h3>${daysOf(exception, context)}</h3><p>${changeOf(exception, context)}</p>
<p class="help">${announcedLine(announced, context)}</p>
<p>${text.concerned(count)}${count > inquiries.length && html` ${text.first(inquiries.length)}`}</p>
${inquiries.length > 0 && inquiryTable(inquiries, { ...context, facts, reply: true })}
<form method="post" action="${context.here()}" class="chosen">${noImplicitSubmission}<input type="hidden" name="id" value="${id}">${initials(context, message, `undo-${id}-by`)}<p><button name="act" value="undo" class="quiet">${text.undo}</button></p></form></article>\n`;
}

function announceForm(kind: AnnouncedKind, context: DeskContext, message: FormMessage | undefined): Html {
  const { field: typed, siteWords } = context;
  const text = context.copy.days;
  const isOpen = typed('kind') === kind;
  const own = (name: string) => (isOpen ? typed(name) : '');
  const field = (name: keyof typeof text.fields) =>
    ({ label: text.fields[name], id: `${kind}-${name}`, name, message }) as const;
  const day = (name: 'from' | 'to') => inputField(field(name), own(name), html`type="date"`);
  const time = (name: 'opens' | 'closes' | 'start') => inputField(field(name), own(name), html`type="time"`);
  const choice = (name: 'reason' | 'show', options: readonly (readonly [value: string, label: string])[]) =>
    selectField(
      field(name),
      options.map(
        ([value, label]) =>
          html`<option value="${value}"${value === own(name) && html` selected`}>${label}</option>`,
      ),
    );
  const shows = performances.flatMap(({ id, starts }) => [
    ...(kind === 'cancelled' ? [[id, text.allOf(titleOf(id, siteWords))] as const] : []),
    ...starts.map(start => [`${id} ${start}`, `${titleOf(id, siteWords)}, ${start}`] as const),
  ]);
  return html`<details name="announce"${isOpen && html` open`}><summary>${text.kinds[kind]}</summary>
<form method="post" action="${context.here()}" class="act wide" novalidate>${noImplicitSubmission}<input type="hidden" name="kind" value="${kind}">
${day('from')}${day('to')}${kind === 'hours' && [time('opens'), time('closes')]}${
  (kind === 'cancelled' || kind === 'moved') && choice('show', shows)
}${kind === 'moved' && time('start')}${choice('reason', [['', text.chooseReason], ...Object.entries(siteWords.reasons)])}${initials(context, message, `${kind}-by`)}
<p class="buttons"><button name="act" value="announce">${text.buttons[kind]}</button></p></form></details>\n`;
}

/** The title of a show or talk. */
const titleOf = (id: string, { attractions: { shows } }: DeskWords['siteWords']): string =>
  [...shows.cards, ...shows.talks].find(card => card.id === id)?.title ?? id;
