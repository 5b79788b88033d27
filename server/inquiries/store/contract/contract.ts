import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../store.ts';
import { describeAccepting } from './accepting.ts';
import { describeOffice } from './office.ts';
import { describeOutbox } from './outbox.ts';
import { stored, submission, type TestDatabase, twoMails, withStores } from './parts.ts';
/** What `store.ts` promises, held against a kind of store. */
export function describeStore(
  name: string,
  createDatabase: () => Promise<TestDatabase>,
  { skip = false } = {},
): void {
  describe(name, { timeout: 30_000, skip }, () => {
    const fixture = withStores(createDatabase);

    describeAccepting(fixture);
    describeOffice(fixture);
    describeOutbox(fixture);

    it('is there again after a restart', async () => {
      const reference = await stored(fixture.store, 'a');
      await fixture.store.close();
      fixture.store = await fixture.database.open();
      expect(await fixture.store.find(reference)).not.toBeNull();
      await fixture.store.check();
    });

    it('settles what it has taken before it closes, and takes nothing afterwards', async () => {
      const accepted = Array.from({ length: 30 }, (_, index) => stored(fixture.store, `${index}`));
      await fixture.store.close();
      expect(await Promise.all(accepted)).toHaveLength(30);
      await expect(fixture.store.accept(submission('late'), twoMails)).rejects.toBeInstanceOf(
        StoreUnavailable,
      );
      await expect(fixture.store.check()).rejects.toBeInstanceOf(StoreUnavailable);
      await fixture.store.close();
    });
  });
}
