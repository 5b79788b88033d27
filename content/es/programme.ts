import type { ClockTime } from '../../domain/clock-time.ts';
import type { Day } from '../../domain/day.ts';
import type { Exception } from '../../domain/exceptions.ts';
import type { Hours } from '../../domain/park.ts';
import { type Change, type DayProgramme, type ProgrammeFacts, programmeOf } from '../../domain/programme.ts';
import { clockTime, longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import type { Notice } from '../cards.ts';
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

/** How many days ahead pages say what is not as usual. */
const daysAhead = 60;

const addDays = (day: Day, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10) as Day;

/** What is not as usual from a day on, in the order of the days. Exceptions of the same days are one notice. */
function upcoming(today: Day, facts: ProgrammeFacts<string>): Notice[] {
  const last = addDays(today, daysAhead);
  const thisYear = today.slice(0, 4);
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
      // The first begins the line, the second stands within it.
      from: { day: from, text: capitalized(dayInWords(from, thisYear)) },
      ...(until > from && { to: { day: until, text: dayInWords(until, thisYear) } }),
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
