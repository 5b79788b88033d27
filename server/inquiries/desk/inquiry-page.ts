/** The page of an inquiry, and the one that asks before it is erased. */
import { descriptionOf, type InquiryField, inquiryFields, isOf, isText } from '../../../domain/inquiry.ts';
import type { ProgrammeFacts } from '../../../domain/programme.ts';
import { answerDue } from '../../../domain/promises.ts';
import { longDate } from '../../../i18n/format.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import type { LinkTarget } from '../desk-links.ts';
import { openSince, type Status, statusOf } from '../status.ts';
import type { ActKind, QueuedMail, StoredInquiry } from '../store/store.ts';
import { type CorrectedField, correctedFields } from './correction.ts';
import { inquiryTable, visitChips } from './inquiry-table.ts';
import {
  chip,
  copy,
  type DeskPage,
  faultAt,
  initials,
  invalid,
  labels,
  language,
  type Message,
  mail,
  messageLine,
  noImplicitSubmission,
  timeElement,
  typed,
} from './layout.ts';
import { replyTo } from './reply.ts';

export const noteLength = 4000;

/** What somebody has typed into the forms of an inquiry. */
export interface Typed {
  by: string;
  text: string;
  /** Where the inquiry was to be corrected. */
  correction?: Readonly<Record<CorrectedField, string>>;
}

export interface InquiryView {
  stored: StoredInquiry;
  mails: readonly QueuedMail[];
  /** Of the same address, this one left out. */
  others: readonly StoredInquiry[];
  facts: ProgrammeFacts;
  now: Date;
  /** Path and query of this page: what its forms post to. */
  action: string;
  typed: Typed;
  message?: Message | undefined;
  /** The list, or another inquiry of the address. */
  linkTo(target: LinkTarget): string;
}

const acts: readonly ActKind[] = ['answered', 'reopened', 'spam', 'note'];

const isUnanswered = (status: Status) => status === 'open' || status === 'late' || status === 'past';

/** The acts that would change something. */
const possible = (status: Status) =>
  acts.filter(act => {
    if (act === 'answered') return isUnanswered(status);
    if (act === 'reopened') return !isUnanswered(status);
    return act !== 'spam' || status !== 'spam';
  });

export function inquiryPage(view: InquiryView): DeskPage {
  const { stored, now } = view;
  const { reference, inquiry, receivedAt } = stored;
  const status = statusOf(stored, now);
  const fields = inquiryFields.filter(field => field !== 'fullName' && !isOf(field, 'lines'));
  const texts = inquiryFields.filter(field => isOf(field, 'lines'));
  const isWaiting = status === 'open' || status === 'late';
  return {
    title: `${reference}, ${inquiry.fullName}`,
    main: html`<p><a href="${view.linkTo('list')}">${copy.inquiry.list}</a></p>
${messageLine(view.message)}
<div class="head"><h1>${typed(inquiry.fullName)}</h1><p>${reference} ${chip(status, copy.statuses[status])}</p></div>
${marks(stored)}
<dl class="facts">
${fields.map(field => fact(labels[field], shownValue(field, view)))}${fact(copy.inquiry.received, timeElement(receivedAt))}${
  isWaiting && fact(copy.inquiry.due, timeElement(answerDue(openSince(stored))))
}${fact(copy.inquiry.language, stored.locale)}</dl>
${texts.map(
  field =>
    html`<section><h2>${labels[field]}</h2>${
      inquiry[field]
        ? html`<blockquote dir="auto" translate="no">${inquiry[field]}</blockquote>`
        : html`<p>${copy.none}</p>`
    }</section>\n`,
)}${actForm(view, status)}
${correctionForm(view)}
<div class="columns">
<section><h2>${copy.inquiry.history}</h2><ol class="history">${history(stored)}</ol></section>
<section><h2>${copy.inquiry.mails}</h2><ul class="history">${view.mails.map(mailItem)}</ul></section>
</div>
<section><h2>${copy.inquiry.others}</h2>${
      view.others.length > 0 ? inquiryTable(view.others, view) : html`<p>${copy.inquiry.noOthers}</p>`
    }</section>
<form method="post" action="${view.action}"><input type="hidden" name="by" value="${view.typed.by}"><button name="act" value="erase" class="quiet">${copy.erase.button}</button></form>`,
  };
}

const fact = (label: string, value: Content) => html`<div><dt>${label}</dt><dd>${value}</dd></div>\n`;

function shownValue(field: InquiryField, { stored, facts, now }: InquiryView): Content {
  const value = stored.inquiry[field];
  if (value === null || value === '') return copy.none;
  const { kind } = descriptionOf(field);
  if (field === 'visitDate')
    return html`${longDate(stored.inquiry[field], language)}${visitChips(stored.inquiry[field], facts, now)}`;
  if (kind === 'email') return html`<a href="${replyTo(stored, facts)}">${typed(String(value))}</a>`;
  if (field === 'phone')
    return html`<a href="tel:${String(value).replace(/[^\d+]/g, '')}">${typed(String(value))}</a>`;
  return isText(field) ? typed(String(value)) : value;
}

const marks = ({ marks: found }: StoredInquiry) =>
  found.length > 0 &&
  html`<div class="marks"><p>${copy.inquiry.marked}</p><ul>${found.map(
    mark => html`<li>${mail.office.marks[mark]}</li>`,
  )}</ul></div>`;

function actForm({ action, typed: { by, text, correction }, message }: InquiryView, status: Status): Html {
  const own = correction ? undefined : message;
  return html`<form method="post" action="${action}" class="act">${noImplicitSubmission}<h2>${copy.inquiry.act}</h2>
${initials(by, own)}
<p class="note"><label for="text">${copy.inquiry.note}</label><textarea id="text" name="text" rows="3" dir="auto"${
    invalid('text', own) || html` aria-describedby="text-help"`
  }>
${text}</textarea>${faultAt('text', own)}<span class="help" id="text-help">${copy.inquiry.noteHelp}</span></p>
<p class="buttons">${possible(status).map(
    (act, index) =>
      html`<button name="act" value="${act}"${index > 0 && html` class="quiet"`}>${copy.inquiry.buttons[act]}</button> `,
  )}</p>
${possible(status).includes('spam') && html`<p class="help">${copy.inquiry.spamHelp}</p>`}</form>`;
}

const inputTypes: Record<CorrectedField, string> = {
  visitDate: 'date',
  numberOfVisitors: 'number',
  phone: 'tel',
  email: 'email',
};

function correctionForm({ action, stored, typed: { by, correction }, message }: InquiryView): Html {
  const own = correction && message;
  return html`<details${own && html` open`}><summary>${copy.correction.title}</summary>
<form method="post" action="${action}" class="act wide" novalidate>${noImplicitSubmission}
${correctedFields.map(
  field =>
    html`<p><label for="${field}">${labels[field]}</label><input id="${field}" name="${field}" type="${inputTypes[field]}" value="${correction?.[field] ?? stored.inquiry[field]}" autocomplete="off"${invalid(field, own)}>${faultAt(field, own)}</p>\n`,
)}${initials(by, own, 'correction-by')}
<p class="help">${copy.correction.help}</p>
<p class="buttons"><button name="act" value="correct">${copy.correction.button}</button></p></form></details>`;
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
export function erasePage({
  stored: { reference, inquiry },
  held,
  action,
  by,
  message,
}: EraseView): DeskPage {
  return {
    title: copy.erase.title,
    main: html`${messageLine(message)}<h1>${copy.erase.title}</h1>
<p>${copy.erase.question(reference, inquiry.fullName)}</p>
<p>${copy.erase.person(held, inquiry.email)}</p>
<form method="post" action="${action}">${noImplicitSubmission}${initials(by, message)}
<p class="buttons"><button name="act" value="erase one">${copy.erase.one}</button> ${
      held > 1 && html`<button name="act" value="erase all">${copy.erase.all(held)}</button>`
    } <a href="${action}">${copy.erase.keep}</a></p></form>`,
  };
}
