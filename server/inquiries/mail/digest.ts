/** The daily mail to the office. It reports the state when it is sent, with names and links, but no other personal data. */

import { overdueCutoff } from '../../../domain/commitments.ts';
import type { Day } from '../../../domain/day.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { type ScheduleFacts, scheduleOf } from '../../../domain/schedule.ts';
import { longDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { officeWords } from '../../../i18n/office-words.ts';
import { type Alarms, hitOverallLimit, isGrowing } from '../alarms.ts';
import { dateTime } from '../date-time.ts';
import { factsWith } from '../days/schedule.ts';
import { deskPath, linkDays } from '../desk-links.ts';
import { statusOf } from '../status.ts';
import {
  confirmationsADay,
  type NewMail,
  type QueuedMail,
  type Store,
  type StoredInquiry,
} from '../store/store.ts';
import { automatic, type MailMessage, type MailSettings, messageId } from './messages.ts';
import { command, paragraphs, subjectName } from './text.ts';

/** Maximum lines per list: the store may hold a hundred thousand inquiries. */
const maxLines = 200;

/** The digest of a day. The Message-ID is derived from the day, so that only one of several processes can queue it. */
export function digestOf(day: Day, settings: Pick<MailSettings, 'mailFrom'>): NewMail {
  return { kind: 'digest', messageId: messageId(`digest.${day}`, settings) };
}

export type DigestStore = Pick<Store, 'announced' | 'count' | 'find' | 'list' | 'mails' | 'outboxSummary'>;

/** `link` opens the desk's list. */
export async function digestMessage(
  store: DigestStore,
  alarms: Alarms,
  now: Date,
  settings: MailSettings,
  link: string,
): Promise<MailMessage> {
  const { digest: copy } = officeWords[settings.officeLocale].mail;
  const language = locales[settings.officeLocale];
  const isLate = { status: 'late', overdueCutoff: overdueCutoff(now), from: parkDay(now) } as const;
  const [open, late, lateFirst, oldest, undelivered, held, outbox, announced] = await Promise.all([
    store.count({ status: 'open' }),
    store.count(isLate),
    store.list(isLate, { order: 'visit', limit: maxLines }),
    store.list({ status: 'open' }, { limit: maxLines }),
    // One extra tells whether there are more.
    store.mails({ states: ['dead'], open: true, limit: maxLines + 1 }),
    store.mails({ states: ['held'], open: true, limit: maxLines + 1 }),
    store.outboxSummary(now),
    store.announced(parkDay(now)),
  ]);
  const parts = { settings, now, facts: factsWith(announced) };
  const inTime = oldest.filter(stored => statusOf(stored, now) !== 'late');
  const { purgeRefused } = alarms;
  const entries = async (mails: readonly QueuedMail[], lineOf: (mail: QueuedMail) => string) => {
    const found = mails.slice(0, maxLines).map(async mail => {
      const stored = mail.reference && (await store.find(mail.reference));
      return [`- ${lineOf(mail)}`, ...(stored ? [whereLine(stored, settings)] : [])];
    });
    return [...(await Promise.all(found)).flat(), ...(mails.length > maxLines ? [`- ${copy.andMore}`] : [])];
  };
  const refusal = ({ reference, kind, lastError }: QueuedMail) =>
    formatMessage(
      copy.refused,
      { reference: reference ?? '', kind: copy.kinds[kind], error: lastError ?? '' },
      language,
    );
  const heldLead = formatMessage(copy.held, { most: confirmationsADay }, language);
  const problems = [
    undelivered.length > 0 && [copy.undelivered, ...(await entries(undelivered, refusal))],
    held.length > 0 && [heldLead, ...(await entries(held, ({ reference }) => reference ?? ''))],
    purgeRefused && [formatMessage(copy.purgeRefused, purgeRefused, language), command('purge')],
    hitOverallLimit(alarms, now, 24) && copy.limited,
    isGrowing(outbox) && [formatMessage(copy.growing, { count: outbox.overdue }, language), command('check')],
  ].filter(problem => problem !== false && problem !== null);
  return {
    from: settings.mailFrom,
    to: settings.officeEmail,
    subject: formatMessage(copy.subject, { open, late, problems: problems.length }, language),
    text: paragraphs(
      open === 0 && copy.none,
      [formatMessage(copy.link, { days: linkDays }, language), link],
      ...problems,
      lateFirst.length > 0 && [copy.late, ...inquiryLines(lateFirst, late, parts)],
      inTime.length > 0 && [copy.inTime, ...inquiryLines(inTime, open - late, parts)],
    ),
    headers: automatic,
  };
}

/**
 * Who wrote, and the inquiry's page. Its address is unsigned, because the mail contains a signed link already: one that is forwarded or
 * printed opens no more than it must.
 */
function whereLine({ reference, inquiry }: StoredInquiry, { siteOrigin }: MailSettings): string {
  const page = `${siteOrigin}${deskPath}/${reference}`;
  return `  ${[subjectName(inquiry.fullName), page].filter(Boolean).join(', ')}`;
}

interface LineParts {
  settings: MailSettings;
  now: Date;
  facts: ScheduleFacts;
}

/** Two lines per inquiry, and one that counts the rest. */
function inquiryLines(
  listed: readonly StoredInquiry[],
  all: number,
  { settings, now, facts }: LineParts,
): string[] {
  const { officeLocale: locale } = settings;
  const { digest: copy } = officeWords[locale].mail;
  const language = locales[locale];
  const lines = listed.flatMap(stored => {
    const { reference, receivedAt, inquiry, marks } = stored;
    const { visitDate, numberOfVisitors } = inquiry;
    const isClosed = visitDate >= parkDay(now) && !scheduleOf(visitDate, facts).hours;
    const parts = [
      formatMessage(copy.received, { reference, moment: dateTime(receivedAt, locale) }, language),
      formatMessage(copy.visit, { day: longDate(visitDate, language), count: numberOfVisitors }, language),
      isClosed && copy.closed,
      marks.length > 0 && copy.suspected,
    ];
    return [`- ${parts.filter(part => part !== false).join(', ')}`, whereLine(stored, settings)];
  });
  return listed.length < all
    ? [...lines, `- ${formatMessage(copy.more, { count: all - listed.length }, language)}`]
    : lines;
}
