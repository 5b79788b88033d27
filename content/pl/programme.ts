import type { ClockTime } from '../../domain/clock-time.ts';
import type { Day } from '../../domain/day.ts';
import { clockTime, longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { type Dropped, programmeIn } from '../programme.ts';
import { hoursText } from './hours.ts';
import { capitalized, dayInWords, listed } from './polish.ts';
import { reasons } from './reasons.ts';
import { named } from './shows.ts';

const clock = (time: ClockTime) => clockTime(time, locales.pl);
/** Titles stay in the nominative: each begins its line, or follows a colon. */
const title = (show: string) => named[show]?.title ?? show;
const date = (day: Day) => `${longDate(day, locales.pl)}\u00a0r.`;
/** A show at a time, or all of it. */
const showAt = ({ show, at }: Dropped) => `${title(show)}${at ? ` o ${clock(at)}` : ''}`;

export const programme = programmeIn({
  reasons,
  dayInWords,
  beginning: capitalized,
  closedOn: (day, why) => `${date(day)} park jest zamknięty${why}. Zaproponujemy inny dzień.`,
  openOn: (day, { opens, closes }, why) =>
    `${date(day)} park jest otwarty od ${clock(opens)} do ${clock(closes)}${why}.`,
  closed: 'Zamknięte',
  open: hours => `Otwarte ${hoursText(hours)}`,
  dropped: shows => `Odwołane: ${listed(shows.map(showAt))}`,
  moved: (show, from, to) => `${showAt({ show, at: to })} zamiast o ${clock(from)}`,
});
