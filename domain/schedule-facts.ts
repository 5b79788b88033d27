/** What the schedules are made of: the park's hours and shows, and the changes to single days. */
import { exceptions, type ScheduleException } from './exceptions.ts';
import { type Park, park } from './park.ts';

export interface HoursFacts extends Pick<Park<string>, 'hours'> {
  exceptions: readonly ScheduleException[];
}

export type ScheduleFacts = HoursFacts & Pick<Park<string>, 'shows'>;

/** Those in the source, without announcements. */
export const scheduleFacts: ScheduleFacts = { ...park, exceptions };
