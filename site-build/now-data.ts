import type { AnnouncedNames } from '../app/inline/announced-days.ts';
import type { NowData, NowDay, TimedText } from '../app/inline/park-state.ts';
import { words } from '../content/words.ts';
import { type ClockTime, minutesOfDay } from '../domain/clock-time.ts';
import type { Day } from '../domain/day.ts';
import { daysFrom } from '../domain/days.ts';
import { type ProgrammeFacts, programmeFacts, programmeOf } from '../domain/programme.ts';
import { clockTime } from '../i18n/format.ts';
import { type Locale, locales } from '../i18n/locales.ts';

/** Days that a page can tell of: a site is built once a year at the least (docs/operations.md, "After a deployment"). */
const daysAhead = 400;

/** The programme of the days to come for `app/inline/now.ts`, in a language. Days that are alike are told once. */
export function nowData(locale: Locale, from: Day, facts: ProgrammeFacts<string> = programmeFacts): NowData {
  const language = locales[locale];
  // A time is not broken at the end of a line.
  const moment = (time: ClockTime): TimedText => [
    minutesOfDay(time),
    clockTime(time, language).replace(' ', '\u00a0'),
  ];
  const { names } = nowNames(locale);
  const known: string[] = [];
  let dayCodes = '';
  for (const day of daysFrom(from, daysAhead)) {
    const { hours, performances } = programmeOf(day, facts);
    const told: NowDay = {
      ...(hours && { hours: [moment(hours.opens), moment(hours.closes)] as const }),
      shows: performances.map(({ show, start, end }) => [moment(start), moment(end), names[show] ?? show]),
    };
    const text = JSON.stringify(told);
    if (!known.includes(text)) known.push(text);
    dayCodes += String.fromCharCode(48 + known.indexOf(text));
  }
  return {
    first: Date.parse(from),
    dayCodes,
    days: known.map(text => JSON.parse(text)),
    intl: language.intl,
    words: words[locale].now,
  };
}

/** What `now.ts` tells announced days with. */
export const nowNames = (locale: Locale): AnnouncedNames => ({
  clock: locales[locale].clock,
  names: Object.fromEntries(words[locale].attractions.shows.cards.map(({ id, title }) => [id, title])),
});
