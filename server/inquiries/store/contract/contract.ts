import { describe, expect } from 'vitest';
import { StoreUnavailable } from '../records.ts';
import { describeAccepting } from './accepting.ts';
import { describeActions } from './actions.ts';
import { describeAnnouncements } from './announcements.ts';
import { describeErasure } from './erasure.ts';
import { describeFinding } from './finding.ts';
import { describeOutbox } from './outbox.ts';
import { type CreateDatabase, storeInquiry, storeTest } from './parts.ts';

export function describeStore(name: string, createDatabase: CreateDatabase, { skip = false } = {}): void {
  describe(name, { skip }, () => {
    const it = storeTest(createDatabase);
    describeAccepting(it);
    describeFinding(it);
    describeActions(it);
    describeAnnouncements(it);
    describeErasure(it);
    describeOutbox(it);

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
      const stored = (await open().list({})).map(({ reference }) => reference);
      expect(stored.sort()).toEqual(references.sort());
    });
  });
}
