/** What contradicts itself in the facts of the programme, each in a sentence for its owner. The build refuses any of it. */
import { type ClockTime, isClockTime, minutesOfDay, timeOfDay } from './clock-time.ts';
import { type Day, isDay } from './day.ts';
import { daysBetween } from './days.ts';
import type { Exception } from './exceptions.ts';
import type { Hours, Scheduled } from './park.ts';
import {
  exceptionsOn,
  type Performance,
  type ProgrammeFacts,
  programmeOf,
  usualPerformances,
} from './programme.ts';
import { type Season, weekdays } from './season.ts';

type UsualFacts = Pick<ProgrammeFacts<string>, 'hours' | 'otherHours' | 'shows' | 'talks'>;

/** In what is as usual: hours, seasons, shows, talks. */
export function programmeFaults(facts: UsualFacts): string[] {
  const written = writtenWrong(facts);
  return written.length > 0 ? written : unlike(everyDay.flatMap(day => faultsOn(day, facts)));
}

/** In what is not as usual, on the park's day `today`. What is as usual has passed. */
export function exceptionFaults(facts: ProgrammeFacts<string>, today: Day): string[] {
  const written = facts.exceptions.flatMap(exception =>
    exceptionWrittenWrong(exception, facts, today).map(fault => `${nameOf(exception)}: ${fault}`),
  );
  if (written.length > 0) return unlike(written);
  return unlike([
    ...facts.exceptions.flatMap(exception =>
      moveFaults(exception, facts).map(fault => `${nameOf(exception)}: ${fault}`),
    ),
    ...facts.exceptions.flatMap((one, index) =>
      facts.exceptions.slice(index + 1).flatMap(other => conflict(one, other)),
    ),
  ]);
}

const unlike = (faults: readonly string[]) => [...new Set(faults)];

/** Each day of the year, 29 February too, on each weekday: of seven leap years in a row no two begin on the same. */
const everyDay: readonly Day[] = Array.from({ length: 7 }, (_, index) => 2000 + 4 * index).flatMap(year =>
  daysBetween(`${year}-01-01`, `${year}-12-31`),
);

const isBefore = (one: ClockTime, other: ClockTime) => minutesOfDay(one) < minutesOfDay(other);

function writtenWrong({ hours, otherHours, shows, talks }: UsualFacts): string[] {
  const scheduled = [...shows, ...talks];
  const seasons = [...otherHours, ...scheduled.flatMap(({ otherStarts = [] }) => otherStarts)];
  const opening = [hours, ...otherHours.filter(rule => 'opens' in rule)];
  const ids = scheduled.map(({ id }) => id);
  const noTime = [
    ...opening.flatMap(({ opens, closes }) => [opens, closes]),
    ...scheduled.flatMap(allStarts),
  ].filter(time => !isClockTime(time));
  return [
    ...noTime.map(time => `"${time}" is no time such as 09:30.`),
    ...seasons.flatMap(seasonWrittenWrong),
    ...(noTime.length > 0 ? [] : opening.flatMap(turnedHours)),
    ...ids.filter((id, index) => ids.indexOf(id) < index).map(id => `Two shows are called "${id}".`),
    ...scheduled.flatMap(({ id, starts, minutes }) => [
      ...(starts.length === 0 ? [`The show "${id}" has no time.`] : []),
      ...(minutes > 0 ? [] : [`The show "${id}" lasts ${minutes} minutes.`]),
    ]),
  ];
}

const allStarts = ({ starts, otherStarts = [] }: Scheduled) => [
  ...starts,
  ...otherStarts.flatMap(season => season.starts),
];

const turnedHours = ({ opens, closes }: Hours) =>
  isBefore(opens, closes) ? [] : [`The park opens at ${opens} and closes at ${closes}.`];

function seasonWrittenWrong({ weekdays: on = [], from = '01-01', to = '12-31' }: Season): string[] {
  return [
    ...on.filter(name => !weekdays.includes(name)).map(name => `"${name}" is no weekday such as Mon.`),
    // Of a leap year: there is a 29 February.
    ...[from, to]
      .filter(date => !isDay(`2000-${date}`))
      .map(date => `"${date}" is no day of the year such as 12-24.`),
  ];
}

/** What does not fit into a usual day. */
function faultsOn(day: Day, facts: UsualFacts): string[] {
  const { hours } = programmeOf(day, { ...facts, exceptions: [] });
  return hours ? faultsIn(usualPerformances(facts, day), hours) : [];
}

function faultsIn(performances: readonly Performance[], { opens, closes }: Hours): string[] {
  return performances.flatMap(({ show, start, end }, index) => {
    const name = `The show "${show}" at ${start}`;
    const next = performances.slice(index + 1).find(later => later.show === show);
    const faults = [];
    if (isBefore(start, opens)) faults.push(`${name} begins before the park opens at ${opens}.`);
    if (isBefore(closes, end)) faults.push(`${name} ends after the park closes at ${closes}.`);
    if (next && isBefore(next.start, end))
      faults.push(`${name} is not over when it begins again at ${next.start}.`);
    return faults;
  });
}

/** What an exception says: one of these. */
const kinds = ['closed', 'hours', 'cancelled', 'moved'] as const;
const kindsOf = (exception: Exception) => kinds.filter(kind => kind in exception);

/** An exception as its owner finds it again. */
function nameOf(exception: Exception): string {
  const { from, to } = exception;
  const what = kindsOf(exception).join(' and ') || 'nothing';
  return `"${what}" ${to === undefined ? `on ${from}` : `from ${from} to ${to}`}`;
}

function exceptionWrittenWrong(exception: Exception, facts: UsualFacts, today: Day): string[] {
  const { from, to = from } = exception;
  const noDay = [from, to].filter(day => !isDay(day));
  if (noDay.length > 0) return noDay.map(day => `"${day}" is no day such as 2026-12-24.`);
  if (from > to) return ['it ends before it begins.'];
  if (to < yearBefore(today)) return ['it has been over for more than a year. Delete it.'];
  if (kindsOf(exception).length !== 1 || ('closed' in exception && exception.closed !== true))
    return ['it has to say one of these: closed: true, hours, cancelled, moved.'];
  if ('hours' in exception) {
    const { opens, closes } = exception.hours;
    const noTime = [opens, closes].filter(time => !isClockTime(time));
    if (noTime.length > 0) return noTime.map(time => `"${time}" is no time such as 09:30.`);
    return turnedHours(exception.hours);
  }
  if ('cancelled' in exception) return unknownShow(exception, exception.cancelled, facts);
  if (!('moved' in exception)) return [];
  const { at, to: moved } = exception.moved;
  const noTime = [at, moved].filter(time => !isClockTime(time));
  if (noTime.length > 0) return noTime.map(time => `"${time}" is no time such as 09:30.`);
  if (at === moved) return [`the show "${exception.moved.show}" is moved to its usual time.`];
  return unknownShow(exception, exception.moved, facts);
}

const yearBefore = (day: Day) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}` as Day;

/** A show that nobody knows, or a time at which it does not begin on any of the days. */
function unknownShow(
  { from, to = from }: Exception,
  { show, at }: { show: string; at?: ClockTime },
  facts: UsualFacts,
): string[] {
  const scheduled = [...facts.shows, ...facts.talks];
  if (!scheduled.some(({ id }) => id === show))
    return [`there is no show "${show}", but ${scheduled.map(({ id }) => `"${id}"`).join(', ')}.`];
  const times = daysBetween(from, to)
    .flatMap(day => usualPerformances(facts, day))
    .filter(performance => performance.show === show)
    .map(({ start }) => start);
  if (times.length === 0) return [`the show "${show}" does not play then anyway.`];
  if (at === undefined || times.includes(at)) return [];
  return [`the show "${show}" does not begin at ${at}, but at ${unlike(times).sort().join(', ')}.`];
}

/** A show that is moved to where it does not fit. */
function moveFaults(exception: Exception, facts: ProgrammeFacts<string>): string[] {
  if (!('moved' in exception)) return [];
  const { from, to = from, moved } = exception;
  const minutes = [...facts.shows, ...facts.talks].find(({ id }) => id === moved.show)?.minutes ?? 0;
  const end = timeOfDay(minutesOfDay(moved.to) + minutes);
  return daysBetween(from, to).flatMap(day => {
    const { hours, performances } = programmeOf(day, facts);
    if (!hours) return [];
    const others = performances.filter(
      ({ id, show }) => show === moved.show && id !== `${moved.show}-${moved.at.replace(':', '')}`,
    );
    const overlapped = others.find(other => isBefore(other.start, end) && isBefore(moved.to, other.end));
    const faults = [];
    if (isBefore(moved.to, hours.opens))
      faults.push(`it would begin before the park opens at ${hours.opens}.`);
    if (isBefore(hours.closes, end)) faults.push(`it would end after the park closes at ${hours.closes}.`);
    if (overlapped) faults.push(`the show "${moved.show}" is played at ${overlapped.start} already.`);
    return faults;
  });
}

/** Two exceptions of which only one can be true on a day that both have. */
function conflict(one: Exception, other: Exception): string[] {
  const day = one.from > other.from ? one.from : other.from;
  if (exceptionsOn(day, [one, other]).length < 2) return [];
  const pair = [one, other];
  const hours = pair.filter(exception => 'hours' in exception);
  const moved = pair.flatMap(exception => ('moved' in exception ? [exception.moved] : []));
  const cancelled = pair.flatMap(exception => ('cancelled' in exception ? [exception.cancelled] : []));
  const both = `${nameOf(one)} and ${nameOf(other)}`;
  if (hours.length + pair.filter(exception => 'closed' in exception).length === 2 && hours.length > 0)
    return [`${both} contradict each other on ${day}: the hours of a day are told once.`];
  const [move, otherMove] = moved;
  const [cancel] = cancelled;
  const isSame = (at: ClockTime | undefined, show: string) =>
    move?.show === show && (at === undefined || at === move.at);
  if (otherMove ? isSame(otherMove.at, otherMove.show) : cancel && isSame(cancel.at, cancel.show))
    return [`${both} contradict each other on ${day}: of a show at ${move?.at} one thing is told.`];
  return [];
}
