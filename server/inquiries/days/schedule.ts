import type { Day } from '../../../domain/day.ts';
import { type Exception, exceptions } from '../../../domain/exceptions.ts';
import { type ScheduleFacts, scheduleFacts } from '../../../domain/schedule.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';

export const withAnnouncements = (announcedExceptions: readonly Exception[]): ScheduleFacts => ({
  ...scheduleFacts,
  exceptions: [...exceptions, ...announcedExceptions],
});

export type ReadAnnouncements = (from: Day) => Promise<readonly Exception[]>;

/** While the store is unavailable, the last announcements read apply. */
export function createAnnouncementReader(store: Pick<Store, 'listAnnouncedExceptions'>): ReadAnnouncements {
  let latest: readonly Exception[] = [];
  return async from => {
    try {
      latest = await store.listAnnouncedExceptions(from);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
    return latest;
  };
}
