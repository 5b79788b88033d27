/** Numbers, times and lists as Dutch writes them in a sentence. */
import { type ClockTime, minutesOfDay } from '../../domain/clock-time.ts';
import type { Day } from '../../domain/day.ts';
import { type MonthDay, type Season, type Weekday, weekdayOf } from '../../domain/season.ts';
import { clockTime, longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { plural } from '../../i18n/plural.ts';

const language = locales.nl;

const numbers = [
  'geen',
  'één',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
];

/** `1.500` */
export const inFigures = (count: number): string => count.toLocaleString(language.intl);

/** `zes`; from thirteen on in figures. */
export const inWords = (count: number): string => numbers[count] ?? inFigures(count);

/** `1 maand`, `3 maanden`. Measures such as `uur` and `jaar` stay as they are behind a number, and on its line. */
export const counted = (count: number, one: string, several?: string): string =>
  plural(
    count,
    several ? { one: `{count} ${one}`, other: `{count} ${several}` } : { other: `{count}\u00a0${one}` },
    language,
  );

/** `één show`, `zes shows`. */
export const countedInWords = (count: number, one: string, several: string): string =>
  `${inWords(count)} ${plural(count, { one, other: several }, language)}`;

const often = (count: number) => (count === 0 ? 'nooit' : `${inWords(count)} keer`);

/** `twee keer`, `twee of drie keer`, `twee tot vijf keer`, `hoogstens twee keer`. */
export function howOften({ least, most }: { least: number; most: number }): string {
  if (least === most) return often(least);
  if (least === 0) return `hoogstens ${often(most)}`;
  return `${inWords(least)} ${most - least === 1 ? 'of' : 'tot'} ${often(most)}`;
}

/** `18:00 uur`: no line ends in it. */
export const oClock = (time: ClockTime): string => `${clockTime(time, language)}\u00a0uur`;

/** `papegaaien, pinguïns en orka’s`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} en ${items.at(-1)}`;
}

/** A capital has no accent (`Eén`), and `ij` is one letter (`IJsberen`). */
export const capitalized = (text: string): string =>
  text.replace(/^(ij|.)/u, first => first.replace('é', 'e').toUpperCase());

/** With a small letter in front, for a title in a sentence. */
export const uncapitalized = (text: string): string => text.replace(/^(IJ|.)/u, first => first.toLowerCase());

/** A time as it is said: `negen uur`, `half twaalf`, `kwart voor twee`, `middernacht`; other minutes in figures, `14:20 uur`. */
export function timeInWords(time: ClockTime): string {
  const word = timeWithoutHour(time);
  if (/\d/.test(word)) return oClock(time);
  return minutesOfDay(time) % 60 > 0 || minutesOfDay(time) === 0 ? word : `${word} uur`;
}

/** `negen`, for a span: `van negen tot zes uur`. The half hour is named after the next full one. */
export function timeWithoutHour(time: ClockTime): string {
  const minutes = minutesOfDay(time);
  const hour = (count: number) => inWords(count % 12 || 12);
  if (minutes === 0) return 'middernacht';
  const full = Math.floor(minutes / 60);
  const parts: Record<number, string> = {
    0: hour(full),
    15: `kwart over ${hour(full)}`,
    30: `half ${hour(full + 1)}`,
    45: `kwart voor ${hour(full + 1)}`,
  };
  return parts[minutes % 60] ?? clockTime(time, language);
}

/** The full hour by which it is that late, as it is said: `twee uur`. */
export const hourInWords = (time: ClockTime): string =>
  timeInWords(`${Math.ceil(minutesOfDay(time) / 60) % 24}:00`);

const weekdayNames: Record<Weekday, string> = {
  Mon: 'maandag',
  Tue: 'dinsdag',
  Wed: 'woensdag',
  Thu: 'donderdag',
  Fri: 'vrijdag',
  Sat: 'zaterdag',
  Sun: 'zondag',
};

/** `vrijdag 25 december`, with its year where that is not `thisYear` (`YYYY`). */
export function dayInWords(day: Day, thisYear: string): string {
  const written = longDate(day, language);
  const date = day.startsWith(thisYear) ? written.replace(` ${thisYear}`, '') : written;
  return `${weekdayNames[weekdayOf(day)]} ${date}`;
}

/** `maandag en dinsdag, 1 november t/m 28 februari`; nothing where it is the whole year. */
export function seasonInWords({ weekdays, from, to }: Season): string {
  const days = weekdays && listed(weekdays.map(name => weekdayNames[name]));
  const date = (monthDay: MonthDay) => longDate(`2000-${monthDay}`, language).replace(' 2000', '');
  const [first = '01-01', last = '12-31'] = [from, to];
  const dates = (from ?? to) && (first === last ? date(first) : `${date(first)} t/m ${date(last)}`);
  return [days, dates].filter(Boolean).join(', ');
}
