import type { Day } from './day.ts';
import type { Preferences } from './plan-preferences.ts';

/** Milliseconds of a calendar day. Calendar days are UTC's here: none is longer than another. */
export const dayLength = 86_400_000;

export const addDays = (day: Day, days: number) =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10) as Day;

/** So many days, from one on. */
export const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** All days from one to another, both included. */
export const daysBetween = (first: Day, last: Day): Day[] =>
  daysFrom(first, (Date.parse(last) - Date.parse(first)) / dayLength + 1);

/** The same wishes for another day. Its hours are its own: what was chosen for the first is chosen no more. */
export const onDay = (
  { from: _from, until: _until, since: _since, ...preferences }: Preferences,
  day: Day,
): Preferences => ({
  ...preferences,
  day,
});
