import type { ClockTime } from '../domain/clock-time.ts';
import type { Day } from '../domain/day.ts';
import { addDays, daysBetween } from '../domain/days.ts';
import type { ReasonId, ScheduleException } from '../domain/exceptions.ts';
import type { Hours } from '../domain/park.ts';
import { type DaySchedule, type ScheduleChange, scheduleOf } from '../domain/schedule.ts';
import type { ScheduleFacts } from '../domain/schedule-facts.ts';
import { clockTime, longDate, weekdayAndDate } from './format.ts';
import type { Language } from './locales.ts';
import { formatMessage } from './message.ts';
import type { Messages } from './messages.ts';
import type { ScheduleNotice } from './schedule-notice.ts';

const daysAhead = 60;

/** @param titles by id */
export function createScheduleText(
  messages: Messages['programme'],
  reasons: Readonly<Record<ReasonId, string>>,
  titles: Readonly<Record<string, string>>,
  language: Language,
) {
  const titleOf = (show: string) => titles[show] ?? show;
  const timesOf = ({ opens, closes }: Hours) => ({
    from: clockTime(opens, language),
    until: clockTime(closes, language),
  });
  const describeCancellation = (show: string, at?: ClockTime) =>
    at
      ? formatMessage(messages.dropped, { show: titleOf(show), time: clockTime(at, language) }, language)
      : formatMessage(messages.droppedAllDay, { show: titleOf(show) }, language);
  const describeMove = (show: string, from: ClockTime, to: ClockTime) =>
    formatMessage(
      messages.moved,
      { show: titleOf(show), was: clockTime(from, language), time: clockTime(to, language) },
      language,
    );

  const describeChange = ({ performance: { show, start }, reason, to }: ScheduleChange) =>
    `${to ? describeMove(show, start, to) : describeCancellation(show, start)} (${reasons[reason]})`;

  /** In sentences. */
  function describeDay({ day, hours, reason, changes }: DaySchedule): string[] {
    const values = { day: longDate(day, language), why: reason ? ` (${reasons[reason]})` : '' };
    if (!hours) return [formatMessage(messages.closedOn, values, language)];
    return [
      formatMessage(messages.openOn, { ...values, ...timesOf(hours) }, language),
      ...changes.map(change => `${describeChange(change)}.`),
    ];
  }

  /** Without periods or, if the park is closed, show changes. */
  function describeException(exception: ScheduleException, days: readonly DaySchedule[]): string[] {
    const reason = `(${reasons[exception.reason]})`;
    if ('closed' in exception) return [`${messages.closed} ${reason}`];
    if (days.every(({ hours }) => !hours)) return [];
    if ('hours' in exception)
      return [
        `${formatMessage(messages.open, timesOf(exception.hours), language)} ${reason}`,
        ...findCancellations(exception, days).map(({ performance: { show, start } }) =>
          describeCancellation(show, start),
        ),
      ];
    if ('cancelled' in exception)
      return [`${describeCancellation(exception.cancelled.show, exception.cancelled.at)} ${reason}`];
    const { show, at, to } = exception.moved;
    return [`${describeMove(show, at, to)} ${reason}`];
  }

  /** In chronological order, one notice for the same days. */
  function listNotices(today: Day, facts: ScheduleFacts<string>): ScheduleNotice[] {
    const last = addDays(today, daysAhead);
    const dateOf = (day: Day) => ({ day, text: weekdayAndDate(day, today.slice(0, 4), language) });
    const notices = new Map<string, ScheduleNotice>();
    for (const exception of facts.exceptions) {
      const { from, to: until = from } = exception;
      if (until < today || from > last) continue;
      const key = `${from} ${until}`;
      const lines = describeException(
        exception,
        daysBetween(from, until).map(day => scheduleOf(day, facts)),
      );
      if (lines.length === 0) continue;
      notices.set(key, {
        from: dateOf(from),
        ...(until > from && { to: dateOf(until) }),
        until,
        lines: [...(notices.get(key)?.lines ?? []), ...lines],
      });
    }
    return [...notices.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, notice]) => notice);
  }

  return { describeDay, listNotices };
}

/** Performances with exceptions of their own have their own lines. */
function findCancellations(
  { hours, reason }: ScheduleException & { hours: Hours },
  days: readonly DaySchedule[],
): ScheduleChange[] {
  const cancellations = days
    .flatMap(({ changes }) => changes)
    .filter(
      ({ performance: { start, end }, to, reason: changeReason }) =>
        !to && changeReason === reason && (start < hours.opens || end > hours.closes),
    );
  return cancellations.filter(
    ({ performance: { id } }, index) =>
      cancellations.findIndex(({ performance }) => performance.id === id) === index,
  );
}
