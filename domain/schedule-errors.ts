/** Errors in the sources of the schedule are sentences for the owner. Any of them fails the build. */
import { addMinutes, isClockTime, minutesOfDay } from './clock-time.ts';
import { type Day, isDay } from './day.ts';
import { daysBetween } from './day-counts.ts';
import { exceptionKinds, type ScheduleException } from './exceptions.ts';
import type { Show } from './park.ts';
import { isOutside, scheduleOf } from './schedule.ts';
import type { ScheduleFacts } from './schedule-facts.ts';
import { type ExceptionErrorCode, findExceptionError } from './validation.ts';
import { lastVisitDay } from './visit-days.ts';

export function validateSchedule(facts: ScheduleFacts, today: Day): string[] {
  const errors = validateUsualFacts(facts);
  return errors.length > 0 ? errors : findShowsOutside(facts, today);
}

/** `site-build/times-schema.ts` checks the form of `times.json` before. */
function validateUsualFacts({ hours, otherHours, shows }: ScheduleFacts): string[] {
  const openings = [hours, ...otherHours.filter(rule => 'opens' in rule)];
  const times = openings.flatMap(({ opens, closes }) => [opens, closes]);
  const dates = otherHours.flatMap(({ from, to }) => [from, to]);
  return [
    ...times.filter(time => !isClockTime(time)).map(time => `"${time}" is not a valid time (HH:MM).`),
    // 2000 was a leap year, so February 29 is valid.
    ...dates
      .filter(date => !isDay(`2000-${date}`))
      .map(date => `"${date}" is not a valid day of the year (MM-DD).`),
    ...openings
      .filter(({ opens, closes }) => minutesOfDay(opens) >= minutesOfDay(closes))
      .map(({ opens, closes }) => `The park opens at ${opens} and closes at ${closes}.`),
    ...(shows.length > 0 ? [] : ['There must be at least one show.']),
    ...shows.flatMap(validateShow),
  ];
}

function validateShow({ id, starts, minutes }: Show): string[] {
  if (starts.length === 0) return [`The show "${id}" needs a time.`];
  const isOverlapping = starts.some(
    (start, index) => addMinutes(start, minutes) > (starts[index + 1] ?? '24:00'),
  );
  return isOverlapping
    ? [`The performances of the show "${id}" overlap, or are not in chronological order.`]
    : [];
}

/** Those that no exception moves or cancels, on the days that visitors can choose. */
function findShowsOutside(facts: ScheduleFacts, today: Day): string[] {
  const errors = daysBetween(today, lastVisitDay(today)).flatMap(day => {
    const { hours, performances } = scheduleOf(day, facts);
    if (!hours) return [];
    return performances
      .filter(performance => isOutside(performance, hours))
      .map(
        ({ show, start }) =>
          `The show "${show}" at ${start} is not within the opening hours, ${hours.opens} to ${hours.closes}.`,
      );
  });
  return [...new Set(errors)];
}

export const validateExceptions = (facts: ScheduleFacts): string[] =>
  facts.exceptions.flatMap(exception => {
    const others = facts.exceptions.filter(other => other !== exception);
    const error = findExceptionError(exception, { ...facts, exceptions: others });
    if (!error) return [];
    const { code, day } = error;
    return `${nameOf(exception)}: ${exceptionErrors[code]}${day ? ` (${day})` : ''}.`;
  });

const exceptionErrors: Readonly<Record<ExceptionErrorCode, string>> = {
  day: 'its days are not valid (YYYY-MM-DD)',
  order: 'it ends before it begins',
  time: 'its times are not valid (HH:MM)',
  hours: 'the park must open before it closes',
  show: 'there is no such show, or it does not usually begin at that time',
  usualTime: 'the show is moved to its usual time',
  outside: 'the show is not within the opening hours',
  overlap: 'the show overlaps with another of its performances',
  conflict: 'another exception sets hours too, or moves the same performance',
};

function nameOf(exception: ScheduleException): string {
  const { from, to } = exception;
  const kind = exceptionKinds.find(kind => kind in exception);
  return `"${kind}" ${to === undefined ? `on ${from}` : `from ${from} to ${to}`}`;
}
