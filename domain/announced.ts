/** Days announced by the ticket office since the site was built; `app/inline/now.ts` fetches them. */
import type { Day } from './day.ts';
import type { DaySchedule } from './day-schedule.ts';

/** Where the live server publishes them, as JSON. */
export const schedulePath = '/programme.json';

export interface AnnouncedDays {
  /** Index into `programmes`, by day. */
  days: Readonly<Record<Day, number>>;
  programmes: readonly Omit<DaySchedule, 'day'>[];
}

/** The schedule of an announced day; undefined for any other. */
export function announcedOn(day: Day, announced: AnnouncedDays | undefined): DaySchedule | undefined {
  const schedule = announced?.programmes[announced.days[day] ?? -1];
  return schedule && { day, ...schedule };
}
