/** The daily mail to the office. It reports the state when it is sent, without names. */
import { type OfficeLocale, officeWords } from '../../../content/office-words.ts';
import { lateBefore } from '../../../domain/commitments.ts';
import type { Day } from '../../../domain/day.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { longDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { type Alarms, hitOverallLimit, isGrowing } from '../alarms.ts';
import { dateTime } from '../date-time.ts';
import { linkDays } from '../desk-links.ts';
import { statusOf } from '../status.ts';
import {
  confirmationsADay,
  confirmationsADayOfDomain,
  type NewMail,
  type QueuedMail,
  type Store,
  type StoredInquiry,
} from '../store/store.ts';
import { automatic, type MailMessage, type MailSettings, messageId } from './messages.ts';
import { command, paragraphs } from './text.ts';

/** Maximum lines per list: the store may hold a hundred thousand inquiries. */
const maxLines = 200;

/** The digest of a day. The Message-ID is derived from the day, so that only one of several processes can queue it. */
export function digestOf(day: Day, settings: Pick<MailSettings, 'mailFrom'>): NewMail {
  return { kind: 'digest', messageId: messageId(`digest.${day}`, settings) };
}

export type DigestStore = Pick<Store, 'count' | 'list' | 'mails' | 'outboxSummary'>;

/** `link` opens the desk's list. */
export async function digestMessage(
  store: DigestStore,
  alarms: Alarms,
  now: Date,
  settings: MailSettings,
  link: string,
): Promise<MailMessage> {
  const { officeLocale } = settings;
  const { digest: copy } = officeWords[officeLocale].mail;
  const isLate = { status: 'late', lateBefore: lateBefore(now), from: parkDay(now) } as const;
  const [open, late, lateFirst, oldest, undelivered, held, outbox] = await Promise.all([
    store.count({ status: 'open' }),
    store.count(isLate),
    store.list(isLate, { order: 'visit', limit: maxLines }),
    store.list({ status: 'open' }, { limit: maxLines }),
    // One extra tells whether there are more.
    store.mails({ states: ['dead'], open: true, limit: maxLines + 1 }),
    store.mails({ states: ['held'], open: true, limit: maxLines + 1 }),
    store.outboxSummary(now),
  ]);
  const inTime = oldest.filter(stored => statusOf(stored, now) !== 'late');
  const { purgeRefused } = alarms;
  const undeliveredLine = ({ reference, kind, lastError }: QueuedMail) =>
    `- ${copy.refused(reference ?? '', copy.kinds[kind], lastError ?? '')}`;
  const capped = (lines: string[]) =>
    lines.length > maxLines ? [...lines.slice(0, maxLines), `- ${copy.andMore}`] : lines;
  const heldLead = copy.held(confirmationsADay, confirmationsADayOfDomain);
  const problems = [
    undelivered.length > 0 && [copy.undelivered, ...capped(undelivered.map(undeliveredLine))],
    held.length > 0 && [heldLead, ...capped(held.map(({ reference }) => `- ${reference}`))],
    purgeRefused && [copy.purgeRefused(purgeRefused.older, purgeRefused.all), command('purge')],
    hitOverallLimit(alarms, now, 24) && copy.limited,
    isGrowing(outbox) && [copy.growing(outbox.overdue), command('check')],
  ].filter(problem => problem !== false && problem !== null);
  return {
    from: settings.mailFrom,
    to: settings.officeEmail,
    subject: copy.subject(open, late, problems.length),
    text: paragraphs(
      open === 0 && copy.none,
      [copy.link(linkDays), link],
      ...problems,
      lateFirst.length > 0 && [copy.late, ...inquiryLines(lateFirst, late, officeLocale)],
      inTime.length > 0 && [copy.inTime, ...inquiryLines(inTime, open - late, officeLocale)],
    ),
    headers: automatic,
  };
}

/** A line per inquiry, and one that counts the rest. */
function inquiryLines(listed: readonly StoredInquiry[], all: number, locale: OfficeLocale): string[] {
  const { digest: copy } = officeWords[locale].mail;
  const lines = listed.map(({ reference, receivedAt, inquiry }) => {
    const visit = copy.visit(longDate(inquiry.visitDate, locales[locale]), inquiry.numberOfVisitors);
    return `- ${copy.received(reference, dateTime(receivedAt, locale))}, ${visit}`;
  });
  return lines.length < all ? [...lines, `- ${copy.more(all - lines.length)}`] : lines;
}
