/** The programme of the source combined with the office's announcements. */
import { closedBecause } from '../../../domain/closed.ts';
import { closuresOf } from '../../../domain/closures.ts';
import type { Day } from '../../../domain/day.ts';
import { type Exception, exceptions, type ReasonId } from '../../../domain/exceptions.ts';
import { park } from '../../../domain/park.ts';
import { type ProgrammeFacts, programmeFacts } from '../../../domain/programme.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';

export const factsWith = (announced: readonly Exception[]): ProgrammeFacts => ({
  ...programmeFacts,
  exceptions: [...exceptions, ...announced],
});

/** Returns why the park is closed on a day from `today` on. */
export function closedWith(announced: readonly Exception[], today: Day) {
  const closures = closuresOf(park.otherHours, factsWith(announced).exceptions, today);
  return (day: Day): ReasonId | undefined => closedBecause(day, closures);
}

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
