import { words } from '../../../content/words.ts';
import type { Exception } from '../../../domain/exceptions.ts';
import { type ProgrammeFacts, programmeFacts } from '../../../domain/programme.ts';
import { longDate } from '../../../i18n/format.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import type { LinkTarget } from '../desk-links.ts';
import { officeLocale } from '../office-language.ts';
import type { AnnouncedDay, StoredInquiry } from '../store/store.ts';
import {
  type AnnouncedKind,
  announcedKinds,
  performances,
  reasons,
  type TypedAnnouncement,
} from './announcement.ts';
import { inquiryTable } from './inquiry-table.ts';
import {
  copy,
  type DeskPage,
  faultAt,
  initials,
  invalid,
  language,
  type Message,
  messageLine,
  noImplicitSubmission,
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
  now: Date;
  action: string;
  typed: TypedAnnouncement | undefined;
  by: string;
  message?: Message | undefined;
  linkTo(target: LinkTarget): string;
}

export function daysPage(view: DaysView): DeskPage {
  const { upcoming, ofSource, history } = view;
  return {
    title: text.title,
    main: html`<p><a href="${view.linkTo('list')}">${copy.inquiry.list}</a></p>
${messageLine(view.message)}
<h1>${text.title}</h1>
<p>${text.intro}</p>
${announcedKinds.map(kind => announceForm(kind, view))}
<section><h2>${text.upcoming}</h2>${
      upcoming.length > 0 ? upcoming.map(each => upcomingEntry(each, view)) : html`<p>${text.none}</p>`
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
  const notices = words[officeLocale].programme.upcoming(exception.from, facts);
  return notices.flatMap(({ lines }) => lines).join('; ') || reasons[exception.reason];
}

const lineOf = (exception: Exception) => html`<b>${daysOf(exception)}</b>: ${changeOf(exception)}`;

const historyEntry = ({ exception, announcedAt, announcedBy, undoneAt, undoneBy }: AnnouncedDay) =>
  html`<li><p>${lineOf(exception)}</p><p class="help">${text.announced} ${copy.inquiry.by(announcedBy)}, ${timeElement(announcedAt)}${
    undoneAt && html`. ${text.undone} ${copy.inquiry.by(undoneBy ?? '')}, ${timeElement(undoneAt)}`
  }</p></li>\n`;

function upcomingEntry({ announced, inquiries, count }: Upcoming, view: DaysView): Html {
  const { id, exception } = announced;
  const field = `undo-${id}-by`;
  return html`<article class="day"><h3>${daysOf(exception)}</h3><p>${changeOf(exception)}</p>
<p class="help">${text.announced} ${copy.inquiry.by(announced.announcedBy)}, ${timeElement(announced.announcedAt)}</p>
<p>${text.concerned(count)}${count > inquiries.length && html` ${text.first(inquiries.length)}`}</p>
${inquiries.length > 0 && inquiryTable(inquiries, { ...view, reply: true })}
<form method="post" action="${view.action}" class="chosen">${noImplicitSubmission}<input type="hidden" name="id" value="${id}">${initials(view.by, view.message, field)}<p><button name="act" value="undo" class="quiet">${text.undo}</button></p></form></article>\n`;
}

function announceForm(kind: AnnouncedKind, { typed, action, by, message }: DaysView): Html {
  const own = typed?.kind === kind ? typed : undefined;
  const fault = own && message;
  const field = (name: 'from' | 'to' | 'opens' | 'closes' | 'start', type: 'date' | 'time') => {
    const id = `${kind}-${name}`;
    return html`<p><label for="${id}">${text.fields[name]}</label><input id="${id}" name="${name}" type="${type}" value="${own?.[name]}"${invalid(id, fault)}>${faultAt(id, fault)}</p>\n`;
  };
  const choice = (name: 'reason' | 'show', options: Content) => {
    const id = `${kind}-${name}`;
    return html`<p><label for="${id}">${text.fields[name]}</label><select id="${id}" name="${name}"${invalid(id, fault)}>${options}</select>${faultAt(id, fault)}</p>\n`;
  };
  const option = (value: string, label: string, chosen: string | undefined) =>
    html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`;
  const shows = performances.map(({ id, starts }) => [
    kind === 'cancelled' && option(id, text.allOf(titleOf(id)), own?.show),
    starts.map(start => option(`${id} ${start}`, `${titleOf(id)}, ${start}`, own?.show)),
  ]);
  return html`<details name="announce"${own && html` open`}><summary>${text.kinds[kind]}</summary>
<form method="post" action="${action}" class="act wide" novalidate>${noImplicitSubmission}<input type="hidden" name="kind" value="${kind}">
${field('from', 'date')}${field('to', 'date')}${kind === 'hours' && [field('opens', 'time'), field('closes', 'time')]}${
  (kind === 'cancelled' || kind === 'moved') && choice('show', shows)
}${kind === 'moved' && field('start', 'time')}${choice(
  'reason',
  [['', text.chooseReason] as const, ...Object.entries(reasons)].map(([id, label]) =>
    option(id, label, own?.reason),
  ),
)}${initials(own?.by ?? by, fault, `${kind}-by`)}
<p class="buttons"><button name="act" value="announce">${text.buttons[kind]}</button></p></form></details>\n`;
}

/** What a show or talk is called. */
const titleOf = (id: string): string =>
  words[officeLocale].attractions.shows.cards.find(card => card.id === id)?.title ?? id;
