import { domainToASCII } from 'node:url';
import { inquiryFields, isTextField } from '../../../domain/inquiry.ts';
import { deskPath } from '../../../domain/inquiry-api.ts';
import { park } from '../../../domain/park.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { formatLanguageName, formatShortDate } from '../../../i18n/format.ts';
import { type Locale, locales } from '../../../i18n/locales.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { type OfficeLocale, officeWords } from '../../../i18n/office-words.ts';
import { pathTo } from '../../../i18n/paths.ts';
import { words } from '../../../i18n/words.ts';
import { formatDateTime } from '../date-time.ts';
import { answerDeadline } from '../deadlines.ts';
import { linkDays } from '../desk-links.ts';
import { formatAccessNeeds, formatPlannedStops } from '../planned-stops.ts';
import type { InquirySettings } from '../settings.ts';
import type { NewMail, QueuedMail, Reference, StoredInquiry, Submission } from '../store/records.ts';
import { createLineFormatter, formatFields, joinParagraphs, truncateName } from './text.ts';

export type MailSettings = Pick<InquirySettings, 'mailFrom' | 'officeEmail' | 'officeLocale' | 'siteOrigin'>;

interface MailContext {
  settings: MailSettings;
  link: string;
  facts: ScheduleFacts;
  at: Date;
}

export interface Mail {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** Replies do not quote attachments. */
  attachments?: readonly { name: string; text: string }[];
  headers?: Readonly<Record<string, string>>;
}

/**
 * Prevents automatic replies (RFC 3834; Exchange: MS-OXCMAIL). Not for the office's mail about an inquiry: help desks drop automatic
 * mails.
 */
export const automaticMailHeaders = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
} as const;

export const createMail = (
  kind: 'office' | 'confirmation',
  reference: Reference,
  at: Date,
  settings: Pick<MailSettings, 'mailFrom'>,
): NewMail => ({ kind, messageId: createMessageId(`${reference}.${kind}.${at.getTime()}`, settings) });

export function createMails(
  { receivedAt }: Pick<Submission, 'receivedAt'>,
  reference: Reference,
  settings: Pick<MailSettings, 'mailFrom'>,
): NewMail[] {
  return (['office', 'confirmation'] as const).map(kind => createMail(kind, reference, receivedAt, settings));
}

/** `<local-part@domain>` (RFC 5322, 3.6.4). */
export function createMessageId(localPart: string, { mailFrom }: Pick<MailSettings, 'mailFrom'>): string {
  return `<${localPart}@${getMailDomain(mailFrom)}>`;
}

/** The domain in Punycode. */
export const getMailDomain = (address: string): string =>
  domainToASCII(address.slice(address.lastIndexOf('@') + 1));

export function composeMail(
  { kind }: Pick<QueuedMail, 'kind'>,
  record: StoredInquiry,
  parts: MailContext,
): Mail {
  return kind === 'confirmation' ? composeConfirmation(record, parts) : composeOfficeMail(record, parts);
}

/** Empty if the inquiry has no plan, or one for another day. */
function getPlanLines(record: StoredInquiry, facts: ScheduleFacts, locale: Locale): string[] {
  const stops = formatPlannedStops(record, facts, locale);
  return stops.length > 0 ? [formatAccessNeeds(record, locale), ...stops].filter(Boolean) : [];
}

function describeInquiry(record: StoredInquiry, facts: ScheduleFacts, locale: Locale) {
  const { quoted } = words[locale].mail;
  const line = createLineFormatter(locale);
  const plan = getPlanLines(record, facts, locale);
  return [
    formatFields(record.inquiry, inquiryFields, locale, quoted.none),
    plan.length > 0 && [line(quoted.plan, '').trim(), ...plan],
  ];
}

/** Replies quote this mail, so its text is in the visitor's language. Internal notes go into an attachment and a header. */
function composeOfficeMail(record: StoredInquiry, { settings, link, facts }: MailContext): Mail {
  const { inquiry, reference, receivedAt, locale } = record;
  const { officeLocale } = settings;
  const { office } = officeWords[officeLocale].mail;
  const { quoted } = words[locale].mail;
  const line = createLineFormatter(locale);
  // Many mail servers reject headers with a non-ASCII local part (RFC 6532).
  const canReply = !needsUtf8(inquiry.email);
  const thisYear = parkDay(receivedAt).slice(0, 4);
  return {
    from: settings.mailFrom,
    to: settings.officeEmail,
    ...(canReply && { replyTo: inquiry.email }),
    subject: [
      truncateName(inquiry.fullName),
      formatShortDate(inquiry.visitDate, thisYear, locales[officeLocale]),
      formatMessage(
        words[officeLocale].mail.visitors,
        { count: inquiry.numberOfVisitors },
        locales[officeLocale],
      ),
      reference,
    ].join(', '),
    text: joinParagraphs(
      !canReply && office.byHand,
      [
        line(quoted.reference, reference),
        line(quoted.received, formatDateTime(receivedAt, locale)),
        // This link is unsigned, because replies quote it.
        line(quoted.page, `${settings.siteOrigin}${deskPath}/${reference}`),
      ],
      ...describeInquiry(record, facts, locale),
    ),
    attachments: [{ name: `${reference}.txt`, text: composeOfficeNote(record, facts, officeLocale, link) }],
  };
}

function composeOfficeNote(
  record: StoredInquiry,
  facts: ScheduleFacts,
  officeLocale: OfficeLocale,
  link: string,
): string {
  const { reference, isSuspected, openedAt, locale } = record;
  const { officeNote: note, labels } = officeWords[officeLocale].mail;
  return joinParagraphs(
    note.lead,
    isSuspected && note.suspected,
    [
      `${words[officeLocale].mail.quoted.reference}: ${reference}`,
      `${labels.due}: ${formatDateTime(answerDeadline(openedAt), officeLocale)}`,
      `${labels.language}: ${formatLanguageName(locales[locale], locales[officeLocale])}`,
    ],
    ...(locale === officeLocale ? [] : describeInquiry(record, facts, officeLocale)),
    [formatMessage(note.link, { days: linkDays }, locales[officeLocale]), link],
  );
}

const nonTextFields = inquiryFields.filter(field => !isTextField(field));

/** Repeats no free text, because anyone can enter a stranger's address. */
function composeConfirmation(record: StoredInquiry, { settings, facts, at }: MailContext): Mail {
  const { inquiry, reference, locale, receivedAt } = record;
  const plan = getPlanLines(record, facts, locale);
  const { confirmation } = words[locale].mail;
  const language = locales[locale];
  const line = createLineFormatter(locale);
  const { contact, scheduleText } = words[locale];
  const { cards } = contact;
  return {
    from: settings.mailFrom,
    to: inquiry.email,
    replyTo: settings.officeEmail,
    subject: formatMessage(confirmation.subject, { reference }, language),
    text: joinParagraphs(
      confirmation.greeting,
      at < answerDeadline(receivedAt)
        ? `${confirmation.thanks} ${confirmation.promise}`
        : confirmation.thanks,
      formatMessage(confirmation.reference, { reference }, language),
      [confirmation.asked, ...formatFields(inquiry, nonTextFields, locale)],
      scheduleText.describeDay(scheduleOf(inquiry.visitDate, facts)),
      plan.length > 0 && [confirmation.plan, ...plan, words[locale].plan.sheet.suggested],
      confirmation.notTicket,
      [
        confirmation.reach,
        line(cards.phone, park.phone),
        line(cards.email, park.email),
        line(cards.address, words[locale].address.line),
        words[locale].site.footer.hours,
        settings.siteOrigin + pathTo('contact', locales[locale]),
      ],
      confirmation.notYou,
      [confirmation.privacy, settings.siteOrigin + pathTo('privacy', locales[locale])],
    ),
    headers: automaticMailHeaders,
  };
}

/** Only servers with SMTPUTF8 (RFC 6531) deliver to such an address. */
const needsUtf8 = (address: string): boolean => /[^\0-\x7f].*@/u.test(address);
