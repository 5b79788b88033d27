import { park } from '../domain/park.ts';
import type { Season } from '../domain/season.ts';
import { formatList } from './facts.ts';
import { formatClockTime, formatDayAndMonth } from './format.ts';
import { type Locale, locales } from './locales.ts';
import { formatMessage } from './message.ts';
import type { Messages } from './messages.ts';

/** `Monday and Tuesday, November 1 to February 28` */
export function formatSeason(
  { weekdays, from, to }: Season,
  hours: Messages['hours'],
  locale: Locale,
): string {
  const language = locales[locale];
  const days = weekdays?.map(name => hours.weekdays[name].long);
  const [first = '01-01', last = '12-31'] = [from, to];
  const dates = { from: formatDayAndMonth(first, language), until: formatDayAndMonth(last, language) };
  const range = first === last ? dates.from : formatMessage(hours.dates, dates, language);
  return [days && formatList(days, locale), (from ?? to) && range].filter(Boolean).join(', ');
}

/** In order of precedence, without final periods. */
export function listOpeningHours({ hours, reasons }: Messages, locale: Locale): string[] {
  const language = locales[locale];
  return [
    ...park.otherHours.map(rule => {
      const when = formatSeason(rule, hours, locale);
      if ('closed' in rule)
        return formatMessage(hours.closed, { when, reason: reasons[rule.closed] }, language);
      const [from, until] = [formatClockTime(rule.opens, language), formatClockTime(rule.closes, language)];
      return formatMessage(hours.open, { when, from, until }, language);
    }),
    park.otherHours.length === 0 ? hours.daily : hours.otherDays,
  ];
}
