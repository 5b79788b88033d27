import type { Day } from './day.ts';

export type Weekday = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun';

/** `MM-DD` */
type MonthDay = `${number}-${number}`;

/** Days of every year in an inclusive range, which may span the new year. */
export interface Season {
  from: MonthDay;
  to: MonthDay;
}

export const weekdays: readonly Weekday[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** In UTC, independent of the machine's zone. */
export function weekdayOf(day: Day): Weekday {
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
  if (!weekday) throw new RangeError(`There is no day ${day}.`);
  return weekday;
}

export function isInSeason(day: Day, { from, to }: Season): boolean {
  const date = day.slice(5);
  return from <= to ? date >= from && date <= to : date >= from || date <= to;
}
