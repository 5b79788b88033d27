import type { Exception } from '../../domain/exceptions.ts';
import type { Change, DayProgramme } from '../../domain/programme.ts';
import { longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { droppedBy, upcomingIn } from '../upcoming.ts';
import { hoursText } from './hours.ts';
import { capitalized, dayInWords, onTheClock, theDay, uncapitalized } from './italian.ts';
import { reasons } from './reasons.ts';
import { named } from './shows.ts';

const title = (show: string) => named[show]?.title ?? show;
/** Inside a sentence. */
const called = (show: string) => uncapitalized(title(show));

/** What does not take place, or at another time, in a line without a full stop. */
const changeLine = ({ performance: { show, start }, reason, to }: Change) =>
  to
    ? `${title(show)} ${onTheClock('a', to)} invece che ${onTheClock('a', start)} (${reasons[reason]})`
    : `Niente ${called(show)} ${onTheClock('a', start)} (${reasons[reason]})`;

/** What a visitor should know of a day: from when to when the park is open, and what is not as usual. */
function ofDay({ day, hours, reason, changes }: DayProgramme): string[] {
  const why = reason ? ` (${reasons[reason]})` : '';
  const date = capitalized(theDay(longDate(day, locales.it)));
  if (!hours) return [`${date} il parco è chiuso${why}. Ti proporremo un altro giorno.`];
  return [
    `${date} il parco è aperto ${onTheClock('da', hours.opens)} ${onTheClock('a', hours.closes)}${why}.`,
    ...changes.map(change => `${changeLine(change)}.`),
  ];
}

/** Nothing of a show on days on which the park is closed. */
function exceptionLines(exception: Exception, days: readonly DayProgramme[]): string[] {
  const why = `(${reasons[exception.reason]})`;
  if ('closed' in exception) return [`Chiuso ${why}`];
  if (days.every(({ hours }) => !hours)) return [];
  if ('hours' in exception) {
    const dropped = droppedBy(exception, days);
    const without = dropped.map(
      ({ performance: { show, start } }) => `niente ${called(show)} ${onTheClock('a', start)}`,
    );
    return [
      `Aperto ${hoursText(exception.hours)} ${why}`,
      ...(without.length > 0 ? [capitalized(without.join(', '))] : []),
    ];
  }
  if ('cancelled' in exception) {
    const { show, at } = exception.cancelled;
    return [`Niente ${called(show)}${at ? ` ${onTheClock('a', at)}` : ''} ${why}`];
  }
  const { show, at, to } = exception.moved;
  return [`${title(show)} ${onTheClock('a', to)} invece che ${onTheClock('a', at)} ${why}`];
}

/** What is told of days, for the build and the mails. */
export const programme = {
  ofDay,
  upcoming: upcomingIn({ linesOf: exceptionLines, dayInWords, beginning: capitalized }),
};
