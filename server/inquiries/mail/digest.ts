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
import { type Alarms, hasBacklog, hasReachedOverallLimit } from '../alarms.ts';
import { withAnnouncements } from '../announcements/schedule-facts.ts';
import { formatDateTime } from '../date-time.ts';
import { linkDays } from '../desk-links.ts';
import { getStatus } from '../status.ts';
import {
  maxConfirmationsPerDay,
  type NewMail,
  type QueuedMail,
  type StoredInquiry,
} from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { automaticMailHeaders, createMessageId, type MailMessage, type MailSettings } from './messages.ts';
import { joinParagraphs, toCommandLine, truncateName } from './text.ts';

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
  const { digest } = officeWords[settings.officeLocale].mail;
  const language = locales[settings.officeLocale];
  const lateFilter = { status: 'late', overdueCutoff: overdueCutoff(now), from: parkDay(now) } as const;
  const [open, lateCount, lateInquiries, oldestInquiries, exceptions, problems] = await Promise.all([
    store.count({ status: 'open' }),
    store.count(lateFilter),
    store.list(lateFilter, { order: 'visit', limit: maxLines }),
    store.list({ status: 'open' }, { limit: maxLines }),
    store.listAnnouncedExceptions(parkDay(now)),
    listProblems(store, alarms, now, settings),
  ]);
  const context = { settings, now, facts: withAnnouncements(exceptions) };
  const inquiriesInTime = oldestInquiries.filter(record => getStatus(record, now) !== 'late');
  return {
    from: settings.mailFrom,
    to: settings.officeEmail,
    subject: formatMessage(digest.subject, { open, late: lateCount, problems: problems.length }, language),
    text: joinParagraphs(
      open === 0 && digest.none,
      [formatMessage(digest.link, { days: linkDays }, language), link],
      ...problems,
      lateInquiries.length > 0 && [digest.late, ...formatInquiries(lateInquiries, lateCount, context)],
      inquiriesInTime.length > 0 && [
        digest.inTime,
        ...formatInquiries(inquiriesInTime, open - lateCount, context),
      ],
    ),
    headers: automaticMailHeaders,
  };
}

/** Each problem is a paragraph of the mail. */
async function listProblems(store: DigestStore, alarms: Alarms, now: Date, settings: MailSettings) {
  const { digest } = officeWords[settings.officeLocale].mail;
  const language = locales[settings.officeLocale];
  // One mail more than is listed shows whether there are more.
  const mailFilter = { onlyOpenInquiries: true, limit: maxLines + 1 };
  const [deadMails, heldMails, outbox] = await Promise.all([
    store.listMails({ ...mailFilter, states: ['dead'] }),
    store.listMails({ ...mailFilter, states: ['held'] }),
    store.summarizeOutbox(now),
  ]);
  const describeRefusal = ({ reference, kind, lastError }: QueuedMail) =>
    formatMessage(
      digest.refused,
      { reference: reference ?? '', kind: digest.kinds[kind], error: lastError ?? '' },
      language,
    );
  const describeHeldMail = ({ reference }: QueuedMail) => reference ?? '';
  const heldLead = formatMessage(digest.held, { most: maxConfirmationsPerDay }, language);
  const { purgeRefused } = alarms;
  const problems = [
    deadMails.length > 0 && [
      digest.undelivered,
      ...(await formatMails(deadMails, describeRefusal, store, settings)),
    ],
    heldMails.length > 0 && [heldLead, ...(await formatMails(heldMails, describeHeldMail, store, settings))],
    purgeRefused && [formatMessage(digest.purgeRefused, purgeRefused, language), toCommandLine('purge')],
    hasReachedOverallLimit(alarms, now, 24) && digest.limited,
    hasBacklog(outbox) && [
      formatMessage(digest.growing, { count: outbox.overdue }, language),
      toCommandLine('check'),
    ],
  ];
  return problems.filter(problem => problem !== false && problem !== null);
}

async function formatMails(
  mails: readonly QueuedMail[],
  describeMail: (mail: QueuedMail) => string,
  store: DigestStore,
  settings: MailSettings,
): Promise<string[]> {
  const { digest } = officeWords[settings.officeLocale].mail;
  const mailLines = mails.slice(0, maxLines).map(async mail => {
    const record = mail.reference && (await store.find(mail.reference));
    return [`- ${describeMail(mail)}`, ...(record ? [formatSender(record, settings)] : [])];
  });
  return [
    ...(await Promise.all(mailLines)).flat(),
    ...(mails.length > maxLines ? [`- ${digest.andMore}`] : []),
  ];
}

/** The link is unsigned, so that a forwarded mail does not grant more access than its one signed link. */
function formatSender({ reference, inquiry }: StoredInquiry, { siteOrigin }: MailSettings): string {
  const page = `${siteOrigin}${deskPath}/${reference}`;
  return `  ${[truncateName(inquiry.fullName), page].filter(Boolean).join(', ')}`;
}

interface DigestContext {
  settings: MailSettings;
  now: Date;
  facts: ScheduleFacts;
}

function formatInquiries(
  inquiries: readonly StoredInquiry[],
  totalCount: number,
  { settings, now, facts }: DigestContext,
): string[] {
  const { officeLocale: locale } = settings;
  const { digest } = officeWords[locale].mail;
  const language = locales[locale];
  const lines = inquiries.flatMap(record => {
    const { reference, receivedAt, inquiry, spamReasons } = record;
    const { visitDate, numberOfVisitors } = inquiry;
    const isClosed = visitDate >= parkDay(now) && !scheduleOf(visitDate, facts).hours;
    const parts = [
      formatMessage(digest.received, { reference, time: formatDateTime(receivedAt, locale) }, language),
      formatMessage(
        digest.visit,
        { day: formatLongDate(visitDate, language), count: numberOfVisitors },
        language,
      ),
      isClosed && digest.closed,
      spamReasons.length > 0 && digest.suspected,
    ];
    return [`- ${parts.filter(part => part !== false).join(', ')}`, formatSender(record, settings)];
  });
  return inquiries.length < totalCount
    ? [...lines, `- ${formatMessage(digest.more, { count: totalCount - inquiries.length }, language)}`]
    : lines;
}
