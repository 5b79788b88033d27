import { describe, expect } from 'vitest';
import {
  createAction,
  createMail,
  createTwoMails,
  minutesAfter,
  monday,
  type StoreTest,
  storeInquiry,
  submission,
} from './parts.ts';

/** Keeps all spam. */
const purgeLimits = (contactBefore: Date) => ({ contactBefore, spamBefore: new Date(0) });

export function describeErasure(it: StoreTest): void {
  describe('erasure and purge', () => {
    it('erase everything of one person, in any spelling of the address', async ({ store }) => {
      const email = 'ana@müller.example';
      const spellings = ['ANA@MÜLLER.example', 'ana@xn--mller-kva.example', 'ana@mu\u0308ller.example'];
      const erasedReference = await storeInquiry(store, 'a', { email });
      for (const spelling of spellings) await storeInquiry(store, spelling, { email: spelling });
      const remainingReference = await storeInquiry(store, 'b', { email: `${email}.es` });
      await store.recordActions(erasedReference, createAction('note', monday, 'Called'));
      const [leasedMail] = await store.leaseMails(monday, minutesAfter(5), 1);
      await store.recordSent(leasedMail?.id ?? 0, monday);
      const counts = await store.erasePerson('ana@XN--MLLER-KVA.example', minutesAfter(1), 'AM');
      expect(counts).toEqual({ inquiries: 4, mails: 8 });
      expect(await store.find(erasedReference)).toBeNull();
      expect(await store.listMails(erasedReference)).toEqual([]);
      expect(await store.find(remainingReference)).not.toBeNull();
      expect(await store.listMails(remainingReference)).toHaveLength(2);
      expect(await store.erasePerson(email, minutesAfter(2))).toEqual({ inquiries: 0, mails: 0 });
      const acceptance = await store.accept(submission('a', { phone: '2' }), createTwoMails);
      expect(acceptance).toMatchObject({ outcome: 'stored' });
    });

    it('remove one inquiry with its mails and events', async ({ store }) => {
      const erasedReference = await storeInquiry(store, 'a');
      const leasedMails = await store.leaseMails(monday, minutesAfter(5), 9);
      const remainingReference = await storeInquiry(store, 'b');
      await store.recordActions(erasedReference, createAction('note', monday, 'Called'));
      expect(await store.eraseInquiry(erasedReference, minutesAfter(1), 'AM')).toEqual({
        inquiries: 1,
        mails: 2,
      });
      expect(await store.find(erasedReference)).toBeNull();
      expect(await store.listMails(erasedReference)).toEqual([]);
      expect(await store.find(remainingReference)).not.toBeNull();
      await store.purge(purgeLimits(minutesAfter(9)), minutesAfter(9));
      // A worker may still hold the id of an erased mail, so ids are never reused.
      const next = await storeInquiry(store, 'c');
      for (const { id } of leasedMails) await store.recordSent(id, monday);
      expect(await store.listMails(next)).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
    });

    it('purge and count by last contact, and spam by when it was marked', async ({ store }) => {
      const limits = { contactBefore: minutesAfter(30), spamBefore: minutesAfter(60) };
      expect(await store.countExpired(limits)).toEqual({ older: 0, all: 0 });
      await storeInquiry(store, 'old', {}, minutesAfter(29));
      const talkedTo = await storeInquiry(store, 'talked to');
      const oldSpam = await storeInquiry(store, 'old spam', {}, minutesAfter(30));
      const youngSpam = await storeInquiry(store, 'young spam', {}, minutesAfter(31));
      await store.recordActions(talkedTo, createAction('note', minutesAfter(30), 'Called'));
      await store.recordActions(oldSpam, createAction('spam', minutesAfter(59)));
      await store.recordActions(youngSpam, createAction('spam', minutesAfter(60)));
      expect(await store.countExpired(purgeLimits(minutesAfter(30)))).toEqual({ older: 1, all: 4 });
      expect(await store.countExpired(limits)).toEqual({ older: 2, all: 4 });
      expect(await store.purge(limits, minutesAfter(99))).toEqual({ inquiries: 2, mails: 4 });
      expect((await store.list({})).map(({ reference }) => reference)).toEqual([talkedTo]);
      expect((await store.list({ status: 'spam' })).map(({ reference }) => reference)).toEqual([youngSpam]);
      expect(await store.purge(limits, minutesAfter(99))).toEqual({ inquiries: 0, mails: 0 });
    });

    it('purge any number of inquiries', async ({ store }) => {
      // More than `purgeBatch`.
      const keys = Array.from({ length: 120 }, (_, index) => `${index}`);
      await Promise.all(keys.map(key => storeInquiry(store, key, { email: `${key}@example.com` })));
      const { inquiries } = await store.purge(purgeLimits(minutesAfter(1)), minutesAfter(99));
      expect(inquiries).toBe(keys.length);
      expect(await store.list({})).toEqual([]);
    });

    it('purge old digests only if sent or dead', async ({ store }) => {
      for (const id of ['sent', 'dead', 'waiting']) await store.enqueue(createMail(id), monday);
      await store.enqueue(createMail('recent'), minutesAfter(60));
      const [sentMail, deadMail] = await store.leaseMails(minutesAfter(90), minutesAfter(95), 9);
      await store.recordSent(sentMail?.id ?? 0, minutesAfter(91));
      await store.recordFailure(deadMail?.id ?? 0, 'refused', null);
      expect(await store.purge(purgeLimits(minutesAfter(60)), minutesAfter(99))).toEqual({
        inquiries: 0,
        mails: 2,
      });
      expect(await store.listMails()).toMatchObject([createMail('waiting'), createMail('recent')]);
    });
  });
}
