import type { ClockTime } from '../domain/clock-time.ts';
import type { Day } from '../domain/day.ts';
import { addDays, daysBetween } from '../domain/day-counts.ts';
import type { DaySchedule, Performance, ScheduleChange } from '../domain/day-schedule.ts';
import type { ReasonId, ScheduleException } from '../domain/exceptions.ts';
import { exceptionsOn } from '../domain/hours.ts';
import type { Hours } from '../domain/park.ts';
import { scheduleOf } from '../domain/schedule.ts';
import type { ScheduleFacts } from '../domain/schedule-facts.ts';
import type { WordsByFile } from './catalog.ts';
import { formatBriefWeekdayDate, formatClockTime, formatLongDate } from './format.ts';
import type { Language } from './locales.ts';
import { formatMessage } from './message.ts';
import type { ScheduleNotice } from './schedule-notice.ts';

const daysAhead = 60;

/** @param titles of shows, by id */
export function createScheduleText(
  words: WordsByFile['schedule'],
  reasons: Readonly<Record<ReasonId, string>>,
  titles: Readonly<Record<string, string>>,
  language: Language,
) {
  const titleOf = (show: string) => titles[show] ?? show;
  const timesOf = ({ opens, closes }: Hours) => ({
    from: formatClockTime(opens, language),
    until: formatClockTime(closes, language),
  });
  const describeCancellation = (show: string, at?: ClockTime) =>
    at
      ? formatMessage(words.canceled, { show: titleOf(show), time: formatClockTime(at, language) }, language)
      : formatMessage(words.canceledAllDay, { show: titleOf(show) }, language);
  const describeMove = (show: string, from: ClockTime, to: ClockTime) =>
    formatMessage(
      words.moved,
      {
        show: titleOf(show),
        previousTime: formatClockTime(from, language),
        time: formatClockTime(to, language),
      },
      language,
    );

  const describeChange = ({ performance: { show, start }, reason, to }: ScheduleChange) =>
    `${to ? describeMove(show, start, to) : describeCancellation(show, start)} (${reasons[reason]})`;

  /** In full sentences. */
  function describeDay({ day, hours, reason, changes }: DaySchedule): string[] {
    const values = { day: formatLongDate(day, language), reason: reason ? ` (${reasons[reason]})` : '' };
    if (!hours) return [formatMessage(words.closedOn, values, language)];
    return [
      formatMessage(words.openOn, { ...values, ...timesOf(hours) }, language),
      ...changes.map(change => `${describeChange(change)}.`),
    ];
  }

  /** Lines without final periods. On closed days, changes of shows are left out. */
  function describeException(
    exception: ScheduleException,
    days: readonly DaySchedule[],
    exceptions: readonly ScheduleException[],
  ): string[] {
    const reason = `(${reasons[exception.reason]})`;
    if ('closed' in exception) return [`${words.closed} ${reason}`];
    if (days.every(({ hours }) => !hours)) return [];
    if ('hours' in exception)
      return [
        `${formatMessage(words.open, timesOf(exception.hours), language)} ${reason}`,
        ...findCancellations(exception, days, exceptions).map(({ performance: { show, start } }) =>
          describeCancellation(show, start),
        ),
      ];
    if ('cancelled' in exception)
      return [`${describeCancellation(exception.cancelled.show, exception.cancelled.at)} ${reason}`];
    const { show, at, to } = exception.moved;
    // Another exception may cancel the moved performance.
    const takesPlace = days.some(({ changes }) =>
      changes.some(
        change => change.performance.show === show && change.performance.start === at && change.to,
      ),
    );
    return takesPlace ? [`${describeMove(show, at, to)} ${reason}`] : [];
  }

  /** In chronological order. Exceptions for the same days share a notice. */
  function listNotices(today: Day, facts: ScheduleFacts): ScheduleNotice[] {
    const last = addDays(today, daysAhead);
    const dateOf = (day: Day) => formatBriefWeekdayDate(day, today.slice(0, 4), language);
    const notices = new Map<string, ScheduleNotice>();
    for (const exception of facts.exceptions) {
      const { from, to: until = from } = exception;
      if (until < today || from > last) continue;
      const key = `${from} ${until}`;
      const lines = describeException(
        exception,
        daysBetween(from, until).map(day => scheduleOf(day, facts)),
        facts.exceptions,
      );
      if (lines.length === 0) continue;
      notices.set(key, {
        until,
        dates: [...new Set([from, until])].map(dateOf).join(' – '),
        lines: [...(notices.get(key)?.lines ?? []), ...lines],
      });
    }
    return [...notices.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, notice]) => notice);
  }

  return { describeDay, listNotices };
}

/** Excludes performances canceled by exceptions of their own, which have their own lines. */
function findCancellations(
  { reason }: ScheduleException,
  days: readonly DaySchedule[],
  exceptions: readonly ScheduleException[],
): ScheduleChange[] {
  const cancellations = days.flatMap(({ day, changes }) => {
    const hasOwnException = ({ show, start }: Performance) =>
      exceptionsOn(day, exceptions).some(
        other =>
          'cancelled' in other && other.cancelled.show === show && (other.cancelled.at ?? start) === start,
      );
    return changes.filter(
      change => !change.to && change.reason === reason && !hasOwnException(change.performance),
    );
  });
  return cancellations.filter(
    ({ performance: { id } }, index) =>
      cancellations.findIndex(({ performance }) => performance.id === id) === index,
  );
}
