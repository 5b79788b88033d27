/** Days announced by the ticket office since the site was built; `app/inline/now.ts` fetches them. */
import type { Day } from './day.ts';
import type { DayProgramme } from './day-programme.ts';

/** Where the live server publishes them, as JSON. */
export const programmePath = '/programme.json';

export interface AnnouncedDays {
  /** Index into `programmes`, by day. */
  days: Readonly<Record<Day, number>>;
  programmes: readonly Omit<DayProgramme, 'day'>[];
}

/** The programme of an announced day; undefined for any other. */
export function announcedOn(day: Day, announced: AnnouncedDays | undefined): DayProgramme | undefined {
  const programme = announced?.programmes[announced.days[day] ?? -1];
  return programme && { day, ...programme };
}
