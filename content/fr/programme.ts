import type { ClockTime } from '../../domain/clock-time.ts';
import type { Exception } from '../../domain/exceptions.ts';
import type { Change, DayProgramme } from '../../domain/programme.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { droppedBy, upcomingIn } from '../upcoming.ts';
import { capitalized, dateInWords, dayInWords, listed } from './french.ts';
import { hoursText } from './hours.ts';
import { reasons } from './reasons.ts';
import { named } from './shows.ts';

const clock = (time: ClockTime) => clockTime(time, locales.fr);
const title = (show: string) => named[show]?.title ?? show;

/**
 * What does not take place, or at another time, in a line without a full stop. Nothing in it agrees with the title, whatever its gender.
 */
const changeLine = ({ performance: { show, start }, reason, to }: Change) =>
  to
    ? `${title(show)} à ${clock(to)} au lieu de ${clock(start)} (${reasons[reason]})`
    : `Annulation : ${title(show)} à ${clock(start)} (${reasons[reason]})`;

/** What a visitor should know of a day: from when to when the park is open, and what is not as usual. */
function ofDay({ day, hours, reason, changes }: DayProgramme): string[] {
  const why = reason ? ` (${reasons[reason]})` : '';
  const date = dateInWords(day);
  if (!hours) return [`Le ${date}, le parc est fermé${why}. Nous vous proposerons un autre jour.`];
  return [
    `Le ${date}, le parc est ouvert de ${clock(hours.opens)} à ${clock(hours.closes)}${why}.`,
    ...changes.map(change => `${changeLine(change)}.`),
  ];
}

/** Nothing of a show on days on which the park is closed. */
function exceptionLines(exception: Exception, days: readonly DayProgramme[]): string[] {
  const why = `(${reasons[exception.reason]})`;
  if ('closed' in exception) return [`Fermé ${why}`];
  if (days.every(({ hours }) => !hours)) return [];
  if ('hours' in exception) {
    const dropped = droppedBy(exception, days);
    const without = dropped.map(({ performance: { show, start } }) => `${title(show)} à ${clock(start)}`);
    return [
      `Ouvert ${hoursText(exception.hours)} ${why}`,
      ...(without.length > 0 ? [`Annulation${without.length > 1 ? 's' : ''} : ${listed(without)}`] : []),
    ];
  }
  if ('cancelled' in exception) {
    const { show, at } = exception.cancelled;
    return [`Annulation : ${title(show)}${at ? ` à ${clock(at)}` : ''} ${why}`];
  }
  const { show, at, to } = exception.moved;
  return [`${title(show)} à ${clock(to)} au lieu de ${clock(at)} ${why}`];
}

/** What is told of days, for the build and the mails. */
export const programme = {
  ofDay,
  upcoming: upcomingIn({ linesOf: exceptionLines, dayInWords, beginning: capitalized }),
};
