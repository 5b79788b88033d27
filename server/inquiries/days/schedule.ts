/** The schedule of the source combined with the office's announcements. */
import type { Day } from '../../../domain/day.ts';
import { type Exception, exceptions } from '../../../domain/exceptions.ts';
import { type ScheduleFacts, scheduleFacts } from '../../../domain/schedule.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';

export const factsWith = (announced: readonly Exception[]): ScheduleFacts => ({
  ...scheduleFacts,
  exceptions: [...exceptions, ...announced],
});

export type ReadAnnounced = (from: Day) => Promise<readonly Exception[]>;

/** Reads the announcements from a day on. While the store is unavailable, the last ones read apply. */
export function announcedReader(store: Pick<Store, 'announced'>): ReadAnnounced {
  let last: readonly Exception[] = [];
  return async from => {
    try {
      last = await store.announced(from);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
    return last;
  };
}
