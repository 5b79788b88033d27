/** Separate from `schedule.ts`, because the form needs no performances. */
import type { Day } from './day.ts';
import type { ReasonId, ScheduleException } from './exceptions.ts';
import type { Hours } from './park.ts';
import type { HoursFacts } from './schedule-facts.ts';

interface DayHours {
  /** Null if the park is closed. */
  hours: Hours | null;
  /** Unset for the usual hours. */
  reason?: ReasonId;
}

/** In the order of the list. */
export const exceptionsOn = (day: Day, all: readonly ScheduleException[]): ScheduleException[] =>
  all.filter(({ from, to = from }) => day >= from && day <= to);

/** Closures take precedence over other hours. */
export function hoursOn(day: Day, { hours, exceptions }: HoursFacts): DayHours {
  const dayExceptions = exceptionsOn(day, exceptions);
  const closed = dayExceptions.find(exception => 'closed' in exception);
  if (closed) return { hours: null, reason: closed.reason };
  const unusual = dayExceptions.find(exception => 'hours' in exception);
  return unusual ? { hours: unusual.hours, reason: unusual.reason } : { hours };
}

export function closureReasonOn(day: Day, facts: HoursFacts): ReasonId | undefined {
  const { hours, reason } = hoursOn(day, facts);
  return hours ? undefined : reason;
}
