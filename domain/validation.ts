/** The rules of exceptions, for the build and for the office's page. */
import { addMinutes, isClockTime } from './clock-time.ts';
import { type Day, isDay } from './day.ts';
import { daysBetween } from './day-counts.ts';
import { changedShowOf, type EnteredException, isException, type ScheduleException } from './exceptions.ts';
import type { Show } from './park.ts';
import { isOutside, scheduleOf, usualStart } from './schedule.ts';
import type { ScheduleFacts } from './schedule-facts.ts';

export type ExceptionErrorCode =
  | 'day'
  | 'order'
  | 'time'
  | 'hours'
  | 'show'
  | 'usualTime'
  | 'outside'
  | 'overlap'
  | 'conflict';

export interface ExceptionError {
  code: ExceptionErrorCode;
  /** The first day on which the exception is impossible. */
  day?: Day;
}

/** @param facts with all other exceptions */
export function findExceptionError(
  exception: EnteredException,
  facts: ScheduleFacts,
): ExceptionError | undefined {
  const { from, to = from } = exception;
  if (!isDay(from) || !isDay(to)) return { code: 'day' };
  if (from > to) return { code: 'order' };
  const code = findHoursError(exception) ?? findShowError(exception, facts.shows);
  if (code) return { code };
  if (!isException(exception)) return { code: 'time' };
  return findConflict(exception, facts.exceptions) ?? findMoveError(exception, facts);
}

function findHoursError(exception: EnteredException): ExceptionErrorCode | undefined {
  if (!('hours' in exception)) return undefined;
  const { opens, closes } = exception.hours;
  if (!isClockTime(opens) || !isClockTime(closes)) return 'time';
  return opens < closes ? undefined : 'hours';
}

function findShowError(exception: EnteredException, shows: readonly Show[]): ExceptionErrorCode | undefined {
  const change = changedShowOf(exception);
  if (!change) return undefined;
  const { show, at, to } = change;
  const starts = shows.find(({ id }) => id === show)?.starts;
  if (!starts || (at !== undefined && !starts.some(start => start === at))) return 'show';
  if (to === undefined) return undefined;
  if (!isClockTime(to)) return 'time';
  return to === at ? 'usualTime' : undefined;
}

function findConflict(
  exception: ScheduleException,
  others: readonly ScheduleException[],
): ExceptionError | undefined {
  const { from, to = from } = exception;
  const conflict = others.find(
    other => other.from <= to && (other.to ?? other.from) >= from && areExclusive(exception, other),
  );
  return conflict && { code: 'conflict', day: conflict.from > from ? conflict.from : from };
}

/** A day has one set of hours, and a performance one new time. Closures and cancellations take precedence over them. */
function areExclusive(a: ScheduleException, b: ScheduleException): boolean {
  if ('hours' in a && 'hours' in b) return true;
  return 'moved' in a && 'moved' in b && a.moved.show === b.moved.show && a.moved.at === b.moved.at;
}

function findMoveError(exception: ScheduleException, facts: ScheduleFacts): ExceptionError | undefined {
  if (!('moved' in exception)) return undefined;
  const { from, to = from, moved } = exception;
  const minutes = facts.shows.find(({ id }) => id === moved.show)?.minutes ?? 0;
  const move = { start: moved.to, end: addMinutes(moved.to, minutes) };
  // A cancellation may be withdrawn.
  const exceptions = facts.exceptions.filter(other => !('cancelled' in other));
  for (const day of daysBetween(from, to)) {
    const { hours, performances } = scheduleOf(day, { ...facts, exceptions });
    if (hours && isOutside(move, hours)) return { code: 'outside', day };
    const hasOverlap = performances.some(
      performance =>
        performance.show === moved.show &&
        usualStart(performance) !== moved.at &&
        performance.start < move.end &&
        performance.end > move.start,
    );
    if (hasOverlap) return { code: 'overlap', day };
  }
  return undefined;
}
