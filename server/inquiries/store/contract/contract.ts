import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../store.ts';
import { describeAccepting } from './accepting.ts';
import { describeOffice } from './office.ts';
import { describeOutbox } from './outbox.ts';
import { type Bench, stored, submission, twoMails, withStores } from './parts.ts';
/** What `store.ts` promises, held against a kind of store. */
export function describeStore(name: string, createBench: () => Promise<Bench>): void {
  describe(name, { timeout: 30_000 }, () => {
    const now = withStores(createBench);

    describeAccepting(now);
    describeOffice(now);
    describeOutbox(now);

    it('is there again after a restart', async () => {
      const reference = await stored(now.store, 'a');
      await now.store.close();
      now.store = await now.bench.open();
      expect(await now.store.find(reference)).not.toBeNull();
      await now.store.check();
    });

    it('settles what it has taken before it closes, and takes nothing afterwards', async () => {
      const accepted = Array.from({ length: 30 }, (_, index) => stored(now.store, `${index}`));
      await now.store.close();
      expect(await Promise.all(accepted)).toHaveLength(30);
      await expect(now.store.accept(submission('late'), twoMails)).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(now.store.check()).rejects.toBeInstanceOf(StoreUnavailable);
      await now.store.close();
    });
  });
}
