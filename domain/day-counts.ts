import { type Day, utcDay } from './day.ts';

/** Days are counted in UTC, where all are equally long. */
export const dayLengthMs = 86_400_000;

export const addDays = (day: Day, days: number) => utcDay(new Date(Date.parse(day) + days * dayLengthMs));

export const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** Includes both days. */
export const daysBetween = (first: Day, last: Day): Day[] =>
  daysFrom(first, (Date.parse(last) - Date.parse(first)) / dayLengthMs + 1);
