import type { ClockTime } from '../../domain/clock-time.ts';
import type { Day } from '../../domain/day.ts';
import { clockTime, longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { programmeIn } from '../programme.ts';
import { dayInWords, listed } from './english.ts';
import { hoursText } from './hours.ts';
import { reasons } from './reasons.ts';
import { named } from './shows.ts';

const clock = (time: ClockTime) => clockTime(time, locales.en);
const title = (show: string) => named[show]?.title ?? show;
const date = (day: Day) => longDate(day, locales.en);

export const programme = programmeIn({
  reasons,
  dayInWords,
  closedOn: (day, why) => `On ${date(day)}, the park is closed${why}. We’ll suggest another day.`,
  openOn: (day, { opens, closes }, why) =>
    `On ${date(day)}, the park is open from ${clock(opens)} to ${clock(closes)}${why}.`,
  closed: 'Closed',
  open: hours => `Open ${hoursText(hours)}`,
  dropped: shows =>
    `No ${listed(
      shows.map(({ show, at }) => `${title(show)}${at ? ` at ${clock(at)}` : ''}`),
      'or',
    )}`,
  moved: (show, from, to) => `${title(show)} at ${clock(to)} instead of ${clock(from)}`,
});
