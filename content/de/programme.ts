import type { ClockTime } from '../../domain/clock-time.ts';
import type { Exception } from '../../domain/exceptions.ts';
import type { Change, DayProgramme } from '../../domain/programme.ts';
import { longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { droppedBy, upcomingIn } from '../upcoming.ts';
import { dayInWords, fromTo, listed, oClock } from './german.ts';
import { hoursText } from './hours.ts';
import { reasons } from './reasons.ts';
import { named } from './shows.ts';

const title = (show: string) => named[show]?.title ?? show;

// Titles have no article here: its gender would be that of a show which nobody has written yet.
const dropped = (...what: string[]) => `${what.length > 1 ? 'Entfallen' : 'Entfällt'}: ${listed(what)}`;
const at = (show: string, time: ClockTime) => `${title(show)} um ${oClock(time)}`;
const moved = (show: string, to: ClockTime, was: ClockTime) => `${at(show, to)} statt um ${oClock(was)}`;

/** What does not take place, or at another time, in a line without a full stop. */
const changeLine = ({ performance: { show, start }, reason, to }: Change) =>
  `${to ? moved(show, to, start) : dropped(at(show, start))} (${reasons[reason]})`;

/** What a visitor should know of a day: from when to when the park is open, and what is not as usual. */
function ofDay({ day, hours, reason, changes }: DayProgramme): string[] {
  const why = reason ? ` (${reasons[reason]})` : '';
  const date = longDate(day, locales.de);
  if (!hours) return [`Am ${date} ist der Park geschlossen${why}. Wir schlagen dir einen anderen Tag vor.`];
  return [
    `Am ${date} ist der Park von ${fromTo(hours.opens, hours.closes, ' bis ')} geöffnet${why}.`,
    ...changes.map(change => `${changeLine(change)}.`),
  ];
}

/** Nothing of a show on days on which the park is closed. */
function exceptionLines(exception: Exception, days: readonly DayProgramme[]): string[] {
  const why = `(${reasons[exception.reason]})`;
  if ('closed' in exception) return [`Geschlossen ${why}`];
  if (days.every(({ hours }) => !hours)) return [];
  if ('hours' in exception) {
    const without = droppedBy(exception, days).map(({ performance: { show, start } }) => at(show, start));
    return [
      `Geöffnet ${hoursText(exception.hours)} ${why}`,
      ...(without.length > 0 ? [dropped(...without)] : []),
    ];
  }
  if ('cancelled' in exception) {
    const { show, at: time } = exception.cancelled;
    return [`${dropped(time ? at(show, time) : title(show))} ${why}`];
  }
  const { show, at: was, to } = exception.moved;
  return [`${moved(show, to, was)} ${why}`];
}

/** What is told of days, for the build and the mails. */
export const programme = { ofDay, upcoming: upcomingIn({ linesOf: exceptionLines, dayInWords }) };
