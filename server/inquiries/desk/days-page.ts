import { words } from '../../../content/words.ts';
import type { Exception } from '../../../domain/exceptions.ts';
import { type ProgrammeFacts, programmeFacts } from '../../../domain/programme.ts';
import { longDate } from '../../../i18n/format.ts';
import { type Html, html } from '../../site/html.ts';
import { officeLocale } from '../office-language.ts';
import type { AnnouncedDay, StoredInquiry } from '../store/store.ts';
import { type AnnouncedKind, announcedKinds, performances, reasons } from './announcement.ts';
import type { DeskContext } from './context.ts';
import { inquiryTable } from './inquiry-table.ts';
import {
  copy,
  type DeskPage,
  type FormMessage,
  initials,
  inputField,
  language,
  messageLine,
  noImplicitSubmission,
  selectField,
  timeElement,
} from './layout.ts';

const text = copy.days;

/** An announcement that counts today or later, and who it concerns. */
export interface Upcoming {
  announced: AnnouncedDay;
  /** The inquiries for its days, or the first of them. */
  inquiries: readonly StoredInquiry[];
  /** How many there are. */
  count: number;
}

export interface DaysView {
  upcoming: readonly Upcoming[];
  /** What the site's source says of today and later. */
  ofSource: readonly Exception[];
  /** All announcements, the newest first. */
  history: readonly AnnouncedDay[];
  facts: ProgrammeFacts;
  message: FormMessage | undefined;
}

export function daysPage(context: DeskContext, view: DaysView): DeskPage {
  const { upcoming, ofSource, history, message } = view;
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
    exception => html`<li>${lineOf(exception)}</li>\n`,
  )}</ul></section>`
}
<section><h2>${text.history}</h2><ol class="history">${history.map(historyEntry)}</ol></section>`,
  };
}

const date = (day: string) => longDate(day, language);

/** `December 24, 2026 to December 26, 2026` */
const daysOf = ({ from, to }: Exception) => (to ? text.fromTo(date(from), date(to)) : date(from));

/** What an exception changes, in the words of the pages. */
function changeOf(exception: Exception): string {
  const facts = { ...programmeFacts, exceptions: [exception] };
  const notices = words[officeLocale].programme.scheduleNotices(exception.from, facts);
  return notices.flatMap(({ lines }) => lines).join('; ') || reasons[exception.reason];
}

const lineOf = (exception: Exception) => html`<b>${daysOf(exception)}</b>: ${changeOf(exception)}`;

const historyEntry = ({ exception, announcedAt, announcedBy, undoneAt, undoneBy }: AnnouncedDay) =>
  html`<li><p>${lineOf(exception)}</p><p class="help">${text.announced} ${copy.inquiry.by(announcedBy)}, ${timeElement(announcedAt)}${
    undoneAt && html`. ${text.undone} ${copy.inquiry.by(undoneBy ?? '')}, ${timeElement(undoneAt)}`
  }</p></li>\n`;

function upcomingEntry(
  { announced, inquiries, count }: Upcoming,
  context: DeskContext,
  { facts, message }: DaysView,
): Html {
  const { id, exception } = announced;
  return html`<article class="day"><h3>${daysOf(exception)}</h3><p>${changeOf(exception)}</p>
<p class="help">${text.announced} ${copy.inquiry.by(announced.announcedBy)}, ${timeElement(announced.announcedAt)}</p>
<p>${text.concerned(count)}${count > inquiries.length && html` ${text.first(inquiries.length)}`}</p>
${inquiries.length > 0 && inquiryTable(inquiries, { ...context, facts, reply: true })}
<form method="post" action="${context.here()}" class="chosen">${noImplicitSubmission}<input type="hidden" name="id" value="${id}">${initials(context.by, message, `undo-${id}-by`)}<p><button name="act" value="undo" class="quiet">${text.undo}</button></p></form></article>\n`;
}

function announceForm(
  kind: AnnouncedKind,
  { here, by, field: typed }: DeskContext,
  message: FormMessage | undefined,
): Html {
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
    ...(kind === 'cancelled' ? [[id, text.allOf(titleOf(id))] as const] : []),
    ...starts.map(start => [`${id} ${start}`, `${titleOf(id)}, ${start}`] as const),
  ]);
  return html`<details name="announce"${isOpen && html` open`}><summary>${text.kinds[kind]}</summary>
<form method="post" action="${here()}" class="act wide" novalidate>${noImplicitSubmission}<input type="hidden" name="kind" value="${kind}">
${day('from')}${day('to')}${kind === 'hours' && [time('opens'), time('closes')]}${
  (kind === 'cancelled' || kind === 'moved') && choice('show', shows)
}${kind === 'moved' && time('start')}${choice('reason', [['', text.chooseReason], ...Object.entries(reasons)])}${initials(by, message, `${kind}-by`)}
<p class="buttons"><button name="act" value="announce">${text.buttons[kind]}</button></p></form></details>\n`;
}

/** What a show or talk is called. */
const titleOf = (id: string): string =>
  words[officeLocale].attractions.shows.cards.find(card => card.id === id)?.title ?? id;
