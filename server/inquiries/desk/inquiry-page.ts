/** The page of an inquiry, and the confirmation page before it is erased. */
import { answerDue } from '../../../domain/commitments.ts';
import { descriptionOf, type InquiryField, inquiryFields, isOf, isText } from '../../../domain/inquiry.ts';
import type { ProgrammeFacts } from '../../../domain/programme.ts';
import { languageName, longDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import { phoneHref, phoneNumbers } from '../phone.ts';
import { plannedLines, plannedWhoLine, planPath } from '../planned-day.ts';
import { openSince, type Status, statusOf } from '../status.ts';
import type { ActKind, QueuedMail, StoredInquiry } from '../store/store.ts';
import { hiddenField, historyItem, seenField } from './changes.ts';
import type { DeskContext } from './context.ts';
import { type CorrectedField, correctionFields, shownName } from './correction.ts';
import { inquiryTable, visitChips } from './inquiry-table.ts';
import {
  chip,
  type DeskPage,
  type FormMessage,
  faultAt,
  initials,
  inputField,
  invalid,
  messageLine,
  noImplicitSubmission,
  selectField,
  textField,
  timeElement,
  typed,
} from './layout.ts';
import { draftReply, mailtoOf } from './reply.ts';

export const noteLength = 4000;

export interface InquiryView {
  stored: StoredInquiry;
  mails: readonly QueuedMail[];
  /** Other inquiries from the same e-mail address. */
  others: readonly StoredInquiry[];
  facts: ProgrammeFacts;
  /** The note being written. */
  note: string;
  message: FormMessage | undefined;
  /** A field of a correction that somebody else has corrected meanwhile. */
  conflict?: CorrectedField | undefined;
}

/** The acts that are possible in a status. */
const possible = (status: Status): Exclude<ActKind, 'told' | 'untold'>[] =>
  status === 'spam'
    ? ['reopened', 'note']
    : [status === 'answered' ? 'reopened' : 'answered', 'spam', 'note'];

export function inquiryPage(context: DeskContext, view: InquiryView): DeskPage {
  const { now, linkTo, here, by, copy, labels, language, officeLocale } = context;
  const { stored, facts, others } = view;
  const { reference, inquiry, receivedAt } = stored;
  const status = statusOf(stored, now);
  const fields = inquiryFields.filter(field => field !== 'fullName' && !isOf(field, 'lines'));
  const texts = inquiryFields.filter(field => isOf(field, 'lines'));
  const isWaiting = status === 'open' || status === 'late';
  return {
    title: `${reference}, ${inquiry.fullName}`,
    main: html`<p><a href="${linkTo('list')}">${copy.inquiry.list}</a></p>
${messageLine(view.message)}
<div class="head"><h1>${typed(inquiry.fullName)}</h1><p>${reference} ${chip(status, copy.statuses[status])}</p></div>
${marks(stored, context)}
<dl class="facts">
${fields.map(field => fact(labels[field], shownValue(field, stored, facts, context)))}${fact(copy.inquiry.received, timeElement(receivedAt, officeLocale))}${
  isWaiting && fact(copy.inquiry.due, timeElement(answerDue(openSince(stored)), officeLocale))
}${fact(copy.inquiry.language, languageName(locales[stored.locale], language))}</dl>
${texts.map(
  field =>
    html`<section><h2>${labels[field]}</h2>${
      inquiry[field]
        ? html`<blockquote dir="auto" translate="no">${inquiry[field]}</blockquote>`
        : html`<p>${copy.none}</p>`
    }</section>\n`,
)}${plan(view, context)}${reply(view, context)}${actForm(context, view, status)}
${correctionForm(context, view)}
<div class="columns">
<section><h2>${copy.inquiry.history}</h2><ol class="history">${history(stored, context)}</ol></section>
<section><h2>${copy.inquiry.mails}</h2><ul class="history">${view.mails.map(mail => mailItem(mail, context))}</ul>${releaseForm(context, view)}</section>
</div>
<section><h2>${copy.inquiry.others}</h2>${
      others.length > 0 ? inquiryTable(others, { ...context, facts }) : html`<p>${copy.inquiry.noOthers}</p>`
    }</section>
<form method="post" action="${here()}">${hiddenField('by', by)}<button name="act" value="erase" class="quiet">${copy.erase.button}</button></form>`,
  };
}

const fact = (label: string, value: Content) => html`<div><dt>${label}</dt><dd>${value}</dd></div>\n`;

function shownValue(
  field: InquiryField,
  stored: StoredInquiry,
  facts: ProgrammeFacts,
  context: DeskContext,
): Content {
  const { copy, language } = context;
  const value = stored.inquiry[field];
  if (value === null || value === '') return copy.none;
  if (field === 'visitDate')
    return html`${longDate(stored.inquiry[field], language)}${visitChips(stored.inquiry[field], facts, context)}`;
  if (field === 'phone') return phoneLinks(String(value));
  return isText(field) ? typed(String(value)) : value;
}

/** The text as typed, with a link around each number in it. */
function phoneLinks(text: string): Content {
  const numbers = phoneNumbers(text);
  const linked = numbers.map((number, index) => [
    text.slice(numbers[index - 1]?.to ?? 0, number.from),
    html`<a href="${phoneHref(number)}">${text.slice(number.from, number.to)}</a>`,
  ]);
  return typed([linked, text.slice(numbers.at(-1)?.to ?? 0)]);
}

function plan({ stored, facts }: InquiryView, { copy, officeLocale }: DeskContext): Content {
  const path = planPath(stored);
  if (!path) return null;
  const lines = plannedLines(stored, facts, officeLocale).map(line => html`<li>${line}</li>`);
  const who = plannedWhoLine(stored, officeLocale);
  return html`<section><h2>${copy.inquiry.plan}</h2>${who && html`<p>${who}</p>`}${lines.length > 0 && html`<ol>${lines}</ol>`}<p><a href="${path}">${copy.inquiry.openPlan}</a></p></section>\n`;
}

function reply({ stored, facts }: InquiryView, { copy, now }: DeskContext): Html {
  const draft = draftReply(stored, facts, now);
  return html`<section><h2>${copy.reply.title}</h2><p class="help">${copy.reply.help}</p>
<p><label for="draft">${copy.reply.subject(draft.subject)}</label><textarea id="draft" rows="9" readonly lang="${stored.locale}">
${draft.text}</textarea></p>
<p class="buttons"><a class="button" href="${mailtoOf(draft)}">${copy.reply.button}</a></p></section>\n`;
}

const marks = ({ marks: found }: StoredInquiry, { copy, spamMarks }: DeskContext) =>
  found.length > 0 &&
  html`<div class="marks"><p>${copy.inquiry.marked}</p><ul>${found.map(
    mark => html`<li>${spamMarks[mark]}</li>`,
  )}</ul></div>`;

function actForm(context: DeskContext, { stored, note, message }: InquiryView, status: Status): Html {
  const { copy, here } = context;
  return html`<form method="post" action="${here()}" class="act">${noImplicitSubmission}${seenField(stored)}<h2>${copy.inquiry.act}</h2>
${initials(context, message)}
<p><label for="text">${copy.inquiry.note}</label><textarea id="text" name="text" rows="3" dir="auto"${
    invalid('text', message) || html` aria-describedby="text-help"`
  }>
${note}</textarea>${faultAt('text', message)}<span class="help" id="text-help">${copy.inquiry.noteHelp}</span></p>
<p class="buttons">${possible(status).map(
    (act, index) =>
      html`<button name="act" value="${act}"${index > 0 && html` class="quiet"`}>${copy.inquiry.buttons[act]}</button> `,
  )}</p>
${possible(status).includes('spam') && html`<p class="help">${copy.inquiry.spamHelp}</p>`}</form>`;
}

const inputTypes = { line: 'text', email: 'email', day: 'date', count: 'number' };

function correctionForm(context: DeskContext, { stored, message, conflict }: InquiryView): Html {
  const { copy, labels, here, field: typed } = context;
  const isOpen = typed('act') === 'correct';
  const input = (field: CorrectedField, value: string) => {
    const named = { id: field, name: field, message } as const;
    if (field === 'locale') {
      const option = ([locale, { name }]: [string, { name: string }]) =>
        html`<option value="${locale}"${locale === value && html` selected`}>${name}</option>`;
      const label = copy.inquiry.language;
      return selectField({ label, ...named }, Object.entries(locales).map(option));
    }
    const label = labels[field];
    const { kind } = descriptionOf(field);
    if (kind === 'lines') return textField({ label, ...named }, value);
    const type = field === 'phone' ? 'tel' : inputTypes[kind];
    return inputField({ label, ...named }, value, html`type="${type}" autocomplete="off"`);
  };
  return html`<details${isOpen && html` open`}><summary>${copy.correction.title}</summary>
<form method="post" action="${here()}" class="act wide" novalidate>${noImplicitSubmission}${seenField(stored)}
${correctionFields(context, stored, conflict).map(({ field, value, shown }) => [
  input(field, value),
  hiddenField(shownName(field), shown),
])}${initials(context, message, 'correction-by')}
<p class="help">${copy.correction.help}</p>
<p class="buttons"><button name="act" value="correct">${copy.correction.button}</button></p></form></details>`;
}

function history({ receivedAt, history: done }: StoredInquiry, words: DeskContext): Content {
  return [
    html`<li><p><b>${words.copy.inquiry.acts.received}</b>, ${timeElement(receivedAt, words.officeLocale)}</p></li>\n`,
    ...done.map(entry => historyItem(entry, words)),
  ];
}

function mailItem(
  { kind, state, sentAt, dueAt, lastError }: QueuedMail,
  { copy, officeLocale }: DeskContext,
): Html {
  const at = state === 'sent' ? sentAt : state === 'waiting' ? dueAt : null;
  return html`<li>${copy.inquiry.mailKinds[kind]}: <b>${copy.inquiry.mailStates[state]}</b>${at && html`, ${timeElement(at, officeLocale)}`}${
    lastError !== null && html` (${lastError})`
  }</li>\n`;
}

/** For mails that are not sent by themselves, unless they belong to spam. */
function releaseForm(context: DeskContext, { stored, mails, message }: InquiryView): Content {
  const { copy, here } = context;
  const isStuck = mails.some(({ state }) => state === 'held' || state === 'dead');
  if (!isStuck || stored.spamAt !== null) return null;
  return html`<form method="post" action="${here()}">${noImplicitSubmission}${seenField(stored)}<p class="help">${copy.release.help}</p>
<div class="chosen">${initials(context, message, 'released-by')}<p><button name="act" value="released" class="quiet">${copy.release.button}</button></p></div></form>`;
}

/** Asks for confirmation before erasing. `held` counts all inquiries of the person, including this one. */
export function erasePage(
  context: DeskContext,
  stored: StoredInquiry,
  held: number,
  message: FormMessage | undefined,
): DeskPage {
  const { copy, here } = context;
  const { reference, inquiry } = stored;
  return {
    title: copy.erase.title,
    main: html`${messageLine(message)}<h1>${copy.erase.title}</h1>
<p>${copy.erase.question(reference, inquiry.fullName)}</p>
<p>${copy.erase.person(held, inquiry.email)}</p>
<form method="post" action="${here()}">${noImplicitSubmission}${seenField(stored)}${hiddenField('held', held)}${initials(context, message)}
<p class="buttons"><button name="act" value="erase-inquiry">${copy.erase.one}</button> ${
      held > 1 && html`<button name="act" value="erase-person">${copy.erase.all(held)}</button>`
    } <a href="${here()}">${copy.erase.keep}</a></p></form>`,
  };
}
