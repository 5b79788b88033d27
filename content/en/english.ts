/** Formats numbers, times and lists for use in English sentences. */
import { type ClockTime, minutesOfDay } from '../../domain/clock-time.ts';
import type { Day } from '../../domain/day.ts';
import { type MonthDay, type Season, type Weekday, weekdayOf } from '../../domain/season.ts';
import { longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';

export { capitalized, uncapitalized } from '../letters.ts';

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** `1,500` */
export const inDigits = (count: number): string => count.toLocaleString(locales.en.intl);

/** `six`; digits from thirteen on. */
export const inWords = (count: number): string => numbers[count] ?? inDigits(count);

/** `1 hour`, `3 hours`. Irregular nouns need both forms. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${inDigits(count)} ${count === 1 ? one : several}`;

/** `one show`, `six shows`. */
export const countedInWords = (count: number, one: string, several = `${one}s`): string =>
  `${inWords(count)} ${count === 1 ? one : several}`;

const often = (count: number) => ['never', 'once', 'twice'][count] ?? `${inWords(count)} times`;

/** `twice`, `two or three times`, `two to five times`. */
export function howOften({ least, most }: { least: number; most: number }): string {
  if (least === most) return often(least);
  if (least === 0) return `up to ${often(most)}`;
  const joint = most - least === 1 ? 'or' : 'to';
  return `${least === 1 && most === 2 ? 'once' : inWords(least)} ${joint} ${often(most)}`;
}

/** `parrots, penguins and orcas`. After `No` the last word is `or`. */
export function listed(items: readonly string[], joint = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;
}

/** A time in spoken form: `nine`, `half past eleven`, `a quarter to two`, `noon`; other minutes in digits, `11:20`. */
export function timeInWords(time: ClockTime): string {
  const minutes = minutesOfDay(time);
  const hour = (count: number) => inWords(count % 12 || 12);
  if (minutes === 0) return 'midnight';
  if (minutes === 12 * 60) return 'noon';
  const full = Math.floor(minutes / 60);
  const parts: Record<number, string> = {
    0: hour(full),
    15: `a quarter past ${hour(full)}`,
    30: `half past ${hour(full)}`,
    45: `a quarter to ${hour(full + 1)}`,
  };
  return parts[minutes % 60] ?? `${full % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
}

/** A time rounded up to the full hour, in spoken form: `two o’clock`, `noon`. */
export function hourInWords(time: ClockTime): string {
  const hour = Math.ceil(minutesOfDay(time) / 60);
  const word = timeInWords(`${hour}:00`);
  return hour % 12 === 0 ? word : `${word} o’clock`;
}

const weekdayNames: Record<Weekday, string> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

/** `Friday, December 25`, with the year unless it is `thisYear` (`YYYY`). */
export function dayInWords(day: Day, thisYear: string): string {
  const written = longDate(day, locales.en);
  const date = day.startsWith(thisYear) ? written.replace(`, ${thisYear}`, '') : written;
  return `${weekdayNames[weekdayOf(day)]}, ${date}`;
}

/** `Mondays and Tuesdays, November 1 to February 28`; empty for the whole year. */
export function seasonInWords({ weekdays, from, to }: Season): string {
  const days = weekdays && listed(weekdays.map(name => `${weekdayNames[name]}s`));
  const date = (monthDay: MonthDay) => longDate(`2000-${monthDay}`, locales.en).replace(', 2000', '');
  const [first = '01-01', last = '12-31'] = [from, to];
  const dates = (from ?? to) && (first === last ? date(first) : `${date(first)} to ${date(last)}`);
  return [days, dates].filter(Boolean).join(', ');
}
