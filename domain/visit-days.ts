import { minutesOfDay } from './clock-time.ts';
import { bookingWindow } from './commitments.ts';
import { type Day, utcDay } from './day.ts';
import { daysBetween } from './day-counts.ts';
import { closureReasonOn, hoursOn } from './hours.ts';
import { parkDay } from './park-time.ts';
import type { HoursFacts } from './schedule-facts.ts';

export type DayErrorCode = 'past' | 'tooFar' | 'closed';

/** Clamped to the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const result = new Date(Date.UTC(year, month + months, 0));
  result.setUTCDate(Math.min(date, result.getUTCDate()));
  return utcDay(result);
}

export const lastVisitDay = (today: Day): Day => addMonths(today, bookingWindow.monthsAhead);

/** Tomorrow once the park has closed, though inquiries for today are accepted until midnight. */
export function firstVisitDay(now: Date, facts: HoursFacts): Day {
  const closes = hoursOn(parkDay(now), facts).hours?.closes ?? '24:00';
  // Avoids computing the local time, which is slow (`dayInZone`).
  return parkDay(new Date(now.getTime() + (minutesOfDay('24:00') - minutesOfDay(closes)) * 60_000));
}

/** The first day, from `first` on, on which the park is open and that can be requested. */
export const findNextOpenDay = (first: Day, today: Day, facts: HoursFacts): Day | undefined =>
  daysBetween(first, lastVisitDay(today)).find(day => hoursOn(day, facts).hours);

export function findDayError(day: Day, today: Day, facts: HoursFacts): DayErrorCode | undefined {
  if (day < today) return 'past';
  if (day > lastVisitDay(today)) return 'tooFar';
  return closureReasonOn(day, facts) && 'closed';
}
