import type { ClockTime } from '../../domain/clock-time.ts';
import type { Exception } from '../../domain/exceptions.ts';
import type { Change, DayProgramme } from '../../domain/programme.ts';
import { clockTime, longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { droppedBy, upcomingIn } from '../upcoming.ts';
import { dayInWords, listed } from './english.ts';
import { hoursText } from './hours.ts';
import { reasons } from './reasons.ts';
import { named } from './shows.ts';

const clock = (time: ClockTime) => clockTime(time, locales.en);
const title = (show: string) => named[show]?.title ?? show;

/** What does not take place, or at another time, in a line without a full stop. */
const changeLine = ({ performance: { show, start }, reason, to }: Change) =>
  to
    ? `${title(show)} at ${clock(to)} instead of ${clock(start)} (${reasons[reason]})`
    : `No ${title(show)} at ${clock(start)} (${reasons[reason]})`;

/** What a visitor should know of a day: from when to when the park is open, and what is not as usual. */
function ofDay({ day, hours, reason, changes }: DayProgramme): string[] {
  const why = reason ? ` (${reasons[reason]})` : '';
  const date = longDate(day, locales.en);
  if (!hours) return [`On ${date} the park is closed${why}. We will suggest another day.`];
  return [
    `On ${date} the park is open from ${clock(hours.opens)} to ${clock(hours.closes)}${why}.`,
    ...changes.map(change => `${changeLine(change)}.`),
  ];
}

/** Nothing of a show on days on which the park is closed. */
function exceptionLines(exception: Exception, days: readonly DayProgramme[]): string[] {
  const why = `(${reasons[exception.reason]})`;
  if ('closed' in exception) return [`Closed ${why}`];
  if (days.every(({ hours }) => !hours)) return [];
  if ('hours' in exception) {
    const dropped = droppedBy(exception, days);
    const without = dropped.map(({ performance: { show, start } }) => `${title(show)} at ${clock(start)}`);
    return [
      `Open ${hoursText(exception.hours)} ${why}`,
      ...(without.length > 0 ? [`No ${listed(without)}`] : []),
    ];
  }
  if ('cancelled' in exception) {
    const { show, at } = exception.cancelled;
    return [`No ${title(show)}${at ? ` at ${clock(at)}` : ''} ${why}`];
  }
  const { show, at, to } = exception.moved;
  return [`${title(show)} at ${clock(to)} instead of ${clock(at)} ${why}`];
}

/** What is told of days, for the build and the mails. */
export const programme = { ofDay, upcoming: upcomingIn({ linesOf: exceptionLines, dayInWords }) };
