import { describe, expect } from 'vitest';
import { exampleReference } from '../reference.ts';
import type { ClerkAction, Store } from '../store.ts';
import { createAction, family, minutesAfter, monday, type StoreTest, storeInquiry } from './parts.ts';

export function describeActions(it: StoreTest): void {
  describe('actions of clerks', () => {
    it('gives reopened inquiries a new due time', async ({ store }) => {
      const reference = await storeInquiry(store, 'a', {}, minutesAfter(0));
      await store.recordActions(reference, createAction('answered', minutesAfter(10)));
      await store.recordActions(reference, createAction('reopened', minutesAfter(20)));
      const lateAt = (minute: number) => store.count({ status: 'late', overdueCutoff: minutesAfter(minute) });
      expect([await lateAt(15), await lateAt(20), await lateAt(21)]).toEqual([0, 0, 1]);
      expect(await store.count({ status: 'open' })).toBe(1);
    });

    it('records actions with initials, and ignores those that change nothing', async ({ store }) => {
      const reference = await storeInquiry(store, 'a');
      const otherReference = await storeInquiry(store, 'b', {}, minutesAfter(1));
      const actions: [ClerkAction, 'done' | 'already', answeredAt: Date | null, spamAt: Date | null][] = [
        [createAction('reopened', minutesAfter(59)), 'already', null, null],
        [createAction('answered', minutesAfter(60)), 'done', minutesAfter(60), null],
        [createAction('answered', minutesAfter(61), '', 'BN'), 'already', minutesAfter(60), null],
        [createAction('spam', minutesAfter(62), '', 'BN'), 'done', minutesAfter(60), minutesAfter(62)],
        [createAction('spam', minutesAfter(63)), 'already', minutesAfter(60), minutesAfter(62)],
        [createAction('answered', minutesAfter(63)), 'already', minutesAfter(60), minutesAfter(62)],
        [createAction('reopened', minutesAfter(64)), 'done', null, null],
        [createAction('spam', minutesAfter(64)), 'done', null, minutesAfter(64)],
        [createAction('answered', minutesAfter(64)), 'already', null, minutesAfter(64)],
        [createAction('reopened', minutesAfter(64)), 'done', null, null],
        [createAction('note', minutesAfter(70), 'Called'), 'done', null, null],
        [createAction('note', minutesAfter(65), 'Written down afterwards'), 'done', null, null],
        [createAction('answered', minutesAfter(66), '', 'BN'), 'done', minutesAfter(66), null],
        [createAction('spam', minutesAfter(67)), 'done', minutesAfter(66), minutesAfter(67)],
        [createAction('answered', minutesAfter(68)), 'already', minutesAfter(66), minutesAfter(67)],
      ];
      for (const [action, outcome, answeredAt, spamAt] of actions) {
        expect(await store.recordActions(reference, action)).toBe(outcome);
        expect(await store.find(reference)).toMatchObject({ answeredAt, spamAt });
      }
      expect(await store.find(reference)).toMatchObject({
        events: actions.filter(([, outcome]) => outcome === 'done').map(([action]) => action),
        lastContactAt: minutesAfter(70),
      });
      expect((await store.find(otherReference))?.events).toEqual([]);
    });

    it('corrects an inquiry and updates the search index', async ({ store }) => {
      const reference = await storeInquiry(store, 'a', { email: 'ana@exmaple.com', phone: '0922 111222' });
      await store.recordActions(reference, createAction('note', minutesAfter(1), 'Guide dog'));
      const signature = { actedAt: minutesAfter(2), initials: 'AM', text: 'Phone: 1 → 2' };
      const correction = { email: 'ana@example.com', phone: '0922 333444', numberOfVisitors: 7 };
      const confirmation = { kind: 'confirmation', messageId: '<again@park.example>' } as const;
      const [office, before] = await store.listMails(reference);
      expect(await store.correct(reference, correction, signature, confirmation)).toBe('done');
      expect(await store.find(reference)).toMatchObject({
        inquiry: { ...correction, visitDate: '2026-04-01' },
        lastContactAt: minutesAfter(2),
        events: [{ kind: 'note' }, { ...signature, kind: 'corrected' }],
      });
      for (const words of ['333444', 'ana@example.com', 'guide', reference])
        expect(await store.count({ words }), words).toBe(1);
      for (const words of ['111222', 'exmaple']) expect(await store.count({ words }), words).toBe(0);
      expect(await store.count({ email: 'ana@exmaple.com' })).toBe(0);
      // A worker that has just sent the mail to the old address reports a deleted mail.
      await store.recordSent(before?.id ?? 0, minutesAfter(3));
      expect(await store.listMails(reference)).toMatchObject([
        { id: office?.id },
        {
          kind: 'confirmation',
          messageId: confirmation.messageId,
          state: 'waiting',
          queuedAt: minutesAfter(2),
        },
      ]);
      expect(await store.correct(reference, { visitDate: '2026-04-02' }, signature)).toBe('done');
      expect(await store.listMails(reference)).toHaveLength(2);
      expect(await store.find(reference)).toMatchObject({ inquiry: { visitDate: '2026-04-02' } });
      expect(await store.correct(exampleReference, correction, signature)).toBe('missing');
    });

    it('corrects every field, and the language', async ({ store }) => {
      const reference = await storeInquiry(store, 'a');
      const correction = { fullName: 'Bo Strauß', specialRequests: 'A ramp', locale: 'pl' } as const;
      const signature = { actedAt: minutesAfter(2), initials: 'AM', text: 'Name' };
      expect(await store.correct(reference, correction, signature)).toBe('done');
      const { locale, ...fields } = correction;
      expect(await store.find(reference)).toMatchObject({ locale, inquiry: fields });
      expect([await store.count({ words: 'strauss ramp' }), await store.count({ words: 'perez' })]).toEqual([
        1, 0,
      ]);
    });

    it('holds the confirmation of a correction beyond the daily limit of its address', async ({ store }) => {
      for (const key of ['a', 'b', 'c']) await storeInquiry(store, key, { email: 'bo@example.com' });
      const reference = await storeInquiry(store, 'd');
      const confirmation = { kind: 'confirmation', messageId: '<again@park.example>' } as const;
      const signature = { actedAt: minutesAfter(1), initials: 'AM', text: '' };
      await store.correct(reference, { email: 'Bo@example.com' }, signature, confirmation);
      expect(await store.listMails({ states: ['held'] })).toMatchObject([{ reference }]);
      // This confirmation replaces one that already counted.
      const [inquiry] = await store.list({ email: 'bo@example.com' });
      await store.correct(
        inquiry?.reference ?? reference,
        { visitDate: '2026-04-09' },
        signature,
        confirmation,
      );
      expect(await store.listMails({ states: ['held'] })).toHaveLength(2);
    });

    it('does nothing that was decided on an older revision', async ({ store, database }) => {
      const reference = await storeInquiry(store, 'a', { phone: '1' });
      const otherStore = await database.open();
      await store.recordActions(reference, createAction('note', minutesAfter(1), 'Called'));
      const signature = { actedAt: minutesAfter(2), initials: 'AM', text: '' };
      for (const kind of ['answered', 'spam', 'note', 'told'] as const)
        expect(await otherStore.recordActions(reference, { ...signature, kind }, 0), kind).toBe('changed');
      expect(await otherStore.correct(reference, { phone: '2' }, signature, undefined, 0)).toBe('changed');
      expect(await otherStore.releaseMails(reference, signature, 0)).toBe('changed');
      expect(await store.find(reference)).toMatchObject({
        inquiry: { phone: '1' },
        answeredAt: null,
        lastContactAt: minutesAfter(1),
        events: [{ kind: 'note' }],
      });
      const email = family.email;
      for (const expected of [
        { reference, revision: 0, count: 1 },
        { reference, revision: 1, count: 2 },
        { reference: exampleReference, revision: 1, count: 1 },
      ]) {
        expect(await store.eraseInquiry(reference, monday, 'AM', expected)).toEqual({
          inquiries: 0,
          mails: 0,
        });
        expect(await store.erasePerson(email, monday, 'AM', expected)).toEqual({ inquiries: 0, mails: 0 });
      }
      const actions = [
        createAction('note', minutesAfter(3), 'Written'),
        createAction('answered', minutesAfter(3)),
      ];
      expect(await store.recordActions(reference, actions, 1)).toBe('done');
      expect(await store.correct(reference, { phone: '2' }, signature, undefined, 3)).toBe('done');
      const expected = { reference, revision: 4, count: 1 };
      expect(await store.erasePerson(email, monday, 'AM', expected)).toEqual({ inquiries: 1, mails: 2 });
    });

    it('lets one of several concurrent changes of the same revision succeed', async ({ store, database }) => {
      const reference = await storeInquiry(store, 'a');
      const otherStore = await database.open();
      const runInBothStores = <T>(change: (anyStore: Store, index: number) => Promise<T>) =>
        Promise.all(Array.from({ length: 6 }, (_, index) => change(index % 2 ? store : otherStore, index)));
      const correctionOutcomes = await runInBothStores((anyStore, index) =>
        anyStore.correct(
          reference,
          { phone: `${index}` },
          createAction('note', minutesAfter(index)),
          undefined,
          0,
        ),
      );
      expect(correctionOutcomes.sort()).toEqual([...Array(5).fill('changed'), 'done']);
      const toldOutcomes = await runInBothStores(anyStore =>
        anyStore.recordActions(reference, { ...createAction('told', minutesAfter(1)), announcementKey: '1' }),
      );
      expect(toldOutcomes.sort()).toEqual([...Array(5).fill('already'), 'done']);
    });
  });
}
