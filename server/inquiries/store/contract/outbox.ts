import { describe, expect } from 'vitest';
import type { MailFilter, QueuedMail } from '../records.ts';
import { exampleReference } from '../reference.ts';
import type { Store } from '../store.ts';
import { createAction, createMail, minutesAfter, monday, type StoreTest, storeInquiry } from './parts.ts';

const lease = (store: Store, minute: number, count = 99) =>
  store.leaseMails(minutesAfter(minute), minutesAfter(minute + 5), count);

const idsOf = (mails: readonly QueuedMail[]) => mails.map(({ id }) => id);

export function describeOutbox(it: StoreTest): void {
  describe('the outbox', () => {
    it('leases due mails, oldest first, to one worker at a time', async ({ store }) => {
      await store.enqueue(createMail('second'), minutesAfter(1));
      await store.enqueue(createMail('first'), monday);
      await store.enqueue(createMail('soon'), minutesAfter(60));
      expect(await lease(store, 2, 1)).toMatchObject([createMail('first')]);
      const unsentMail = { attempts: 0, state: 'waiting', dueAt: minutesAfter(1) };
      expect(await lease(store, 2)).toMatchObject([{ ...createMail('second'), ...unsentMail }]);
      expect(await lease(store, 6)).toEqual([]);
      // The leases of a dead worker expire.
      expect(await lease(store, 7)).toHaveLength(2);
    });

    it('never leases a mail twice to workers of several processes', async ({ store, database }) => {
      const mails = Array.from({ length: 60 }, (_, index) => createMail(`${index}`));
      await Promise.all(mails.map(queuedMail => store.enqueue(queuedMail, monday)));
      const otherStore = await database.open();
      const leases = await Promise.all(
        Array.from({ length: 20 }, (_, index) => lease(index % 2 ? store : otherStore, 0, 4)),
      );
      const ids = idsOf([...leases.flat(), ...(await lease(store, 0))]);
      expect(new Set(ids).size).toBe(60);
      expect(ids).toHaveLength(60);
    });

    it('queues a mail once, and records its attempts', async ({ store }) => {
      expect(await store.enqueue(createMail('digest'), monday)).toBe(true);
      expect(await store.enqueue(createMail('digest'), minutesAfter(1))).toBe(false);
      expect(await store.listMails()).toMatchObject([{ reference: null, queuedAt: monday }]);
      const [{ id } = { id: 0 }] = await lease(store, 0);
      await store.recordFailure(id, '451 busy', minutesAfter(2));
      const failedMail = {
        state: 'waiting',
        attempts: 1,
        dueAt: minutesAfter(2),
        lastError: '451 busy',
        sentAt: null,
      };
      expect(await store.listMails()).toMatchObject([failedMail]);
      expect(await lease(store, 1)).toEqual([]);
      await store.recordFailure(id, '550 no such user', null);
      const deadMail = { state: 'dead', attempts: 2, lastError: '550 no such user' };
      expect(await store.listMails()).toMatchObject([deadMail]);
      expect(await lease(store, 99)).toEqual([]);
    });

    it('retries unsent mails on demand, of one inquiry or all', async ({ store }) => {
      const reference = await storeInquiry(store, 'a');
      await storeInquiry(store, 'b');
      const [sentMail, deadMail] = await lease(store, 0, 2);
      await store.recordSent(sentMail?.id ?? 0, monday);
      // A slower worker's reports about a sent mail are ignored.
      await store.recordFailure(sentMail?.id ?? 0, 'timeout', minutesAfter(2));
      await store.recordSent(sentMail?.id ?? 0, minutesAfter(3));
      const unchangedMail = { id: sentMail?.id, state: 'sent', attempts: 1, sentAt: monday, lastError: null };
      expect(await store.listMails(reference)).toContainEqual(expect.objectContaining(unchangedMail));
      await store.recordFailure(deadMail?.id ?? 0, '550', null);
      const otherIds = idsOf(await store.listMails({ states: ['waiting'] }));
      expect(await store.retryMails(reference, minutesAfter(1))).toBe(1);
      expect(idsOf(await lease(store, 1))).toEqual([deadMail?.id, ...otherIds]);
      await store.recordFailure(deadMail?.id ?? 0, '451', minutesAfter(60));
      expect(await store.retryMails('all', minutesAfter(2))).toBe(3);
      expect(idsOf(await lease(store, 2))).toEqual([deadMail?.id]);
      expect(idsOf(await lease(store, 6))).toEqual(otherIds);
    });

    it('lists mails by state, optionally of open inquiries only, up to a limit', async ({ store }) => {
      for (const [minute, key] of ['a', 'b', 'c'].entries())
        await storeInquiry(store, key, {}, minutesAfter(minute));
      const mails = await lease(store, 9);
      const ids = idsOf(mails);
      for (const { id } of mails.slice(0, 5)) await store.recordFailure(id, '550', null);
      const [answered, spam] = await store.list({});
      await store.recordActions(
        answered?.reference ?? exampleReference,
        createAction('answered', minutesAfter(10)),
      );
      await store.recordActions(spam?.reference ?? exampleReference, createAction('spam', minutesAfter(10)));
      const listIds = async (filter: MailFilter) => idsOf(await store.listMails(filter));
      expect(await listIds({ states: ['dead'] })).toEqual(ids.slice(0, 5));
      expect(await listIds({ states: ['dead'], limit: 2 })).toEqual(ids.slice(0, 2));
      expect(await listIds({ states: ['dead'], onlyOpenInquiries: true })).toEqual([ids[4]]);
      expect(await listIds({ states: ['waiting', 'dead'] })).toEqual(ids);
      await store.recordSent(ids[5] ?? 0, minutesAfter(11));
      expect(await listIds({ states: ['sent'] })).toEqual([ids[5]]);
    });

    it('summarizes, with the age of the oldest waiting mail to the office about an inquiry', async ({
      store,
    }) => {
      const empty = {
        waiting: 0,
        overdue: 0,
        refused: 0,
        held: 0,
        dead: 0,
        deadForOffice: 0,
        oldestWaiting: null,
      };
      expect(await store.summarizeOutbox(minutesAfter(61))).toEqual(empty);
      for (const minute of [0, 1, 2, 3]) await storeInquiry(store, `${minute}`, {}, minutesAfter(minute));
      const [deadMail, refusedMail, sentMail] = await lease(store, 9, 3);
      await store.recordFailure(deadMail?.id ?? 0, '550', null);
      await store.recordFailure(refusedMail?.id ?? 0, '550 5.7.1 at RCPT TO', minutesAfter(70));
      await store.recordSent(sentMail?.id ?? 0, minutesAfter(9));
      const summary = {
        waiting: 5,
        overdue: 1,
        refused: 1,
        held: 1,
        dead: 1,
        deadForOffice: 1,
        oldestWaiting: minutesAfter(2),
      };
      expect(await store.summarizeOutbox(minutesAfter(61))).toEqual(summary);
      await store.recordActions(
        deadMail?.reference ?? exampleReference,
        createAction('answered', minutesAfter(62)),
      );
      expect(await store.summarizeOutbox(minutesAfter(61))).toEqual({ ...summary, deadForOffice: 0 });
      for (const { id, kind } of await store.listMails())
        if (kind === 'office') await store.recordSent(id, minutesAfter(63));
      await store.enqueue(createMail('digest'), monday);
      expect(await store.summarizeOutbox(minutesAfter(61))).toMatchObject({
        waiting: 4,
        oldestWaiting: null,
      });
    });
  });
}
