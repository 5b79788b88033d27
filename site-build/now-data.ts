import type { AnnouncedNames } from '../app/inline/announced-days.ts';
import type { NowData, NowDay, TimedText } from '../app/inline/park-state.ts';
import { type ClockTime, minutesOfDay } from '../domain/clock-time.ts';
import type { Day } from '../domain/day.ts';
import { daysFrom } from '../domain/days.ts';
import { scheduleOf } from '../domain/schedule.ts';
import { type ScheduleFacts, scheduleFacts } from '../domain/schedule-facts.ts';
import { formatClockTime } from '../i18n/format.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { formatMessage } from '../i18n/message.ts';
import { words } from '../i18n/words.ts';

/** More than a year: `security.txt` asks for a build every eleven months. */
const daysAhead = 400;

/** For `app/inline/now.ts`. Identical days share an entry. */
export function createNowData(
  locale: Locale,
  from: Day,
  facts: ScheduleFacts<string> = scheduleFacts,
): NowData {
  const language = locales[locale];
  // Times must not break across lines.
  const toTimedText = (time: ClockTime): TimedText => [
    minutesOfDay(time),
    formatClockTime(time, language).replace(' ', '\u00a0'),
  ];
  const { names } = createAnnouncedNames(locale);
  const entries: string[] = [];
  const dayIndexes: number[] = [];
  for (const day of daysFrom(from, daysAhead)) {
    const { hours, performances } = scheduleOf(day, facts);
    const entry: NowDay = {
      ...(hours && { hours: [toTimedText(hours.opens), toTimedText(hours.closes)] as const }),
      shows: performances.map(({ show, start, end }) => [
        toTimedText(start),
        toTimedText(end),
        names[show] ?? show,
      ]),
    };
    const text = JSON.stringify(entry);
    if (!entries.includes(text)) entries.push(text);
    dayIndexes.push(entries.indexOf(text));
  }
  return {
    first: Date.parse(from),
    dayIndexes,
    days: entries.map(text => JSON.parse(text)),
    intl: language.intl,
    firstOfMonth: language.firstOfMonth,
    words: Object.fromEntries(
      Object.entries(words[locale].now).map(([name, message]) => [
        name,
        formatMessage(message, { time: '{time}', day: '{day}', show: '{show}' }, language),
      ]),
    ) as NowData['words'],
  };
}

/** What a page needs to describe announced days. */
export function createAnnouncedNames(locale: Locale): AnnouncedNames {
  return { locale, clock: locales[locale].clock, names: words[locale].showNames };
}
