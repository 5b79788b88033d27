import { describe, expect } from 'vitest';
import type { Store } from '../create-store.ts';
import type { ClerkAction, Submission } from '../records.ts';
import {
  createAction,
  createTwoMails,
  minutesAfter,
  monday,
  type StoreTest,
  signedAt,
  storeInquiry,
  submission,
} from './parts.ts';

const confirmation = { kind: 'confirmation', messageId: '<again@park.example>' } as const;
const event = { text: 'Phone: 1 → 2', ...signedAt(2) };

export function describeActions(it: StoreTest): void {
  describe('actions of clerks', () => {
    it('are recorded with initials, and change the status', async ({ store }) => {
      const reference = await storeInquiry(store, 'a');
      const otherReference = await storeInquiry(store, 'b');
      const untouched = await store.find(otherReference);
      const steps: [actions: ClerkAction[], answeredAt: Date | null, spamAt: Date | null][] = [
        [[createAction('note', 10, 'Called')], null, null],
        [[createAction('note', 60, 'Sent an offer'), createAction('answered', 60)], minutesAfter(60), null],
        [[createAction('answered', 61)], minutesAfter(61), null],
        [[createAction('spam', 62)], minutesAfter(61), minutesAfter(62)],
        [[createAction('reopened', 64)], null, null],
      ];
      for (const [revision, [actions, answeredAt, spamAt]] of steps.entries()) {
        expect(await store.recordActions(reference, revision, actions)).toBe(true);
        expect(await store.find(reference)).toMatchObject({ answeredAt, spamAt, revision: revision + 1 });
      }
      expect(await store.listEvents(reference)).toEqual(steps.flatMap(([actions]) => actions));
      expect(await store.find(otherReference)).toEqual(untouched);
      expect(await store.listEvents(otherReference)).toEqual([]);
    });

    it('make a reopened inquiry due anew', async ({ store }) => {
      const reference = await storeInquiry(store, 'a');
      await store.recordActions(reference, 0, [createAction('answered', 10), createAction('reopened', 20)]);
      const lateAt = (minute: number) => store.count({ status: 'open', openedBefore: minutesAfter(minute) });
      expect([await lateAt(20), await lateAt(21)]).toEqual([0, 1]);
    });

    it('prolong retention only with an answer', async ({ store }) => {
      const reference = await storeInquiry(store, 'a');
      const lastContact = async () => (await store.find(reference))?.lastContactAt;
      const others = ['note', 'spam', 'reopened'] as const;
      await store.recordActions(
        reference,
        0,
        others.map(kind => createAction(kind, 5)),
      );
      await store.correct(reference, 1, { phone: '2' }, event, confirmation);
      await store.releaseMails(reference, 2, signedAt(7));
      expect(await lastContact()).toEqual(monday);
      await store.recordActions(reference, 3, [createAction('answered', 9)]);
      expect(await lastContact()).toEqual(minutesAfter(9));
    });

    it('correct an inquiry, and replace its confirmation', async ({ store }) => {
      const plan = '1planOfTheVisitor';
      const reference = await storeInquiry(store, 'a', {
        email: 'ana@exmaple.com',
        phone: '0922 111222',
        plan,
      });
      const before = await store.find(reference);
      const [office, oldConfirmation] = await store.listMails(reference);
      const fields = { fullName: 'Bo Strauß', email: 'bo@example.com', phone: '0922 333444' };
      const correction = { ...fields, numberOfVisitors: 7, locale: 'pl' } as const;
      expect(await store.correct(reference, 0, correction, event, confirmation)).toBe(true);
      const { locale, ...changes } = correction;
      expect(await store.find(reference)).toEqual({
        ...before,
        locale,
        inquiry: { ...before?.inquiry, ...changes },
        revision: 1,
      });
      expect(await store.listEvents(reference)).toEqual([{ ...event, kind: 'corrected' }]);
      for (const text of ['333444', 'bo@example.com', 'strauß', reference])
        expect(await store.count({ text }), text).toBe(1);
      for (const text of ['111222', 'exmaple']) expect(await store.count({ text }), text).toBe(0);
      expect(await store.count({ email: 'ana@exmaple.com' })).toBe(0);
      // A worker that has just sent the mail to the old address reports a deleted mail.
      await store.recordSent(oldConfirmation?.id ?? 0, minutesAfter(3));
      const newConfirmation = { ...confirmation, state: 'waiting', queuedAt: event.actedAt };
      expect(await store.listMails(reference)).toMatchObject([{ id: office?.id }, newConfirmation]);
      expect(await store.correct(reference, 1, { visitDate: '2026-04-02' }, event)).toBe(true);
      expect(await store.listMails(reference)).toHaveLength(2);
    });

    it('hold the new confirmation for the same reason as the one that it replaces', async ({ store }) => {
      const suspected: Submission = { ...submission('a'), isSuspected: true };
      const { reference } = await store.accept(suspected, createTwoMails);
      await store.correct(reference, 0, { email: 'bo@example.com' }, event, confirmation);
      const heldMail = { ...confirmation, state: 'held', lastError: 'suspected' };
      expect(await store.listMails(reference)).toMatchObject([{ state: 'waiting' }, heldMail]);
    });

    it('do nothing that was decided on an older revision', async ({ store, otherStore }) => {
      const reference = await storeInquiry(store, 'a');
      await store.recordActions(reference, 0, [createAction('note', 1, 'Called')]);
      const before = await store.find(reference);
      expect(await otherStore.recordActions(reference, 0, [createAction('answered', 2)])).toBe(false);
      expect(await otherStore.correct(reference, 0, { phone: '2' }, event, confirmation)).toBe(false);
      expect(await otherStore.releaseMails(reference, 0, signedAt(2))).toBe(false);
      expect(await otherStore.erase(reference, 0, signedAt(2))).toBeNull();
      expect(await store.find(reference)).toEqual(before);
      expect(await store.listEvents(reference)).toHaveLength(1);
      await store.erase(reference, 1, signedAt(3));
      expect(await store.find(reference)).toBeNull();
      expect(await store.recordActions(reference, 1, [createAction('note', 4)])).toBe(false);
    });

    it('succeed for one of several clerks who act at once', async ({ store, otherStore }) => {
      const reference = await storeInquiry(store, 'a');
      const changes: ((anyStore: Store) => Promise<boolean>)[] = [
        anyStore => anyStore.recordActions(reference, 0, [createAction('answered', 1)]),
        anyStore => anyStore.correct(reference, 0, { phone: '2' }, event),
        anyStore => anyStore.releaseMails(reference, 0, signedAt(2)),
      ];
      const outcomes = await Promise.all(
        changes.flatMap(change => [store, otherStore].map(anyStore => change(anyStore))),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect(await store.listEvents(reference)).toHaveLength(1);
      expect((await store.find(reference))?.revision).toBe(1);
    });
  });
}
