import { describe, expect, it } from 'vitest';
import { exampleReference } from '../reference.ts';
import type { MailFilter } from '../store.ts';
import { act, type Fixture, later, mail, monday, stored } from './parts.ts';

/** Mails that wait, and their workers. */
export function describeOutbox(fixture: Fixture): void {
  describe('the outbox', () => {
    it('queues a mail once', async () => {
      expect(await fixture.store.enqueue(mail('digest'), monday)).toBe(true);
      expect(await fixture.store.enqueue(mail('digest'), later(1))).toBe(false);
      expect(await fixture.store.mails()).toMatchObject([{ reference: null, queuedAt: monday }]);
    });

    it('leases what is due, oldest first, and to one worker at a time', async () => {
      await fixture.store.enqueue(mail('second'), later(1));
      await fixture.store.enqueue(mail('first'), monday);
      await fixture.store.enqueue(mail('soon'), later(60));
      const ids = (mails: readonly { messageId: string }[]) => mails.map(({ messageId }) => messageId);
      expect(ids(await fixture.store.lease(later(2), later(7), 1))).toEqual(['<first@park.example>']);
      const [second, ...none] = await fixture.store.lease(later(2), later(7), 9);
      expect(second).toMatchObject({ ...mail('second'), attempts: 0, state: 'waiting', dueAt: later(1) });
      expect(none).toEqual([]);
      expect(await fixture.store.lease(later(6), later(9), 9)).toEqual([]);
      expect(ids(await fixture.store.lease(later(7), later(9), 9)).sort()).toEqual([
        '<first@park.example>',
        '<second@park.example>',
      ]);
    });

    it('leases what was queued while the clock was a day ahead', async () => {
      await stored(fixture.store, 'a', {}, later(1440));
      expect(await fixture.store.lease(monday, later(5), 9)).toHaveLength(2);
      expect(await fixture.store.lease(later(1), later(6), 9)).toEqual([]);
    });

    it('leases what is held by a worker whose clock was a day ahead', async () => {
      await fixture.store.enqueue(mail('digest'), monday);
      expect(await fixture.store.lease(later(1440), later(1445), 9)).toHaveLength(1);
      expect(await fixture.store.lease(later(1), later(6), 9)).toHaveLength(1);
      expect(await fixture.store.lease(later(2), later(7), 9)).toEqual([]);
    });

    it('never leases a mail twice to workers of several processes', async () => {
      await Promise.all(
        Array.from({ length: 60 }, (_, index) => fixture.store.enqueue(mail(`${index}`), monday)),
      );
      const other = await fixture.database.open();
      const leases = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? fixture.store : other).lease(monday, later(5), 4),
        ),
      );
      const ids = leases.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const rest = await fixture.store.lease(monday, later(5), 99);
      expect(ids.length + rest.length).toBe(60);
      await other.close();
    });

    it('remembers what became of a try', async () => {
      await fixture.store.enqueue(mail('digest'), monday);
      const { id } = (await fixture.store.lease(monday, later(5), 1))[0] ?? { id: 0 };
      await fixture.store.mailFailed(id, '451 busy', later(2));
      expect(await fixture.store.mails()).toMatchObject([
        { state: 'waiting', attempts: 1, dueAt: later(2), lastError: '451 busy', sentAt: null },
      ]);
      expect(await fixture.store.lease(later(1), later(9), 1)).toEqual([]);
      await fixture.store.mailFailed(id, '550 no such user', null);
      expect(await fixture.store.mails()).toMatchObject([
        { state: 'dead', attempts: 2, lastError: '550 no such user' },
      ]);
      expect(await fixture.store.lease(later(99), later(100), 1)).toEqual([]);
    });

    it('keeps a mail sent, whatever a slower worker says', async () => {
      const reference = await stored(fixture.store, 'a');
      const { id } = (await fixture.store.lease(monday, later(5), 1))[0] ?? { id: 0 };
      await fixture.store.mailSent(id, later(1));
      await fixture.store.mailFailed(id, 'timeout', later(2));
      await fixture.store.mailSent(id, later(3));
      expect((await fixture.store.mails(reference)).find(each => each.id === id)).toMatchObject({
        state: 'sent',
        attempts: 1,
        sentAt: later(1),
        lastError: null,
      });
      expect(await fixture.store.mails()).toHaveLength(1);
    });

    it('makes what is not sent of an inquiry due now', async () => {
      const reference = await stored(fixture.store, 'a');
      const other = await stored(fixture.store, 'b');
      const [sent, dead] = await fixture.store.lease(monday, later(5), 2);
      await fixture.store.mailSent(sent?.id ?? 0, monday);
      await fixture.store.mailFailed(dead?.id ?? 0, '550', null);
      expect(await fixture.store.retryMails(reference, later(1))).toBe(1);
      expect(await fixture.store.lease(later(1), later(9), 9)).toMatchObject([
        { id: dead?.id, state: 'waiting' },
        { reference: other },
        { reference: other },
      ]);
    });

    it('makes all that is not sent due now', async () => {
      await stored(fixture.store, 'a');
      await fixture.store.enqueue(mail('digest'), monday);
      const [sent, dead] = await fixture.store.lease(monday, later(5), 3);
      await fixture.store.mailSent(sent?.id ?? 0, monday);
      await fixture.store.mailFailed(dead?.id ?? 0, '550', null);
      expect(await fixture.store.retryMails('all', later(6))).toBe(2);
      expect(await fixture.store.lease(later(6), later(9), 9)).toHaveLength(2);
    });

    it('lists mails by their state, of open inquiries alone, and no more than asked for', async () => {
      for (const key of ['a', 'b', 'c'])
        await stored(fixture.store, key, { email: `${key}@example.com` }, later(key.charCodeAt(0)));
      const mails = await fixture.store.lease(later(999), later(1004), 9);
      for (const { id } of mails.slice(0, 5)) await fixture.store.mailFailed(id, '550', null);
      const [answered, spam] = await fixture.store.list({});
      await fixture.store.act(answered?.reference ?? exampleReference, act('answered', later(1005)));
      await fixture.store.act(spam?.reference ?? exampleReference, act('spam', later(1005)));
      const ids = async (filter: MailFilter) => (await fixture.store.mails(filter)).map(({ id }) => id);
      expect(await ids({ states: ['dead'] })).toEqual(mails.slice(0, 5).map(({ id }) => id));
      expect(await ids({ states: ['dead'], limit: 2 })).toEqual(mails.slice(0, 2).map(({ id }) => id));
      expect(await ids({ states: ['dead'], open: true })).toEqual([mails[4]?.id]);
      expect(await ids({ states: ['waiting', 'dead'] })).toHaveLength(6);
      await fixture.store.mailSent(mails[5]?.id ?? 0, later(1006));
      expect(await ids({ states: ['sent'] })).toEqual([mails[5]?.id]);
    });

    it('leaves a mail that is being sent with its worker, and tries it again after that', async () => {
      const reference = await stored(fixture.store, 'a');
      const held = await fixture.store.lease(monday, later(5), 9);
      await fixture.store.mailFailed(held[0]?.id ?? 0, '451', later(60));
      expect(await fixture.store.retryMails(reference, later(1))).toBe(2);
      const ids = (mails: readonly { id: number }[]) => mails.map(({ id }) => id);
      expect(ids(await fixture.store.lease(later(2), later(7), 9))).toEqual([held[0]?.id]);
      expect(ids(await fixture.store.lease(later(5), later(10), 9))).toEqual([held[1]?.id]);
    });

    it('sums up', async () => {
      const empty = { waiting: 0, overdue: 0, held: 0, dead: 0, deadForOffice: 0, oldestWaiting: null };
      expect(await fixture.store.outboxSummary(later(61))).toEqual(empty);
      for (const minute of [0, 1, 2, 3]) await stored(fixture.store, `${minute}`, {}, later(minute));
      const [dead, , sent] = await fixture.store.lease(later(9), later(10), 3);
      await fixture.store.mailFailed(dead?.id ?? 0, '550', null);
      await fixture.store.mailSent(sent?.id ?? 0, later(9));
      const summary = { waiting: 5, overdue: 1, held: 1, dead: 1, deadForOffice: 1, oldestWaiting: later(2) };
      expect(await fixture.store.outboxSummary(later(61))).toEqual(summary);
      await fixture.store.act(dead?.reference ?? exampleReference, act('answered', later(62)));
      expect(await fixture.store.outboxSummary(later(61))).toEqual({ ...summary, deadForOffice: 0 });
    });

    it('counts the waiting of mails to the office about inquiries alone', async () => {
      await fixture.store.enqueue(mail('digest'), monday);
      await stored(fixture.store, 'a', {}, later(1));
      for (const { id, kind } of await fixture.store.lease(later(2), later(7), 9)) {
        if (kind === 'office') await fixture.store.mailSent(id, later(2));
      }
      expect(await fixture.store.outboxSummary(later(2))).toMatchObject({ waiting: 2, oldestWaiting: null });
    });
  });
}
