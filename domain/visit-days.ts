/** Which days can be requested: used by form, calendars, planner and server alike. */
import { minutesOfDay } from './clock-time.ts';
import { visits } from './commitments.ts';
import type { Day } from './day.ts';
import type { ReasonId } from './exceptions.ts';
import { closureReason, type HoursFacts, hoursOn } from './hours.ts';
import { parkDay } from './park-time.ts';

/** Why a day cannot be requested. */
export type DayFault = 'past' | 'tooFar' | 'closed';

/** The same day of a later month, or the last day of a shorter one. */
export function monthsAfter(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // Day 0 is the last day of the previous month.
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10) as Day;
}

export const lastVisitDay = (today: Day): Day => monthsAfter(today, visits.monthsAhead);

/** The first day of which there is something left: today until the park closes, then tomorrow. Until midnight today can be requested all the same. */
export function firstVisitDay(now = new Date(), facts?: HoursFacts): Day {
  const closes = hoursOn(parkDay(now), facts).hours?.closes ?? '24:00';
  // At closing time the rest of the day leads to midnight, which is cheaper to compare than the time (`dayIn`).
  return parkDay(new Date(now.getTime() + (minutesOfDay('24:00') - minutesOfDay(closes)) * 60_000));
}

/** Why a day cannot be requested; undefined if it can. */
export function dayFault(
  day: Day,
  today: Day,
  reasonOf: (day: Day) => ReasonId | undefined = closureReason,
): DayFault | undefined {
  if (day < today) return 'past';
  if (day > lastVisitDay(today)) return 'tooFar';
  return reasonOf(day) && 'closed';
}
