/**
 * Times and dates in words. Written here and not by `Intl`, which costs a phone a tenth of a second before React has
 * started; a unit test holds both against each other.
 */
import { type ClockTime, minutesOfDay } from '../domain/clock-time.ts';
import { fill } from './fill.ts';
import type { Language } from './locales.ts';

/** What of a language times are written by, and what dates. */
export type ClockStyle = Pick<Language, 'clock'>;
export type Dates = Pick<Language, 'longDate' | 'months'>;

/** `'11:30'` as `'11:30 AM'`. */
export function clockTime(time: ClockTime, language: ClockStyle): string {
  const { hour, half } = hourOf(time, language);
  return `${hour}${time.slice(-3)}${half}`;
}

/** `'11:00'` as `'11 AM'` or `'11:00'`, for the hours of an axis. */
export function hourLabel(time: ClockTime, language: ClockStyle): string {
  const { hour, half } = hourOf(time, language);
  return `${hour}${half || ':00'}`;
}

function hourOf(time: ClockTime, language: ClockStyle) {
  const hour = Math.floor(minutesOfDay(time) / 60);
  if (language.clock === '24-hour') return { hour, half: '' };
  return { hour: hour % 12 || 12, half: hour < 12 ? ' AM' : ' PM' };
}

/** A calendar day, `YYYY-MM-DD` (ISO 8601), as `'November 20, 2026'`. */
export function longDate(day: string, language: Dates): string {
  const [year = '', month, date] = day.split('-');
  return (
    longDates(language)
      [Number(month) - 1]?.replace('{day}', String(Number(date)))
      .replace('{year}', year) ?? day
  );
}

/** The same behind the weekday: `'Friday, November 20, 2026'`. */
export const weekdayDate = (weekday: string, day: string, language: Language): string =>
  fill(language.weekdayDate, { weekday, date: longDate(day, language) });

/**
 * A calendar day as `'24 Dec'`, with its year where that is not `thisYear` (`YYYY`): for lists and subjects that the office reads. By
 * `Intl`, because no phone does it.
 */
export function shortDate(day: string, thisYear: string, { intl }: Language): string {
  const [year, , date] = day.split('-');
  const format = new Intl.DateTimeFormat(intl, { month: 'short', timeZone: 'UTC' });
  const written = `${Number(date)} ${format.format(new Date(`${day}T00:00:00Z`))}`;
  return year === thisYear ? written : `${written} ${year}`;
}

/** The twelve months of a year in long form, with `{day}` and `{year}` left to fill in. */
export function longDates(language: Dates): string[] {
  const { longDate: pattern, months } = language;
  return months.map(month => pattern.replace('{month}', month));
}
