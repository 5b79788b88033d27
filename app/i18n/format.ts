import type { ClockTime } from '../content/park.ts';
import { type Locale, locales } from './locales.ts';

/** Minutes since midnight of a `HH:MM` time. */
export function minutesOfDay(time: ClockTime): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `'11:30'` as `'11:30 AM'`. Newer ICU data puts a narrow space before AM: it is made a plain one, so that every engine writes the same. */
export function clockTime(time: ClockTime, locale: Locale): string {
  return formatTime(time, locale, { hour: 'numeric', minute: '2-digit' });
}

/** `'11:00'` as `'11 AM'`, for the hours of an axis. */
export function hourLabel(time: ClockTime, locale: Locale): string {
  return formatTime(time, locale, { hour: 'numeric' });
}

function formatTime(time: ClockTime, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const moment = new Date(Date.UTC(2000, 0, 1, 0, minutesOfDay(time)));
  const format = new Intl.DateTimeFormat(locales[locale].intl, { ...options, timeZone: 'UTC' });
  return format.format(moment).replace(/\s/gu, ' ');
}

/** A calendar day, `YYYY-MM-DD` (ISO 8601), as `'November 20, 2026'`. */
export function longDate(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locales[locale].intl, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`)).replace(/\s/gu, ' ');
}
