import type { Day } from '../../../domain/day.ts';
import { exceptions, type ScheduleException } from '../../../domain/exceptions.ts';
import { type ScheduleFacts, scheduleFacts } from '../../../domain/schedule-facts.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';

export const withAnnouncements = (announcedExceptions: readonly ScheduleException[]): ScheduleFacts => ({
  ...scheduleFacts,
  exceptions: [...exceptions, ...announcedExceptions],
});

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
