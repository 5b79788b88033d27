import { type Day, isDay, readDay } from '../../../domain/day.ts';
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

/** The day called `today`, `tomorrow` or `Friday` (the next one) in English or the office's language. */
function namedDay(typed: string, today: Day, language: Language): Day | null {
  const name = folded(typed).replace(beforeNames, '');
  for (const { intl } of [locales.en, language]) {
    const relative = new Intl.RelativeTimeFormat(intl, { numeric: 'auto' });
    const offset = [0, 1, -1, 2, -2].find(days => folded(relative.format(days, 'day')) === name);
    if (offset !== undefined) return addDays(today, offset);
    const weekday = daysFrom(today, 7).find(day => weekdayName(day, intl) === name);
    if (weekday) return weekday;
  }
  return null;
}

const weekdayName = (day: Day, intl: string): string =>
  folded(new Intl.DateTimeFormat(intl, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day)));

/** Parses a search as a day: `tomorrow`, `Friday`, `2026-12-24`, `24/12/2026`, `24/12`, `24 Dec`, `December 24th, 2026`, `24 de diciembre`. */
export function searchedDay(typed: string, today: Day, language: Language): Day | null {
  const text = typed.trim().toLowerCase();
  const written = readDay(text);
  if (written) return written;
  const named = namedDay(text, today, language);
  if (named) return named;
  const numbers = /^(\d\d?)[/.](\d\d?)\.?$/.exec(text);
  if (numbers) return dayOf(Number(numbers[2]), Number(numbers[1]), undefined, today);
  const parts = text.split(/[\s.,/-]+|\b(?:de|del|of|the)\b/).filter(Boolean);
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
