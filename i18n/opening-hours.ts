import { park } from '../domain/park.ts';
import type { Season } from '../domain/season.ts';
import type { WordsByFile } from './catalog.ts';
import { formatClockTime, formatDayAndMonth } from './format.ts';
import { type Language, type Locale, locales } from './locales.ts';
import { formatMessage } from './message.ts';

/** `November 1 to February 28` */
function formatSeason({ from, to }: Season, hours: WordsByFile['hours'], language: Language): string {
  const dates = { from: formatDayAndMonth(from, language), until: formatDayAndMonth(to, language) };
  return from === to ? dates.from : formatMessage(hours.dates, dates, language);
}

/** In order of precedence, without final periods. */
export function listOpeningHours({ hours, reasons }: WordsByFile, locale: Locale): string[] {
  const language = locales[locale];
  return [
    ...park.otherHours.map(rule => {
      const when = formatSeason(rule, hours, language);
      if ('closed' in rule)
        return formatMessage(hours.closed, { when, reason: reasons[rule.closed] }, language);
      const [from, until] = [formatClockTime(rule.opens, language), formatClockTime(rule.closes, language)];
      return formatMessage(hours.open, { when, from, until }, language);
    }),
    park.otherHours.length === 0 ? hours.daily : hours.otherDays,
  ];
}
