import {
  type InquiryField,
  inquiryFields,
  isFieldOfKind,
  isPhoneField,
  isTextField,
} from '../../../domain/inquiry.ts';
import { deskPath } from '../../../domain/inquiry-api.ts';
import { toPhoneHref } from '../../../domain/park.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { formatLanguageName, formatLongDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import { readScheduleFacts } from '../announcements/read-schedule-facts.ts';
import { answerDeadline } from '../deadlines.ts';
import { formatAccessNeeds, formatPlannedStops, toPlanPath } from '../planned-stops.ts';
import { getStatus, type Status } from '../status.ts';
import type { AuditEvent, ClerkActionKind, QueuedMail, StoredInquiry } from '../store/records.ts';
import { type DeskContext, inquiryPath } from './context.ts';
import { correctionForm } from './correction.ts';
import {
  actionButton,
  type FormResult,
  hiddenField,
  initialsField,
  postForm,
  resultLine,
  signedButton,
  textField,
} from './form-fields.ts';
import { inquiryTable, visitChips } from './inquiry-table.ts';
import { chip, type DeskPage, isolateText, signatureText, timeElement } from './layout.ts';
import { suggestReply, toMailtoUrl } from './reply.ts';

const maxOthers = 50;

interface InquiryPageContext extends DeskContext {
  record: StoredInquiry;
  facts: ScheduleFacts;
  result: FormResult | undefined;
}

export async function inquiryPage(
  context: DeskContext,
  record: StoredInquiry,
  result?: FormResult,
): Promise<DeskPage> {
  const { store, now, today, words, labels, language, officeLocale } = context;
  const { reference, inquiry, receivedAt, openedAt } = record;
  const [events, mails, personInquiries, facts] = await Promise.all([
    store.listEvents(reference),
    store.listMails(reference),
    store.list({ email: inquiry.email }, { order: 'newest', limit: maxOthers }),
    readScheduleFacts(store, today),
  ]);
  const otherInquiries = personInquiries.filter(candidate => candidate.reference !== reference);
  const pageContext: InquiryPageContext = { ...context, record, facts, result };
  const status = getStatus(record, now);
  const fields = inquiryFields.filter(field => field !== 'fullName' && !isFieldOfKind(field, 'lines'));
  const longTextFields = inquiryFields.filter(field => isFieldOfKind(field, 'lines'));
  const isWaiting = status === 'open' || status === 'late';
  return {
    title: `${reference}, ${inquiry.fullName}`,
    main: html`<p><a href="${deskPath}">${words.inquiry.list}</a></p>
${resultLine(result)}
<div class="head"><h1>${isolateText(inquiry.fullName)}</h1><p>${reference} ${chip(status, words.statuses[status])}</p></div>
${record.isSuspected && html`<p class="suspicion">${words.inquiry.suspected}</p>`}
<dl class="facts">
${fields.map(field => factItem(labels[field], formatValue(field, pageContext)))}${factItem(words.inquiry.received, timeElement(receivedAt, officeLocale))}${
  isWaiting && factItem(words.inquiry.due, timeElement(answerDeadline(openedAt), officeLocale))
}${factItem(words.inquiry.language, formatLanguageName(locales[record.locale], language))}</dl>
${longTextFields.map(
  field =>
    html`<section><h2>${labels[field]}</h2>${
      inquiry[field]
        ? html`<blockquote dir="auto" translate="no">${inquiry[field]}</blockquote>`
        : html`<p>${words.none}</p>`
    }</section>\n`,
)}${planSection(pageContext)}${replySection(pageContext)}${actionForm(pageContext, status)}
${correctionForm(context, record, result)}
<div class="columns">
<section><h2>${words.inquiry.history}</h2><ol class="history"><li><p><b>${words.inquiry.events.received}</b>, ${timeElement(receivedAt, officeLocale)}</p></li>
${events.map(event => historyItem(event, context))}</ol></section>
<section><h2>${words.inquiry.mails}</h2><ul class="history">${mails.map(mail => mailItem(mail, context))}</ul>${releaseForm(mails, pageContext)}</section>
</div>
<section><h2>${words.inquiry.others}</h2>${
      otherInquiries.length > 0
        ? inquiryTable(otherInquiries, facts, context)
        : html`<p>${words.inquiry.noOthers}</p>`
    }</section>
<p class="buttons"><a class="button quiet" href="${inquiryPath(reference)}?erase">${words.erase.button}</a></p>`,
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
  if (isPhoneField(field)) return isolateText(phoneLink(String(value)));
  return isTextField(field) ? isolateText(String(value)) : value;
}

/** Only a number with its country code can be dialed from anywhere. */
const phoneLink = (text: string): Content =>
  /^\+[\d ().-]+$/.test(text) ? html`<a href="${toPhoneHref(text)}">${text}</a>` : text;

function planSection({ record, facts, words, officeLocale }: InquiryPageContext): Content {
  const path = toPlanPath(record);
  if (!path) return null;
  const lines = formatPlannedStops(record, facts, officeLocale).map(line => html`<li>${line}</li>`);
  const visitorNeeds = formatAccessNeeds(record, officeLocale);
  return html`<section><h2>${words.inquiry.plan}</h2>${visitorNeeds && html`<p>${visitorNeeds}</p>`}${lines.length > 0 && html`<ol>${lines}</ol>`}<p><a href="${path}">${words.inquiry.openPlan}</a></p></section>\n`;
}

function replySection({ record, facts, words, language, now }: InquiryPageContext): Html {
  const reply = suggestReply(record, facts, now);
  return html`<section><h2>${words.reply.title}</h2><p class="help">${words.reply.help}</p>
<p><label for="suggested-reply">${formatMessage(words.reply.subject, { subject: reply.subject }, language)}</label><textarea id="suggested-reply" rows="9" readonly lang="${record.locale}">
${reply.text}</textarea></p>
<p class="buttons"><a class="button" href="${toMailtoUrl(reply)}">${words.reply.button}</a></p></section>\n`;
}

/** An answered inquiry may get a second reply. */
const offeredActions: Readonly<Record<Status, readonly ClerkActionKind[]>> = {
  open: ['answered', 'spam', 'note'],
  late: ['answered', 'spam', 'note'],
  past: ['answered', 'spam', 'note'],
  answered: ['answered', 'reopened', 'spam', 'note'],
  spam: ['reopened', 'note'],
};

function actionForm(pageContext: InquiryPageContext, status: Status): Html {
  const { record, result, words, getField } = pageContext;
  const actions = offeredActions[status];
  const note = { label: words.inquiry.note, id: 'note', name: 'note', help: words.inquiry.noteHelp, result };
  const form = html`${hiddenField('revision', record.revision)}<h2>${words.inquiry.action}</h2>
${initialsField(pageContext, result)}${textField(note, getField('note'), 3)}<p class="buttons">${actions.map(
    (action, index) =>
      html`${actionButton({ action, label: words.inquiry.buttons[action], isMain: index === 0 })} `,
  )}</p>
${actions.includes('spam') && html`<p class="help">${words.inquiry.spamHelp}</p>`}`;
  return postForm(inquiryPath(record.reference), form, html` class="action-form"`);
}

/** `Answered by AM, November 20, 2026, 12:00 PM` */
const historyItem = ({ kind, actedAt, initials, text }: AuditEvent, context: DeskContext): Html =>
  html`<li><p><b>${context.words.inquiry.events[kind]}</b> ${signatureText(initials, actedAt, context)}</p>${
    text !== '' && html`<p class="text" dir="auto">${text}</p>`
  }</li>\n`;

function mailItem(
  { kind, state, sentAt, dueAt, lastError }: QueuedMail,
  { words, officeLocale }: DeskContext,
): Html {
  const reasons: Readonly<Record<string, string>> = words.inquiry.holdReasons;
  const at = state === 'sent' ? sentAt : state === 'waiting' ? dueAt : null;
  return html`<li>${words.inquiry.mailKinds[kind]}: <b>${words.inquiry.mailStates[state]}</b>${at && html`, ${timeElement(at, officeLocale)}`}${
    lastError !== null && html` (${reasons[lastError] ?? lastError})`
  }</li>\n`;
}

function releaseForm(mails: readonly QueuedMail[], pageContext: InquiryPageContext): Content {
  const { record, result, words } = pageContext;
  const isStuck = mails.some(({ state }) => state === 'held' || state === 'failed');
  if (!isStuck || record.spamAt !== null) return null;
  const button = { action: 'released', label: words.release.button };
  const form = html`${hiddenField('revision', record.revision)}<p class="help">${words.release.help}</p>
${signedButton(pageContext, result, 'release-initials', button)}`;
  return postForm(inquiryPath(record.reference), form);
}

export async function erasePage(
  context: DeskContext,
  record: StoredInquiry,
  result?: FormResult,
): Promise<DeskPage> {
  const { store, words, language } = context;
  const { reference, revision, inquiry } = record;
  const count = await store.count({ email: inquiry.email });
  const eraseAll = { action: 'erase-person', label: formatMessage(words.erase.all, { count }, language) };
  const form = html`${hiddenField('revision', revision)}${initialsField(context, result)}
<p class="buttons">${actionButton({ action: 'erase-inquiry', label: words.erase.onlyThis, isMain: true })} ${
    count > 1 && actionButton({ ...eraseAll, isMain: true })
  } <a href="${inquiryPath(reference)}">${words.erase.keep}</a></p>`;
  return {
    title: words.erase.title,
    main: html`${resultLine(result)}<h1>${words.erase.title}</h1>
<p>${formatMessage(words.erase.question, { reference, name: inquiry.fullName }, language)}</p>
<p>${formatMessage(words.erase.person, { count, address: inquiry.email }, language)}</p>
${postForm(inquiryPath(reference), form)}`,
  };
}
