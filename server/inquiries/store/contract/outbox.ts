import { describe, expect } from 'vitest';
import type { Store } from '../create-store.ts';
import type { QueuedMail } from '../records.ts';
import {
  createAction,
  createDigest,
  minutesAfter,
  monday,
  type StoreTest,
  signedAt,
  storeInquiry,
} from './parts.ts';

const lease = (store: Store, minute: number, count = 99) =>
  store.leaseMails(minutesAfter(minute), minutesAfter(minute + 5), count);

const idsOf = (mails: readonly QueuedMail[]) => mails.map(({ id }) => id);

export function describeOutbox(it: StoreTest): void {
  describe('the outbox', () => {
    it('leases due mails, oldest first, to one worker at a time', async ({ store }) => {
      await store.enqueue(createDigest('second'), minutesAfter(1));
      expect(await store.enqueue(createDigest('first'), monday)).toBe(true);
      expect(await store.enqueue(createDigest('first'), minutesAfter(1))).toBe(false);
      expect(await lease(store, 2, 1)).toMatchObject([createDigest('first')]);
      const unsentMail = { reference: null, attempts: 0, state: 'waiting', dueAt: minutesAfter(1) };
      expect(await lease(store, 2)).toMatchObject([{ ...createDigest('second'), ...unsentMail }]);
      expect(await lease(store, 6)).toEqual([]);
      // The leases of a dead worker expire.
      expect(await lease(store, 7)).toHaveLength(2);
    });

    it('never leases a mail twice to workers of several processes', async ({ store, otherStore }) => {
      const mails = Array.from({ length: 60 }, (_, index) => createDigest(`${index}`));
      await Promise.all(mails.map(mail => store.enqueue(mail, monday)));
      const leases = await Promise.all(
        Array.from({ length: 20 }, (_, index) => lease(index % 2 ? store : otherStore, 0, 4)),
      );
      const ids = idsOf([...leases.flat(), ...(await lease(store, 0))]);
      expect(new Set(ids).size).toBe(60);
      expect(ids).toHaveLength(60);
    });

    it('records attempts until a mail is sent or has failed, and sends it again on demand', async ({
      store,
    }) => {
      const reference = await storeInquiry(store, 'a');
      const [sent, failed] = idsOf(await lease(store, 0)) as [number, number];
      await store.recordFailure(failed, '451 busy', minutesAfter(2));
      await store.recordSent(sent, minutesAfter(1));
      // A slower worker's reports about a sent mail are ignored.
      await store.recordFailure(sent, 'timeout', minutesAfter(2));
      await store.recordSent(sent, minutesAfter(3));
      const sentMail = { id: sent, state: 'sent', attempts: 1, sentAt: minutesAfter(1), lastError: null };
      const retriedMail = { id: failed, state: 'waiting', attempts: 1, dueAt: minutesAfter(2) };
      expect(await store.listMails(reference)).toMatchObject([
        sentMail,
        { ...retriedMail, lastError: '451 busy', sentAt: null },
      ]);
      expect(await lease(store, 1)).toEqual([]);
      expect(idsOf(await lease(store, 2))).toEqual([failed]);
      await store.recordFailure(failed, '550 5.1.1', null);
      const failedMail = { id: failed, state: 'failed', attempts: 2, lastError: '550 5.1.1' };
      expect(await store.listMails(reference)).toMatchObject([sentMail, failedMail]);
      expect(await store.summarizeOutbox()).toMatchObject({ failed: 1 });
      expect(await lease(store, 99)).toEqual([]);

      await store.releaseMails(reference, 0, signedAt(100));
      const renewedMail = { ...retriedMail, attempts: 0, queuedAt: minutesAfter(100), lastError: null };
      expect(await lease(store, 100)).toMatchObject([{ ...renewedMail, dueAt: minutesAfter(100) }]);
      expect(await store.listMails(reference)).toMatchObject([sentMail, { id: failed }]);
    });

    it('holds the mails of spam until a clerk releases them', async ({ store }) => {
      const reference = await storeInquiry(store, 'a');
      await store.recordActions(reference, 0, [createAction('spam', 1)]);
      expect(await lease(store, 2)).toEqual([]);
      const heldMail = { state: 'held', lastError: 'spam' };
      expect(await store.listMails(reference)).toMatchObject([heldMail, heldMail]);
      await store.recordActions(reference, 1, [createAction('reopened', 3)]);
      await store.releaseMails(reference, 2, signedAt(4));
      expect(await lease(store, 4)).toHaveLength(2);
    });

    it('summarizes, with the age of the oldest waiting mail to the office', async ({ store }) => {
      expect(await store.summarizeOutbox()).toEqual({ failed: 0, oldestWaiting: null });
      const references = [
        await storeInquiry(store, 'a', {}, minutesAfter(1)),
        await storeInquiry(store, 'b', {}, minutesAfter(2)),
      ];
      await store.enqueue(createDigest('1'), minutesAfter(3));
      const oldest = async () => (await store.summarizeOutbox()).oldestWaiting;
      expect(await oldest()).toEqual(minutesAfter(1));
      const mails = await Promise.all(references.map(reference => store.listMails(reference)));
      const officeMails = mails.flat().filter(({ kind }) => kind === 'office');
      await store.recordFailure(officeMails[0]?.id ?? 0, '550', null);
      expect(await store.summarizeOutbox()).toEqual({ failed: 1, oldestWaiting: minutesAfter(2) });
      await store.recordSent(officeMails[1]?.id ?? 0, minutesAfter(4));
      expect(await oldest()).toEqual(minutesAfter(3));
    });
  });
}
