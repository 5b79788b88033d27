/** Numbers, times and lists as German writes them in a sentence. */
import { type ClockTime, minutesOfDay } from '../../domain/clock-time.ts';
import type { Day } from '../../domain/day.ts';
import { park } from '../../domain/park.ts';
import { type MonthDay, type Season, type Weekday, weekdayOf } from '../../domain/season.ts';
import { clockTime, longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';

export { capitalized, uncapitalized } from '../letters.ts';

const numbers = [
  'null',
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** `1.500` */
export const inDigits = (count: number): string => count.toLocaleString(locales.de.intl);

/** `sechs`; from thirteen on in digits. */
export const inWords = (count: number): string => numbers[count] ?? inDigits(count);

/** `1 Stunde`, `3 Stunden`: both forms in the case that the sentence asks for. */
export const counted = (count: number, one: string, several: string): string =>
  `${inDigits(count)} ${count === 1 ? one : several}`;

/**
 * `eine Show`, `sechs Shows`, `keine Shows`. One has its article with it, because that has a gender and a case: `einer Show`, and then
 * `keinen Shows`.
 */
export const countedInWords = (count: number, one: string, several: string): string =>
  count === 1 ? one : `${count === 0 ? noneAs(one) : inWords(count)} ${several}`;

const noneAs = (one: string) => (/^eine[mr] /.test(one) ? 'keinen' : 'keine');

/** `innerhalb eines Monats`, `innerhalb von zwei Monaten`: a genitive that shows only where there is an article. */
export const within = (count: number, one: string, several: string): string =>
  count === 1 ? `innerhalb ${one}` : `innerhalb von ${inWords(count)} ${several}`;

/** `ein`, `zwei`, `13`: as it stands in front of `-mal`. */
const fold = (count: number) => (count === 1 ? 'ein' : inWords(count));
const times = (count: number) => `${fold(count)}${numbers[count] ? '' : '-'}mal`;

/** `zweimal`, `zwei- oder dreimal`, `zwei- bis fünfmal`. */
export function howOften({ least, most }: { least: number; most: number }): string {
  if (most === 0) return 'nicht';
  if (least === most) return times(most);
  if (least === 0) return `höchstens ${times(most)}`;
  return `${fold(least)}- ${most - least === 1 ? 'oder' : 'bis'} ${times(most)}`;
}

/** `Papageien, Pinguine und Orcas`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;
}

/** Where a line must not break: between a time and `Uhr`. */
const space = '\u00a0';

/** `9:00 Uhr` */
export const oClock = (time: ClockTime): string => `${clockTime(time, locales.de)}${space}Uhr`;

/** `9:00 bis 18:00 Uhr` with ` bis ` between them, `9:00–18:00 Uhr` with a dash. */
export const fromTo = (from: ClockTime, until: ClockTime, between: ' bis ' | '–'): string =>
  `${clockTime(from, locales.de)}${between}${oClock(until)}`;

/**
 * A time as it is said after `um`, `von` or `bis`: `neun`, `halb zwölf`, `Viertel vor zwei`; other minutes in figures, `14:20 Uhr`. The half
 * hour is that of the hour to come.
 */
export function timeInWords(time: ClockTime): string {
  const minutes = minutesOfDay(time);
  if (minutes === 0) return 'Mitternacht';
  const full = Math.floor(minutes / 60);
  const hour = (count: number) => inWords(count % 12 || 12);
  const parts: Record<number, string> = {
    0: hour(full),
    15: `Viertel nach ${hour(full)}`,
    30: `halb ${hour(full + 1)}`,
    45: `Viertel vor ${hour(full + 1)}`,
  };
  return parts[minutes % 60] ?? oClock(time);
}

/** The full hour by which it is that late, as it is said after `um`: `zwei`. */
export const hourInWords = (time: ClockTime): string =>
  timeInWords(`${Math.ceil(minutesOfDay(time) / 60)}:00`);

const weekdayNames: Record<Weekday, string> = {
  Mon: 'Montag',
  Tue: 'Dienstag',
  Wed: 'Mittwoch',
  Thu: 'Donnerstag',
  Fri: 'Freitag',
  Sat: 'Samstag',
  Sun: 'Sonntag',
};

const withoutYear = (day: Day) => longDate(day, locales.de).replace(` ${day.slice(0, 4)}`, '');

/** `Freitag, 25. Dezember`, with its year where that is not `thisYear` (`YYYY`). */
export function dayInWords(day: Day, thisYear: string): string {
  const date = day.startsWith(thisYear) ? withoutYear(day) : longDate(day, locales.de);
  return `${weekdayNames[weekdayOf(day)]}, ${date}`;
}

/** `montags und dienstags, 1. November bis 28. Februar`; nothing where it is the whole year. */
export function seasonInWords({ weekdays, from, to }: Season): string {
  const days = weekdays && listed(weekdays.map(name => `${weekdayNames[name].toLowerCase()}s`));
  const date = (monthDay: MonthDay) => withoutYear(`2000-${monthDay}`);
  const [first = '01-01', last = '12-31'] = [from, to];
  const dates = (from ?? to) && (first === last ? date(first) : `${date(first)} bis ${date(last)}`);
  return [days, dates].filter(Boolean).join(', ');
}

/** Islands that have a German name. Addresses keep the Spanish one. */
const islands: Readonly<Record<string, string>> = {
  Tenerife: 'Teneriffa',
};

/** What the park's island is called in a sentence. */
export const island: string = islands[park.address.island] ?? park.address.island;
