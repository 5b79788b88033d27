import { inspect } from 'node:util';
import { describe, expect } from 'vitest';
import type { Inquiry } from '../../../../domain/inquiry.ts';
import { referencePattern } from '../../../../domain/inquiry-api.ts';
import { type RandomBelow, referenceOf } from '../reference.ts';
import { maxConfirmationsPerDay, type Reference, type Store, type Submission } from '../store.ts';
import {
  createAction,
  createMail,
  createTwoMails,
  family,
  minutesAfter,
  monday,
  type StoreTest,
  storeInquiry,
  submission,
} from './parts.ts';

/** Draws the given letters of the reference alphabet, then always its first. */
function drawLetters(letters: string): RandomBelow {
  const places = [...letters].map(letter => '23456789CDFHJKMNPQRTVWXY'.indexOf(letter)).values();
  return () => places.next().value ?? 0;
}

const texts = [
  ...['Ö', '👩‍👩‍👧‍👦 🦜', 'محمد‎ (אבג)', '𠮷野家 𝒜', 'ñ'.repeat(4000)],
  `Robert'); DROP TABLE inquiries;-- ? $1 :a @b \\ "`,
  '{"a": "\\u0041"} \\n',
  'tab\t, escape \u001b[31m, next line\u0085, \u2028, two\r\nlines',
];

export function describeAccepting(it: StoreTest): void {
  describe('accepting', () => {
    it('stores an inquiry unchanged, with its mails', async ({ store }) => {
      const submitted: Submission = { ...submission('a'), spamReasons: ['honeypot', 'too-fast'] };
      const acceptance = await store.accept(submitted, createTwoMails);
      expect(acceptance).toEqual({ outcome: 'stored', reference: expect.stringMatching(referencePattern) });
      const { reference } = acceptance as { reference: Reference };
      const { idempotencyKey: _key, ...storedFields } = submitted;
      const initialState = { answeredAt: null, spamAt: null, lastContactAt: monday, events: [] };
      expect(await store.find(reference)).toEqual({ reference, ...storedFields, ...initialState });
      const queuedMail = { reference, state: 'waiting', attempts: 0, queuedAt: monday, dueAt: monday };
      const unsentMail = { id: expect.any(Number), sentAt: null, lastError: null };
      expect(await store.listMails(reference)).toEqual(
        createTwoMails(reference).map(mail => ({ ...mail, ...queuedMail, ...unsentMail })),
      );
    });

    it('keeps the plan, also when the office corrects the day', async ({ store }) => {
      const inquiry = { ...family, plan: 'v1&day=2026-04-01' };
      const reference = await storeInquiry(store, 'a', inquiry);
      expect(await store.find(reference)).toMatchObject({ inquiry });
      const correction = { visitDate: '2026-04-02' } as const;
      await store.correct(reference, correction, { actedAt: monday, initials: 'AM', text: '' });
      expect((await store.find(reference))?.inquiry).toEqual({ ...inquiry, ...correction });
    });

    it('keeps every text byte for byte', async ({ store }) => {
      for (const text of texts) {
        const reference = await storeInquiry(store, text, { fullName: text, specialRequests: text });
        const note = createAction('note', monday, text);
        await store.recordActions(reference, note);
        const inquiry = { ...family, fullName: text, specialRequests: text };
        expect(await store.find(reference)).toMatchObject({ inquiry, events: [note] });
      }
    });

    it('replays the first reference for a repeated key, and stores nothing', async ({ store }) => {
      expect(await store.findEarlier(submission('a'))).toBeNull();
      const reference = await storeInquiry(store, 'a');
      const reversed = Object.fromEntries(Object.entries(family).reverse()) as unknown as Inquiry;
      for (const retry of [submission('a', {}, minutesAfter(5)), { ...submission('a'), inquiry: reversed }]) {
        expect(await store.findEarlier(retry)).toEqual({ outcome: 'replayed', reference });
        expect(await store.accept(retry, createTwoMails)).toEqual({ outcome: 'replayed', reference });
      }
      const changedInquiries: Partial<Inquiry>[] = [
        { fullName: 'Ana Pérez' },
        { email: 'ana@example.com' },
        { visitDate: '2026-04-02' },
        { numberOfVisitors: 5 },
        { specialRequests: ' ' },
        { plan: 'v1&day=2026-04-01' },
      ];
      for (const changes of changedInquiries) {
        expect(await store.findEarlier(submission('a', changes))).toEqual({ outcome: 'conflict' });
        expect(await store.accept(submission('a', changes), createTwoMails)).toEqual({ outcome: 'conflict' });
      }
      expect(await store.list({})).toHaveLength(1);
      expect(await store.listMails()).toHaveLength(2);
    });

    it('stores a key once if several processes receive it concurrently', async ({ store, database }) => {
      const otherStore = await database.open();
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          (index % 2 ? store : otherStore).accept(submission('a'), createTwoMails),
        ),
      );
      expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
      expect(answers.filter(({ outcome }) => outcome === 'replayed')).toHaveLength(39);
      const [{ reference } = { reference: '' }] = await store.list({});
      for (const answer of answers) expect(answer).toMatchObject({ reference });
      expect(await store.listMails()).toHaveLength(2);
    });

    it('fails without affecting others, and the error contains no typed text', async ({ store }) => {
      const secret = 'Ana the Secret';
      const invalidInquiry = { fullName: secret, email: `${secret}@x`, numberOfVisitors: 0 };
      const wordless = () => {
        throw new RangeError('No words for that');
      };
      const outcomes = await Promise.allSettled([
        store.accept(submission('a', invalidInquiry), createTwoMails),
        store.accept(submission('b', { fullName: secret }), () => [createMail('twice'), createMail('twice')]),
        store.accept(submission('c'), wordless),
        store.accept(submission('d'), createTwoMails),
        store.accept(submission('e'), createTwoMails),
      ]);
      expect(outcomes).toMatchObject([
        { status: 'rejected', reason: expect.any(Error) },
        { status: 'rejected', reason: expect.any(Error) },
        { status: 'rejected', reason: expect.any(RangeError) },
        { status: 'fulfilled', value: { outcome: 'stored' } },
        { status: 'fulfilled', value: { outcome: 'stored' } },
      ]);
      expect(inspect(outcomes, { depth: 9, showHidden: true })).not.toContain(secret);
      expect(await store.list({})).toHaveLength(2);
      expect(await store.listMails()).toHaveLength(4);
    });

    it('draws another reference if one is taken, and eventually gives up', async ({ database }) => {
      const draws = '777777' + '777777' + 'KKKKKK' + 'CCCCCC' + 'CCCCCC' + 'DDDDDD';
      const store = await database.open({ random: drawLetters(draws) });
      const references = [await storeInquiry(store, 'a'), await storeInquiry(store, 'b')];
      expect(references).toEqual([referenceOf('777777'), referenceOf('KKKKKK')]);
      const concurrentReferences = await Promise.all([storeInquiry(store, 'c'), storeInquiry(store, 'd')]);
      expect(concurrentReferences.sort()).toEqual([referenceOf('CCCCCC'), referenceOf('DDDDDD')]);
      for (const reference of [...references, ...concurrentReferences])
        expect(await store.listMails(reference)).toHaveLength(2);
      expect(await storeInquiry(store, 'e')).toBe(referenceOf('222222'));
      await expect(store.accept(submission('f'), createTwoMails)).rejects.toThrow('No free reference');
    });
  });

  describe('confirmations to one address', () => {
    const email = 'ana@müller.example';
    const statesOf = async (store: Store) =>
      (await store.listMails()).filter(({ kind }) => kind === 'confirmation').map(({ state }) => state);
    const sentStates = Array<string>(maxConfirmationsPerDay).fill('waiting');

    it('are held beyond the daily limit, in any spelling, until the office releases them', async ({
      store,
    }) => {
      const spellings = [email, 'ANA@MÜLLER.example', 'ana@xn--mller-kva.example', 'Ana@Müller.EXAMPLE'];
      const references: Reference[] = [];
      for (const [index, spelling] of spellings.entries())
        references.push(await storeInquiry(store, `${index}`, { email: spelling }, minutesAfter(index)));
      await storeInquiry(store, 'other', { email: 'bob@müller.example' }, minutesAfter(9));
      expect(await statesOf(store)).toEqual([...sentStates, 'held', 'waiting']);
      const [heldMail] = await store.listMails({ states: ['held'] });
      const lastError = `more than ${maxConfirmationsPerDay} confirmations a day to this address`;
      expect(heldMail).toMatchObject({ reference: references.at(-1), lastError });
      expect(await store.retryMails('all', minutesAfter(10))).toBe(9);
      expect(await statesOf(store)).toEqual([...sentStates, 'held', 'waiting']);
      expect(await store.leaseMails(minutesAfter(10), minutesAfter(15), 99)).toHaveLength(9);
      await store.retryMails(references.at(-1) ?? 'all', minutesAfter(10));
      expect(await statesOf(store)).toEqual([...sentStates, 'waiting', 'waiting']);
    });

    it('are sent again after a day, and held ones do not count', async ({ store }) => {
      for (const minute of [0, 600, 700, 800, 1439, 1441])
        await storeInquiry(store, `${minute}`, { email }, minutesAfter(minute));
      expect(await statesOf(store)).toEqual([...sentStates, 'held', 'held', 'waiting']);
    });

    it('stay within the limit when several processes receive many at once', async ({ store, database }) => {
      const otherStore = await database.open();
      await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          storeInquiry(index % 2 ? store : otherStore, `${index}`, { email }),
        ),
      );
      expect((await statesOf(store)).filter(state => state === 'waiting')).toEqual(sentStates);
    });

    it.for([
      [
        'victim.example',
        ['ana+1', 'ana', 'ana+a+b', 'Ana+2', 'a.na+', 'a.n.a', 'ana+ana'],
        ['an', 'anaa', 'b+ana', 'a_a'],
      ],
      // Wildcards of patterns are literal.
      ['a-b.example', ['a_%!', 'a_%!+1', 'a_%!+%', 'a_%!+_'], ['abc', 'axyz+1', 'a_%', 'a']],
    ] as const)(
      'ignore dots and anything after a plus when counting per mailbox: @%s',
      async ([domain, sameMailbox, otherMailboxes], { store }) => {
        for (const [index, local] of sameMailbox.entries())
          await storeInquiry(store, local, { email: `${local}@${domain}` }, minutesAfter(index));
        const heldStates = sameMailbox.slice(maxConfirmationsPerDay).map(() => 'held');
        expect(await statesOf(store)).toEqual([...sentStates, ...heldStates]);
        for (const local of otherMailboxes)
          await storeInquiry(store, local, { email: `${local}@${domain}` }, minutesAfter(60));
        await storeInquiry(
          store,
          'elsewhere',
          { email: `${sameMailbox[0]}@another-${domain}` },
          minutesAfter(60),
        );
        expect((await statesOf(store)).slice(sameMailbox.length)).toEqual(
          Array(otherMailboxes.length + 1).fill('waiting'),
        );
        expect(await store.count({ email: `${sameMailbox[0]}@${domain}` })).toBe(1);
        expect(await store.erasePerson(`${sameMailbox[0]}@${domain}`, minutesAfter(61))).toMatchObject({
          inquiries: 1,
        });
      },
    );
  });
}
