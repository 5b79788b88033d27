import type { Exception } from '../../../domain/exceptions.ts';
import { type ProgrammeFacts, programmeFacts } from '../../../domain/programme.ts';
import { clockTime, longDate } from '../../../i18n/format.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import type { AnnouncedDay, StoredInquiry } from '../store/store.ts';
import { type AnnouncedKind, announcedKinds, performances } from './announcement.ts';
import { hiddenField, seenField, seenName } from './changes.ts';
import type { DeskContext } from './context.ts';
import { inquiryTable } from './inquiry-table.ts';
import {
  chip,
  type DeskPage,
  type DeskWords,
  type FormMessage,
  faultAt,
  initials,
  inputField,
  invalid,
  messageLine,
  noImplicitSubmission,
  selectField,
  shortTimeElement,
  timeElement,
} from './layout.ts';
import { draftReply, mailtoOf } from './reply.ts';
import type { TellingList } from './telling.ts';

/** What an announcement or a withdrawal would change. */
export interface DaysPreview {
  /** The form it belongs to: the kind of announcement, or the id of the one to withdraw. */
  of: AnnouncedKind | number;
  /** The digest of what would change; confirming sends it back. */
  state: string;
  /** Days that change. */
  days: number;
  lines: readonly Html[];
  /** What else applies on its days. */
  inForce: readonly Exception[];
  /** The first inquiries for its days. */
  inquiries: readonly StoredInquiry[];
  /** How many there are in total. */
  count: number;
  /** The last day, if the clerk must confirm once more. */
  last?: string | undefined;
}

export interface DaysView {
  /** Announcements for today or later, withdrawn or not, with the visitors to tell. */
  lists: readonly TellingList[];
  /** Exceptions in the site's source for today and later. */
  ofSource: readonly Exception[];
  /** All announcements, newest first. */
  history: readonly AnnouncedDay[];
  facts: ProgrammeFacts;
  message: FormMessage | undefined;
  preview: DaysPreview | undefined;
}

export function daysPage(context: DeskContext, view: DaysView): DeskPage {
  const { lists, ofSource, history, message } = view;
  const { copy } = context;
  const upcoming = lists.filter(({ announced }) => !announced.undoneAt);
  const withdrawn = lists.filter(
    ({ announced, untoldCount, told }) => announced.undoneAt && untoldCount + told.length > 0,
  );
  const text = copy.days;
  return {
    title: text.title,
    main: html`<p><a href="${context.linkTo('list')}">${copy.inquiry.list}</a></p>
${messageLine(message)}
<h1>${text.title}</h1>
<p>${text.intro}</p>
${announcedKinds.map(kind => announceForm(kind, context, view))}
<section><h2>${text.upcoming}</h2>${
      upcoming.length > 0 ? upcoming.map(each => entry(each, context, view)) : html`<p>${text.none}</p>`
    }</section>
${
  withdrawn.length > 0 &&
  html`<section><h2>${text.telling.withdrawn}</h2>${withdrawn.map(each => entry(each, context, view))}</section>`
}
${
  ofSource.length > 0 &&
  html`<section><h2>${text.ofSource}</h2>${announcedLines(ofSource, context)}</section>`
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
function changeOf(exception: Exception, { copy, siteWords, language }: DeskWords): string {
  if ('moved' in exception && exception.moved.at === exception.moved.to)
    return copy.days.atUsualTime(
      titleOf(exception.moved.show, siteWords),
      clockTime(exception.moved.to, language),
    );
  const facts = { ...programmeFacts, exceptions: [exception] };
  const notices = siteWords.programme.scheduleNotices(exception.from, facts);
  return notices.flatMap(({ lines }) => lines).join('; ') || siteWords.reasons[exception.reason];
}

/** The same as text, for the history of an inquiry. */
export const lineText = (exception: Exception, desk: DeskWords): string =>
  `${daysOf(exception, desk)}: ${changeOf(exception, desk)}`;

export const announcedLines = (all: readonly Exception[], desk: DeskWords): Html =>
  html`<ul class="history">${all.map(exception => html`<li>${lineOf(exception, desk)}</li>\n`)}</ul>`;

export const lineOf = (exception: Exception, desk: DeskWords) =>
  html`<b>${daysOf(exception, desk)}</b>: ${changeOf(exception, desk)}`;

/** `Announced by AM, November 20, 2026, 12:00 PM` */
const announcedLine = ({ announcedAt, announcedBy }: AnnouncedDay, { copy, officeLocale }: DeskWords) =>
  html`${copy.days.announced} ${copy.inquiry.by(announcedBy)}, ${timeElement(announcedAt, officeLocale)}`;

/** `Announced by AM, …. Withdrawn by BN, …` */
export const withdrawnLine = (announced: AnnouncedDay, desk: DeskWords): Html => {
  const { undoneAt, undoneBy } = announced;
  const { copy, officeLocale } = desk;
  return html`<p class="help">${announcedLine(announced, desk)}${
    undoneAt &&
    html`. ${copy.days.undone} ${copy.inquiry.by(undoneBy ?? '')}, ${timeElement(undoneAt, officeLocale)}`
  }</p>`;
};

const historyEntry = (announced: AnnouncedDay, desk: DeskWords): Html =>
  html`<li><p>${lineOf(announced.exception, desk)}</p>${withdrawnLine(announced, desk)}</li>\n`;

/** An announcement in force, or a withdrawn one, with the visitors to tell. */
function entry(list: TellingList, context: DeskContext, view: DaysView): Html {
  const { id, exception, undoneAt } = list.announced;
  const { here, copy } = context;
  const { message, preview } = view;
  const shown = preview?.of === id ? preview : undefined;
  return html`<article class="day"><h3>${daysOf(exception, context)}</h3><p>${changeOf(exception, context)}</p>
${withdrawnLine(list.announced, context)}
${untoldForm(list, context, view)}
${toldForm(list, context, view)}
${
  undoneAt === null &&
  html`<form method="post" action="${here()}">${noImplicitSubmission}${hiddenField('id', id)}${previewPart(shown, context, view)}<div class="chosen">${initials(context, message, `undo-${id}-by`)}<p><button name="act" value="undo" class="quiet">${copy.days.undo}</button></p></div></form>`
}</article>\n`;
}

/** The ticks of a list whose form was refused. After a success, or in another list, they would be a trap. */
function refused(
  act: string,
  about: string,
  { field, fields }: DeskContext,
  message: FormMessage | undefined,
) {
  const isRefused = message?.kind === 'fault' && field('act') === act && field('about') === about;
  return new Set<string>(isRefused ? fields('reference') : []);
}

function untoldForm(list: TellingList, context: DeskContext, { facts, message }: DaysView): Html {
  const { about, announced, untold, untoldCount, last, told } = list;
  const { here, copy, query } = context;
  const text = copy.days.telling;
  if (untoldCount === 0) return html`<p>${told.length > 0 ? text.everyone : text.none}</p>`;
  const withdrawn = announced.undoneAt ? announced.exception : undefined;
  const isFurther = query['list'] === about;
  const knew = ({ history }: StoredInquiry) =>
    withdrawn && history.some(entry => entry.about === String(announced.id));
  const cell = (stored: StoredInquiry) =>
    html`<a href="${mailtoOf(draftReply(stored, facts, context.now, withdrawn))}">${copy.inquiry.answer}</a>${knew(stored) && html` ${chip('visit', text.knew)}`}`;
  const table = inquiryTable(untold, {
    ...context,
    facts,
    chosen: refused('told', about, context, message),
    last: { label: copy.columns.reply, cell },
  });
  return html`<p>${text.untold(untoldCount)}</p>
<form method="post" action="${here()}">${noImplicitSubmission}${hiddenField('about', about)}${table}
<div class="chosen">${initials(context, message, `told-${about}-by`)}<p><button name="act" value="told">${text.tell}</button></p></div></form>
${
  (last || isFurther) &&
  html`<p class="buttons">${last && html`<a class="button" href="${here({ list: about, after: last })}">${copy.list.more}</a>`} ${
    isFurther && html`<a href="${here()}">${copy.list.first}</a>`
  }</p>`
}`;
}

/** Who has been told, by whom, with a way back. */
function toldForm({ about, told }: TellingList, context: DeskContext, { facts, message }: DaysView): Content {
  if (told.length === 0) return null;
  const { here, copy, now, officeLocale } = context;
  const text = copy.days.telling;
  const cell = ({ history }: StoredInquiry) => {
    const entry = history.findLast(each => each.about === about);
    return entry && html`${copy.inquiry.by(entry.by)}, ${shortTimeElement(entry.actedAt, now, officeLocale)}`;
  };
  const chosen = refused('untold', about, context, message);
  const table = inquiryTable(told, {
    ...context,
    facts,
    chosen,
    last: { label: copy.inquiry.acts.told, cell },
  });
  return html`<details${chosen.size > 0 && html` open`}><summary>${text.told(told.length)}</summary><form method="post" action="${here()}">${noImplicitSubmission}${hiddenField('about', about)}${told.map(stored => seenField(stored, seenName(stored.reference)))}${table}
<div class="chosen">${initials(context, message, `untold-${about}-by`)}<p><button name="act" value="untold" class="quiet">${text.untell}</button></p></div></form></details>`;
}

/** A button that takes back what has just been marked. */
export const undoTelling = (
  about: string,
  told: readonly StoredInquiry[],
  { here, by, copy }: DeskContext,
): Html =>
  html`<form method="post" action="${here()}">${hiddenField('about', about)}${hiddenField('by', by)}${told.map(
    stored => [hiddenField('reference', stored.reference), seenField(stored, seenName(stored.reference))],
  )}<button name="act" value="untold" class="quiet">${copy.days.telling.undo}</button></form>`;

/** What a form would change, and the digest of that, which confirms it. */
function previewPart(
  preview: DaysPreview | undefined,
  context: DeskContext,
  { facts, message }: DaysView,
): Content {
  if (!preview) return null;
  const { of, state, days, lines, inForce, inquiries, count, last } = preview;
  const { copy, language } = context;
  const text = copy.days.preview;
  const isWithdrawal = typeof of === 'number';
  const others = isWithdrawal ? text.remains : text.inForce;
  const sure = `${of}-sure`;
  return html`<section>${hiddenField('state', state)}<p><b>${text.title}</b></p>${lines.map(line => html`<p>${line}</p>`)}
<p>${text.effect(days, count)}${count > inquiries.length && html` ${text.first(inquiries.length)}`}</p>
${inForce.length > 0 ? html`<p>${others}</p>${announcedLines(inForce, context)}` : isWithdrawal && html`<p>${text.restored}</p>`}
${inquiries.length > 0 && inquiryTable(inquiries, { ...context, facts })}
${
  last &&
  html`<p><label for="${sure}"><input type="checkbox" id="${sure}" name="sure" value="yes"${invalid(sure, message)}>${text.sure(days, longDate(last, language))}</label>${faultAt(sure, message)}</p>`
}</section>`;
}

function announceForm(kind: AnnouncedKind, context: DeskContext, view: DaysView): Html {
  const { field: typed, siteWords, language } = context;
  const { message, preview } = view;
  const shown = preview?.of === kind ? preview : undefined;
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
    ...starts.map(
      start => [`${id} ${start}`, `${titleOf(id, siteWords)}, ${clockTime(start, language)}`] as const,
    ),
  ]);
  return html`<details name="announce"${isOpen && html` open`}><summary>${text.kinds[kind]}</summary>
<form method="post" action="${context.here()}" class="act wide" novalidate>${noImplicitSubmission}<input type="hidden" name="kind" value="${kind}">
${day('from')}${day('to')}${kind === 'hours' && [time('opens'), time('closes')]}${
  (kind === 'cancelled' || kind === 'moved') && choice('show', shows)
}${kind === 'moved' && time('start')}${choice('reason', [['', text.chooseReason], ...Object.entries(siteWords.reasons)])}${initials(context, message, `${kind}-by`)}
${previewPart(shown, context, view)}
<p class="buttons"><button name="act" value="announce">${shown ? text.buttons[kind] : text.preview.button}</button>${shown && html` <a href="${context.here()}">${text.preview.cancel}</a>`}</p></form></details>\n`;
}

/** The title of a show or talk. */
const titleOf = (id: string, { attractions: { shows } }: DeskWords['siteWords']): string =>
  [...shows.cards, ...shows.talks].find(card => card.id === id)?.title ?? id;
