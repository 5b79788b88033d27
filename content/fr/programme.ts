import type { ClockTime } from '../../domain/clock-time.ts';
import type { Day } from '../../domain/day.ts';
import type { Exception } from '../../domain/exceptions.ts';
import type { Hours } from '../../domain/park.ts';
import { type Change, type DayProgramme, type ProgrammeFacts, programmeOf } from '../../domain/programme.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import type { Notice } from '../cards.ts';
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
      `Ouvert : ${hoursText(exception.hours)} ${why}`,
      ...(without.length > 0 ? [`Annulation : ${listed(without)}`] : []),
    ];
  }
  if ('cancelled' in exception) {
    const { show, at } = exception.cancelled;
    return [`Annulation : ${title(show)}${at ? ` à ${clock(at)}` : ''} ${why}`];
  }
  const { show, at, to } = exception.moved;
  return [`${title(show)} à ${clock(to)} au lieu de ${clock(at)} ${why}`];
}

/** How many days ahead pages say what is not as usual. */
const daysAhead = 60;

const addDays = (day: Day, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10) as Day;

/** What is not as usual from a day on, in the order of the days. Exceptions of the same days are one notice. */
function upcoming(today: Day, facts: ProgrammeFacts<string>): Notice[] {
  const last = addDays(today, daysAhead);
  const thisYear = today.slice(0, 4);
  const textOf = (day: Day) => dayInWords(day, thisYear);
  const notices = new Map<string, Notice>();
  for (const exception of facts.exceptions) {
    const { from, to: until = from } = exception;
    if (until < today || from > last) continue;
    const key = `${from} ${until}`;
    const days: DayProgramme[] = [];
    for (let day = from; day <= until; day = addDays(day, 1)) days.push(programmeOf(day, facts));
    const lines = exceptionLines(exception, days);
    if (lines.length === 0) continue;
    notices.set(key, {
      from: { day: from, text: capitalized(textOf(from)) },
      ...(until > from && { to: { day: until, text: textOf(until) } }),
      until,
      lines: [...(notices.get(key)?.lines ?? []), ...lines],
    });
  }
  return [...notices.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, notice]) => notice);
}

/** The performances that do not fit into other hours, each once: those that are moved or cancelled besides are told by themselves. */
function droppedBy({ hours, reason }: Exception & { hours: Hours }, days: readonly DayProgramme[]): Change[] {
  const dropped = days
    .flatMap(({ changes }) => changes)
    .filter(
      ({ performance: { start, end }, to, reason: why }) =>
        !to && why === reason && (start < hours.opens || end > hours.closes),
    );
  return dropped.filter(
    ({ performance: { id } }, index) =>
      dropped.findIndex(({ performance }) => performance.id === id) === index,
  );
}

/** What is told of days, for the build and the mails. */
export const programme = { ofDay, upcoming };
