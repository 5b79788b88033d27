import { describe, expect } from 'vitest';
import { exampleReference } from '../reference.ts';
import type { MailFilter, QueuedMail, Store } from '../store.ts';
import { act, later, mail, monday, type StoreTest, stored } from './parts.ts';

const lease = (store: Store, minute: number, count = 99) =>
  store.leaseMails(later(minute), later(minute + 5), count);

const idsOf = (mails: readonly QueuedMail[]) => mails.map(({ id }) => id);

export function describeOutbox(it: StoreTest): void {
  describe('the outbox', () => {
    it('leases due mails, oldest first, to one worker at a time', async ({ store }) => {
      await store.enqueue(mail('second'), later(1));
      await store.enqueue(mail('first'), monday);
      await store.enqueue(mail('soon'), later(60));
      expect(await lease(store, 2, 1)).toMatchObject([mail('first')]);
      const untried = { attempts: 0, state: 'waiting', dueAt: later(1) };
      expect(await lease(store, 2)).toMatchObject([{ ...mail('second'), ...untried }]);
      expect(await lease(store, 6)).toEqual([]);
      // The leases of a dead worker expire.
      expect(await lease(store, 7)).toHaveLength(2);
    });

    it('never leases a mail twice to workers of several processes', async ({ store, database }) => {
      const mails = Array.from({ length: 60 }, (_, index) => mail(`${index}`));
      await Promise.all(mails.map(each => store.enqueue(each, monday)));
      const other = await database.open();
      const leases = await Promise.all(
        Array.from({ length: 20 }, (_, index) => lease(index % 2 ? store : other, 0, 4)),
      );
      const ids = idsOf([...leases.flat(), ...(await lease(store, 0))]);
      expect(new Set(ids).size).toBe(60);
      expect(ids).toHaveLength(60);
    });

    it('queues a mail once, and records its attempts', async ({ store }) => {
      expect(await store.enqueue(mail('digest'), monday)).toBe(true);
      expect(await store.enqueue(mail('digest'), later(1))).toBe(false);
      expect(await store.listMails()).toMatchObject([{ reference: null, queuedAt: monday }]);
      const [{ id } = { id: 0 }] = await lease(store, 0);
      await store.recordFailure(id, '451 busy', later(2));
      const tried = { state: 'waiting', attempts: 1, dueAt: later(2), lastError: '451 busy', sentAt: null };
      expect(await store.listMails()).toMatchObject([tried]);
      expect(await lease(store, 1)).toEqual([]);
      await store.recordFailure(id, '550 no such user', null);
      const dead = { state: 'dead', attempts: 2, lastError: '550 no such user' };
      expect(await store.listMails()).toMatchObject([dead]);
      expect(await lease(store, 99)).toEqual([]);
    });

    it('retries unsent mails on demand, of one inquiry or all', async ({ store }) => {
      const reference = await stored(store, 'a');
      await stored(store, 'b');
      const [sent, dead] = await lease(store, 0, 2);
      await store.recordSent(sent?.id ?? 0, monday);
      // A slower worker's reports about a sent mail are ignored.
      await store.recordFailure(sent?.id ?? 0, 'timeout', later(2));
      await store.recordSent(sent?.id ?? 0, later(3));
      const kept = { id: sent?.id, state: 'sent', attempts: 1, sentAt: monday, lastError: null };
      expect(await store.listMails(reference)).toContainEqual(expect.objectContaining(kept));
      await store.recordFailure(dead?.id ?? 0, '550', null);
      const others = idsOf(await store.listMails({ states: ['waiting'] }));
      expect(await store.retryMails(reference, later(1))).toBe(1);
      expect(idsOf(await lease(store, 1))).toEqual([dead?.id, ...others]);
      await store.recordFailure(dead?.id ?? 0, '451', later(60));
      expect(await store.retryMails('all', later(2))).toBe(3);
      expect(idsOf(await lease(store, 2))).toEqual([dead?.id]);
      expect(idsOf(await lease(store, 6))).toEqual(others);
    });

    it('lists mails by state, optionally of open inquiries only, up to a limit', async ({ store }) => {
      for (const [minute, key] of ['a', 'b', 'c'].entries()) await stored(store, key, {}, later(minute));
      const mails = await lease(store, 9);
      const ids = idsOf(mails);
      for (const { id } of mails.slice(0, 5)) await store.recordFailure(id, '550', null);
      const [answered, spam] = await store.list({});
      await store.recordActions(answered?.reference ?? exampleReference, act('answered', later(10)));
      await store.recordActions(spam?.reference ?? exampleReference, act('spam', later(10)));
      const listed = async (filter: MailFilter) => idsOf(await store.listMails(filter));
      expect(await listed({ states: ['dead'] })).toEqual(ids.slice(0, 5));
      expect(await listed({ states: ['dead'], limit: 2 })).toEqual(ids.slice(0, 2));
      expect(await listed({ states: ['dead'], open: true })).toEqual([ids[4]]);
      expect(await listed({ states: ['waiting', 'dead'] })).toEqual(ids);
      await store.recordSent(ids[5] ?? 0, later(11));
      expect(await listed({ states: ['sent'] })).toEqual([ids[5]]);
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
      expect(await store.summarizeOutbox(later(61))).toEqual(empty);
      for (const minute of [0, 1, 2, 3]) await stored(store, `${minute}`, {}, later(minute));
      const [dead, refused, sent] = await lease(store, 9, 3);
      await store.recordFailure(dead?.id ?? 0, '550', null);
      await store.recordFailure(refused?.id ?? 0, '550 5.7.1 at RCPT TO', later(70));
      await store.recordSent(sent?.id ?? 0, later(9));
      const summary = {
        waiting: 5,
        overdue: 1,
        refused: 1,
        held: 1,
        dead: 1,
        deadForOffice: 1,
        oldestWaiting: later(2),
      };
      expect(await store.summarizeOutbox(later(61))).toEqual(summary);
      await store.recordActions(dead?.reference ?? exampleReference, act('answered', later(62)));
      expect(await store.summarizeOutbox(later(61))).toEqual({ ...summary, deadForOffice: 0 });
      for (const { id, kind } of await store.listMails())
        if (kind === 'office') await store.recordSent(id, later(63));
      await store.enqueue(mail('digest'), monday);
      expect(await store.summarizeOutbox(later(61))).toMatchObject({ waiting: 4, oldestWaiting: null });
    });
  });
}
