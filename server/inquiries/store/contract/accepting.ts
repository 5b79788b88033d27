import { inspect } from 'node:util';
import { describe, expect } from 'vitest';
import { referencePattern } from '../../../../domain/inquiry-api.ts';
import type { Reference, Submission } from '../records.ts';
import { exampleReference } from '../reference.ts';
import {
  createAction,
  createDigest,
  createTwoMails,
  family,
  getConfirmationStates,
  minutesAfter,
  monday,
  type StoreTest,
  signedAt,
  storeInquiry,
  submission,
} from './parts.ts';

const texts = [
  ...['Ö', '👩‍👩‍👧‍👦 🦜', 'محمد‎ (אבג)', '𠮷野家 𝒜', 'ñ'.repeat(4000)],
  `Robert'); DROP TABLE inquiries;-- ? $1 :a @b \\ "`,
  '{"a": "\\u0041"} \\n',
  'tab\t, escape \u001b[31m, next line\u0085, \u2028, two\r\nlines',
];

export function describeAccepting(it: StoreTest): void {
  describe('accepting', () => {
    it('stores every field unchanged, with the mails', async ({ store }) => {
      const plan = '1planOfTheVisitor';
      const submitted: Submission = { ...submission('a', { plan }), locale: 'pl' };
      const acceptance = await store.accept(submitted, createTwoMails);
      expect(acceptance).toEqual({ reference: expect.stringMatching(referencePattern), isNew: true });
      const { reference } = acceptance;
      const { idempotencyKey: _key, ...storedFields } = submitted;
      expect(await store.find(reference)).toEqual({
        reference,
        ...storedFields,
        openedAt: monday,
        answeredAt: null,
        spamAt: null,
        lastContactAt: monday,
        revision: 0,
      });
      expect(await store.listEvents(reference)).toEqual([]);
      const queuedMail = { reference, state: 'waiting', attempts: 0, queuedAt: monday, dueAt: monday };
      const unsentMail = { id: expect.any(Number), sentAt: null, lastError: null };
      expect(await store.listMails(reference)).toEqual(
        createTwoMails(reference).map(mail => ({ ...mail, ...queuedMail, ...unsentMail })),
      );
    });

    it('keeps every text byte for byte', async ({ store }) => {
      for (const text of texts) {
        const reference = await storeInquiry(store, text, { fullName: text, specialRequests: text });
        const note = createAction('note', 1, text);
        await store.recordActions(reference, 0, [note]);
        expect((await store.find(reference))?.inquiry).toEqual({
          ...family,
          fullName: text,
          specialRequests: text,
        });
        expect(await store.listEvents(reference)).toEqual([note]);
      }
    });

    it('stores a key once, whatever comes with it and whoever receives it', async ({ store, otherStore }) => {
      expect(await store.findByKey('a')).toBeNull();
      const acceptances = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          (index % 2 ? store : otherStore).accept(submission('a', { phone: `${index}` }), createTwoMails),
        ),
      );
      expect(acceptances.filter(({ isNew }) => isNew)).toHaveLength(1);
      const reference = await otherStore.findByKey('a');
      expect(acceptances.map(acceptance => acceptance.reference)).toEqual(Array(40).fill(reference));
      expect(await store.count({})).toBe(1);
      expect(reference && (await store.listMails(reference))).toHaveLength(2);
    });

    it('fails without affecting others, and the error contains no typed text', async ({ store }) => {
      const secret = 'Ana the Secret';
      const invalidInquiry = { fullName: secret, email: `${secret}@x`, numberOfVisitors: 0 };
      const wordless = () => {
        throw new RangeError('No words for that');
      };
      const outcomes = await Promise.allSettled([
        store.accept(submission('a', invalidInquiry), createTwoMails),
        store.accept(submission('b', { fullName: secret }), () => [createDigest('1'), createDigest('1')]),
        store.accept(submission('c'), wordless),
        store.accept(submission('d'), createTwoMails),
      ]);
      expect(outcomes).toMatchObject([
        { status: 'rejected', reason: expect.any(Error) },
        { status: 'rejected', reason: expect.any(Error) },
        { status: 'rejected', reason: expect.any(RangeError) },
        { status: 'fulfilled', value: { isNew: true } },
      ]);
      expect(inspect(outcomes, { depth: 9, showHidden: true })).not.toContain(secret);
      // No connection is left in a failed transaction.
      const counts = await Promise.all(outcomes.map(() => store.count({})));
      expect(counts).toEqual([1, 1, 1, 1]);
      expect(await store.enqueue(createDigest('1'), monday)).toBe(true);
    });
  });

  describe('confirmations', () => {
    const email = 'ana@müller.example';

    it('are held if the inquiry looks automated, until a clerk releases them', async ({ store }) => {
      const submitted: Submission = { ...submission('a'), isSuspected: true };
      const { reference } = await store.accept(submitted, createTwoMails);
      expect((await store.find(reference))?.isSuspected).toBe(true);
      const heldMail = { kind: 'confirmation', state: 'held', lastError: 'suspected' };
      expect(await store.listMails(reference)).toMatchObject([{ state: 'waiting' }, heldMail]);
      expect(await store.leaseMails(minutesAfter(1), minutesAfter(5), 9)).toHaveLength(1);
      expect(await store.releaseMails(reference, 0, signedAt(9))).toBe(true);
      expect(await store.leaseMails(minutesAfter(9), minutesAfter(15), 9)).toMatchObject([
        {},
        { kind: 'confirmation', state: 'waiting', queuedAt: minutesAfter(9), lastError: null },
      ]);
      expect(await store.listEvents(reference)).toEqual([{ kind: 'released', text: '', ...signedAt(9) }]);
    });

    it('are held beyond the daily limit of an address, in any spelling', async ({ store }) => {
      const submissions: [email: string, minute: number][] = [
        [email, 0],
        ['ANA@MÜLLER.example', 600],
        ['ana@xn--mller-kva.example', 700],
        ['Ana@Müller.EXAMPLE', 800],
        ['bob@müller.example', 900],
        // A day after the first. Held ones do not count.
        [email, 1439],
        [email, 1441],
      ];
      const references: Reference[] = [];
      for (const [address, minute] of submissions)
        references.push(await storeInquiry(store, `${minute}`, { email: address }, minutesAfter(minute)));
      const expected = ['waiting', 'waiting', 'waiting', 'held', 'waiting', 'held', 'waiting'];
      expect(await getConfirmationStates(store, references)).toEqual(expected);
      expect(await store.listMails(references[3] ?? exampleReference)).toMatchObject([
        {},
        { lastError: 'tooMany' },
      ]);
    });
  });
}
