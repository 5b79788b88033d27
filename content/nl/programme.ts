import type { ClockTime } from '../../domain/clock-time.ts';
import type { Day } from '../../domain/day.ts';
import { clockTime, longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { programmeIn } from '../programme.ts';
import { capitalized, dayInWords, listed, oClock } from './dutch.ts';
import { hoursText } from './hours.ts';
import { reasons } from './reasons.ts';
import { named } from './shows.ts';

const clock = (time: ClockTime) => clockTime(time, locales.nl);
const title = (show: string) => named[show]?.title ?? show;
const date = (day: Day) => longDate(day, locales.nl);

export const programme = programmeIn({
  reasons,
  dayInWords,
  beginning: capitalized,
  closedOn: (day, why) => `Op ${date(day)} is het park gesloten${why}. We stellen je een andere dag voor.`,
  openOn: (day, { opens, closes }, why) =>
    `Op ${date(day)} is het park open van ${clock(opens)} tot ${oClock(closes)}${why}.`,
  closed: 'Gesloten',
  open: hours => `Open ${hoursText(hours)}`,
  dropped: shows =>
    capitalized(listed(shows.map(({ show, at }) => `geen ${title(show)}${at ? ` om ${oClock(at)}` : ''}`))),
  moved: (show, from, to) => `${title(show)} om ${clock(to)} in plaats van ${oClock(from)}`,
});
