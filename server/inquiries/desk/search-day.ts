import { type Day, isDay, parseDay } from '../../../domain/day.ts';
import { addDays, daysFrom } from '../../../domain/days.ts';
import { type Language, locales } from '../../../i18n/locales.ts';

/** A date without a year means its first occurrence since this many days ago. */
const daysBack = 183;

/** Returns 1 to 12, or 0 if the word is no month. An abbreviation has three letters or more. */
function findMonth(word: string, language: Language): number {
  if (word.length < 3) return 0;
  for (const { months } of [locales.en, language]) {
    const index = months.findIndex(month => month.toLowerCase().startsWith(word));
    if (index >= 0) return index + 1;
  }
  return 0;
}

const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What may precede a day: `next Friday`, `este sábado`. */
const namePrefix = /^(?:on|this|next|el|este|proximo)\s+/;

function getDaysByName(
  today: Day,
  language: Language,
): { relativeDays: Map<string, Day>; weekdays: Map<string, Day> } {
  const relativeDays = new Map<string, Day>();
  const weekdays = new Map<string, Day>();
  for (const { intl } of [locales.en, language]) {
    const relative = new Intl.RelativeTimeFormat(intl, { numeric: 'auto' });
    for (const days of [-2, -1, 0, 1, 2])
      relativeDays.set(foldText(relative.format(days, 'day')), addDays(today, days));
    const weekday = new Intl.DateTimeFormat(intl, { weekday: 'long', timeZone: 'UTC' });
    for (const day of daysFrom(today, 7)) weekdays.set(foldText(weekday.format(new Date(day))), day);
  }
  return { relativeDays, weekdays };
}

/** Reads `tomorrow`, `Friday`, `2026-12-24`, `24/12/2026`, `24/12`, `24 Dec`, `Thursday, December 24th, 2026`, `24 de diciembre` */
export function parseSearchDay(query: string, today: Day, language: Language): Day | null {
  const text = query.trim().toLowerCase();
  const isoDay = parseDay(text);
  if (isoDay) return isoDay;
  const { relativeDays, weekdays } = getDaysByName(today, language);
  const name = foldText(text).replace(namePrefix, '');
  const dayByName = relativeDays.get(name) ?? weekdays.get(name);
  if (dayByName) return dayByName;
  const numbers = /^(\d\d?)[/.](\d\d?)\.?$/.exec(text);
  if (numbers) return findDay(Number(numbers[2]), Number(numbers[1]), undefined, today);
  const parts = text
    .split(/[\s.,/-]+|\b(?:de|del|of|the)\b/)
    .filter(part => part !== '' && !weekdays.has(foldText(part)));
  const month = parts.map(part => findMonth(part, language)).find(Boolean) ?? 0;
  const rest = parts.filter(part => findMonth(part, language) === 0);
  const date = rest.find(part => /^\d\d?(st|nd|rd|th|º)?$/.test(part));
  const year = rest.find(part => /^\d{4}$/.test(part));
  if (!month || !date || parts.length !== (year ? 3 : 2)) return null;
  return findDay(month, Number.parseInt(date, 10), year, today);
}

function findDay(month: number, date: number, year: string | undefined, today: Day): Day | null {
  const pad = (value: number) => String(value).padStart(2, '0');
  const thisYear = Number(today.slice(0, 4));
  const first = addDays(today, -daysBack);
  const years = year ? [year] : [thisYear - 1, thisYear, thisYear + 1];
  const days = years.map(candidateYear => `${candidateYear}-${pad(month)}-${pad(date)}`);
  return days.find((day): day is Day => isDay(day) && (year !== undefined || day >= first)) ?? null;
}
