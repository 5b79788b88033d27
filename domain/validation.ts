/** Errors are sentences for the owner. Any of them fails the build. */
import { addMinutes, type ClockTime, isClockTime, minutesOfDay } from './clock-time.ts';
import { type Day, isDay } from './day.ts';
import type { Performance } from './day-schedule.ts';
import { daysBetween } from './days.ts';
import { exceptionKinds, type ScheduleException } from './exceptions.ts';
import { exceptionsOn } from './hours.ts';
import type { Hours } from './park.ts';
import { listUsualPerformances, scheduleOf } from './schedule.ts';
import type { ScheduleFacts } from './schedule-facts.ts';
import type { Season } from './season.ts';

type UsualFacts = Pick<ScheduleFacts<string>, 'hours' | 'otherHours' | 'shows'>;

export function validateSchedule(facts: UsualFacts): string[] {
  const errors = validateFacts(facts);
  return errors.length > 0 ? errors : removeDuplicates(everyDay.flatMap(day => validateDay(day, facts)));
}

/** Call it only if `validateSchedule` finds no errors. */
export function validateExceptions(facts: ScheduleFacts<string>, today: Day): string[] {
  const { exceptions } = facts;
  const errors = exceptions.flatMap(exception =>
    validateException(exception, facts, today).map(error => `${nameOf(exception)}: ${error}`),
  );
  if (errors.length > 0) return removeDuplicates(errors);
  return removeDuplicates([
    ...exceptions.flatMap(exception =>
      validateMove(exception, facts).map(error => `${nameOf(exception)}: ${error}`),
    ),
    ...exceptions.flatMap((exception, index) =>
      exceptions.slice(index + 1).flatMap(laterException => findConflict(exception, laterException)),
    ),
  ]);
}

const removeDuplicates = (errors: readonly string[]) => [...new Set(errors)];

/** Of a leap year. */
const everyDay: readonly Day[] = daysBetween('2000-01-01', '2000-12-31');

const isBefore = (a: ClockTime, b: ClockTime) => minutesOfDay(a) < minutesOfDay(b);

function validateFacts({ hours, otherHours, shows }: UsualFacts): string[] {
  const opening = [hours, ...otherHours.filter(rule => 'opens' in rule)];
  const ids = shows.map(({ id }) => id);
  const invalidTimes = [
    ...opening.flatMap(({ opens, closes }) => [opens, closes]),
    ...shows.flatMap(({ starts }) => starts),
  ].filter(time => !isClockTime(time));
  return [
    ...invalidTimes.map(describeInvalidTime),
    ...otherHours.flatMap(validateSeason),
    ...(invalidTimes.length > 0 ? [] : opening.flatMap(validateHours)),
    ...ids.filter((id, index) => ids.indexOf(id) < index).map(id => `Two shows have the id "${id}".`),
    ...shows.flatMap(({ id, starts, minutes }) => [
      ...(starts.length === 0 ? [`The show "${id}" has no time.`] : []),
      ...(minutes > 0 ? [] : [`The show "${id}" lasts ${minutes} minutes.`]),
    ]),
  ];
}

const validateHours = ({ opens, closes }: Hours) =>
  isBefore(opens, closes) ? [] : [`The park opens at ${opens} and closes at ${closes}.`];

const describeInvalidTime = (time: string) => `"${time}" is not a valid time (HH:MM).`;

/** 2000 was a leap year, so February 29 is valid. */
const validateSeason = ({ from, to }: Season): string[] =>
  [from, to]
    .filter(date => !isDay(`2000-${date}`))
    .map(date => `"${date}" is not a valid day of the year (MM-DD).`);

/** Reports performances that are outside the opening hours or overlap. */
function validateDay(day: Day, facts: UsualFacts): string[] {
  const { hours } = scheduleOf(day, { ...facts, exceptions: [] });
  return hours ? validatePerformances(listUsualPerformances(facts), hours) : [];
}

function validatePerformances(performances: readonly Performance[], { opens, closes }: Hours): string[] {
  return performances.flatMap(({ show, start, end }, index) => {
    const name = `The show "${show}" at ${start}`;
    const next = performances.slice(index + 1).find(performance => performance.show === show);
    const errors = [];
    if (isBefore(start, opens)) errors.push(`${name} begins before the park opens at ${opens}.`);
    if (isBefore(closes, end)) errors.push(`${name} ends after the park closes at ${closes}.`);
    if (next && isBefore(next.start, end))
      errors.push(`${name} overlaps with its next performance at ${next.start}.`);
    return errors;
  });
}

const kindsOf = (exception: ScheduleException) => exceptionKinds.filter(kind => kind in exception);

function nameOf(exception: ScheduleException): string {
  const { from, to } = exception;
  const kind = kindsOf(exception).join(' and ') || 'nothing';
  return `"${kind}" ${to === undefined ? `on ${from}` : `from ${from} to ${to}`}`;
}

function validateException(exception: ScheduleException, facts: UsualFacts, today: Day): string[] {
  const { from, to = from } = exception;
  const invalidDays = [from, to].filter(day => !isDay(day));
  if (invalidDays.length > 0) return invalidDays.map(day => `"${day}" is not a valid day (YYYY-MM-DD).`);
  if (from > to) return ['it ends before it begins.'];
  if (to < subtractYear(today)) return ['it has been over for more than a year. Delete it.'];
  if (kindsOf(exception).length !== 1 || ('closed' in exception && exception.closed !== true))
    return ['it must have exactly one of these: closed: true, hours, cancelled, moved.'];
  if ('hours' in exception) {
    const { opens, closes } = exception.hours;
    const invalidTimes = [opens, closes].filter(time => !isClockTime(time));
    if (invalidTimes.length > 0) return invalidTimes.map(describeInvalidTime);
    return validateHours(exception.hours);
  }
  if ('cancelled' in exception) return validateShow(exception, exception.cancelled, facts);
  if (!('moved' in exception)) return [];
  const { at, to: newStart } = exception.moved;
  const invalidTimes = [at, newStart].filter(time => !isClockTime(time));
  if (invalidTimes.length > 0) return invalidTimes.map(describeInvalidTime);
  if (at === newStart) return [`the show "${exception.moved.show}" is moved to its usual time.`];
  return validateShow(exception, exception.moved, facts);
}

const subtractYear = (day: Day) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}` as Day;

function validateShow(
  { from, to = from }: ScheduleException,
  { show, at }: { show: string; at?: ClockTime },
  facts: UsualFacts,
): string[] {
  if (!facts.shows.some(({ id }) => id === show))
    return [`there is no show "${show}", only ${facts.shows.map(({ id }) => `"${id}"`).join(', ')}.`];
  const times = daysBetween(from, to)
    .flatMap(() => listUsualPerformances(facts))
    .filter(performance => performance.show === show)
    .map(({ start }) => start);
  if (times.length === 0) return [`the show "${show}" has no performance then.`];
  if (at === undefined || times.includes(at)) return [];
  return [`the show "${show}" does not begin at ${at}, but at ${removeDuplicates(times).sort().join(', ')}.`];
}

function validateMove(exception: ScheduleException, facts: ScheduleFacts<string>): string[] {
  if (!('moved' in exception)) return [];
  const { from, to = from, moved } = exception;
  const minutes = facts.shows.find(({ id }) => id === moved.show)?.minutes ?? 0;
  const end = addMinutes(moved.to, minutes);
  return daysBetween(from, to).flatMap(day => {
    const { hours, performances } = scheduleOf(day, facts);
    if (!hours) return [];
    const otherPerformances = performances.filter(
      ({ id, show }) => show === moved.show && id !== `${moved.show}-${moved.at.replace(':', '')}`,
    );
    const overlap = otherPerformances.find(
      performance => isBefore(performance.start, end) && isBefore(moved.to, performance.end),
    );
    const errors = [];
    if (isBefore(moved.to, hours.opens))
      errors.push(`it would begin before the park opens at ${hours.opens}.`);
    if (isBefore(hours.closes, end)) errors.push(`it would end after the park closes at ${hours.closes}.`);
    if (overlap) errors.push(`the show "${moved.show}" is already on at ${overlap.start}.`);
    return errors;
  });
}

function findConflict(a: ScheduleException, b: ScheduleException): string[] {
  const pair = [a, b];
  const day = a.from > b.from ? a.from : b.from;
  if (exceptionsOn(day, pair).length < 2) return [];
  const names = `${nameOf(a)} and ${nameOf(b)}`;
  if (contradictHours(a, b))
    return [`${names} contradict each other on ${day}: a day can have only one set of hours.`];
  const [move, secondMove] = pair.flatMap(exception => ('moved' in exception ? [exception.moved] : []));
  const [cancellation] = pair.flatMap(exception => ('cancelled' in exception ? [exception.cancelled] : []));
  const otherChange: { show: string; at?: ClockTime } | undefined = secondMove ?? cancellation;
  if (!move || !otherChange || !affectsPerformance(otherChange, move)) return [];
  return [
    `${names} contradict each other on ${day}: the performance at ${move.at} can be moved or canceled, but only once.`,
  ];
}

/** Two closures of the same day do not contradict each other. */
function contradictHours(a: ScheduleException, b: ScheduleException): boolean {
  const setsHours = (exception: ScheduleException) => 'hours' in exception;
  const concernsPark = (exception: ScheduleException) => 'closed' in exception || setsHours(exception);
  return concernsPark(a) && concernsPark(b) && (setsHours(a) || setsHours(b));
}

/** Without a time, a change affects all performances of the show. */
const affectsPerformance = (
  { show, at }: { show: string; at?: ClockTime },
  performance: { show: string; at: ClockTime },
): boolean => show === performance.show && (at === undefined || at === performance.at);
