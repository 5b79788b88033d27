import { domainToASCII } from 'node:url';
import { words } from '../../../content/words.ts';
import type { Day } from '../../../domain/day.ts';
import {
  descriptionOf,
  type Inquiry,
  type InquiryField,
  inquiryFields,
  isText,
} from '../../../domain/inquiry.ts';
import { addressLine, park } from '../../../domain/park.ts';
import { parkTime } from '../../../domain/park-time.ts';
import { answerDue } from '../../../domain/promises.ts';
import { clockTime, longDate } from '../../../i18n/format.ts';
import { defaultLocale, type Locale, locales } from '../../../i18n/locales.ts';
import { pathTo } from '../../../i18n/paths.ts';
import type { NewMail, QueuedMail, Reference, StoredInquiry, Submission } from '../store/store.ts';

/** What the mails need of the settings. */
export interface MailSettings {
  /** Address that every mail is from. */
  mailFrom: string;
  officeEmail: string;
  /** `https://www.example.org` */
  siteOrigin: string;
}

/** Language of the ticket office. */
const officeLocale: Locale = defaultLocale;

/** Most inquiries that a digest names one by one. */
const digestLines = 200;

/** The mails that a submission makes: one to the ticket office and one to the visitor. */
export function mailsFor(submission: Submission, reference: Reference, settings: MailSettings): NewMail[] {
  return [officeMail(submission, reference, settings), confirmationMail(submission, reference, settings)];
}

function officeMail(submission: Submission, reference: Reference, settings: MailSettings): NewMail {
  const { inquiry, locale, marks, receivedAt } = submission;
  const copy = words[officeLocale].mail;
  // Many mail servers refuse a header with letters beyond ASCII before the @ (RFC 6532).
  const canReply = /^[\x21-\x7e]+@/.test(inquiry.email);
  return {
    kind: 'office',
    from: settings.mailFrom,
    to: settings.officeEmail,
    ...(canReply && { replyTo: inquiry.email }),
    subject: copy.office.subject(
      reference,
      longDate(inquiry.visitDate, locales[officeLocale]),
      inquiry.numberOfVisitors,
    ),
    messageId: messageId(`${reference}.office.${receivedAt.getTime()}`, settings),
    text: paragraphs(
      canReply ? copy.office.lead : copy.office.leadByHand,
      marks.length > 0 && [copy.office.marked, ...marks.map(mark => `- ${copy.office.marks[mark]}`)],
      [
        `${copy.labels.reference}: ${reference}`,
        `${copy.labels.received}: ${moment(receivedAt, officeLocale)}`,
        `${copy.labels.due}: ${moment(answerDue(receivedAt), officeLocale)}`,
        `${copy.labels.language}: ${locale}`,
      ],
      fieldLines(inquiry, inquiryFields, officeLocale, copy.office.none),
      [copy.office.answered, `npm run inquiries -- answered ${reference}`],
    ),
  };
}

const daysAndCounts = inquiryFields.filter(field => !isText(field));
/** The name is in the greeting, and the address is that of the mail. */
const repeatedTexts = inquiryFields.filter(
  field => isText(field) && field !== 'fullName' && field !== 'email',
);

function confirmationMail(submission: Submission, reference: Reference, settings: MailSettings): NewMail {
  const { inquiry, locale, marks, receivedAt } = submission;
  const copy = words[locale].mail.confirmation;
  const { cards } = words[locale].contact;
  // Text that a machine seems to have written is not repeated: the form must not send anybody's text to anybody.
  const echoed = marks.length === 0;
  return {
    kind: 'confirmation',
    from: settings.mailFrom,
    to: inquiry.email,
    replyTo: settings.officeEmail,
    subject: copy.subject(reference),
    messageId: messageId(`${reference}.confirmation.${receivedAt.getTime()}`, settings),
    text: paragraphs(
      echoed ? copy.greeting(oneLine(inquiry.fullName)) : copy.greetingNobody,
      copy.thanks,
      copy.reference(reference),
      [
        copy.asked,
        ...fieldLines(inquiry, daysAndCounts, locale),
        ...(echoed ? fieldLines(inquiry, repeatedTexts, locale) : []),
      ],
      copy.notTicket,
      [
        copy.reach,
        `${cards.phone}: ${park.phone}`,
        `${cards.email}: ${park.email}`,
        `${cards.address}: ${addressLine}`,
        `${cards.hours}: ${cards.hoursText}`,
        settings.siteOrigin + pathTo('contact', locales[locale]),
      ],
      copy.notYou,
      [copy.privacy, settings.siteOrigin + pathTo('privacy', locales[locale])],
    ),
  };
}

/** What the daily mail is about. */
export interface DigestFacts {
  /** The park's day. */
  day: Day;
  late: readonly StoredInquiry[];
  /** Dead mails about inquiries that are still open. */
  undelivered: readonly QueuedMail[];
}

/**
 * The daily mail to the office. Its Message-ID is made of the day, so that only one of several processes can queue it. It holds
 * no personal data: it belongs to no inquiry, so an erasure would miss it.
 */
export function digestMail({ day, late, undelivered }: DigestFacts, settings: MailSettings): NewMail {
  const copy = words[officeLocale].mail.digest;
  const lateLines = late.map(
    ({ reference, receivedAt, inquiry }) =>
      `- ${copy.received(reference, moment(receivedAt, officeLocale))}, ${copy.visit(longDate(inquiry.visitDate, locales[officeLocale]), inquiry.numberOfVisitors)}`,
  );
  const undeliveredLines = undelivered.map(
    ({ reference, kind, lastError }) =>
      `- ${copy.refused(reference ?? '', copy.kinds[kind], lastError ?? '')}`,
  );
  return {
    kind: 'digest',
    from: settings.mailFrom,
    to: settings.officeEmail,
    subject: copy.subject(late.length, undelivered.length),
    messageId: messageId(`digest.${day}`, settings),
    text: paragraphs(
      late.length > 0 && [copy.late, ...capped(lateLines, copy.more)],
      undelivered.length > 0 && [copy.undelivered, ...capped(undeliveredLines, copy.more)],
      [
        copy.commands,
        ...['show', 'answered'].map(name => `npm run inquiries -- ${name} ${park.referencePrefix}-…`),
      ],
    ),
  };
}

function capped(lines: string[], more: (count: number) => string): string[] {
  if (lines.length <= digestLines) return lines;
  return [...lines.slice(0, digestLines), `- ${more(lines.length - digestLines)}`];
}

/** Fields with their labels. A field that is empty has a line only if there is a word for that. */
function fieldLines(
  inquiry: Inquiry,
  fields: readonly InquiryField[],
  locale: Locale,
  ifEmpty?: string,
): string[] {
  const { labels } = words[locale].inquiry;
  return fields.flatMap(field => {
    const value = String(inquiry[field] ?? '');
    const { kind } = descriptionOf(field);
    if (value === '') return ifEmpty === undefined ? [] : [`${labels[field]}: ${ifEmpty}`];
    if (kind === 'lines') return [`${labels[field]}:`, ...quoted(value)];
    return [`${labels[field]}: ${kind === 'day' ? longDate(value, locales[locale]) : oneLine(value)}`];
  });
}

function moment(at: Date, locale: Locale): string {
  const { day, time } = parkTime(at);
  return words[locale].mail.moment(longDate(day, locales[locale]), clockTime(time, locales[locale]));
}

/** A message id under the domain of the sender (RFC 5322, 3.6.4). */
function messageId(left: string, { mailFrom }: MailSettings): string {
  return `<${left}@${domainToASCII(mailFrom.slice(mailFrom.lastIndexOf('@') + 1))}>`;
}

type Paragraph = string | false | readonly string[];

function paragraphs(...parts: Paragraph[]): string {
  const texts = parts.filter(part => part !== false).map(part => [part].flat().join('\n'));
  return `${texts.join('\n\n')}\n`;
}

/** A typed text on one line, so that it cannot look like a line of ours. */
const oneLine = (typed: string) => typed.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** The lines of a typed text, each marked as a quotation. */
const quoted = (typed: string) =>
  typed.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).map(line => `> ${oneLine(line)}`);
