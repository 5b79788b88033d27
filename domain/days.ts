import type { Day } from './day.ts';

/** Milliseconds. Days are counted in UTC, where all are equally long. */
export const dayLength = 86_400_000;

export const addDays = (day: Day, days: number) =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10) as Day;

export const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** Inclusive. */
export const daysBetween = (first: Day, last: Day): Day[] =>
  daysFrom(first, (Date.parse(last) - Date.parse(first)) / dayLength + 1);
