/**
 * Days announced by the ticket office since the site was built. Browser only: `app/inline/now.ts` fetches them, and every later lookup of
 * a day respects them. The server passes its facts explicitly instead.
 */
import type { Day } from './day.ts';
import type { DayProgramme } from './day-programme.ts';

/** Where the live server publishes them, as JSON. */
export const programmePath = '/programme.json';

export interface AnnouncedDays {
  /** Index into `programmes`, by day. */
  days: Readonly<Record<Day, number>>;
  programmes: readonly Omit<DayProgramme, 'day'>[];
}

let current: AnnouncedDays | undefined;

/** Replaces all earlier announcements. */
export function announce(announced: AnnouncedDays | undefined): void {
  current = announced;
}

/** The programme of an announced day; undefined for any other. */
export function announcedOn(day: Day): DayProgramme | undefined {
  const programme = current?.programmes[current.days[day] ?? -1];
  return programme && { day, ...programme };
}
