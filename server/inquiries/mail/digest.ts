/** The daily mail to the office. It contains names and links, but no other personal data. */

import { lateBefore } from '../../../domain/commitments.ts';
import type { Day } from '../../../domain/day.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { type ProgrammeFacts, programmeOf } from '../../../domain/programme.ts';
import { longDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { officeWords } from '../../../i18n/office-words.ts';
import { type Alarms, hitOverallLimit, isGrowing } from '../alarms.ts';
import { formatDateTime } from '../date-time.ts';
import { withAnnouncements } from '../days/schedule.ts';
import { deskPath, linkDays } from '../desk-links.ts';
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

/** Maximum lines per list. */
const maxLines = 200;

/** The Message-ID is derived from the day, so that only one process can queue it. */
export function createDigest(day: Day, settings: Pick<MailSettings, 'mailFrom'>): NewMail {
  return { kind: 'digest', messageId: createMessageId(`digest.${day}`, settings) };
}

export type DigestStore = Pick<
  Store,
  'listAnnouncedExceptions' | 'count' | 'find' | 'list' | 'listMails' | 'summarizeOutbox'
>;

/** `link` opens the desk's list. */
export async function composeDigest(
  store: DigestStore,
  alarms: Alarms,
  now: Date,
  settings: MailSettings,
  link: string,
): Promise<MailMessage> {
  const { digest: copy } = officeWords[settings.officeLocale].mail;
  const language = locales[settings.officeLocale];
  const isLate = { status: 'late', lateBefore: lateBefore(now), from: parkDay(now) } as const;
  const [open, late, lateFirst, oldest, undelivered, held, outbox, announced] = await Promise.all([
    store.count({ status: 'open' }),
    store.count(isLate),
    store.list(isLate, { order: 'visit', limit: maxLines }),
    store.list({ status: 'open' }, { limit: maxLines }),
    // One extra shows whether there are more.
    store.listMails({ states: ['dead'], open: true, limit: maxLines + 1 }),
    store.listMails({ states: ['held'], open: true, limit: maxLines + 1 }),
    store.summarizeOutbox(now),
    store.listAnnouncedExceptions(parkDay(now)),
  ]);
  const parts = { settings, now, facts: withAnnouncements(announced) };
  const inTime = oldest.filter(stored => getStatus(stored, now) !== 'late');
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
  const heldLead = formatMessage(copy.held, { most: maxConfirmationsPerDay }, language);
  const problems = [
    undelivered.length > 0 && [copy.undelivered, ...(await entries(undelivered, refusal))],
    held.length > 0 && [heldLead, ...(await entries(held, ({ reference }) => reference ?? ''))],
    purgeRefused && [formatMessage(copy.purgeRefused, purgeRefused, language), commandLine('purge')],
    hitOverallLimit(alarms, now, 24) && copy.limited,
    isGrowing(outbox) && [
      formatMessage(copy.growing, { count: outbox.overdue }, language),
      commandLine('check'),
    ],
  ].filter(problem => problem !== false && problem !== null);
  return {
    from: settings.mailFrom,
    to: settings.officeEmail,
    subject: formatMessage(copy.subject, { open, late, problems: problems.length }, language),
    text: joinParagraphs(
      open === 0 && copy.none,
      [formatMessage(copy.link, { days: linkDays }, language), link],
      ...problems,
      lateFirst.length > 0 && [copy.late, ...inquiryLines(lateFirst, late, parts)],
      inTime.length > 0 && [copy.inTime, ...inquiryLines(inTime, open - late, parts)],
    ),
    headers: automaticMailHeaders,
  };
}

/** The link is unsigned: the mail already contains one signed link, and more would grant more access if it is forwarded. */
function whereLine({ reference, inquiry }: StoredInquiry, { siteOrigin }: MailSettings): string {
  const page = `${siteOrigin}${deskPath}/${reference}`;
  return `  ${[truncateName(inquiry.fullName), page].filter(Boolean).join(', ')}`;
}

interface LineParts {
  settings: MailSettings;
  now: Date;
  facts: ProgrammeFacts;
}

/** Two lines per inquiry, and one with the number of those omitted. */
function inquiryLines(
  listed: readonly StoredInquiry[],
  all: number,
  { settings, now, facts }: LineParts,
): string[] {
  const { officeLocale: locale } = settings;
  const { digest: copy } = officeWords[locale].mail;
  const language = locales[locale];
  const lines = listed.flatMap(stored => {
    const { reference, receivedAt, inquiry, spamReasons } = stored;
    const { visitDate, numberOfVisitors } = inquiry;
    const isClosed = visitDate >= parkDay(now) && !programmeOf(visitDate, facts).hours;
    const parts = [
      formatMessage(copy.received, { reference, moment: formatDateTime(receivedAt, locale) }, language),
      formatMessage(copy.visit, { day: longDate(visitDate, language), count: numberOfVisitors }, language),
      isClosed && copy.closed,
      spamReasons.length > 0 && copy.suspected,
    ];
    return [`- ${parts.filter(part => part !== false).join(', ')}`, whereLine(stored, settings)];
  });
  return listed.length < all
    ? [...lines, `- ${formatMessage(copy.more, { count: all - listed.length }, language)}`]
    : lines;
}
