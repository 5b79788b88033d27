import type { Day } from './day.ts';

export type Weekday = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun';

export const weekdays: readonly Weekday[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** In UTC, independent of the machine's zone. */
export function weekdayOf(day: Day): Weekday {
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
  if (!weekday) throw new RangeError(`There is no day ${day}.`);
  return weekday;
}
