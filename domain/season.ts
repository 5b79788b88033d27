import type { Day } from './day.ts';

export type Weekday = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun';

/** `MM-DD` */
export type MonthDay = `${number}-${number}`;

/**
 * A part of every year: these weekdays (all where none is named), from one day of the year to another, both included. The new year may
 * lie between them.
 */
export interface Season {
  weekdays?: readonly Weekday[];
  from?: MonthDay;
  to?: MonthDay;
}

export const weekdays: readonly Weekday[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Days are UTC's here: a calendar day has the same weekday everywhere. */
export const weekdayOf = (day: Day): Weekday => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] as Weekday;

/** Whether a day lies in a season. */
export function isIn(day: Day, { weekdays: on, from = '01-01', to = '12-31' }: Season): boolean {
  const date = day.slice(5);
  const within = from <= to ? date >= from && date <= to : date >= from || date <= to;
  return within && (!on || on.includes(weekdayOf(day)));
}
