import { describe, expect, it } from 'vitest';
import { exampleReference } from '../reference.ts';
import type { Store } from '../store.ts';
import { type Fixture, later, mail, monday, stored, submission, twoMails } from './parts.ts';

/** What the office sees and does, and what is forgotten. */
export function describeOffice(fixture: Fixture): void {
  describe('for the office', () => {
    it('lists by receipt, and by what is asked for', async () => {
      const second = await stored(
        fixture.store,
        'b',
        { visitDate: '2026-05-01', email: 'ÑANDÚ@example.com' },
        later(10),
      );
      const first = await stored(fixture.store, 'a', { visitDate: '2026-04-30' });
      const third = await stored(fixture.store, 'c', { visitDate: '2026-05-02' }, later(20));
      await fixture.store.markAnswered(first, later(30));
      const references = async (...[filter]: Parameters<Store['list']>) =>
        (await fixture.store.list(filter)).map(({ reference }) => reference);
      expect(await references({})).toEqual([first, second, third]);
      expect(await references({ status: 'open' })).toEqual([second, third]);
      expect(await references({ status: 'late', lateBefore: later(20) })).toEqual([second]);
      expect(await references({ from: '2026-05-01' })).toEqual([second, third]);
      expect(await references({ from: '2026-04-30', to: '2026-05-01' })).toEqual([first, second]);
      expect(await references({ email: 'ñandú@EXAMPLE.com' })).toEqual([second]);
      expect(await references({ email: 'n\u0303andu\u0301@example.com' })).toEqual([second]);
      expect(await references({ email: '%@example.com' })).toEqual([]);
      expect(await references({ status: 'open', to: '2026-05-01', email: 'ana@example.com' })).toEqual([]);
    });

    it('finds nothing where nothing is', async () => {
      expect(await fixture.store.find(exampleReference)).toBeNull();
      expect(await fixture.store.markAnswered(exampleReference, monday)).toBe(false);
      expect(await fixture.store.addNote(exampleReference, { writtenAt: monday, text: 'x' })).toBe(false);
      expect(await fixture.store.retryMails(exampleReference, monday)).toBe(0);
      expect(await fixture.store.mails(exampleReference)).toEqual([]);
    });

    it('keeps the first answer, and moves the last contact', async () => {
      const reference = await stored(fixture.store, 'a');
      expect(await fixture.store.markAnswered(reference, later(60))).toBe(true);
      expect(await fixture.store.markAnswered(reference, later(90))).toBe(true);
      expect(await fixture.store.find(reference)).toMatchObject({
        answeredAt: later(60),
        lastContactAt: later(90),
      });
    });

    it('keeps notes in their order, and the last contact where a note is older', async () => {
      const reference = await stored(fixture.store, 'a');
      await fixture.store.addNote(reference, { writtenAt: later(60), text: 'Called' });
      await fixture.store.addNote(reference, { writtenAt: later(30), text: 'Wrote down afterwards' });
      expect(await fixture.store.find(reference)).toMatchObject({
        lastContactAt: later(60),
        notes: [
          { writtenAt: later(60), text: 'Called' },
          { writtenAt: later(30), text: 'Wrote down afterwards' },
        ],
      });
    });
  });

  describe('forgetting', () => {
    it('removes all of a person and nothing of others', async () => {
      const gone = await stored(fixture.store, 'a');
      const goneToo = await stored(fixture.store, 'b', { email: 'ANA@EXAMPLE.COM' });
      const stays = await stored(fixture.store, 'c', { email: 'ana@example.com.es' });
      await fixture.store.addNote(gone, { writtenAt: monday, text: 'Called' });
      const [held] = await fixture.store.lease(monday, later(5), 1);
      await fixture.store.mailSent(held?.id ?? 0, monday);
      expect(await fixture.store.erasePerson('ana@example.COM', later(1))).toEqual({
        inquiries: 2,
        mails: 4,
      });
      expect(await fixture.store.find(gone)).toBeNull();
      expect(await fixture.store.mails(goneToo)).toEqual([]);
      expect(await fixture.store.find(stays)).not.toBeNull();
      expect(await fixture.store.mails(stays)).toHaveLength(2);
      expect(await fixture.store.erasePerson('ana@example.com', later(2))).toEqual({
        inquiries: 0,
        mails: 0,
      });
    });

    it('removes digests that name an erased inquiry, and no others', async () => {
      const gone = await stored(fixture.store, 'a');
      const stays = await stored(fixture.store, 'b', { email: 'b@example.com' });
      await fixture.store.enqueue(
        { ...mail('monday'), text: `Late:\r\n- ${gone}\r\n- ${stays}\r\n` },
        monday,
      );
      await fixture.store.enqueue({ ...mail('tuesday'), text: `Late:\r\n- ${stays}\r\n` }, monday);
      expect(await fixture.store.erasePerson('ana@example.com', later(1))).toEqual({
        inquiries: 1,
        mails: 3,
      });
      expect((await fixture.store.mails()).filter(({ kind }) => kind === 'digest')).toMatchObject([
        { messageId: '<tuesday@park.example>' },
      ]);
    });

    it('forgets the key as well', async () => {
      await stored(fixture.store, 'a');
      await fixture.store.erasePerson('ana@example.com', later(1));
      expect(await fixture.store.accept(submission('a', { phone: '2' }), twoMails)).toMatchObject({
        outcome: 'stored',
      });
    });

    it('never gives the id of an erased mail to another: whoever sends it still holds it', async () => {
      await stored(fixture.store, 'a');
      const held = await fixture.store.lease(monday, later(5), 9);
      await fixture.store.erasePerson('ana@example.com', monday);
      await stored(fixture.store, 'b');
      for (const { id } of held) await fixture.store.mailSent(id, monday);
      expect(await fixture.store.outboxSummary()).toMatchObject({ waiting: 2 });
    });

    it('purges by the last contact, in any number', async () => {
      const keys = Array.from({ length: 1100 }, (_, index) => `old-${index}`);
      await Promise.all(keys.map(key => stored(fixture.store, key)));
      const answered = await stored(fixture.store, 'answered');
      await fixture.store.markAnswered(answered, later(60));
      const recent = await stored(fixture.store, 'recent', {}, later(30));
      expect(await fixture.store.purge(later(30), later(99))).toEqual({ inquiries: 1100, mails: 2200 });
      const left = await fixture.store.list({});
      expect(left.map(({ reference }) => reference)).toEqual([answered, recent]);
      expect(await fixture.store.purge(later(30), later(99))).toEqual({ inquiries: 0, mails: 0 });
    });

    it('counts what a purge would remove', async () => {
      expect(await fixture.store.countOlder(later(30))).toEqual({ older: 0, all: 0 });
      for (const minute of [0, 29, 30, 31]) await stored(fixture.store, `${minute}`, {}, later(minute));
      expect(await fixture.store.countOlder(later(30))).toEqual({ older: 2, all: 4 });
    });

    it('purges digests that were sent, and no others', async () => {
      for (const id of ['sent', 'dead', 'waiting']) await fixture.store.enqueue(mail(id), monday);
      await fixture.store.enqueue(mail('recent'), later(60));
      const [sent, dead] = await fixture.store.lease(later(90), later(95), 9);
      await fixture.store.mailSent(sent?.id ?? 0, later(91));
      await fixture.store.mailFailed(dead?.id ?? 0, 'refused', null);
      expect(await fixture.store.purge(later(60), later(99))).toEqual({ inquiries: 0, mails: 2 });
      expect((await fixture.store.mails()).map(({ messageId }) => messageId)).toEqual([
        '<waiting@park.example>',
        '<recent@park.example>',
      ]);
    });
  });
}
