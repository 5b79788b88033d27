/** The office's digest of open inquiries and failed mails. It contains names, visits and links, but no other personal data. */

import type { Day } from '../../../domain/day.ts';
import { deskPath } from '../../../domain/inquiry-api.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { officeWords } from '../../../i18n/office-words.ts';
import { formatDateTime } from '../date-time.ts';
import { overdueCutoff } from '../deadlines.ts';
import { linkDays } from '../desk-links.ts';
import { getStatus } from '../status.ts';
import type { Store } from '../store/create-store.ts';
import type { NewMail, QueuedMail, StoredInquiry } from '../store/records.ts';
import { automaticMailHeaders, createMessageId, type Mail, type MailSettings } from './mails.ts';
import { joinParagraphs, truncateName } from './text.ts';

/** Of each list. */
const maxEntries = 200;

/** Every process makes the same Message-ID, so that only one can queue the mail. */
export function createDigest(day: Day, settings: Pick<MailSettings, 'mailFrom'>): NewMail {
  return { kind: 'digest', messageId: createMessageId(`digest.${day}`, settings) };
}

export type DigestStore = Pick<Store, 'count' | 'list' | 'listMails'>;

export async function composeDigest(
  store: DigestStore,
  now: Date,
  settings: MailSettings,
  link: string,
): Promise<Mail> {
  const { digest } = officeWords[settings.officeLocale].mail;
  const language = locales[settings.officeLocale];
  const [open, late, oldest, failedMails] = await Promise.all([
    store.count({ status: 'open' }),
    store.count({ status: 'late', overdueCutoff: overdueCutoff(now), from: parkDay(now) }),
    store.list({ status: 'open' }, { limit: maxEntries }),
    store.listMails('failed'),
  ]);
  const formatList = (title: string, entries: readonly string[], count: number): string[] => [
    title,
    ...entries,
    ...(count > entries.length
      ? [`- ${formatMessage(digest.more, { count: count - entries.length }, language)}`]
      : []),
  ];
  const inquiries = oldest.map(record => formatInquiry(record, getStatus(record, now) === 'late', settings));
  const mails = failedMails.slice(0, maxEntries).map(mail => formatFailedMail(mail, settings));
  return {
    from: settings.mailFrom,
    to: settings.officeEmail,
    subject: formatMessage(digest.subject, { open, late, failed: failedMails.length }, language),
    text: joinParagraphs(
      [formatMessage(digest.link, { days: linkDays }, language), link],
      open === 0 ? digest.none : formatList(digest.open, inquiries, open),
      mails.length > 0 && formatList(digest.failed, mails, failedMails.length),
    ),
    headers: automaticMailHeaders,
  };
}

function formatInquiry(record: StoredInquiry, isLate: boolean, settings: MailSettings): string {
  const { reference, receivedAt, inquiry, spamReasons } = record;
  const { fullName, visitDate, numberOfVisitors } = inquiry;
  const { officeLocale } = settings;
  const { digest } = officeWords[officeLocale].mail;
  const language = locales[officeLocale];
  const visit = { day: formatLongDate(visitDate, language), count: numberOfVisitors };
  const parts = [
    isLate && digest.late,
    reference,
    truncateName(fullName),
    formatMessage(digest.visit, visit, language),
    formatMessage(digest.received, { time: formatDateTime(receivedAt, officeLocale) }, language),
    spamReasons.length > 0 && digest.suspected,
  ];
  return `- ${parts.filter(part => part !== false).join(', ')}\n  ${toPageUrl(reference, settings)}`;
}

function formatFailedMail({ reference, kind, lastError }: QueuedMail, settings: MailSettings): string {
  const { digest } = officeWords[settings.officeLocale].mail;
  return `- ${reference}, ${digest.kinds[kind]}, ${lastError}\n  ${toPageUrl(reference, settings)}`;
}

/** Unsigned, so that a forwarded mail does not grant more access than its one signed link. */
const toPageUrl = (reference: QueuedMail['reference'], { siteOrigin }: MailSettings) =>
  `${siteOrigin}${deskPath}/${reference}`;
