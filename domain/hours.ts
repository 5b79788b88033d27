/** Separate from `schedule.ts`, because the form needs no performances. */
import { announcedOn } from './announced.ts';
import type { Day } from './day.ts';
import { exceptions, type ReasonId, type ScheduleException } from './exceptions.ts';
import type { Hours } from './park.ts';
import { type HoursFacts, scheduleFacts } from './schedule-facts.ts';
import { isInSeason } from './season.ts';

interface DayHours {
  /** Null if the park is closed. */
  hours: Hours | null;
  /** Unset for the usual hours. */
  reason?: ReasonId;
}

/** In the order of the list. */
export const exceptionsOn = (day: Day, all: readonly ScheduleException[] = exceptions): ScheduleException[] =>
  all.filter(({ from, to = from }) => day >= from && day <= to);

/** Announced days take precedence, then closures, then other exceptions, then the first matching season. */
export function hoursOn(day: Day, facts: HoursFacts = scheduleFacts): DayHours {
  const announced = announcedOn(day, facts.announced);
  if (announced) return announced;
  const { hours, otherHours, exceptions } = facts;
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

export function closureReasonOn(day: Day, facts?: HoursFacts): ReasonId | undefined {
  const { hours, reason } = hoursOn(day, facts);
  return hours ? undefined : reason;
}
