import { describe, expect } from 'vitest';
import {
  createAction,
  createDigest,
  minutesAfter,
  monday,
  type StoreTest,
  signedAt,
  storeInquiry,
} from './parts.ts';

/** Keeps all spam. */
const limitsAt = (minute: number) => ({ contactBefore: minutesAfter(minute), spamBefore: new Date(0) });

export function describeErasure(it: StoreTest): void {
  describe('erasure and purge', () => {
    it('erase everything of one person, in any spelling of the address', async ({ store }) => {
      const email = 'ana@müller.example';
      const spellings = ['ANA@MÜLLER.example', 'ana@xn--mller-kva.example', 'ana@mu\u0308ller.example'];
      const erased = await storeInquiry(store, 'a', { email });
      for (const spelling of spellings) await storeInquiry(store, spelling, { email: spelling });
      const remaining = await storeInquiry(store, 'b', { email: `${email}.es` });
      await store.recordActions(erased, 0, [createAction('note', 1, 'Called')]);
      expect(await store.erasePerson('ana@XN--MLLER-KVA.example', signedAt(1))).toEqual({
        inquiries: 4,
        mails: 8,
      });
      expect(await store.find(erased)).toBeNull();
      expect(await store.listMails(erased)).toEqual([]);
      expect(await store.listEvents(erased)).toEqual([]);
      expect(await store.listMails(remaining)).toHaveLength(2);
      expect(await store.erasePerson(email, signedAt(2))).toEqual({ inquiries: 0, mails: 0 });
      expect(await store.findByKey('a')).toBeNull();
    });

    it('erase one inquiry, and never use the ids of its mails again', async ({ store }) => {
      const remaining = await storeInquiry(store, 'a');
      const erased = await storeInquiry(store, 'b');
      const leasedMails = await store.leaseMails(monday, minutesAfter(5), 9);
      expect(await store.erase(erased, 0, signedAt(1))).toEqual({ inquiries: 1, mails: 2 });
      expect(await store.find(erased)).toBeNull();
      expect(await store.listMails(remaining)).toHaveLength(2);
      const next = await storeInquiry(store, 'c');
      for (const { id } of leasedMails) await store.recordSent(id, monday);
      expect(await store.listMails(next)).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
    });

    it('purge by last contact, and spam by when it was marked', async ({ store }) => {
      await storeInquiry(store, 'old', {}, minutesAfter(29));
      const answered = await storeInquiry(store, 'answered');
      const oldSpam = await storeInquiry(store, 'old spam', {}, minutesAfter(30));
      const youngSpam = await storeInquiry(store, 'young spam', {}, minutesAfter(31));
      await store.recordActions(answered, 0, [createAction('answered', 30)]);
      await store.recordActions(oldSpam, 0, [createAction('spam', 59)]);
      await store.recordActions(youngSpam, 0, [createAction('spam', 60)]);
      const limits = { contactBefore: minutesAfter(30), spamBefore: minutesAfter(60) };
      expect(await store.purge(limits, minutesAfter(99))).toEqual({ inquiries: 2, mails: 4 });
      expect(await store.list({})).toMatchObject([{ reference: answered }]);
      expect(await store.list({ status: 'spam' })).toMatchObject([{ reference: youngSpam }]);
      expect(await store.purge(limits, minutesAfter(99))).toEqual({ inquiries: 0, mails: 0 });
    });

    it('purge old digests', async ({ store }) => {
      await store.enqueue(createDigest('old'), monday);
      await store.enqueue(createDigest('recent'), minutesAfter(60));
      expect(await store.purge(limitsAt(60), minutesAfter(99))).toEqual({ inquiries: 0, mails: 1 });
      expect(await store.leaseMails(minutesAfter(99), minutesAfter(100), 9)).toMatchObject([
        createDigest('recent'),
      ]);
    });
  });
}
