/** Validates the facts of the schedule. Errors are sentences for the owner; any of them fails the build. */
import { addMinutes, type ClockTime, isClockTime, minutesOfDay } from './clock-time.ts';
import { type Day, isDay } from './day.ts';
import { daysBetween } from './days.ts';
import type { Exception } from './exceptions.ts';
import { exceptionsOn } from './hours.ts';
import type { Hours, ScheduledEvent } from './park.ts';
import { type Performance, type ScheduleFacts, scheduleOf, usualPerformances } from './schedule.ts';
import { type Season, weekdays } from './season.ts';

type UsualFacts = Pick<ScheduleFacts<string>, 'hours' | 'otherHours' | 'shows' | 'talks'>;

/** Errors in the usual hours, seasons, shows and talks. */
export function validateSchedule(facts: UsualFacts): string[] {
  const malformed = malformedFacts(facts);
  return malformed.length > 0 ? malformed : unique(everyDay.flatMap(day => faultsOn(day, facts)));
}

/** Errors in the exceptions, on the park's day `today`. The usual facts must be valid. */
export function validateExceptions(facts: ScheduleFacts<string>, today: Day): string[] {
  const malformed = facts.exceptions.flatMap(exception =>
    malformedException(exception, facts, today).map(fault => `${nameOf(exception)}: ${fault}`),
  );
  if (malformed.length > 0) return unique(malformed);
  return unique([
    ...facts.exceptions.flatMap(exception =>
      moveFaults(exception, facts).map(fault => `${nameOf(exception)}: ${fault}`),
    ),
    ...facts.exceptions.flatMap((one, index) =>
      facts.exceptions.slice(index + 1).flatMap(other => conflict(one, other)),
    ),
  ]);
}

const unique = (faults: readonly string[]) => [...new Set(faults)];

/** Every day of the year, including 29 February, on every weekday: seven consecutive leap years all begin on different weekdays. */
const everyDay: readonly Day[] = Array.from({ length: 7 }, (_, index) => 2000 + 4 * index).flatMap(year =>
  daysBetween(`${year}-01-01`, `${year}-12-31`),
);

const isBefore = (one: ClockTime, other: ClockTime) => minutesOfDay(one) < minutesOfDay(other);

function malformedFacts({ hours, otherHours, shows, talks }: UsualFacts): string[] {
  const scheduled = [...shows, ...talks];
  const seasons = [...otherHours, ...scheduled.flatMap(({ otherStarts = [] }) => otherStarts)];
  const opening = [hours, ...otherHours.filter(rule => 'opens' in rule)];
  const ids = scheduled.map(({ id }) => id);
  const invalidTimes = [
    ...opening.flatMap(({ opens, closes }) => [opens, closes]),
    ...scheduled.flatMap(allStarts),
  ].filter(time => !isClockTime(time));
  return [
    ...invalidTimes.map(invalidTime),
    ...seasons.flatMap(malformedSeason),
    ...(invalidTimes.length > 0 ? [] : opening.flatMap(turnedHours)),
    ...ids.filter((id, index) => ids.indexOf(id) < index).map(id => `Two shows have the id "${id}".`),
    ...scheduled.flatMap(({ id, starts, minutes }) => [
      ...(starts.length === 0 ? [`The show "${id}" has no time.`] : []),
      ...(minutes > 0 ? [] : [`The show "${id}" lasts ${minutes} minutes.`]),
    ]),
  ];
}

const allStarts = ({ starts, otherStarts = [] }: ScheduledEvent) => [
  ...starts,
  ...otherStarts.flatMap(season => season.starts),
];

const turnedHours = ({ opens, closes }: Hours) =>
  isBefore(opens, closes) ? [] : [`The park opens at ${opens} and closes at ${closes}.`];

const invalidTime = (time: string) => `"${time}" is not a valid time (HH:MM).`;

function malformedSeason({ weekdays: on = [], from = '01-01', to = '12-31' }: Season): string[] {
  return [
    ...on
      .filter(name => !weekdays.includes(name))
      .map(name => `"${name}" is not a valid weekday (Mon to Sun).`),
    // A leap year, for 29 February.
    ...[from, to]
      .filter(date => !isDay(`2000-${date}`))
      .map(date => `"${date}" is not a valid day of the year (MM-DD).`),
  ];
}

/** Performances outside the opening hours or overlapping on a usual day. */
function faultsOn(day: Day, facts: UsualFacts): string[] {
  const { hours } = scheduleOf(day, { ...facts, exceptions: [] });
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
      faults.push(`${name} overlaps with its next performance at ${next.start}.`);
    return faults;
  });
}

const kinds = ['closed', 'hours', 'cancelled', 'moved'] as const;
const kindsOf = (exception: Exception) => kinds.filter(kind => kind in exception);

/** Identifies an exception for the owner. */
function nameOf(exception: Exception): string {
  const { from, to } = exception;
  const what = kindsOf(exception).join(' and ') || 'nothing';
  return `"${what}" ${to === undefined ? `on ${from}` : `from ${from} to ${to}`}`;
}

function malformedException(exception: Exception, facts: UsualFacts, today: Day): string[] {
  const { from, to = from } = exception;
  const invalidDays = [from, to].filter(day => !isDay(day));
  if (invalidDays.length > 0) return invalidDays.map(day => `"${day}" is not a valid day (YYYY-MM-DD).`);
  if (from > to) return ['it ends before it begins.'];
  if (to < yearBefore(today)) return ['it has been over for more than a year. Delete it.'];
  if (kindsOf(exception).length !== 1 || ('closed' in exception && exception.closed !== true))
    return ['it must have exactly one of these: closed: true, hours, cancelled, moved.'];
  if ('hours' in exception) {
    const { opens, closes } = exception.hours;
    const invalidTimes = [opens, closes].filter(time => !isClockTime(time));
    if (invalidTimes.length > 0) return invalidTimes.map(invalidTime);
    return turnedHours(exception.hours);
  }
  if ('cancelled' in exception) return unknownShow(exception, exception.cancelled, facts);
  if (!('moved' in exception)) return [];
  const { at, to: moved } = exception.moved;
  const invalidTimes = [at, moved].filter(time => !isClockTime(time));
  if (invalidTimes.length > 0) return invalidTimes.map(invalidTime);
  if (at === moved) return [`the show "${exception.moved.show}" is moved to its usual time.`];
  return unknownShow(exception, exception.moved, facts);
}

const yearBefore = (day: Day) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}` as Day;

/** A show that does not exist, or a time at which it does not begin on any of the days. */
function unknownShow(
  { from, to = from }: Exception,
  { show, at }: { show: string; at?: ClockTime },
  facts: UsualFacts,
): string[] {
  const scheduled = [...facts.shows, ...facts.talks];
  if (!scheduled.some(({ id }) => id === show))
    return [`there is no show "${show}", only ${scheduled.map(({ id }) => `"${id}"`).join(', ')}.`];
  const times = daysBetween(from, to)
    .flatMap(day => usualPerformances(facts, day))
    .filter(performance => performance.show === show)
    .map(({ start }) => start);
  if (times.length === 0) return [`the show "${show}" has no performance then.`];
  if (at === undefined || times.includes(at)) return [];
  return [`the show "${show}" does not begin at ${at}, but at ${unique(times).sort().join(', ')}.`];
}

/** Shows moved outside the opening hours or onto another performance. */
function moveFaults(exception: Exception, facts: ScheduleFacts<string>): string[] {
  if (!('moved' in exception)) return [];
  const { from, to = from, moved } = exception;
  const minutes = [...facts.shows, ...facts.talks].find(({ id }) => id === moved.show)?.minutes ?? 0;
  const end = addMinutes(moved.to, minutes);
  return daysBetween(from, to).flatMap(day => {
    const { hours, performances } = scheduleOf(day, facts);
    if (!hours) return [];
    const others = performances.filter(
      ({ id, show }) => show === moved.show && id !== `${moved.show}-${moved.at.replace(':', '')}`,
    );
    const overlapped = others.find(other => isBefore(other.start, end) && isBefore(moved.to, other.end));
    const faults = [];
    if (isBefore(moved.to, hours.opens))
      faults.push(`it would begin before the park opens at ${hours.opens}.`);
    if (isBefore(hours.closes, end)) faults.push(`it would end after the park closes at ${hours.closes}.`);
    if (overlapped) faults.push(`the show "${moved.show}" is already on at ${overlapped.start}.`);
    return faults;
  });
}

/** Two exceptions that contradict each other on a common day. */
function conflict(one: Exception, other: Exception): string[] {
  const day = one.from > other.from ? one.from : other.from;
  if (exceptionsOn(day, [one, other]).length < 2) return [];
  const pair = [one, other];
  const hours = pair.filter(exception => 'hours' in exception);
  const moved = pair.flatMap(exception => ('moved' in exception ? [exception.moved] : []));
  const cancelled = pair.flatMap(exception => ('cancelled' in exception ? [exception.cancelled] : []));
  const both = `${nameOf(one)} and ${nameOf(other)}`;
  if (hours.length + pair.filter(exception => 'closed' in exception).length === 2 && hours.length > 0)
    return [`${both} contradict each other on ${day}: a day can have only one set of hours.`];
  const [move, otherMove] = moved;
  const [cancel] = cancelled;
  const isSame = (at: ClockTime | undefined, show: string) =>
    move?.show === show && (at === undefined || at === move.at);
  if (otherMove ? isSame(otherMove.at, otherMove.show) : cancel && isSame(cancel.at, cancel.show))
    return [
      `${both} contradict each other on ${day}: the performance at ${move?.at} can be moved or cancelled, but only once.`,
    ];
  return [];
}
