/** What the schedules are made of: the park's hours and shows, and the changes to single days. */
import type { AnnouncedDays } from './announced.ts';
import { exceptions, type ScheduleException } from './exceptions.ts';
import { type Park, park, type ShowId } from './park.ts';

export interface HoursFacts extends Pick<Park<string>, 'hours' | 'otherHours'> {
  exceptions: readonly ScheduleException[];
  /** Announced by the office; takes precedence over all other facts. */
  announced?: AnnouncedDays | undefined;
}

export type ScheduleFacts<Id extends string = ShowId> = HoursFacts & Pick<Park<Id>, 'shows'>;

/** Those in the source, without announcements. */
export const scheduleFacts: ScheduleFacts = { ...park, exceptions };
