import { answerDeadline } from '../../../domain/commitments.ts';
import {
  type InquiryField,
  inquiryFields,
  isFieldOfKind,
  isPhoneField,
  isTextField,
} from '../../../domain/inquiry.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { formatLanguageName, formatLongDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import { withAnnouncements } from '../announcements/schedule-facts.ts';
import { formatAccessNeeds, formatPlannedStops, toPlanPath } from '../inquiry-plan.ts';
import { findPhoneNumbers, toPhoneHref } from '../phone.ts';
import { getOpenSince, getStatus, type Status } from '../status.ts';
import type { ClerkActionKind, QueuedMail, StoredInquiry } from '../store/records.ts';
import type { DeskContext } from './context.ts';
import { correctionForm } from './correction.ts';
import { fieldNames } from './field-names.ts';
import { inquiryTable, visitChips } from './inquiry-table.ts';
import {
  actionButton,
  chip,
  type DeskPage,
  errorText,
  type FormMessage,
  hiddenField,
  initialsField,
  invalidAttributes,
  isolateText,
  messageLine,
  postForm,
  signedButton,
  timeElement,
} from './layout.ts';
import { draftReply, toMailtoUrl } from './reply.ts';
import { historyItem, revisionField } from './revision.ts';

export const noteLength = 4000;

const maxOthers = 50;

interface InquiryPageContext extends DeskContext {
  record: StoredInquiry;
  facts: ScheduleFacts;
  mails: readonly QueuedMail[];
  message: FormMessage | undefined;
}

const getPossibleActions = (status: Status): Exclude<ClerkActionKind, 'told' | 'untold'>[] =>
  status === 'spam'
    ? ['reopened', 'note']
    : [status === 'answered' ? 'reopened' : 'answered', 'spam', 'note'];

export async function inquiryPage(
  context: DeskContext,
  record: StoredInquiry,
  message?: FormMessage,
): Promise<DeskPage> {
  const { store, now, linkTo, pageUrl, initials, words, labels, language, officeLocale } = context;
  const { reference, inquiry, receivedAt } = record;
  const [mails, personInquiries, announcedExceptions] = await Promise.all([
    store.listMails(reference),
    store.list({ email: inquiry.email }, { order: 'newest', limit: maxOthers }),
    store.listAnnouncedExceptions(inquiry.visitDate),
  ]);
  const facts = withAnnouncements(announcedExceptions);
  const otherInquiries = personInquiries.filter(candidate => candidate.reference !== reference);
  const pageContext: InquiryPageContext = { ...context, record, facts, mails, message };
  const status = getStatus(record, now);
  const fields = inquiryFields.filter(field => field !== 'fullName' && !isFieldOfKind(field, 'lines'));
  const longTextFields = inquiryFields.filter(field => isFieldOfKind(field, 'lines'));
  const isWaiting = status === 'open' || status === 'late';
  return {
    title: `${reference}, ${inquiry.fullName}`,
    main: html`<p><a href="${linkTo('list')}">${words.inquiry.list}</a></p>
${messageLine(message)}
<div class="head"><h1>${isolateText(inquiry.fullName)}</h1><p>${reference} ${chip(status, words.statuses[status])}</p></div>
${spamReasonList(record, context)}
<dl class="facts">
${fields.map(field => factItem(labels[field], formatValue(field, pageContext)))}${factItem(words.inquiry.received, timeElement(receivedAt, officeLocale))}${
  isWaiting && factItem(words.inquiry.due, timeElement(answerDeadline(getOpenSince(record)), officeLocale))
}${factItem(words.inquiry.language, formatLanguageName(locales[record.locale], language))}</dl>
${longTextFields.map(
  field =>
    html`<section><h2>${labels[field]}</h2>${
      inquiry[field]
        ? html`<blockquote dir="auto" translate="no">${inquiry[field]}</blockquote>`
        : html`<p>${words.none}</p>`
    }</section>\n`,
)}${planSection(pageContext)}${replySection(pageContext)}${actionForm(pageContext, status)}
${correctionForm(context, record, message)}
<div class="columns">
<section><h2>${words.inquiry.history}</h2><ol class="history">${historyItems(record, context)}</ol></section>
<section><h2>${words.inquiry.mails}</h2><ul class="history">${mails.map(mail => mailItem(mail, context))}</ul>${releaseForm(pageContext)}</section>
</div>
<section><h2>${words.inquiry.others}</h2>${
      otherInquiries.length > 0
        ? inquiryTable(otherInquiries, facts, context)
        : html`<p>${words.inquiry.noOthers}</p>`
    }</section>
<form method="post" action="${pageUrl()}">${hiddenField(fieldNames.initials, initials)}${actionButton({ action: 'erase', label: words.erase.button })}</form>`,
  };
}

const factItem = (label: string, value: Content) => html`<div><dt>${label}</dt><dd>${value}</dd></div>\n`;

function formatValue(field: InquiryField, pageContext: InquiryPageContext): Content {
  const { record, facts, words, language } = pageContext;
  const value = record.inquiry[field];
  if (value === null || value === '') return words.none;
  if (isFieldOfKind(field, 'day')) {
    const chips = field === 'visitDate' && visitChips(record.inquiry[field], facts, pageContext);
    return html`${formatLongDate(String(value), language)}${chips}`;
  }
  if (isPhoneField(field)) return phoneLinks(String(value));
  return isTextField(field) ? isolateText(String(value)) : value;
}

function phoneLinks(text: string): Content {
  const numbers = findPhoneNumbers(text);
  const linked = numbers.map((number, index) => [
    text.slice(numbers[index - 1]?.to ?? 0, number.from),
    html`<a href="${toPhoneHref(number)}">${text.slice(number.from, number.to)}</a>`,
  ]);
  return isolateText([linked, text.slice(numbers.at(-1)?.to ?? 0)]);
}

function planSection({ record, facts, words, officeLocale }: InquiryPageContext): Content {
  const path = toPlanPath(record);
  if (!path) return null;
  const lines = formatPlannedStops(record, facts, officeLocale).map(line => html`<li>${line}</li>`);
  const visitorNeeds = formatAccessNeeds(record, officeLocale);
  return html`<section><h2>${words.inquiry.plan}</h2>${visitorNeeds && html`<p>${visitorNeeds}</p>`}${lines.length > 0 && html`<ol>${lines}</ol>`}<p><a href="${path}">${words.inquiry.openPlan}</a></p></section>\n`;
}

function replySection({ record, facts, words, language, now }: InquiryPageContext): Html {
  const draft = draftReply(record, facts, now);
  return html`<section><h2>${words.reply.title}</h2><p class="help">${words.reply.help}</p>
<p><label for="draft">${formatMessage(words.reply.subject, { subject: draft.subject }, language)}</label><textarea id="draft" rows="9" readonly lang="${record.locale}">
${draft.text}</textarea></p>
<p class="buttons"><a class="button" href="${toMailtoUrl(draft)}">${words.reply.button}</a></p></section>\n`;
}

const spamReasonList = ({ spamReasons }: StoredInquiry, { words, spamReasonLabels }: DeskContext) =>
  spamReasons.length > 0 &&
  html`<div class="spam-reasons"><p>${words.inquiry.suspected}</p><ul>${spamReasons.map(
    reason => html`<li>${spamReasonLabels[reason]}</li>`,
  )}</ul></div>`;

function actionForm(pageContext: InquiryPageContext, status: Status): Html {
  const { record, message, words, pageUrl, getField } = pageContext;
  const actions = getPossibleActions(status);
  const form = html`${revisionField(record)}<h2>${words.inquiry.action}</h2>
${initialsField(pageContext, message)}
<p><label for="text">${words.inquiry.note}</label><textarea id="text" name="text" rows="3" dir="auto"${
    invalidAttributes('text', message) || html` aria-describedby="text-help"`
  }>
${getField('text')}</textarea>${errorText('text', message)}<span class="help" id="text-help">${words.inquiry.noteHelp}</span></p>
<p class="buttons">${actions.map(
    (action, index) =>
      html`${actionButton({ action, label: words.inquiry.buttons[action], isMain: index === 0 })} `,
  )}</p>
${actions.includes('spam') && html`<p class="help">${words.inquiry.spamHelp}</p>`}`;
  return postForm(pageUrl(), form, html` class="action-form"`);
}

function historyItems({ receivedAt, events }: StoredInquiry, context: DeskContext): Content {
  return [
    html`<li><p><b>${context.words.inquiry.events.received}</b>, ${timeElement(receivedAt, context.officeLocale)}</p></li>\n`,
    ...events.map(event => historyItem(event, context)),
  ];
}

function mailItem(
  { kind, state, sentAt, dueAt, lastError }: QueuedMail,
  { words, officeLocale }: DeskContext,
): Html {
  const at = state === 'sent' ? sentAt : state === 'waiting' ? dueAt : null;
  return html`<li>${words.inquiry.mailKinds[kind]}: <b>${words.inquiry.mailStates[state]}</b>${at && html`, ${timeElement(at, officeLocale)}`}${
    lastError !== null && html` (${lastError})`
  }</li>\n`;
}

function releaseForm(pageContext: InquiryPageContext): Content {
  const { record, mails, message, words, pageUrl } = pageContext;
  const isStuck = mails.some(({ state }) => state === 'held' || state === 'dead');
  if (!isStuck || record.spamAt !== null) return null;
  const button = { action: 'released', label: words.release.button };
  const form = html`${revisionField(record)}<p class="help">${words.release.help}</p>
${signedButton(pageContext, message, 'released-by', button)}`;
  return postForm(pageUrl(), form);
}

export function erasePage(
  context: DeskContext,
  record: StoredInquiry,
  inquiryCount: number,
  message: FormMessage | undefined,
): DeskPage {
  const { words, pageUrl, language } = context;
  const { reference, inquiry } = record;
  const eraseAllLabel = formatMessage(words.erase.all, { count: inquiryCount }, language);
  return {
    title: words.erase.title,
    main: html`${messageLine(message)}<h1>${words.erase.title}</h1>
<p>${formatMessage(words.erase.question, { reference, name: inquiry.fullName }, language)}</p>
<p>${formatMessage(words.erase.person, { count: inquiryCount, address: inquiry.email }, language)}</p>
${postForm(
  pageUrl(),
  html`${revisionField(record)}${hiddenField('inquiryCount', inquiryCount)}${initialsField(context, message)}
<p class="buttons">${actionButton({ action: 'erase-inquiry', label: words.erase.onlyThis, isMain: true })} ${
    inquiryCount > 1 && actionButton({ action: 'erase-person', label: eraseAllLabel, isMain: true })
  } <a href="${pageUrl()}">${words.erase.keep}</a></p>`,
)}`,
  };
}
