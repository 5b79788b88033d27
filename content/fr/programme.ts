import { type Dropped, programmeIn } from '../programme.ts';
import { capitalized, dateInWords, dayInWords, listed, timeInWords } from './french.ts';
import { hoursText } from './hours.ts';
import { reasons } from './reasons.ts';
import { named } from './shows.ts';

/** Nothing in a line agrees with a title, whatever its gender. */
const title = (show: string) => named[show]?.title ?? show;
/** A show at a time, or all of it. */
const showAt = ({ show, at }: Dropped) => `${title(show)}${at ? ` à ${timeInWords(at)}` : ''}`;

export const programme = programmeIn({
  reasons,
  dayInWords,
  beginning: capitalized,
  closedOn: (day, why) =>
    `Le ${dateInWords(day)}, le parc est fermé${why}. Nous vous proposerons un autre jour.`,
  openOn: (day, { opens, closes }, why) =>
    `Le ${dateInWords(day)}, le parc est ouvert ${hoursText({ opens, closes })}${why}.`,
  closed: 'Fermé',
  open: hours => `Ouvert ${hoursText(hours)}`,
  dropped: shows => `Annulation${shows.length > 1 ? 's' : ''} : ${listed(shows.map(showAt))}`,
  moved: (show, from, to) => `${showAt({ show, at: to })} au lieu de ${timeInWords(from)}`,
});
