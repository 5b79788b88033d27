/** The rules of exceptions, for the build and for the office's page. */
import { addMinutes } from './clock-time.ts';
import { type Day, isDay } from './day.ts';
import { daysBetween } from './day-counts.ts';
import {
  changedShowOf,
  type EnteredException,
  exceptionKinds,
  isException,
  type ScheduleException,
} from './exceptions.ts';
import { isOutside, scheduleOf, usualStart } from './schedule.ts';
import type { ScheduleFacts } from './schedule-facts.ts';

/** As sentences for the owner. The office's page has its own. */
const errorTexts = {
  day: 'its days are not valid (YYYY-MM-DD)',
  time: 'its times are not valid (HH:MM)',
  order: 'it ends before it begins',
  hours: 'the park must open before it closes',
  show: 'there is no such show, or it does not usually begin at that time',
  usualTime: 'the show is moved to its usual time',
  conflict: 'another exception sets hours too, or moves the same performance',
  outside: 'the show is not within the opening hours',
  overlap: 'the show overlaps with another of its performances',
};

export type ExceptionErrorCode = keyof typeof errorTexts;

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
  if (!isException(exception)) return { code: 'time' };
  const code = from > to ? 'order' : findOwnError(exception, facts);
  if (code) return { code };
  return findConflict(exception, facts.exceptions) ?? findMoveError(exception, facts);
}

function findOwnError(
  exception: ScheduleException,
  { shows }: ScheduleFacts,
): ExceptionErrorCode | undefined {
  if ('hours' in exception && exception.hours.opens >= exception.hours.closes) return 'hours';
  const change = changedShowOf(exception);
  if (!change) return undefined;
  const starts: readonly string[] | undefined = shows.find(({ id }) => id === change.show)?.starts;
  if (!starts || (change.at !== undefined && !starts.includes(change.at))) return 'show';
  return change.to !== undefined && change.to === change.at ? 'usualTime' : undefined;
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

/** Any error in the source fails the build. */
export const listExceptionErrors = (facts: ScheduleFacts): string[] =>
  facts.exceptions.flatMap(exception => {
    const others = facts.exceptions.filter(other => other !== exception);
    const error = findExceptionError(exception, { ...facts, exceptions: others });
    if (!error) return [];
    const { code, day } = error;
    return `${nameOf(exception)}: ${errorTexts[code]}${day ? ` (${day})` : ''}.`;
  });

function nameOf(exception: ScheduleException): string {
  const { from, to } = exception;
  const kind = exceptionKinds.find(kind => kind in exception);
  return `"${kind}" ${to === undefined ? `on ${from}` : `from ${from} to ${to}`}`;
}
