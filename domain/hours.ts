/** Separate from `schedule.ts`, because the form needs no performances. */
import type { Day } from './day.ts';
import type { ReasonId, ScheduleException } from './exceptions.ts';
import type { Hours } from './park.ts';
import type { HoursFacts } from './schedule-facts.ts';
import { isInSeason } from './season.ts';

interface DayHours {
  /** Null if the park is closed. */
  hours: Hours | null;
  /** Unset for the usual hours. */
  reason?: ReasonId;
}

/** In the order of the list. */
export const exceptionsOn = (day: Day, all: readonly ScheduleException[]): ScheduleException[] =>
  all.filter(({ from, to = from }) => day >= from && day <= to);

/** Closures take precedence, then other exceptions, then the first matching season. */
export function hoursOn(day: Day, { hours, otherHours, exceptions }: HoursFacts): DayHours {
  const dayExceptions = exceptionsOn(day, exceptions);
  const closed = dayExceptions.find(exception => 'closed' in exception);
  if (closed) return { hours: null, reason: closed.reason };
  const unusual = dayExceptions.find(exception => 'hours' in exception);
  if (unusual && 'hours' in unusual) return { hours: unusual.hours, reason: unusual.reason };
  const rule = otherHours.find(season => isInSeason(day, season));
  if (!rule) return { hours };
  return 'closed' in rule
    ? { hours: null, reason: rule.closed }
    : { hours: { opens: rule.opens, closes: rule.closes } };
}

export function closureReasonOn(day: Day, facts: HoursFacts): ReasonId | undefined {
  const { hours, reason } = hoursOn(day, facts);
  return hours ? undefined : reason;
}
