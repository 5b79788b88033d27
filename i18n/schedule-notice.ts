import type { AnnouncedDays } from '../domain/announced.ts';
import type { Day } from '../domain/day.ts';
import type { Localized } from './locales.ts';

export interface ScheduleNotice {
  from: { day: Day; text: string };
  to?: { day: Day; text: string };
  /** The last day. */
  until: Day;
  lines: readonly string[];
}

/** The response of `GET /programme.json`. */
export interface AnnouncedSchedule extends AnnouncedDays {
  /** Null if nothing is announced and the prerendered ones are current. */
  notices: Localized<readonly ScheduleNotice[]> | null;
}
