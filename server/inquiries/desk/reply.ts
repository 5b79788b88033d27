import type { Day } from '../../../domain/day.ts';
import { daysBetween } from '../../../domain/days.ts';
import type { ScheduleException } from '../../../domain/exceptions.ts';
import { hoursOn } from '../../../domain/hours.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { firstVisitDay, lastVisitDay } from '../../../domain/visit-days.ts';
import { longDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { words } from '../../../i18n/words.ts';
import type { StoredInquiry } from '../store/store.ts';

/** In the visitor's language. */
interface ReplyDraft {
  to: string;
  subject: string;
  text: string;
}

/** `withdrawn`: an announcement for the day that no longer applies. */
export function draftReply(
  { reference, locale, inquiry }: Pick<StoredInquiry, 'reference' | 'locale' | 'inquiry'>,
  facts: ScheduleFacts,
  now: Date,
  withdrawnException?: ScheduleException,
): ReplyDraft {
  const { mail, schedule, reasons } = words[locale];
  const { subject, greeting, about, closed, anotherDay, openAfterAll, noLonger, closing } = mail.reply;
  const language = locales[locale];
  const date = (day: string) => longDate(day, language);
  const { visitDate, numberOfVisitors, email } = inquiry;
  const day = scheduleOf(visitDate, facts);
  const isUsual = !day.reason && day.changes.length === 0;
  const restoredText =
    withdrawnException &&
    formatMessage(
      'closed' in withdrawnException ? openAfterAll : noLonger,
      { day: date(visitDate) },
      language,
    );
  const today = parkDay(now);
  const lead =
    day.hours || visitDate < today
      ? (restoredText ?? formatMessage(about, { day: date(visitDate), count: numberOfVisitors }, language))
      : formatMessage(
          closed,
          { day: date(visitDate), why: day.reason ? ` (${reasons[day.reason]})` : '' },
          language,
        );
  const changes = day.hours && !isUsual ? schedule.describeDay(day) : [];
  const nextDay = day.hours ? undefined : findNextOpenDay(visitDate, facts, now);
  const proposal = nextDay === undefined ? [] : [formatMessage(anotherDay, { day: date(nextDay) }, language)];
  const text = [greeting, lead, ...changes, ...proposal, '', closing].join('\n\n');
  return { to: email, subject: formatMessage(subject, { reference }, language), text };
}

function findNextOpenDay(day: Day, facts: ScheduleFacts, now: Date): Day | undefined {
  const first = firstVisitDay(now, facts);
  const days = daysBetween(day > first ? day : first, lastVisitDay(parkDay(now)));
  return days.find(candidate => hoursOn(candidate, facts).hours);
}

/** RFC 6068. */
export function toMailtoUrl({ to, subject, text }: ReplyDraft): string {
  const query = Object.entries({ subject, body: text.replaceAll('\n', '\r\n') });
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?${query.map(pair => pair.map(encodeURIComponent).join('=')).join('&')}`;
}
