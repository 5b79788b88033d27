import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Inquiry } from '../../../../domain/inquiry.ts';
import { referencePattern } from '../../../../domain/inquiry-api.ts';
import { type RandomBelow, referenceOf } from '../reference.ts';
import type { Reference, Submission } from '../store.ts';
import { act, type Fixture, family, later, mail, monday, stored, submission, twoMails } from './parts.ts';

/** A random source that gives these references' letters one after another, by their places in the alphabet. */
const drawing = (...references: string[]): RandomBelow => {
  const places = references.flatMap(letters =>
    [...letters].map(letter => '23456789CDFHJKMNPQRTVWXY'.indexOf(letter)),
  );
  return () => {
    const place = places.shift();
    if (place === undefined) throw new Error('Nothing left to draw');
    return place;
  };
};

/** Inquiries that come in. */
export function describeAccepting(fixture: Fixture): void {
  describe('accepting', () => {
    it('stores an inquiry as it is, with its mails', async () => {
      const inquiry = { ...family, specialRequests: "Two wheelchairs; it's a birthday" };
      const given: Submission = { ...submission('a', inquiry), marks: ['honeypot', 'too-fast'] };
      const acceptance = await fixture.store.accept(given, twoMails);
      expect(acceptance).toEqual({
        outcome: 'stored',
        reference: expect.stringMatching(referencePattern),
      });
      const { reference } = acceptance as { reference: Reference };
      expect(await fixture.store.find(reference)).toEqual({
        reference,
        inquiry,
        locale: 'en',
        marks: ['honeypot', 'too-fast'],
        receivedAt: monday,
        answeredAt: null,
        spamAt: null,
        lastContactAt: monday,
        history: [],
      });
      const common = { reference, state: 'waiting', attempts: 0, queuedAt: monday, dueAt: monday };
      expect(await fixture.store.mails(reference)).toEqual(
        twoMails(reference).map(each => ({
          ...each,
          ...common,
          id: expect.any(Number),
          sentAt: null,
          lastError: null,
        })),
      );
    });

    it.each([
      ['one letter', 'Ö'],
      ['emoji', '👩‍👩‍👧‍👦 🦜'],
      ['right to left', 'محمد‎ (אבג)'],
      ['beyond the first plane', '𠮷野家 𝒜'],
      ['signs of SQL', `Robert'); DROP TABLE inquiries;-- ? $1 :a @b \\ "`],
      ['signs of JSON', '{"a": "\\u0041"} \\n'],
      ['controls', 'tab\t, escape \u001b[31m, next line\u0085, \u2028'],
      ['formulas', '=HYPERLINK("http://x")'],
      ['four thousand letters', 'ñ'.repeat(4000)],
    ])('keeps %s byte for byte', async (_, text) => {
      const reference = await stored(fixture.store, 'a', {
        fullName: text,
        specialRequests: `${text}\r\n${text}`,
      });
      const found = await fixture.store.find(reference);
      expect(found?.inquiry.fullName).toBe(text);
      expect(found?.inquiry.specialRequests).toBe(`${text}\r\n${text}`);
      await fixture.store.act(reference, act('note', monday, text));
      expect((await fixture.store.find(reference))?.history).toEqual([act('note', monday, text)]);
    });

    it('answers a key that came before with the first reference, and stores nothing', async () => {
      const reference = await stored(fixture.store, 'a');
      const again = await fixture.store.accept(submission('a', {}, later(5)), twoMails);
      expect(again).toEqual({ outcome: 'replayed', reference });
      expect(await fixture.store.list({})).toHaveLength(1);
      expect(await fixture.store.mails()).toHaveLength(2);
    });

    it('knows what came with a key, and stores nothing to find out', async () => {
      expect(await fixture.store.earlier(submission('a'))).toBeNull();
      const reference = await stored(fixture.store, 'a');
      expect(await fixture.store.earlier(submission('a', {}, later(5)))).toEqual({
        outcome: 'replayed',
        reference,
      });
      expect(await fixture.store.earlier(submission('a', { phone: '1' }))).toEqual({ outcome: 'conflict' });
      expect(await fixture.store.list({})).toHaveLength(1);
    });

    it('takes the fields in any order for the same inquiry', async () => {
      const reference = await stored(fixture.store, 'a');
      const turned = Object.fromEntries(Object.entries(family).reverse()) as unknown as Inquiry;
      const again = await fixture.store.accept({ ...submission('a'), inquiry: turned }, twoMails);
      expect(again).toEqual({ outcome: 'replayed', reference });
    });

    it.each([
      ['another name', { fullName: 'Ana Pérez' }],
      ['other capitals', { email: 'ana@example.com' }],
      ['another date', { visitDate: '2026-04-02' }],
      ['another number', { numberOfVisitors: 5 }],
      ['another wish', { specialRequests: ' ' }],
    ] as const)('refuses a key that came before with %s', async (_, changes) => {
      await stored(fixture.store, 'a');
      expect(await fixture.store.accept(submission('a', changes), twoMails)).toEqual({ outcome: 'conflict' });
      expect(await fixture.store.list({})).toHaveLength(1);
    });

    it('stores once what comes with one key at the same time, from several processes', async () => {
      const other = await fixture.database.open();
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          (index % 2 ? fixture.store : other).accept(submission('a'), twoMails),
        ),
      );
      expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
      expect(answers.filter(({ outcome }) => outcome === 'replayed')).toHaveLength(39);
      expect(new Set(answers.map(answer => (answer as { reference: Reference }).reference)).size).toBe(1);
      expect(await fixture.store.list({})).toHaveLength(1);
      expect(await fixture.store.mails()).toHaveLength(2);
      await other.close();
    });

    it('stores hundreds that come at the same time, each with its own mails', async () => {
      const keys = Array.from({ length: 450 }, (_, index) => `key-${index}`);
      const answers = await Promise.all(
        keys.map(key =>
          fixture.store.accept(submission(key, { fullName: key }), reference =>
            twoMails(reference).map(each => ({ ...each, messageId: `<${each.kind}.${key}@x>` })),
          ),
        ),
      );
      const references = answers.map(answer => (answer as { reference: Reference }).reference);
      expect(new Set(references).size).toBe(keys.length);
      const mails = await fixture.store.mails();
      expect(mails).toHaveLength(2 * keys.length);
      for (const [index, key] of keys.entries()) {
        const found = await fixture.store.find(references[index] as Reference);
        expect(found?.inquiry.fullName).toBe(key);
        expect(
          mails.filter(each => each.reference === references[index]).map(({ messageId }) => messageId),
        ).toEqual([`<office.${key}@x>`, `<confirmation.${key}@x>`]);
      }
    });

    it('lets one that cannot be stored fail alone', async () => {
      const failing = [
        fixture.store.accept(submission('a', { numberOfVisitors: 0 }), twoMails),
        fixture.store.accept(submission('b'), () => [mail('twice'), mail('twice')]),
        fixture.store.accept(submission('c'), () => {
          throw new RangeError('No words for that');
        }),
      ];
      const good = [
        fixture.store.accept(submission('d'), twoMails),
        fixture.store.accept(submission('e'), twoMails),
      ];
      const [first, second, third] = await Promise.allSettled(failing);
      expect(await Promise.all(good)).toMatchObject([{ outcome: 'stored' }, { outcome: 'stored' }]);
      expect(first).toMatchObject({ status: 'rejected', reason: expect.any(Error) });
      expect(second).toMatchObject({ status: 'rejected', reason: expect.any(Error) });
      expect(third).toMatchObject({ status: 'rejected', reason: expect.any(RangeError) });
      expect(await fixture.store.list({})).toHaveLength(2);
      expect(await fixture.store.mails()).toHaveLength(4);
    });

    it('says nothing of what a visitor typed in an error', async () => {
      const secret = 'Ana the Secret';
      const refused = { fullName: secret, email: `${secret}@x`, numberOfVisitors: 0 };
      const error = await fixture.store
        .accept(submission('a', refused), twoMails)
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(secret);
    });

    it('draws another reference where one is taken', async () => {
      const one = await fixture.database.open({ random: drawing('777777', '777777', 'KKKKKK') });
      expect(await stored(one, 'a')).toBe(referenceOf('777777'));
      expect(await stored(one, 'b')).toBe(referenceOf('KKKKKK'));
      expect(await one.mails(referenceOf('777777'))).toHaveLength(2);
      expect(await one.mails(referenceOf('KKKKKK'))).toHaveLength(2);
      await one.close();
    });

    it('draws another reference where two that come together draw the same', async () => {
      const one = await fixture.database.open({ random: drawing('777777', '777777', 'KKKKKK') });
      const references = await Promise.all([stored(one, 'a'), stored(one, 'b')]);
      expect(references.sort()).toEqual([referenceOf('777777'), referenceOf('KKKKKK')]);
      await one.close();
    });

    it('gives up where nothing but taken references is drawn', async () => {
      const one = await fixture.database.open({ random: () => 0 });
      await stored(one, 'a');
      await expect(one.accept(submission('b'), twoMails)).rejects.toThrow('No free reference');
      expect(await one.list({})).toHaveLength(1);
      await one.close();
    });

    describe('confirmations to one address', () => {
      const address = { email: 'ana@müller.example' };
      const states = async () =>
        (await fixture.store.mails()).filter(({ kind }) => kind === 'confirmation').map(({ state }) => state);

      it('are held back beyond those of a day, in any spelling of it', async () => {
        const spellings = [
          'ana@müller.example',
          'ANA@MÜLLER.example',
          'ana@xn--mller-kva.example',
          'Ana@Müller.EXAMPLE',
        ];
        for (const [index, email] of spellings.entries())
          await stored(fixture.store, `${index}`, { email }, later(index));
        await stored(fixture.store, 'other', { email: 'bob@müller.example' }, later(9));
        expect(await states()).toEqual(['waiting', 'waiting', 'waiting', 'held', 'waiting']);
        const [held] = await fixture.store.mails({ states: ['held'] });
        expect(held?.lastError).toBe('more than 3 confirmations a day to this address');
        expect(await fixture.store.lease(later(10), later(15), 99)).toHaveLength(9);
      });

      it('are free again after a day, and those that were held do not count', async () => {
        for (const minute of [0, 600, 700, 800, 1439])
          await stored(fixture.store, `${minute}`, address, later(minute));
        expect(await states()).toEqual(['waiting', 'waiting', 'waiting', 'held', 'held']);
        await stored(fixture.store, 'next day', address, later(1441));
        expect((await states()).at(-1)).toBe('waiting');
      });

      it('are never more, however many come at once to several processes', async () => {
        const other = await fixture.database.open();
        await Promise.all(
          Array.from({ length: 12 }, (_, index) =>
            stored(index % 2 ? fixture.store : other, `${index}`, address),
          ),
        );
        expect((await states()).filter(state => state === 'waiting')).toHaveLength(3);
        await other.close();
      });

      it('are sent where the office says so', async () => {
        for (const minute of [0, 1, 2]) await stored(fixture.store, `${minute}`, address, later(minute));
        const reference = await stored(fixture.store, 'held', address, later(3));
        await fixture.store.retryMails(reference, later(4));
        expect(await states()).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
      });

      it('stay held when all mails are tried again after a fault', async () => {
        for (const minute of [0, 1, 2, 3]) await stored(fixture.store, `${minute}`, address, later(minute));
        expect(await fixture.store.retryMails('all', later(4))).toBe(7);
        expect(await states()).toEqual(['waiting', 'waiting', 'waiting', 'held']);
      });
    });
  });
}
