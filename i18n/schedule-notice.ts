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

export interface AnnouncedSchedule extends AnnouncedDays {
  /** Null if nothing is announced and the prerendered ones are current. */
  notices: Localized<readonly ScheduleNotice[]> | null;
}

/** The response of `GET /programme.json`. Open pages of earlier builds read it, so its names never change. */
interface ScheduleResponse extends Pick<AnnouncedSchedule, 'days' | 'notices'> {
  programmes: AnnouncedSchedule['schedules'];
}

export const toScheduleResponse = ({ days, schedules, notices }: AnnouncedSchedule): ScheduleResponse => ({
  days,
  programmes: schedules,
  notices,
});

export const fromScheduleResponse = ({ days, programmes, notices }: ScheduleResponse): AnnouncedSchedule => ({
  days,
  schedules: programmes,
  notices,
});
