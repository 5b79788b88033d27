import type { Day } from '../../../domain/day.ts';
import { exceptions, type ScheduleException } from '../../../domain/exceptions.ts';
import { closureReasonOn } from '../../../domain/hours.ts';
import { type ScheduleFacts, scheduleFacts } from '../../../domain/schedule-facts.ts';
import { findDayError } from '../../../domain/visit-days.ts';
import { StoreUnavailable } from '../store/records.ts';
import type { Store } from '../store/store.ts';

export const withAnnouncements = (announcedExceptions: readonly ScheduleException[]): ScheduleFacts => ({
  ...scheduleFacts,
  exceptions: [...exceptions, ...announcedExceptions],
});

/** Finds why a visit on a day is impossible. */
export const createDayCheck = (today: Day, facts: ScheduleFacts) => (day: Day) =>
  findDayError(day, today, visitDay => closureReasonOn(visitDay, facts));

export type ReadAnnouncements = (from: Day) => Promise<readonly ScheduleException[]>;

/** While the store is unavailable, the announcements that were read last apply. */
export function createAnnouncementReader(store: Pick<Store, 'listAnnouncedExceptions'>): ReadAnnouncements {
  let latest: readonly ScheduleException[] = [];
  return async from => {
    try {
      latest = await store.listAnnouncedExceptions(from);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
    return latest;
  };
}
