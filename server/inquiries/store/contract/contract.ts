import { describe, expect } from 'vitest';
import { StoreUnavailable } from '../store.ts';
import { describeAccepting } from './accepting.ts';
import { describeActions } from './actions.ts';
import { describeAnnouncements } from './announcements.ts';
import { describeErasure } from './erasure.ts';
import { describeFinding } from './finding.ts';
import { describeOutbox } from './outbox.ts';
import { createTwoMails, storeInquiry, storeTest, submission, type TestDatabase } from './parts.ts';

export function describeStore(
  name: string,
  createDatabase: () => Promise<TestDatabase>,
  { skip = false } = {},
): void {
  describe(name, { skip }, () => {
    const it = storeTest(createDatabase);
    describeAccepting(it);
    describeFinding(it);
    describeActions(it);
    describeAnnouncements(it);
    describeErasure(it);
    describeOutbox(it);

    it('stores the first secret proposed for desk links, for all processes', async ({ store, database }) => {
      const otherStore = await database.open();
      const [firstSecret, secondSecret] = await Promise.all([
        store.getDeskSecret('one'),
        otherStore.getDeskSecret('two'),
      ]);
      expect(firstSecret).toBe(secondSecret);
      expect(await otherStore.getDeskSecret('three')).toBe(firstSecret);
    });

    it('completes accepted inquiries, closes, and reopens', async ({ store, database }) => {
      const pendingReferences = Array.from({ length: 30 }, (_, index) => storeInquiry(store, `${index}`));
      await store.close();
      const references = await Promise.all(pendingReferences);
      await expect(store.accept(submission('late'), createTwoMails)).rejects.toThrow(StoreUnavailable);
      await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable);
      await store.close();
      const reopenedStore = await database.open();
      await reopenedStore.checkWritable();
      expect((await reopenedStore.list({})).map(({ reference }) => reference).sort()).toEqual(
        references.sort(),
      );
    });
  });
}
