import type { ClockTime } from '../../domain/clock-time.ts';
import type { Exception } from '../../domain/exceptions.ts';
import type { Change, DayProgramme } from '../../domain/programme.ts';
import { clockTime, longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { droppedBy, upcomingIn } from '../upcoming.ts';
import { hoursText } from './hours.ts';
import { capitalized, dayInWords, listed } from './polish.ts';
import { reasons } from './reasons.ts';
import { named } from './shows.ts';

const clock = (time: ClockTime) => clockTime(time, locales.pl);
/** Titles stay in the nominative: each begins its line, or follows a colon. */
const title = (show: string) => named[show]?.title ?? show;

/** What does not take place, or at another time, in a line without a full stop. */
const changeLine = ({ performance: { show, start }, reason, to }: Change) =>
  to
    ? `${title(show)} o ${clock(to)} zamiast o ${clock(start)} (${reasons[reason]})`
    : `Odwołane: ${title(show)} o ${clock(start)} (${reasons[reason]})`;

/** What a visitor should know of a day: from when to when the park is open, and what is not as usual. */
function ofDay({ day, hours, reason, changes }: DayProgramme): string[] {
  const why = reason ? ` (${reasons[reason]})` : '';
  const date = `${longDate(day, locales.pl)} r.`;
  if (!hours) return [`${date} park jest zamknięty${why}. Zaproponujemy inny dzień.`];
  return [
    `${date} park jest otwarty od ${clock(hours.opens)} do ${clock(hours.closes)}${why}.`,
    ...changes.map(change => `${changeLine(change)}.`),
  ];
}

/** Nothing of a show on days on which the park is closed. */
function exceptionLines(exception: Exception, days: readonly DayProgramme[]): string[] {
  const why = `(${reasons[exception.reason]})`;
  if ('closed' in exception) return [`Zamknięte ${why}`];
  if (days.every(({ hours }) => !hours)) return [];
  if ('hours' in exception) {
    const dropped = droppedBy(exception, days);
    const without = dropped.map(({ performance: { show, start } }) => `${title(show)} o ${clock(start)}`);
    return [
      `Otwarte ${hoursText(exception.hours)} ${why}`,
      ...(without.length > 0 ? [`Odwołane: ${listed(without)}`] : []),
    ];
  }
  if ('cancelled' in exception) {
    const { show, at } = exception.cancelled;
    return [`Odwołane: ${title(show)}${at ? ` o ${clock(at)}` : ''} ${why}`];
  }
  const { show, at, to } = exception.moved;
  return [`${title(show)} o ${clock(to)} zamiast o ${clock(at)} ${why}`];
}

/** What is told of days, for the build and the mails. */
export const programme = {
  ofDay,
  upcoming: upcomingIn({ linesOf: exceptionLines, dayInWords, beginning: capitalized }),
};
