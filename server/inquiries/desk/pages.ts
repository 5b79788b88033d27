/** The office's pages as HTML. They run no script: all they need is links and forms. */
import { officeWords } from '../../../content/office-words.ts';
import { words } from '../../../content/words.ts';
import { descriptionOf, type InquiryField, inquiryFields, isText } from '../../../domain/inquiry.ts';
import { park } from '../../../domain/park.ts';
import { parkTime } from '../../../domain/park-time.ts';
import { answerDue } from '../../../domain/promises.ts';
import { longDate, shortDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { type Content, Html, html } from '../../site/html.ts';
import { type LinkTarget, linkDays } from '../desk-links.ts';
import { moment, officeLocale } from '../office-language.ts';
import { openSince, type Status, statusOf } from '../status.ts';
import type { ActKind, QueuedMail, Reference, StoredInquiry } from '../store/store.ts';

const locale = officeLocale;
const language = locales[locale];
const { desk: copy, mail } = officeWords[locale];
const { labels } = words[locale].inquiry;

export const noteLength = 4000;
export const initialsLength = 12;

/** Characters that turn the direction of what follows: by them a text could pass for another (Unicode TR36, section 2.4). */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** A whole page. `style` is text of a stylesheet. */
function page(title: string, style: string, main: Html): string {
  const document = html`<html lang="${language.lang}" dir="${language.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${copy.title(title)}</title>
<link rel="icon" href="/favicon.ico" sizes="any">
${new Html(`<style>${style}</style>`)}</head>
<body>
<header><img src="/icon-192.png" alt="" width="44" height="44"><p><b>${park.name}</b> ${copy.place}</p></header>
<main>
${main}
</main>
</body>
</html>
`;
  return `<!doctype html>\n${document.text.replace(bidiControls, '')}`;
}

const thisYear = (now: Date) => parkTime(now).day.slice(0, 4);

/** For a table: without the year where it is this one. */
const shortMoment = (at: Date, now: Date) =>
  moment(at, locale, day => shortDate(day, thisYear(now), language));

const timeElement = (at: Date, text = moment(at, locale)) =>
  html`<time datetime="${at.toISOString()}">${text}</time>`;
const chip = (status: Status) => html`<span class="chip ${status}">${copy.statuses[status]}</span>`;
/** What somebody has typed, kept from bidiControls the direction of what is round it. */
const typed = (text: string) => html`<bdi translate="no">${text}</bdi>`;

/** An answer that has been begun, in the visitor's language (RFC 6068). */
function replyTo(email: string, { reference, locale: theirs, inquiry }: StoredInquiry): string {
  const { subject, greeting, about, closing } = words[theirs].mail.reply;
  const day = longDate(inquiry.visitDate, locales[theirs]);
  const body = [greeting, about(day, inquiry.numberOfVisitors), '', closing]
    .join('\n\n')
    .replaceAll('\n', '\r\n');
  const query = Object.entries({ subject: subject(reference), body });
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query.map(pair => pair.map(encodeURIComponent).join('=')).join('&')}`;
}

function shownValue(field: InquiryField, stored: StoredInquiry): Content {
  const value = stored.inquiry[field];
  if (value === null || value === '') return copy.none;
  const { kind } = descriptionOf(field);
  if (kind === 'day') return longDate(String(value), language);
  if (kind === 'email') return html`<a href="${replyTo(String(value), stored)}">${typed(String(value))}</a>`;
  if (field === 'phone')
    return html`<a href="tel:${String(value).replace(/[^\d+]/g, '')}">${typed(String(value))}</a>`;
  return isText(field) ? typed(String(value)) : value;
}

const fact = (label: string, value: Content) => html`<div><dt>${label}</dt><dd>${value}</dd></div>\n`;

/** What a page says of the post before it. */
export interface Message {
  /** A fault is announced at once, and what was typed is there again. */
  kind: 'done' | 'fault';
  text: string;
  /** The field that the fault is about. */
  field?: 'by' | 'text';
}

/** What somebody has typed into the form of an inquiry. */
export interface Typed {
  by: string;
  text: string;
}

export interface InquiryView {
  stored: StoredInquiry;
  mails: readonly QueuedMail[];
  /** Of the same address, this one left out. */
  others: readonly StoredInquiry[];
  now: Date;
  /** Path and query of this page: what its forms post to. */
  action: string;
  typed: Typed;
  message?: Message | undefined;
  /** The list, or another inquiry of the address. */
  linkTo(target: LinkTarget): string;
}

const acts: readonly ActKind[] = ['answered', 'reopened', 'spam', 'note'];

/** The acts that would change something. */
const possible = (status: Status) =>
  acts.filter(act => {
    if (act === 'answered') return status === 'open' || status === 'late';
    if (act === 'reopened') return status === 'answered' || status === 'spam';
    return act !== 'spam' || status !== 'spam';
  });

export function inquiryPage(view: InquiryView, style: string): string {
  const { stored, now } = view;
  const { reference, inquiry, receivedAt } = stored;
  const status = statusOf(stored, now);
  const fields = inquiryFields.filter(field => field !== 'fullName' && descriptionOf(field).kind !== 'lines');
  const texts = inquiryFields.filter(field => descriptionOf(field).kind === 'lines');
  return page(
    `${reference}, ${inquiry.fullName}`,
    style,
    html`<p><a href="${view.linkTo('list')}">${copy.inquiry.list}</a></p>
${messageOf(view.message)}
<div class="head"><h1>${typed(inquiry.fullName)}</h1><p>${reference} ${chip(status)}</p></div>
${marks(stored)}
<dl class="facts">
${fields.map(field => fact(labels[field], shownValue(field, stored)))}${fact(copy.inquiry.received, timeElement(receivedAt))}${
  status === 'open' || status === 'late'
    ? fact(copy.inquiry.due, timeElement(answerDue(openSince(stored))))
    : ''
}${fact(copy.inquiry.language, stored.locale)}</dl>
${texts.map(
  field =>
    html`<section><h2>${labels[field]}</h2>${
      inquiry[field]
        ? html`<blockquote dir="auto" translate="no">${inquiry[field]}</blockquote>`
        : html`<p>${copy.none}</p>`
    }</section>\n`,
)}${actForm(view, status)}
<div class="columns">
<section><h2>${copy.inquiry.history}</h2><ol class="history">${history(stored)}</ol></section>
<section><h2>${copy.inquiry.mails}</h2><ul class="history">${view.mails.map(mailItem)}</ul></section>
</div>
<section><h2>${copy.inquiry.others}</h2>${
      view.others.length > 0
        ? inquiryTable(view.others, now, view.linkTo)
        : html`<p>${copy.inquiry.noOthers}</p>`
    }</section>
<form method="post" action="${view.action}"><input type="hidden" name="by" value="${view.typed.by}"><button name="act" value="erase" class="quiet">${copy.erase.button}</button></form>`,
  );
}

const messageOf = (message: Message | undefined) =>
  message &&
  html`<p class="message ${message.kind}" role="${message.kind === 'fault' ? 'alert' : 'status'}">${message.text}</p>`;

const marks = ({ marks: found }: StoredInquiry) =>
  found.length > 0 &&
  html`<div class="marks"><p>${copy.inquiry.marked}</p><ul>${found.map(
    mark => html`<li>${mail.office.marks[mark]}</li>`,
  )}</ul></div>`;

const invalid = (field: Message['field'], message: Message | undefined) =>
  message?.field === field && html` aria-invalid="true" aria-describedby="fault-${field}"`;
const faultAt = (field: Message['field'], message: Message | undefined) =>
  message?.field === field && html`<p class="fault" id="fault-${field}">${message?.text}</p>`;

/** A disabled button in front: Enter in a field does nothing (WHATWG HTML, "Implicit submission"). */
const noImplicitSubmission = html`<button disabled hidden></button>`;

/** Where somebody signs. */
const initials = (by: string, message: Message | undefined) =>
  html`<p class="sign"><label for="by">${copy.inquiry.initials}</label><input id="by" name="by" value="${by}" autocomplete="on" spellcheck="false"${invalid('by', message)}>${faultAt('by', message)}</p>`;

function actForm({ action, typed: { by, text }, message }: InquiryView, status: Status): Html {
  return html`<form method="post" action="${action}" class="act">${noImplicitSubmission}<h2>${copy.inquiry.act}</h2>
${initials(by, message)}
<p class="note"><label for="text">${copy.inquiry.note}</label><textarea id="text" name="text" rows="3" dir="auto"${
    invalid('text', message) || html` aria-describedby="text-help"`
  }>
${text}</textarea>${faultAt('text', message)}<span class="help" id="text-help">${copy.inquiry.noteHelp}</span></p>
<p class="buttons">${possible(status).map(
    (act, index) =>
      html`<button name="act" value="${act}"${index > 0 && html` class="quiet"`}>${copy.inquiry.buttons[act]}</button> `,
  )}</p>
${possible(status).includes('spam') && html`<p class="help">${copy.inquiry.spamHelp}</p>`}</form>`;
}

function history({ receivedAt, history: done }: StoredInquiry): Content {
  const entry = (at: Date, what: string, by: string | undefined, text: string) =>
    html`<li><p><b>${what}</b>${by === undefined ? '' : html` ${by === '' ? copy.inquiry.byCommand : copy.inquiry.by(by)}`}, ${timeElement(at)}</p>${
      text !== '' && html`<p class="text" dir="auto">${text}</p>`
    }</li>\n`;
  return [
    entry(receivedAt, copy.inquiry.acts.received, undefined, ''),
    ...done.map(({ kind, actedAt, by, text }) => entry(actedAt, copy.inquiry.acts[kind], by, text)),
  ];
}

function mailItem({ kind, state, sentAt, dueAt, lastError }: QueuedMail): Html {
  const at = state === 'sent' ? sentAt : state === 'waiting' ? dueAt : null;
  return html`<li>${copy.inquiry.mailKinds[kind]}: <b>${copy.inquiry.mailStates[state]}</b>${at && html`, ${timeElement(at)}`}${
    lastError !== null && html` (${lastError})`
  }</li>\n`;
}

const columns = ['reference', 'fullName', 'visitDate', 'numberOfVisitors', 'received', 'status'] as const;

const columnLabel = (column: (typeof columns)[number]): string =>
  column === 'fullName' ? labels.fullName : copy.columns[column];

/** A table that becomes a list of cards on a phone. */
function inquiryTable(
  inquiries: readonly StoredInquiry[],
  now: Date,
  linkTo: (reference: Reference) => string,
): Html {
  const cell = (stored: StoredInquiry, column: (typeof columns)[number]): Content => {
    switch (column) {
      case 'reference':
        return html`<a href="${linkTo(stored.reference)}">${stored.reference}</a>`;
      case 'received':
        return timeElement(stored.receivedAt, shortMoment(stored.receivedAt, now));
      case 'visitDate':
        return html`<time datetime="${stored.inquiry.visitDate}">${shortDate(stored.inquiry.visitDate, thisYear(now), language)}</time>`;
      case 'status':
        return chip(statusOf(stored, now));
      default:
        return shownValue(column, stored);
    }
  };
  return html`<table><thead><tr>${columns.map(column => html`<th scope="col">${columnLabel(column)}</th>`)}</tr></thead>
<tbody>${inquiries.map(
    stored =>
      html`<tr>${columns.map((column, index) =>
        index === 0
          ? html`<th scope="row">${cell(stored, column)}</th>`
          : html`<td data-label="${columnLabel(column)}">${cell(stored, column)}</td>`,
      )}</tr>\n`,
  )}</tbody></table>`;
}

export const views = ['open', 'late', 'visit', 'answered', 'spam'] as const;
export type View = (typeof views)[number];

export interface ListView {
  inquiries: readonly StoredInquiry[];
  /** What is shown: a view, or what was found for these words. */
  shown: View | { words: string };
  counts: Readonly<Partial<Record<View, string>>>;
  now: Date;
  /** The path of this list with a change of its query; parameters that are undefined are left out. */
  linkTo(query: Readonly<Record<string, string | undefined>>): string;
  linkToInquiry(reference: Reference): string;
  /** What the form of the search must send along, so that the link still opens the list. */
  claim: readonly (readonly [name: string, value: string | undefined])[];
  /** The last inquiry of this part, if there are more. */
  last: Reference | undefined;
  isFirst: boolean;
}

export function listPage(view: ListView, style: string): string {
  const { shown, counts, linkTo } = view;
  const searched = typeof shown === 'object' ? shown.words : undefined;
  const current: Record<string, string | undefined> =
    typeof shown === 'object' ? { words: shown.words } : { view: shown };
  return page(
    copy.list.title,
    style,
    html`<h1>${copy.list.title}</h1>
<form method="get" role="search" class="search">${view.claim.map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
    )}
<label for="words">${copy.list.search}</label><input id="words" name="words" type="search" value="${searched}" aria-describedby="words-help"><button>${copy.list.searchButton}</button><span class="help" id="words-help">${copy.list.searchHelp}</span></form>
<nav aria-label="${copy.list.viewsLabel}"><ul>${views.map(
      name =>
        html`<li><a href="${linkTo({ view: name })}"${shown === name && html` aria-current="page"`}>${copy.list.views[name]}${
          counts[name] !== undefined && html` <span class="count">${counts[name]}</span>`
        }</a></li>`,
    )}</ul></nav>
<section><h2>${typeof shown === 'object' ? copy.list.found(shown.words) : copy.list.views[shown]}</h2>
${
  view.inquiries.length > 0
    ? inquiryTable(view.inquiries, view.now, view.linkToInquiry)
    : html`<p>${copy.list.empty}</p>`
}
<p class="buttons">${view.last !== undefined && html`<a class="button" href="${linkTo({ ...current, after: view.last })}">${copy.list.more}</a>`} ${
      !view.isFirst && html`<a href="${linkTo(current)}">${copy.list.first}</a>`
    }</p></section>`,
  );
}

export interface EraseView {
  stored: StoredInquiry;
  /** All that are held of the person, this one included. */
  held: number;
  action: string;
  /** The initials, if they are known. */
  by: string;
  message: Message | undefined;
}

/** Asks again before something is erased. */
export function erasePage(
  { stored: { reference, inquiry }, held, action, by, message }: EraseView,
  style: string,
): string {
  return page(
    copy.erase.title,
    style,
    html`${messageOf(message)}<h1>${copy.erase.title}</h1>
<p>${copy.erase.question(reference, inquiry.fullName)}</p>
<p>${copy.erase.person(held, inquiry.email)}</p>
<form method="post" action="${action}">${noImplicitSubmission}${initials(by, message)}
<p class="buttons"><button name="act" value="erase one">${copy.erase.one}</button> ${
      held > 1 && html`<button name="act" value="erase all">${copy.erase.all(held)}</button>`
    } <a href="${action}">${copy.erase.keep}</a></p></form>`,
  );
}

/** A page of a few words, where there is nothing to show. */
function noticePage(title: string, paragraphs: readonly Content[], style: string): string {
  const said = paragraphs.filter(text => text !== false).map(text => html`<p>${text}</p>\n`);
  return page(title, style, html`<h1>${title}</h1>\n${said}`);
}

export const notices = {
  deadLink: (style: string) => noticePage(copy.deadLink.title, [copy.deadLink.text(linkDays)], style),
  gone: (style: string) => noticePage(copy.gone.title, [copy.gone.text], style),
  foreign: (style: string) => noticePage(copy.foreign.title, [copy.foreign.text], style),
  tooLong: (style: string) => noticePage(copy.foreign.title, [copy.faults.noteTooLong], style),
  erased: (inquiries: number, mails: number, style: string) =>
    noticePage(copy.erase.doneTitle, [copy.erase.done(inquiries, mails), copy.erase.rest], style),
  unavailable: (note: string, style: string) =>
    noticePage(
      copy.unavailable.title,
      [
        copy.unavailable.text,
        note !== '' && copy.unavailable.note,
        note !== '' &&
          html`<textarea rows="6" readonly aria-label="${copy.inquiry.note}">\n${note}</textarea>`,
      ],
      style,
    ),
};
