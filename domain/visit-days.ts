/** For which days a visit can be asked. The form, its calendars, the planner and the server all ask here. */
import { closedBecause } from './closed.ts';
import { visits } from './commitments.ts';
import type { Day } from './day.ts';
import type { ReasonId } from './exceptions.ts';

/** Why nobody can ask for a day, though it has not passed. */
export type DayFault = 'tooFar' | 'closed';

/** The same day of a later month; where that month has no such day, its last. */
export function monthsAfter(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // Day 0 of a month is the last of the one before.
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10) as Day;
}

/** The last day that can be asked for. */
export const lastVisitDay = (today: Day): Day => monthsAfter(today, visits.monthsAhead);

/** What is wrong with a day that is today or later. `reasonOf` tells why the park is closed on a day. */
export function dayFault(
  day: Day,
  today: Day,
  reasonOf: (day: Day) => ReasonId | undefined = closedBecause,
): DayFault | undefined {
  if (day > lastVisitDay(today)) return 'tooFar';
  return reasonOf(day) && 'closed';
}
