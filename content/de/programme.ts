import type { Day } from '../../domain/day.ts';
import { longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { type Dropped, programmeIn } from '../programme.ts';
import { dayInWords, fromTo, listed, oClock } from './german.ts';
import { hoursText } from './hours.ts';
import { reasons } from './reasons.ts';
import { named } from './shows.ts';

const title = (show: string) => named[show]?.title ?? show;
const date = (day: Day) => longDate(day, locales.de);
/** A show at a time, or all of it. Titles have no article here: its gender would be that of a show which nobody has written yet. */
const showAt = ({ show, at }: Dropped) => `${title(show)}${at ? ` um ${oClock(at)}` : ''}`;

export const programme = programmeIn({
  reasons,
  dayInWords,
  closedOn: (day, why) =>
    `Am ${date(day)} ist der Park geschlossen${why}. Wir schlagen dir einen anderen Tag vor.`,
  openOn: (day, { opens, closes }, why) =>
    `Am ${date(day)} ist der Park von ${fromTo(opens, closes, ' bis ')} geöffnet${why}.`,
  closed: 'Geschlossen',
  open: hours => `Geöffnet ${hoursText(hours)}`,
  dropped: shows => `${shows.length > 1 ? 'Entfallen' : 'Entfällt'}: ${listed(shows.map(showAt))}`,
  moved: (show, from, to) => `${showAt({ show, at: to })} statt um ${oClock(from)}`,
});
