/**
 * What the ticket office has announced since the site was built, in the browser. An open page is told of it (`app/inline/now.ts`),
 * and from then on whoever asks for a day gets it as announced. The server is told nothing here: it passes its facts along.
 */
import type { Day } from './day.ts';
import type { DayProgramme } from './day-programme.ts';

/** Where the live server tells it, as JSON. */
export const programmePath = '/programme.json';

/** The days on which something is announced. */
export interface AnnouncedDays {
  /** Which of `programmes` a day has, by index. */
  days: Readonly<Record<Day, number>>;
  programmes: readonly Omit<DayProgramme, 'day'>[];
}

let current: AnnouncedDays | undefined;

/** From now on this is announced, and nothing else: what was announced before is taken back. */
export function announce(announced: AnnouncedDays | undefined): void {
  current = announced;
}

/** The whole programme of a day on which something is announced; undefined where it is as the site was built. */
export function announcedOn(day: Day): DayProgramme | undefined {
  const programme = current?.programmes[current.days[day] ?? -1];
  return programme && { day, ...programme };
}
