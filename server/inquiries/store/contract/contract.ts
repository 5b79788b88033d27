import { describe, expect } from 'vitest';
import { StoreUnavailable } from '../store.ts';
import { describeAccepting } from './accepting.ts';
import { describeErasure } from './erasure.ts';
import { describeOffice } from './office.ts';
import { describeOutbox } from './outbox.ts';
import { stored, storeTest, submission, type TestDatabase, twoMails } from './parts.ts';

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
      const accepted = Array.from({ length: 30 }, (_, index) => stored(store, `${index}`));
      await store.close();
      const references = await Promise.all(accepted);
      await expect(store.accept(submission('late'), twoMails)).rejects.toThrow(StoreUnavailable);
      await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable);
      await store.close();
      const again = await database.open();
      await again.checkWritable();
      expect((await again.list({})).map(({ reference }) => reference).sort()).toEqual(references.sort());
    });
  });
}
