/** Avoids `Intl`, which takes 100 ms on a phone before hydration. */
import { type ClockTime, minutesOfDay } from '../domain/clock-time.ts';
import type { Day } from '../domain/day.ts';
import type { Language } from './locales.ts';

export type ClockStyle = Pick<Language, 'clock'>;
export type DateStyle = Pick<Language, 'longDatePattern' | 'months' | 'firstOfMonth'>;

/** `'11:30 AM'`, `'11:30'` or `'11 h 30'`. */
export function formatClockTime(time: ClockTime, language: ClockStyle): string {
  const { hour, period } = splitHour(time, language);
  const minutes = time.slice(-2);
  if (language.clock !== 'h') return `${hour}:${minutes}${period}`;
  return minutes === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minutes}`;
}

/** `'11:30'` or `'11h30'`, and `'3:30'` for `'15:30'`, where AM or PM is clear. */
export function formatShortClockTime(time: ClockTime, language: ClockStyle): string {
  return `${splitHour(time, language).hour}${language.clock === 'h' ? 'h' : ':'}${time.slice(-2)}`;
}

/** `'11 AM'`, `'11:00'` or `'11 h'`. */
export function formatHour(time: ClockTime, language: ClockStyle): string {
  const { hour, period } = splitHour(time, language);
  return period ? `${hour}${period}` : formatClockTime(time, language);
}

function splitHour(time: ClockTime, language: ClockStyle) {
  const hour = Math.floor(minutesOfDay(time) / 60);
  if (language.clock !== '12-hour') return { hour, period: '' };
  return { hour: hour % 12 || 12, period: hour < 12 ? ' AM' : ' PM' };
}

/** `YYYY-MM-DD` as `'November 20, 2026'`. */
export function formatLongDate(day: string, language: DateStyle): string {
  const [year = '', month, date] = day.split('-');
  return (
    listLongDatePatterns(language)
      [Number(month) - 1]?.replace('{day}', (date === '01' && language.firstOfMonth) || String(Number(date)))
      .replace('{year}', year) ?? day
  );
}

/** `'Friday, November 20, 2026'` */
export const formatWeekdayDate = (weekday: string, day: string, language: Language): string =>
  fillPattern(language.weekdayDatePattern, { weekday, date: formatLongDate(day, language) });

const fillPattern = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** `'Dec 24'`, with any other year than `thisYear`. Server only: uses `Intl`. */
export function formatShortDate(day: string, thisYear: string, { intl }: Language): string {
  const year = day.startsWith(thisYear) ? undefined : 'numeric';
  const format = new Intl.DateTimeFormat(intl, { day: 'numeric', month: 'short', year, timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** `'German'`, `'alemán'`. Server only: uses `Intl`. */
export const formatLanguageName = ({ lang }: Language, { intl }: Language): string =>
  new Intl.DisplayNames([intl], { type: 'language' }).of(lang) ?? lang;

/** With placeholders `{day}` and `{year}`. */
export function listLongDatePatterns(language: DateStyle): string[] {
  const { longDatePattern: pattern, months } = language;
  return months.map(month => pattern.replace('{month}', month));
}

/** `'Friday, December 25'`, with any other year than `thisYear`. Server only: uses `Intl`. */
export function formatBriefWeekdayDate(day: Day, thisYear: string, language: Language): string {
  const weekday = new Intl.DateTimeFormat(language.intl, { weekday: 'long', timeZone: 'UTC' });
  const date = day.startsWith(thisYear)
    ? formatDayAndMonth(day.slice(5), language)
    : formatLongDate(day, language);
  return fillPattern(language.weekdayDatePattern, { weekday: weekday.format(new Date(day)), date });
}

/** `MM-DD` as `'December 25'`. */
const formatDayAndMonth = (monthDay: string, language: DateStyle): string =>
  formatLongDate(`2000-${monthDay}`, {
    ...language,
    longDatePattern: language.longDatePattern.replace(/,?(?: de)? \{year\}$/, ''),
  });
