/** The page of an inquiry, and the confirmation page before it is erased. */

import { answerDeadline } from '../../../domain/commitments.ts';
import { type InquiryField, inquiryFields, isFieldOfKind, isText } from '../../../domain/inquiry.ts';
import type { ScheduleFacts } from '../../../domain/schedule.ts';
import { languageName, longDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import { factsWith } from '../days/schedule.ts';
import { plannedLines, plannedWhoLine, planPath } from '../inquiry-plan.ts';
import { phoneHref, phoneNumbers } from '../phone.ts';
import { openSince, type Status, statusOf } from '../status.ts';
import type { ActKind, QueuedMail, StoredInquiry } from '../store/store.ts';
import type { DeskContext } from './context.ts';
import { correctionForm } from './correction.ts';
import { inquiryTable, visitChips } from './inquiry-table.ts';
import {
  chip,
  type DeskPage,
  type FormMessage,
  faultAt,
  hiddenField,
  initials,
  invalid,
  messageLine,
  postForm,
  signedButton,
  timeElement,
  typed,
} from './layout.ts';
import { draftReply, mailtoOf } from './reply.ts';
import { historyItem, revisionField } from './revision.ts';

export const noteLength = 4000;

/** Other inquiries from the same address that are listed. */
const maxOthers = 50;

/** A request with what the page of an inquiry needs in many places. */
interface View extends DeskContext {
  stored: StoredInquiry;
  facts: ScheduleFacts;
  mails: readonly QueuedMail[];
  message: FormMessage | undefined;
}

/** The acts that are possible in a status. */
const possible = (status: Status): Exclude<ActKind, 'told' | 'untold'>[] =>
  status === 'spam'
    ? ['reopened', 'note']
    : [status === 'answered' ? 'reopened' : 'answered', 'spam', 'note'];

export async function inquiryPage(
  context: DeskContext,
  stored: StoredInquiry,
  message?: FormMessage,
): Promise<DeskPage> {
  const { store, now, linkTo, here, by, copy, labels, language, officeLocale } = context;
  const { reference, inquiry, receivedAt } = stored;
  const [mails, held, announced] = await Promise.all([
    store.mails(reference),
    store.list({ email: inquiry.email }, { order: 'newest', limit: maxOthers }),
    store.announced(inquiry.visitDate),
  ]);
  const facts = factsWith(announced);
  const others = held.filter(other => other.reference !== reference);
  const view: View = { ...context, stored, facts, mails, message };
  const status = statusOf(stored, now);
  const fields = inquiryFields.filter(field => field !== 'fullName' && !isFieldOfKind(field, 'lines'));
  const texts = inquiryFields.filter(field => isFieldOfKind(field, 'lines'));
  const isWaiting = status === 'open' || status === 'late';
  return {
    title: `${reference}, ${inquiry.fullName}`,
    main: html`<p><a href="${linkTo('list')}">${copy.inquiry.list}</a></p>
${messageLine(message)}
<div class="head"><h1>${typed(inquiry.fullName)}</h1><p>${reference} ${chip(status, copy.statuses[status])}</p></div>
${marks(stored, context)}
<dl class="facts">
${fields.map(field => fact(labels[field], shownValue(field, view)))}${fact(copy.inquiry.received, timeElement(receivedAt, officeLocale))}${
  isWaiting && fact(copy.inquiry.due, timeElement(answerDeadline(openSince(stored)), officeLocale))
}${fact(copy.inquiry.language, languageName(locales[stored.locale], language))}</dl>
${texts.map(
  field =>
    html`<section><h2>${labels[field]}</h2>${
      inquiry[field]
        ? html`<blockquote dir="auto" translate="no">${inquiry[field]}</blockquote>`
        : html`<p>${copy.none}</p>`
    }</section>\n`,
)}${plan(view)}${reply(view)}${actForm(view, status)}
${correctionForm(context, stored, message)}
<div class="columns">
<section><h2>${copy.inquiry.history}</h2><ol class="history">${history(stored, context)}</ol></section>
<section><h2>${copy.inquiry.mails}</h2><ul class="history">${mails.map(mail => mailItem(mail, context))}</ul>${releaseForm(view)}</section>
</div>
<section><h2>${copy.inquiry.others}</h2>${
      others.length > 0 ? inquiryTable(others, facts, context) : html`<p>${copy.inquiry.noOthers}</p>`
    }</section>
<form method="post" action="${here()}">${hiddenField('by', by)}<button name="act" value="erase" class="quiet">${copy.erase.button}</button></form>`,
  };
}

const fact = (label: string, value: Content) => html`<div><dt>${label}</dt><dd>${value}</dd></div>\n`;

function shownValue(field: InquiryField, view: View): Content {
  const { stored, facts, copy, language } = view;
  const value = stored.inquiry[field];
  if (value === null || value === '') return copy.none;
  if (field === 'visitDate')
    return html`${longDate(stored.inquiry[field], language)}${visitChips(stored.inquiry[field], facts, view)}`;
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

function plan({ stored, facts, copy, officeLocale }: View): Content {
  const path = planPath(stored);
  if (!path) return null;
  const lines = plannedLines(stored, facts, officeLocale).map(line => html`<li>${line}</li>`);
  const who = plannedWhoLine(stored, officeLocale);
  return html`<section><h2>${copy.inquiry.plan}</h2>${who && html`<p>${who}</p>`}${lines.length > 0 && html`<ol>${lines}</ol>`}<p><a href="${path}">${copy.inquiry.openPlan}</a></p></section>\n`;
}

function reply({ stored, facts, copy, language, now }: View): Html {
  const draft = draftReply(stored, facts, now);
  return html`<section><h2>${copy.reply.title}</h2><p class="help">${copy.reply.help}</p>
<p><label for="draft">${formatMessage(copy.reply.subject, { subject: draft.subject }, language)}</label><textarea id="draft" rows="9" readonly lang="${stored.locale}">
${draft.text}</textarea></p>
<p class="buttons"><a class="button" href="${mailtoOf(draft)}">${copy.reply.button}</a></p></section>\n`;
}

const marks = ({ marks: found }: StoredInquiry, { copy, spamMarks }: DeskContext) =>
  found.length > 0 &&
  html`<div class="marks"><p>${copy.inquiry.marked}</p><ul>${found.map(
    mark => html`<li>${spamMarks[mark]}</li>`,
  )}</ul></div>`;

function actForm(view: View, status: Status): Html {
  const { stored, message, copy, here, field } = view;
  const acts = possible(status);
  const form = html`${revisionField(stored)}<h2>${copy.inquiry.act}</h2>
${initials(view, message)}
<p><label for="text">${copy.inquiry.note}</label><textarea id="text" name="text" rows="3" dir="auto"${
    invalid('text', message) || html` aria-describedby="text-help"`
  }>
${field('text')}</textarea>${faultAt('text', message)}<span class="help" id="text-help">${copy.inquiry.noteHelp}</span></p>
<p class="buttons">${acts.map(
    (act, index) =>
      html`<button name="act" value="${act}"${index > 0 && html` class="quiet"`}>${copy.inquiry.buttons[act]}</button> `,
  )}</p>
${acts.includes('spam') && html`<p class="help">${copy.inquiry.spamHelp}</p>`}`;
  return postForm(here(), form, html` class="act"`);
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
function releaseForm(view: View): Content {
  const { stored, mails, message, copy, here } = view;
  const isStuck = mails.some(({ state }) => state === 'held' || state === 'dead');
  if (!isStuck || stored.spamAt !== null) return null;
  const button = { act: 'released', label: copy.release.button };
  const form = html`${revisionField(stored)}<p class="help">${copy.release.help}</p>
${signedButton(view, message, 'released-by', button)}`;
  return postForm(here(), form);
}

/** Asks for confirmation before erasing. `held` counts all inquiries of the person, including this one. */
export function erasePage(
  context: DeskContext,
  stored: StoredInquiry,
  held: number,
  message: FormMessage | undefined,
): DeskPage {
  const { copy, here, language } = context;
  const { reference, inquiry } = stored;
  return {
    title: copy.erase.title,
    main: html`${messageLine(message)}<h1>${copy.erase.title}</h1>
<p>${formatMessage(copy.erase.question, { reference, name: inquiry.fullName }, language)}</p>
<p>${formatMessage(copy.erase.person, { count: held, address: inquiry.email }, language)}</p>
${postForm(
  here(),
  html`${revisionField(stored)}${hiddenField('held', held)}${initials(context, message)}
<p class="buttons"><button name="act" value="erase-inquiry">${copy.erase.one}</button> ${
    held > 1 &&
    html`<button name="act" value="erase-person">${formatMessage(copy.erase.all, { count: held }, language)}</button>`
  } <a href="${here()}">${copy.erase.keep}</a></p>`,
)}`,
  };
}
