import { announcedOn } from './announced.ts';
import { addMinutes, type ClockTime, minutesOfDay, timeOfDay } from './clock-time.ts';
import type { Day } from './day.ts';
import type { DaySchedule, Performance, ScheduleChange } from './day-schedule.ts';
import { builtFacts, exceptionsOn, type HoursFacts, hoursOn } from './hours.ts';
import { type Park, park, type ShowId } from './park.ts';
import { isInSeason } from './season.ts';

export type { DaySchedule, Performance, ScheduleChange } from './day-schedule.ts';
export { weekdayOf } from './season.ts';

/** The facts that determine the schedule of a day. */
export type ScheduleFacts<Id extends string = ShowId> = HoursFacts & Pick<Park<Id>, 'shows' | 'talks'>;

export const scheduleFacts: ScheduleFacts = builtFacts;

/** The usual time of a performance, from its id. */
export function usualStart({ id, start }: Performance): ClockTime {
  const [, hours, minutes] = /(\d\d)(\d\d)$/.exec(id) ?? [];
  return hours === undefined ? start : (`${hours}:${minutes}` as ClockTime);
}

/** Performances without exceptions: of a day, or without one in the main season on any weekday. */
export function usualPerformances(
  { shows, talks }: Pick<ScheduleFacts<string>, 'shows' | 'talks'>,
  day?: Day,
): Performance[] {
  return [...shows, ...talks]
    .filter(({ weekdays }) => !day || isInSeason(day, { ...(weekdays && { weekdays }) }))
    .flatMap(({ id, starts: usual, minutes, otherStarts = [] }) => {
      const { starts } = (day && otherStarts.find(season => isInSeason(day, season))) ?? { starts: usual };
      return starts.map(start => ({
        id: `${id}-${start.replace(':', '')}`,
        show: id as ShowId,
        start,
        end: addMinutes(start, minutes),
      }));
    })
    .sort((one, other) => minutesOfDay(one.start) - minutesOfDay(other.start));
}

/** The schedule of a day with its changes: the single source for pages, calendar, form rules, mails and plans. */
export function scheduleOf(day: Day, facts: ScheduleFacts<string> = scheduleFacts): DaySchedule {
  const announced = announcedOn(day, facts.announced);
  if (announced) return announced;
  const changed = exceptionsOn(day, facts.exceptions);
  const opening = hoursOn(day, facts);
  if (!opening.hours) return { day, ...opening, performances: [], changes: [] };
  const { opens, closes } = opening.hours;
  const changes: ScheduleChange[] = [];
  const performances: Performance[] = [];
  for (const performance of usualPerformances(facts, day)) {
    const { show, start, end } = performance;
    const cancelled = changed.find(
      exception =>
        'cancelled' in exception &&
        exception.cancelled.show === show &&
        (exception.cancelled.at ?? start) === start,
    );
    // Moving it again replaces the earlier time; moved to its usual time, it is not moved any more.
    const moved = changed.findLast(
      exception => 'moved' in exception && exception.moved.show === show && exception.moved.at === start,
    );
    const to = moved && 'moved' in moved ? moved.moved.to : start;
    const until = addMinutes(to, minutesOfDay(end) - minutesOfDay(start));
    const outside = minutesOfDay(to) < minutesOfDay(opens) || minutesOfDay(until) > minutesOfDay(closes);
    const why = cancelled?.reason ?? (outside ? (opening.reason ?? moved?.reason) : undefined);
    if (why) changes.push({ performance, reason: why });
    else {
      performances.push({ ...performance, start: to, end: until });
      if (moved && to !== start) changes.push({ performance, reason: moved.reason, to });
    }
  }
  performances.sort((one, other) => minutesOfDay(one.start) - minutesOfDay(other.start));
  return { day, ...opening, performances, changes };
}

/** The performances of a usual day, in chronological order. */
export const performances: readonly Performance[] = usualPerformances({ shows: park.shows, talks: [] });

export const firstShowStart: ClockTime = performances[0]?.start ?? park.hours.opens;

/** When every show has been played at least once. */
export const firstRoundEnd: ClockTime = timeOfDay(
  Math.max(
    ...park.shows.map(({ id }) => {
      const first = performances.find(({ show }) => show === id);
      return minutesOfDay(first?.end ?? park.hours.opens);
    }),
  ),
);
