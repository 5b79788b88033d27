/** Which days can be requested: used by form, calendars, planner and server alike. */
import { closedBecause } from './closed.ts';
import { visits } from './commitments.ts';
import type { Day } from './day.ts';
import type { ReasonId } from './exceptions.ts';

/** Why a future day cannot be requested. */
export type DayFault = 'tooFar' | 'closed';

/** The same day of a later month, or the last day of a shorter one. */
export function monthsAfter(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // Day 0 is the last day of the previous month.
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10) as Day;
}

export const lastVisitDay = (today: Day): Day => monthsAfter(today, visits.monthsAhead);

/** Why today or a future day cannot be requested; undefined if it can. */
export function dayFault(
  day: Day,
  today: Day,
  reasonOf: (day: Day) => ReasonId | undefined = closedBecause,
): DayFault | undefined {
  if (day > lastVisitDay(today)) return 'tooFar';
  return reasonOf(day) && 'closed';
}
