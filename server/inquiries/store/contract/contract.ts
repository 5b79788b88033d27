import { describe, expect } from 'vitest';
import { StoreUnavailable } from '../records.ts';
import { describeAccepting } from './accepting.ts';
import { describeActions } from './actions.ts';
import { describeAnnouncements } from './announcements.ts';
import { describeErasure } from './erasure.ts';
import { describeFinding } from './finding.ts';
import { describeOutbox } from './outbox.ts';
import { type CreateDatabase, minutesAfter, storeInquiry, storeTest } from './parts.ts';

export function describeStore(name: string, createDatabase: CreateDatabase, { skip = false } = {}): void {
  describe(name, { skip }, () => {
    const it = storeTest(createDatabase);
    describeAccepting(it);
    describeFinding(it);
    describeActions(it);
    describeAnnouncements(it);
    describeErasure(it);
    describeOutbox(it);

    it('lets one of several processes do a daily task', async ({ store, otherStore }) => {
      const lease = (
        anyStore: typeof store,
        minute: number,
        day: '2026-03-02' | '2026-03-03' = '2026-03-02',
      ) => anyStore.leaseTask('purge', day, minutesAfter(minute), minutesAfter(minute + 5));
      const leases = await Promise.all([store, otherStore, store, otherStore].map(each => lease(each, 0)));
      expect(leases.filter(Boolean)).toHaveLength(1);
      expect(await otherStore.leaseTask('digest', '2026-03-02', minutesAfter(0), minutesAfter(5))).toBe(true);
      // The process that had the lease has died.
      expect([await lease(store, 4), await lease(otherStore, 5)]).toEqual([false, true]);
      await otherStore.finishTask('purge', '2026-03-02');
      expect(await lease(store, 99)).toBe(false);
      expect(await lease(store, 99, '2026-03-03')).toBe(true);
      // The clock was wrong.
      expect(await lease(otherStore, 0, '2026-03-03')).toBe(true);
      await store.finishTask('purge', '2026-03-03');
      expect(await lease(store, 0)).toBe(true);
    });

    it('stores the first secret proposed for desk links', async ({ store, otherStore }) => {
      const [firstSecret, secondSecret] = await Promise.all([
        store.ensureDeskSecret('one'),
        otherStore.ensureDeskSecret('two'),
      ]);
      expect(firstSecret).toBe(secondSecret);
      expect(await otherStore.ensureDeskSecret('three')).toBe(firstSecret);
    });

    it('is unavailable once closed, and keeps everything', async ({ store, open }) => {
      const references = await Promise.all(['a', 'b', 'c'].map(key => storeInquiry(store, key)));
      await store.close();
      await expect(storeInquiry(store, 'd')).rejects.toThrow(StoreUnavailable);
      await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable);
      const stored = (await open().list({})).map(({ reference }) => reference);
      expect(stored.sort()).toEqual(references.sort());
    });
  });
}
