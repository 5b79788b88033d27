import { describe, expect } from 'vitest';
import { act, later, mail, monday, type StoreTest, stored, submission, twoMails } from './parts.ts';

/** Keeps all spam. */
const lastContact = (contactBefore: Date) => ({ contactBefore, spamBefore: new Date(0) });

export function describeErasure(it: StoreTest): void {
  describe('erasure and purge', () => {
    it('erase everything of one person, in any spelling of the address', async ({ store }) => {
      const email = 'ana@müller.example';
      const spellings = ['ANA@MÜLLER.example', 'ana@xn--mller-kva.example', 'ana@mu\u0308ller.example'];
      const gone = await stored(store, 'a', { email });
      for (const spelling of spellings) await stored(store, spelling, { email: spelling });
      const stays = await stored(store, 'b', { email: `${email}.es` });
      await store.recordActions(gone, act('note', monday, 'Called'));
      const [held] = await store.leaseMails(monday, later(5), 1);
      await store.recordSent(held?.id ?? 0, monday);
      const erased = await store.erasePerson('ana@XN--MLLER-KVA.example', later(1), 'AM');
      expect(erased).toEqual({ inquiries: 4, mails: 8 });
      expect(await store.find(gone)).toBeNull();
      expect(await store.listMails(gone)).toEqual([]);
      expect(await store.find(stays)).not.toBeNull();
      expect(await store.listMails(stays)).toHaveLength(2);
      expect(await store.erasePerson(email, later(2))).toEqual({ inquiries: 0, mails: 0 });
      const anew = await store.accept(submission('a', { phone: '2' }), twoMails);
      expect(anew).toMatchObject({ outcome: 'stored' });
    });

    it('remove one inquiry with its mails and acts', async ({ store }) => {
      const gone = await stored(store, 'a');
      const held = await store.leaseMails(monday, later(5), 9);
      const stays = await stored(store, 'b');
      await store.recordActions(gone, act('note', monday, 'Called'));
      expect(await store.eraseInquiry(gone, later(1), 'AM')).toEqual({ inquiries: 1, mails: 2 });
      expect(await store.find(gone)).toBeNull();
      expect(await store.listMails(gone)).toEqual([]);
      expect(await store.find(stays)).not.toBeNull();
      await store.purge(lastContact(later(9)), later(9));
      // A worker may still hold the id of an erased mail, so ids are never reused.
      const next = await stored(store, 'c');
      for (const { id } of held) await store.recordSent(id, monday);
      expect(await store.listMails(next)).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
    });

    it('purge and count by last contact, and spam by when it was marked', async ({ store }) => {
      const limits = { contactBefore: later(30), spamBefore: later(60) };
      expect(await store.countExpired(limits)).toEqual({ older: 0, all: 0 });
      await stored(store, 'old', {}, later(29));
      const talkedTo = await stored(store, 'talked to');
      const oldSpam = await stored(store, 'old spam', {}, later(30));
      const youngSpam = await stored(store, 'young spam', {}, later(31));
      await store.recordActions(talkedTo, act('note', later(30), 'Called'));
      await store.recordActions(oldSpam, act('spam', later(59)));
      await store.recordActions(youngSpam, act('spam', later(60)));
      expect(await store.countExpired(lastContact(later(30)))).toEqual({ older: 1, all: 4 });
      expect(await store.countExpired(limits)).toEqual({ older: 2, all: 4 });
      expect(await store.purge(limits, later(99))).toEqual({ inquiries: 2, mails: 4 });
      expect((await store.list({})).map(({ reference }) => reference)).toEqual([talkedTo]);
      expect((await store.list({ status: 'spam' })).map(({ reference }) => reference)).toEqual([youngSpam]);
      expect(await store.purge(limits, later(99))).toEqual({ inquiries: 0, mails: 0 });
    });

    it('purge any number of inquiries', async ({ store }) => {
      // More than `purgeBatch`.
      const keys = Array.from({ length: 120 }, (_, index) => `${index}`);
      await Promise.all(keys.map(key => stored(store, key, { email: `${key}@example.com` })));
      const { inquiries } = await store.purge(lastContact(later(1)), later(99));
      expect(inquiries).toBe(keys.length);
      expect(await store.list({})).toEqual([]);
    });

    it('purge old digests only if sent or dead', async ({ store }) => {
      for (const id of ['sent', 'dead', 'waiting']) await store.enqueue(mail(id), monday);
      await store.enqueue(mail('recent'), later(60));
      const [sent, dead] = await store.leaseMails(later(90), later(95), 9);
      await store.recordSent(sent?.id ?? 0, later(91));
      await store.recordFailure(dead?.id ?? 0, 'refused', null);
      expect(await store.purge(lastContact(later(60)), later(99))).toEqual({ inquiries: 0, mails: 2 });
      expect(await store.listMails()).toMatchObject([mail('waiting'), mail('recent')]);
    });
  });
}
