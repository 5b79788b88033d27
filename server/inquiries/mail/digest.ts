/** The office's daily mail. It contains names and links, but no other personal data. */

import { overdueCutoff } from '../../../domain/commitments.ts';
import type { Day } from '../../../domain/day.ts';
import { deskPath } from '../../../domain/inquiry-api.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { officeWords } from '../../../i18n/office-words.ts';
import { type Alarms, hasBacklog, reachedOverallLimit } from '../alarms.ts';
import { withAnnouncements } from '../announcements/schedule-facts.ts';
import { formatDateTime } from '../date-time.ts';
import { linkDays } from '../desk-links.ts';
import { getStatus } from '../status.ts';
import {
  maxConfirmationsPerDay,
  type NewMail,
  type QueuedMail,
  type Store,
  type StoredInquiry,
} from '../store/store.ts';
import { automaticMailHeaders, createMessageId, type MailMessage, type MailSettings } from './messages.ts';
import { commandLine, joinParagraphs, truncateName } from './text.ts';

const maxLines = 200;

/** Every process makes the same Message-ID, so that only one can queue the mail. */
export function createDigest(day: Day, settings: Pick<MailSettings, 'mailFrom'>): NewMail {
  return { kind: 'digest', messageId: createMessageId(`digest.${day}`, settings) };
}

export type DigestStore = Pick<
  Store,
  'listAnnouncedExceptions' | 'count' | 'find' | 'list' | 'listMails' | 'summarizeOutbox'
>;

export async function composeDigest(
  store: DigestStore,
  alarms: Alarms,
  now: Date,
  settings: MailSettings,
  link: string,
): Promise<MailMessage> {
  const { digest: copy } = officeWords[settings.officeLocale].mail;
  const language = locales[settings.officeLocale];
  const lateFilter = { status: 'late', overdueCutoff: overdueCutoff(now), from: parkDay(now) } as const;
  const [open, lateCount, lateInquiries, oldestInquiries, deadMails, heldMails, outbox, exceptions] =
    await Promise.all([
      store.count({ status: 'open' }),
      store.count(lateFilter),
      store.list(lateFilter, { order: 'visit', limit: maxLines }),
      store.list({ status: 'open' }, { limit: maxLines }),
      // One more than is listed shows whether there are more.
      store.listMails({ states: ['dead'], open: true, limit: maxLines + 1 }),
      store.listMails({ states: ['held'], open: true, limit: maxLines + 1 }),
      store.summarizeOutbox(now),
      store.listAnnouncedExceptions(parkDay(now)),
    ]);
  const parts = { settings, now, facts: withAnnouncements(exceptions) };
  const inquiriesInTime = oldestInquiries.filter(record => getStatus(record, now) !== 'late');
  const { purgeRefused } = alarms;
  const toEntries = async (mails: readonly QueuedMail[], lineOf: (mail: QueuedMail) => string) => {
    const mailLines = mails.slice(0, maxLines).map(async mail => {
      const record = mail.reference && (await store.find(mail.reference));
      return [`- ${lineOf(mail)}`, ...(record ? [formatSender(record, settings)] : [])];
    });
    return [
      ...(await Promise.all(mailLines)).flat(),
      ...(mails.length > maxLines ? [`- ${copy.andMore}`] : []),
    ];
  };
  const describeRefusal = ({ reference, kind, lastError }: QueuedMail) =>
    formatMessage(
      copy.refused,
      { reference: reference ?? '', kind: copy.kinds[kind], error: lastError ?? '' },
      language,
    );
  const heldLead = formatMessage(copy.held, { most: maxConfirmationsPerDay }, language);
  const problems = [
    deadMails.length > 0 && [copy.undelivered, ...(await toEntries(deadMails, describeRefusal))],
    heldMails.length > 0 && [heldLead, ...(await toEntries(heldMails, ({ reference }) => reference ?? ''))],
    purgeRefused && [formatMessage(copy.purgeRefused, purgeRefused, language), commandLine('purge')],
    reachedOverallLimit(alarms, now, 24) && copy.limited,
    hasBacklog(outbox) && [
      formatMessage(copy.growing, { count: outbox.overdue }, language),
      commandLine('check'),
    ],
  ].filter(problem => problem !== false && problem !== null);
  return {
    from: settings.mailFrom,
    to: settings.officeEmail,
    subject: formatMessage(copy.subject, { open, late: lateCount, problems: problems.length }, language),
    text: joinParagraphs(
      open === 0 && copy.none,
      [formatMessage(copy.link, { days: linkDays }, language), link],
      ...problems,
      lateInquiries.length > 0 && [copy.late, ...formatInquiries(lateInquiries, lateCount, parts)],
      inquiriesInTime.length > 0 && [
        copy.inTime,
        ...formatInquiries(inquiriesInTime, open - lateCount, parts),
      ],
    ),
    headers: automaticMailHeaders,
  };
}

/** The link is unsigned, so that a forwarded mail does not grant more access than its one signed link. */
function formatSender({ reference, inquiry }: StoredInquiry, { siteOrigin }: MailSettings): string {
  const page = `${siteOrigin}${deskPath}/${reference}`;
  return `  ${[truncateName(inquiry.fullName), page].filter(Boolean).join(', ')}`;
}

interface LineParts {
  settings: MailSettings;
  now: Date;
  facts: ScheduleFacts;
}

function formatInquiries(
  inquiries: readonly StoredInquiry[],
  totalCount: number,
  { settings, now, facts }: LineParts,
): string[] {
  const { officeLocale: locale } = settings;
  const { digest: copy } = officeWords[locale].mail;
  const language = locales[locale];
  const lines = inquiries.flatMap(record => {
    const { reference, receivedAt, inquiry, spamReasons } = record;
    const { visitDate, numberOfVisitors } = inquiry;
    const isClosed = visitDate >= parkDay(now) && !scheduleOf(visitDate, facts).hours;
    const parts = [
      formatMessage(copy.received, { reference, time: formatDateTime(receivedAt, locale) }, language),
      formatMessage(
        copy.visit,
        { day: formatLongDate(visitDate, language), count: numberOfVisitors },
        language,
      ),
      isClosed && copy.closed,
      spamReasons.length > 0 && copy.suspected,
    ];
    return [`- ${parts.filter(part => part !== false).join(', ')}`, formatSender(record, settings)];
  });
  return inquiries.length < totalCount
    ? [...lines, `- ${formatMessage(copy.more, { count: totalCount - inquiries.length }, language)}`]
    : lines;
}
