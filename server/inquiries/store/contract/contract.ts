import { describe, expect } from 'vitest';
import { StoreUnavailable } from '../store.ts';
import { describeAccepting } from './accepting.ts';
import { describeErasure } from './erasure.ts';
import { describeOffice } from './office.ts';
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
    describeOffice(it);
    describeErasure(it);
    describeOutbox(it);

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
