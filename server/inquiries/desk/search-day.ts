import { type Day, isDay, parseDay } from '../../../domain/day.ts';
import { addDays, daysFrom } from '../../../domain/days.ts';
import { type Language, locales } from '../../../i18n/locales.ts';

/** Without a year, a date means the first occurrence after this many days ago. */
const daysBack = 183;

/** The number of a month by its name or abbreviation (three letters or more), in English or the office's language; 0 if none. */
function monthOf(word: string, language: Language): number {
  if (word.length < 3) return 0;
  for (const { months } of [locales.en, language]) {
    const index = months.findIndex(month => month.toLowerCase().startsWith(word));
    if (index >= 0) return index + 1;
  }
  return 0;
}

/** In lower case without accents. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words before the name of a day: `next Friday`, `este sábado`. */
const beforeNames = /^(?:on|this|next|el|este|proximo)\s+/;

/** `today`, `tomorrow` and their neighbors, and the weekdays from today on, in English or the office's language. */
function namedDays(today: Day, language: Language): { near: Map<string, Day>; weekdays: Map<string, Day> } {
  const near = new Map<string, Day>();
  const weekdays = new Map<string, Day>();
  for (const { intl } of [locales.en, language]) {
    const relative = new Intl.RelativeTimeFormat(intl, { numeric: 'auto' });
    for (const days of [-2, -1, 0, 1, 2])
      near.set(folded(relative.format(days, 'day')), addDays(today, days));
    const weekday = new Intl.DateTimeFormat(intl, { weekday: 'long', timeZone: 'UTC' });
    for (const day of daysFrom(today, 7)) weekdays.set(folded(weekday.format(new Date(day))), day);
  }
  return { near, weekdays };
}

/**
 * Parses a search as a day: `tomorrow`, `Friday` (the next one), `2026-12-24`, `24/12/2026`, `24/12`, `24 Dec`, `Thursday, December 24th,
 * 2026`, `24 de diciembre`.
 */
export function searchedDay(typed: string, today: Day, language: Language): Day | null {
  const text = typed.trim().toLowerCase();
  const written = parseDay(text);
  if (written) return written;
  const { near, weekdays } = namedDays(today, language);
  const name = folded(text).replace(beforeNames, '');
  const named = near.get(name) ?? weekdays.get(name);
  if (named) return named;
  const numbers = /^(\d\d?)[/.](\d\d?)\.?$/.exec(text);
  if (numbers) return dayOf(Number(numbers[2]), Number(numbers[1]), undefined, today);
  const parts = text
    .split(/[\s.,/-]+|\b(?:de|del|of|the)\b/)
    .filter(part => part !== '' && !weekdays.has(folded(part)));
  const month = parts.map(part => monthOf(part, language)).find(Boolean) ?? 0;
  const rest = parts.filter(part => monthOf(part, language) === 0);
  const date = rest.find(part => /^\d\d?(st|nd|rd|th|º)?$/.test(part));
  const year = rest.find(part => /^\d{4}$/.test(part));
  if (!month || !date || parts.length !== (year ? 3 : 2)) return null;
  return dayOf(month, Number.parseInt(date, 10), year, today);
}

function dayOf(month: number, date: number, year: string | undefined, today: Day): Day | null {
  const two = (value: number) => String(value).padStart(2, '0');
  const thisYear = Number(today.slice(0, 4));
  const first = addDays(today, -daysBack);
  const years = year ? [year] : [thisYear - 1, thisYear, thisYear + 1];
  const days = years.map(each => `${each}-${two(month)}-${two(date)}`);
  return days.find((day): day is Day => isDay(day) && (year !== undefined || day >= first)) ?? null;
}
