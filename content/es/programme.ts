import type { ClockTime } from '../../domain/clock-time.ts';
import type { Exception } from '../../domain/exceptions.ts';
import type { Change, DayProgramme } from '../../domain/programme.ts';
import { clockTime, longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { droppedBy, upcomingIn } from '../upcoming.ts';
import { hoursText } from './hours.ts';
import { reasons } from './reasons.ts';
import { named } from './shows.ts';
import { capitalized, dayInWords, listed } from './spanish.ts';

const clock = (time: ClockTime) => clockTime(time, locales.es);
const title = (show: string) => named[show]?.title ?? show;

/** A show at a time. */
const showAt = (show: string, time: ClockTime) => `${title(show)} a las ${clock(time)}`;

/** What does not take place, or at another time, in a line without a full stop. */
const changeLine = ({ performance: { show, start }, reason, to }: Change) =>
  to
    ? `${showAt(show, to)} en lugar de a las ${clock(start)} (${reasons[reason]})`
    : `No hay ${showAt(show, start)} (${reasons[reason]})`;

/** What a visitor should know of a day: from when to when the park is open, and what is not as usual. */
function ofDay({ day, hours, reason, changes }: DayProgramme): string[] {
  const why = reason ? ` (${reasons[reason]})` : '';
  const date = longDate(day, locales.es);
  if (!hours) return [`El ${date} el parque está cerrado${why}. Te propondremos otro día.`];
  return [
    `El ${date} el parque abre ${hoursText(hours)}${why}.`,
    ...changes.map(change => `${changeLine(change)}.`),
  ];
}

/** Nothing of a show on days on which the park is closed. */
function exceptionLines(exception: Exception, days: readonly DayProgramme[]): string[] {
  const why = `(${reasons[exception.reason]})`;
  if ('closed' in exception) return [`Cerrado ${why}`];
  if (days.every(({ hours }) => !hours)) return [];
  if ('hours' in exception) {
    const dropped = droppedBy(exception, days);
    const without = dropped.map(({ performance: { show, start } }) => showAt(show, start));
    return [
      `Abierto ${hoursText(exception.hours)} ${why}`,
      ...(without.length > 0 ? [`No hay ${listed(without, 'ni')}`] : []),
    ];
  }
  if ('cancelled' in exception) {
    const { show, at } = exception.cancelled;
    return [`No hay ${at ? showAt(show, at) : title(show)} ${why}`];
  }
  const { show, at, to } = exception.moved;
  return [`${showAt(show, to)} en lugar de a las ${clock(at)} ${why}`];
}

/** What is told of days, for the build and the mails. */
export const programme = {
  ofDay,
  upcoming: upcomingIn({ linesOf: exceptionLines, dayInWords, beginning: capitalized }),
};
