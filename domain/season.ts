import type { Day } from './day.ts';

export type Weekday = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun';

/** `MM-DD` */
export type MonthDay = `${number}-${number}`;

/** A recurring part of the year: some weekdays (all by default) within an inclusive range, which may span the new year. */
export interface Season {
  weekdays?: readonly Weekday[];
  from?: MonthDay;
  to?: MonthDay;
}

export const weekdays: readonly Weekday[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** In UTC, so that the result does not depend on the machine's zone. */
export const weekdayOf = (day: Day): Weekday => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] as Weekday;

export function isInSeason(day: Day, { weekdays: on, from = '01-01', to = '12-31' }: Season): boolean {
  const date = day.slice(5);
  const within = from <= to ? date >= from && date <= to : date >= from || date <= to;
  return within && (!on || on.includes(weekdayOf(day)));
}
