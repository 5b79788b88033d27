import type { Day } from './day.ts';
import type { DaySchedule } from './day-schedule.ts';

export const schedulePath = '/programme.json';

export interface AnnouncedDays {
  /** Index into `schedules`, by day. */
  days: Readonly<Record<Day, number>>;
  schedules: readonly Omit<DaySchedule, 'day'>[];
}

export function announcedOn(day: Day, announced: AnnouncedDays | undefined): DaySchedule | undefined {
  const schedule = announced?.schedules[announced.days[day] ?? -1];
  return schedule && { day, ...schedule };
}
