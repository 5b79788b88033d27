/** The mails about an inquiry, composed from the store whenever one is sent or shown. */

import { domainToASCII } from 'node:url';
import { answerDeadline } from '../../../domain/commitments.ts';
import { inquiryFields, isText } from '../../../domain/inquiry.ts';
import { park } from '../../../domain/park.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { type ScheduleFacts, scheduleOf } from '../../../domain/schedule.ts';
import { languageName, shortDate } from '../../../i18n/format.ts';
import { type Locale, locales } from '../../../i18n/locales.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { type OfficeLocale, officeWords } from '../../../i18n/office-words.ts';
import { pathTo } from '../../../i18n/paths.ts';
import { words } from '../../../i18n/words.ts';
import { dateTime } from '../date-time.ts';
import { deskPath, linkDays } from '../desk-links.ts';
import { plannedLines, plannedWhoLine } from '../inquiry-plan.ts';
import type { InquirySettings } from '../settings.ts';
import type { NewMail, QueuedMail, Reference, StoredInquiry, Submission } from '../store/store.ts';
import { fieldLines, lineIn, paragraphs, subjectName } from './text.ts';

export type MailSettings = Pick<InquirySettings, 'mailFrom' | 'officeEmail' | 'officeLocale' | 'siteOrigin'>;

/** What a mail needs besides the inquiry. */
interface MailParts {
  settings: MailSettings;
  /** Opens the inquiry's page for the office. */
  link: string;
  facts: ScheduleFacts;
  /** When it is sent: perhaps days after the inquiry. */
  at: Date;
}

/** A composed mail. */
export interface MailMessage {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** Unlike the text, replies do not quote them. */
  attachments?: readonly { name: string; text: string }[];
  headers?: Readonly<Record<string, string>>;
}

/**
 * Prevents automatic replies such as out-of-office notices, in general (RFC 3834) and of Exchange (MS-OXCMAIL). The office's
 * mail about an inquiry lacks them: people reply to it, and help desks drop automatic mails.
 */
export const automatic = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
} as const;

export const newMail = (
  kind: 'office' | 'confirmation',
  reference: Reference,
  at: Date,
  settings: Pick<MailSettings, 'mailFrom'>,
): NewMail => ({ kind, messageId: messageId(`${reference}.${kind}.${at.getTime()}`, settings) });

/** The mails of a submission: one to the ticket office and one to the visitor. */
export function mailsFor(
  { receivedAt }: Pick<Submission, 'receivedAt'>,
  reference: Reference,
  settings: Pick<MailSettings, 'mailFrom'>,
): NewMail[] {
  return (['office', 'confirmation'] as const).map(kind => newMail(kind, reference, receivedAt, settings));
}

/** A Message-ID in the sender's domain (RFC 5322, 3.6.4). */
export function messageId(left: string, { mailFrom }: Pick<MailSettings, 'mailFrom'>): string {
  return `<${left}@${domainOf(mailFrom)}>`;
}

/** The domain of an address, in Punycode. */
export const domainOf = (address: string): string =>
  domainToASCII(address.slice(address.lastIndexOf('@') + 1));

export function messageOf(
  { kind }: Pick<QueuedMail, 'kind'>,
  stored: StoredInquiry,
  parts: MailParts,
): MailMessage {
  return kind === 'confirmation' ? confirmation(stored, parts) : toOffice(stored, parts);
}

/** Who comes, and the stops of the plan; empty without a plan for the day. */
function planOf(stored: StoredInquiry, facts: ScheduleFacts, locale: Locale): string[] {
  const stops = plannedLines(stored, facts, locale);
  return stops.length > 0 ? [plannedWhoLine(stored, locale), ...stops].filter(Boolean) : [];
}

/** What the visitor wrote and planned, as paragraphs in a language. */
function described(stored: StoredInquiry, facts: ScheduleFacts, locale: Locale) {
  const { quoted } = words[locale].mail;
  const line = lineIn(locale);
  const planned = planOf(stored, facts, locale);
  return [
    fieldLines(stored.inquiry, inquiryFields, locale, quoted.none),
    planned.length > 0 && [line(quoted.plan, '').trim(), ...planned],
  ];
}

/**
 * Replies quote this mail, so its text is what the visitor wrote, with labels in their language. Internal notes go into an attachment and
 * a header.
 */
function toOffice(stored: StoredInquiry, { settings, link, facts }: MailParts): MailMessage {
  const { inquiry, reference, marks, receivedAt, locale } = stored;
  const { officeLocale } = settings;
  const { office } = officeWords[officeLocale].mail;
  const { quoted } = words[locale].mail;
  const line = lineIn(locale);
  // Many mail servers refuse headers with a non-ASCII local part (RFC 6532).
  const canReply = !needsUtf8(inquiry.email);
  const thisYear = parkDay(receivedAt).slice(0, 4);
  return {
    from: settings.mailFrom,
    to: settings.officeEmail,
    ...(canReply && { replyTo: inquiry.email }),
    subject: [
      subjectName(inquiry.fullName),
      shortDate(inquiry.visitDate, thisYear, locales[officeLocale]),
      formatMessage(
        words[officeLocale].mail.visitors,
        { count: inquiry.numberOfVisitors },
        locales[officeLocale],
      ),
      reference,
    ]
      .filter(part => part !== '')
      .join(', '),
    text: paragraphs(
      !canReply && office.byHand,
      [
        line(quoted.reference, reference),
        line(quoted.received, dateTime(receivedAt, locale)),
        // Unsigned, because replies quote it: it works only in browsers that have opened a signed link (desk/desk.ts).
        line(quoted.page, `${settings.siteOrigin}${deskPath}/${reference}`),
      ],
      ...described(stored, facts, locale),
    ),
    attachments: [{ name: `${reference}.txt`, text: officeNote(stored, facts, officeLocale, link) }],
    ...(marks.length > 0 && { headers: { 'X-Inquiry-Marks': marks.join(', ') } }),
  };
}

/** In the office's language. */
function officeNote(
  stored: StoredInquiry,
  facts: ScheduleFacts,
  officeLocale: OfficeLocale,
  link: string,
): string {
  const { reference, marks, receivedAt, locale } = stored;
  const { office, officeNote: note, labels } = officeWords[officeLocale].mail;
  return paragraphs(
    note.lead,
    marks.length > 0 && [note.marked, ...marks.map(mark => `- ${office.marks[mark]}`)],
    [
      `${words[officeLocale].mail.quoted.reference}: ${reference}`,
      `${labels.due}: ${dateTime(answerDeadline(receivedAt), officeLocale)}`,
      `${labels.language}: ${languageName(locales[locale], locales[officeLocale])}`,
    ],
    ...(locale === officeLocale ? [] : described(stored, facts, officeLocale)),
    [formatMessage(note.link, { days: linkDays }, locales[officeLocale]), link],
  );
}

const nonTextFields = inquiryFields.filter(field => !isText(field));

/** Anyone can enter anyone's address, so this mail repeats no free text. */
function confirmation(stored: StoredInquiry, { settings, facts, at }: MailParts): MailMessage {
  const { inquiry, reference, locale, receivedAt } = stored;
  const planned = planOf(stored, facts, locale);
  const { confirmation: copy } = words[locale].mail;
  const language = locales[locale];
  const line = lineIn(locale);
  const { contact, schedule } = words[locale];
  const { cards } = contact;
  return {
    from: settings.mailFrom,
    to: inquiry.email,
    replyTo: settings.officeEmail,
    subject: formatMessage(copy.subject, { reference }, language),
    text: paragraphs(
      copy.greeting,
      at < answerDeadline(receivedAt) ? `${copy.thanks} ${copy.promise}` : copy.thanks,
      formatMessage(copy.reference, { reference }, language),
      [copy.asked, ...fieldLines(inquiry, nonTextFields, locale)],
      schedule.describeDay(scheduleOf(inquiry.visitDate, facts)),
      planned.length > 0 && [copy.plan, ...planned, words[locale].plan.sheet.suggested],
      copy.notTicket,
      [
        copy.reach,
        line(cards.phone, park.phone),
        line(cards.email, park.email),
        line(cards.address, words[locale].address.line),
        cards.hoursText,
        settings.siteOrigin + pathTo('contact', locales[locale]),
      ],
      copy.notYou,
      [copy.privacy, settings.siteOrigin + pathTo('privacy', locales[locale])],
    ),
    headers: automatic,
  };
}

/** Whether the local part of an address is not ASCII, which not every mail server accepts (SMTPUTF8, RFC 6531). */
export const needsUtf8 = (address: string): boolean => /[^\0-\x7f].*@/u.test(address);
