/** The daily mail to the office. The store holds no word of it: it is made of what is so when it is sent, and names nobody. */
import { officeWords } from '../../../content/office-words.ts';
import type { Day } from '../../../domain/day.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { lateBefore } from '../../../domain/promises.ts';
import { longDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { type Alarms, hitOverallLimit, isGrowing } from '../alarms.ts';
import { linkDays } from '../desk-links.ts';
import { moment, officeLocale } from '../office-language.ts';
import { statusOf } from '../status.ts';
import {
  confirmationsADay,
  confirmationsADayOfDomain,
  type NewMail,
  type QueuedMail,
  type Store,
  type StoredInquiry,
} from '../store/store.ts';
import { automatic, type MailSettings, type Message, messageId } from './messages.ts';
import { command, paragraphs } from './text.ts';

/** Most lines of a list. */
const mostLines = 200;

/** What the daily mail is about. */
export interface DigestFacts {
  counts: { open: number; late: number };
  /** The first by the day of the visit. */
  late: readonly StoredInquiry[];
  /** Those among the oldest open ones that are not late. */
  inTime: readonly StoredInquiry[];
  /** Mails about open inquiries that were given up; the oldest. */
  undelivered: readonly QueuedMail[];
  /** Confirmations of open inquiries that wait for the office; the oldest. */
  held: readonly QueuedMail[];
  purgeRefused: Alarms['purgeRefused'];
  /** Whether visitors were refused since the last digest because all together sent too many. */
  limited: boolean;
  /** Mails that wait for longer than an hour, where they are too many. */
  growing: number | null;
}

/** A digest of that day. Its Message-ID is made of the day, so that only one of several processes can queue it. */
export function digestOf(day: Day, settings: Pick<MailSettings, 'mailFrom'>): NewMail {
  return { kind: 'digest', messageId: messageId(`digest.${day}`, settings) };
}

export type DigestStore = Pick<Store, 'count' | 'list' | 'mails' | 'outboxSummary'>;

/** Counts, and the first lines of each list: the store may hold a hundred thousand. */
export async function digestFacts(store: DigestStore, alarms: Alarms, now: Date): Promise<DigestFacts> {
  // One more than is named tells that there are more.
  const limit = mostLines + 1;
  const late = { status: 'late', lateBefore: lateBefore(now), from: parkDay(now) } as const;
  const [open, lateCount, soonest, oldest, undelivered, held, outbox] = await Promise.all([
    store.count({ status: 'open' }),
    store.count(late),
    store.list(late, { order: 'visit', limit: mostLines }),
    store.list({ status: 'open' }, { limit: mostLines }),
    store.mails({ states: ['dead'], open: true, limit }),
    store.mails({ states: ['held'], open: true, limit }),
    store.outboxSummary(now),
  ]);
  return {
    counts: { open, late: lateCount },
    late: soonest,
    inTime: oldest.filter(stored => statusOf(stored, now) !== 'late'),
    undelivered,
    held,
    purgeRefused: alarms.purgeRefused,
    limited: hitOverallLimit(alarms, now, 24),
    growing: isGrowing(outbox) ? outbox.overdue : null,
  };
}

/** `link` opens the list of the office's pages. */
export function digestMessage(facts: DigestFacts, settings: MailSettings, link: string): Message {
  const { digest: copy } = officeWords[officeLocale].mail;
  const { counts, late, inTime, undelivered, held, purgeRefused, limited, growing } = facts;
  const { open } = counts;
  const problems = [undelivered.length > 0, held.length > 0, purgeRefused, limited, growing];
  return {
    from: settings.mailFrom,
    to: settings.officeEmail,
    subject: copy.subject(open, counts.late, problems.filter(Boolean).length),
    text: paragraphs(
      open === 0 && copy.none,
      [copy.link(linkDays), link],
      undelivered.length > 0 && [copy.undelivered, ...capped(undelivered.map(undeliveredLine), copy.andMore)],
      held.length > 0 && [
        copy.held(confirmationsADay, confirmationsADayOfDomain),
        ...capped(
          held.map(({ reference }) => `- ${reference}`),
          copy.andMore,
        ),
      ],
      purgeRefused !== null && [copy.purgeRefused(purgeRefused.older, purgeRefused.all), command('purge')],
      limited && copy.limited,
      growing !== null && [copy.growing(growing), command('check')],
      late.length > 0 && [copy.late, ...withRest(late.map(inquiryLine), counts.late, copy.more)],
      inTime.length > 0 && [copy.inTime, ...withRest(inTime.map(inquiryLine), open - counts.late, copy.more)],
    ),
    headers: automatic,
  };
}

function inquiryLine({ reference, receivedAt, inquiry }: StoredInquiry): string {
  const { digest: copy } = officeWords[officeLocale].mail;
  const received = copy.received(reference, moment(receivedAt, officeLocale));
  return `- ${received}, ${copy.visit(longDate(inquiry.visitDate, locales[officeLocale]), inquiry.numberOfVisitors)}`;
}

function undeliveredLine({ reference, kind, lastError }: QueuedMail): string {
  const { digest: copy } = officeWords[officeLocale].mail;
  return `- ${copy.refused(reference ?? '', copy.kinds[kind], lastError ?? '')}`;
}

const capped = (lines: string[], more: string) =>
  lines.length > mostLines ? [...lines.slice(0, mostLines), `- ${more}`] : lines;

const withRest = (lines: string[], all: number, more: (count: number) => string) =>
  lines.length < all ? [...lines, `- ${more(all - lines.length)}`] : lines;
