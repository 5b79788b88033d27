import type { ClockTime } from '../../domain/clock-time.ts';
import type { Exception } from '../../domain/exceptions.ts';
import type { Change, DayProgramme } from '../../domain/programme.ts';
import { clockTime, longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { droppedBy, upcomingIn } from '../upcoming.ts';
import { capitalized, dayInWords, listed, oClock } from './dutch.ts';
import { hoursText } from './hours.ts';
import { reasons } from './reasons.ts';
import { named } from './shows.ts';

const title = (show: string) => named[show]?.title ?? show;
const none = (show: string, start: ClockTime) => `geen ${title(show)} om ${oClock(start)}`;
const moved = (show: string, to: ClockTime, was: ClockTime) =>
  `${title(show)} om ${clockTime(to, locales.nl)} in plaats van ${oClock(was)}`;

/** What does not take place, or at another time, in a line without a full stop. */
const changeLine = ({ performance: { show, start }, reason, to }: Change) =>
  `${to ? moved(show, to, start) : capitalized(none(show, start))} (${reasons[reason]})`;

/** What a visitor should know of a day: from when to when the park is open, and what is not as usual. */
function ofDay({ day, hours, reason, changes }: DayProgramme): string[] {
  const why = reason ? ` (${reasons[reason]})` : '';
  const date = longDate(day, locales.nl);
  if (!hours) return [`Op ${date} is het park gesloten${why}. We stellen je een andere dag voor.`];
  return [
    `Op ${date} is het park open van ${clockTime(hours.opens, locales.nl)} tot ${oClock(hours.closes)}${why}.`,
    ...changes.map(change => `${changeLine(change)}.`),
  ];
}

/** Nothing of a show on days on which the park is closed. */
function exceptionLines(exception: Exception, days: readonly DayProgramme[]): string[] {
  const why = `(${reasons[exception.reason]})`;
  if ('closed' in exception) return [`Gesloten ${why}`];
  if (days.every(({ hours }) => !hours)) return [];
  if ('hours' in exception) {
    const without = droppedBy(exception, days).map(({ performance: { show, start } }) => none(show, start));
    return [
      `Open ${hoursText(exception.hours)} ${why}`,
      ...(without.length > 0 ? [capitalized(listed(without))] : []),
    ];
  }
  if ('cancelled' in exception) {
    const { show, at } = exception.cancelled;
    return [`${at ? capitalized(none(show, at)) : `Geen ${title(show)}`} ${why}`];
  }
  const { show, at, to } = exception.moved;
  return [`${moved(show, to, at)} ${why}`];
}

/** What is told of days, for the build and the mails. */
export const programme = {
  ofDay,
  upcoming: upcomingIn({ linesOf: exceptionLines, dayInWords, beginning: capitalized }),
};
