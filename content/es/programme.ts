import type { ClockTime } from '../../domain/clock-time.ts';
import type { Day } from '../../domain/day.ts';
import { clockTime, longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { type Dropped, programmeIn } from '../programme.ts';
import { hoursText } from './hours.ts';
import { reasons } from './reasons.ts';
import { named } from './shows.ts';
import { capitalized, dayInWords, listed } from './spanish.ts';

const clock = (time: ClockTime) => clockTime(time, locales.es);
const title = (show: string) => named[show]?.title ?? show;
const date = (day: Day) => longDate(day, locales.es);
/** A show at a time, or all of it. */
const showAt = ({ show, at }: Dropped) => `${title(show)}${at ? ` a las ${clock(at)}` : ''}`;

export const programme = programmeIn({
  reasons,
  dayInWords,
  beginning: capitalized,
  closedOn: (day, why) => `El ${date(day)} el parque está cerrado${why}. Te propondremos otro día.`,
  openOn: (day, hours, why) => `El ${date(day)} el parque abre ${hoursText(hours)}${why}.`,
  closed: 'Cerrado',
  open: hours => `Abierto ${hoursText(hours)}`,
  dropped: shows => `No hay ${listed(shows.map(showAt), 'ni')}`,
  moved: (show, from, to) => `${showAt({ show, at: to })} en lugar de a las ${clock(from)}`,
});
