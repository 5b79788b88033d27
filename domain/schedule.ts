/** Without the park's own facts, because pages inline it. */
import { addMinutes, type ClockTime, minutesOfDay, timeOfDay } from './clock-time.ts';
import type { Day } from './day.ts';
import { daysFrom } from './day-counts.ts';
import type { DaySchedule, Performance, ScheduleChange } from './day-schedule.ts';
import { exceptionsOn, hoursOn } from './hours.ts';
import type { Hours, Park } from './park.ts';
import type { ScheduleFacts } from './schedule-facts.ts';

/** A performance's id ends in its usual start, such as `dolphin-1130`; it stays the same when the performance is moved. */
export function usualStart({ id, start }: Performance): ClockTime {
  const [, hours, minutes] = /(\d\d)(\d\d)$/.exec(id) ?? [];
  return hours === undefined ? start : timeOfDay(Number(hours) * 60 + Number(minutes));
}

/** In chronological order. */
export function listUsualPerformances<Id extends string>({
  shows,
}: Pick<Park<Id>, 'shows'>): Performance<Id>[] {
  return shows
    .flatMap(({ id, starts, minutes }) =>
      starts.map(start => ({
        id: `${id}-${start.replace(':', '')}`,
        show: id,
        start,
        end: addMinutes(start, minutes),
      })),
    )
    .sort((a, b) => minutesOfDay(a.start) - minutesOfDay(b.start));
}

export const isOutside = (
  { start, end }: Pick<Performance, 'start' | 'end'>,
  { opens, closes }: Hours,
): boolean => start < opens || end > closes;

export function scheduleOf(day: Day, facts: ScheduleFacts): DaySchedule {
  const exceptions = exceptionsOn(day, facts.exceptions);
  const dayHours = hoursOn(day, facts);
  if (!dayHours.hours) return { day, ...dayHours, performances: [], changes: [] };
  const changes: ScheduleChange[] = [];
  const performances: Performance[] = [];
  for (const performance of listUsualPerformances(facts)) {
    const { show, start, end } = performance;
    const cancellation = exceptions.find(
      exception =>
        'cancelled' in exception &&
        exception.cancelled.show === show &&
        (exception.cancelled.at ?? start) === start,
    );
    const move = exceptions.find(
      exception => 'moved' in exception && exception.moved.show === show && exception.moved.at === start,
    );
    const newStart = move && 'moved' in move ? move.moved.to : start;
    const newEnd = addMinutes(newStart, minutesOfDay(end) - minutesOfDay(start));
    const current = { ...performance, start: newStart, end: newEnd };
    const outsideReason = isOutside(current, dayHours.hours) ? (dayHours.reason ?? move?.reason) : undefined;
    const reason = cancellation?.reason ?? outsideReason;
    if (reason) changes.push({ performance, reason });
    else {
      performances.push(current);
      if (move) changes.push({ performance, reason: move.reason, to: newStart });
    }
  }
  performances.sort((a, b) => minutesOfDay(a.start) - minutesOfDay(b.start));
  return { day, ...dayHours, performances, changes };
}

/** Undefined if there is none within `days` days. */
export function findNextPerformance(
  show: string,
  now: { day: Day; time: ClockTime },
  days: number,
  facts: ScheduleFacts,
): { day: Day; performance: Performance } | undefined {
  for (const day of daysFrom(now.day, days)) {
    const performance = scheduleOf(day, facts).performances.find(
      candidate => candidate.show === show && (day > now.day || candidate.start > now.time),
    );
    if (performance) return { day, performance };
  }
  return undefined;
}
