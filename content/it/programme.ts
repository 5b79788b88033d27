import type { Day } from '../../domain/day.ts';
import { longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { programmeIn } from '../programme.ts';
import { hoursText } from './hours.ts';
import { capitalized, dayInWords, onTheClock, theDay, uncapitalized } from './italian.ts';
import { reasons } from './reasons.ts';
import { named } from './shows.ts';

const title = (show: string) => named[show]?.title ?? show;
const date = (day: Day) => capitalized(theDay(longDate(day, locales.it)));
/** Inside a sentence. */
const called = (show: string) => uncapitalized(title(show));

export const programme = programmeIn({
  reasons,
  dayInWords,
  beginning: capitalized,
  closedOn: (day, why) => `${date(day)} il parco è chiuso${why}. Ti proporremo un altro giorno.`,
  openOn: (day, { opens, closes }, why) =>
    `${date(day)} il parco è aperto ${onTheClock('da', opens)} ${onTheClock('a', closes)}${why}.`,
  closed: 'Chiuso',
  open: hours => `Aperto ${hoursText(hours)}`,
  dropped: shows =>
    capitalized(
      shows.map(({ show, at }) => `niente ${called(show)}${at ? ` ${onTheClock('a', at)}` : ''}`).join(', '),
    ),
  moved: (show, from, to) => `${title(show)} ${onTheClock('a', to)} invece che ${onTheClock('a', from)}`,
});
