import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RandomBelow } from '../../server/inquiries/store/reference.ts';
import {
  type NewMail,
  type Reference,
  type Store,
  StoreUnavailable,
  type Submission,
} from '../../server/inquiries/store/store.ts';
import type { Inquiry } from '../../shared/inquiry.ts';

/** One database, opened as often as a test likes: each opening stands for a process. */
export interface Bench {
  open(parts?: { random?: RandomBelow }): Promise<Store>;
  remove(): Promise<void>;
}

export const monday = new Date('2026-03-02T10:00:00.123Z');
export const later = (minutes: number, from = monday) => new Date(from.getTime() + minutes * 60_000);

const family: Inquiry = {
  fullName: 'Ana Pérez Ñandú',
  email: 'Ana@Example.com',
  phone: '+34 922 000 000',
  visitDate: '2026-04-01',
  numberOfVisitors: 4,
  specialRequests: '',
};

export function submission(key: string, changes: Partial<Inquiry> = {}, receivedAt = monday): Submission {
  return { key, inquiry: { ...family, ...changes }, locale: 'en', marks: [], receivedAt };
}

/** A mail to the office and one to the visitor. */
export const twoMails = (reference: Reference): NewMail[] => [
  { ...mail(`office-${reference}`), kind: 'office', replyTo: 'Ana@Example.com' },
  { ...mail(`visitor-${reference}`), kind: 'confirmation', to: 'Ana@Example.com' },
];

export function mail(id: string): NewMail {
  return {
    kind: 'digest',
    from: 'site@park.example',
    to: 'office@park.example',
    subject: `About ${id}`,
    text: 'Line one\r\nLine two\r\n',
    messageId: `<${id}@park.example>`,
  };
}

/** Stores an inquiry and gives its reference. */
export async function stored(store: Store, ...of: Parameters<typeof submission>): Promise<Reference> {
  const acceptance = await store.accept(submission(...of), twoMails);
  if (acceptance.outcome !== 'stored') throw new Error(`Not stored: ${acceptance.outcome}`);
  return acceptance.reference;
}

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

/** What `store.ts` promises, held against a kind of store. */
export function describeStore(name: string, createBench: () => Promise<Bench>): void {
  describe(name, { timeout: 30_000 }, () => {
    let bench: Bench;
    let store: Store;

    beforeEach(async () => {
      bench = await createBench();
      store = await bench.open();
    });

    afterEach(async () => {
      await store.close();
      await bench.remove();
    });

    describe('accepting', () => {
      it('stores an inquiry as it is, with its mails', async () => {
        const inquiry = { ...family, specialRequests: "Two wheelchairs; it's a birthday" };
        const given: Submission = { ...submission('a', inquiry), marks: ['honeypot', 'too-fast'] };
        const acceptance = await store.accept(given, twoMails);
        expect(acceptance).toEqual({
          outcome: 'stored',
          reference: expect.stringMatching(/^IP-[2-9C-Y]{4}-[2-9C-Y]{2}$/),
        });
        const { reference } = acceptance as { reference: Reference };
        expect(await store.find(reference)).toEqual({
          reference,
          inquiry,
          locale: 'en',
          marks: ['honeypot', 'too-fast'],
          receivedAt: monday,
          answeredAt: null,
          lastContactAt: monday,
          notes: [],
        });
        const common = { reference, state: 'waiting', attempts: 0, queuedAt: monday, dueAt: monday };
        expect(await store.mails(reference)).toEqual(
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
        const reference = await stored(store, 'a', { fullName: text, specialRequests: `${text}\r\n${text}` });
        const found = await store.find(reference);
        expect(found?.inquiry.fullName).toBe(text);
        expect(found?.inquiry.specialRequests).toBe(`${text}\r\n${text}`);
        await store.addNote(reference, { writtenAt: monday, text });
        expect((await store.find(reference))?.notes).toEqual([{ writtenAt: monday, text }]);
      });

      it('answers a key that came before with the first reference, and stores nothing', async () => {
        const reference = await stored(store, 'a');
        const again = await store.accept(submission('a', {}, later(5)), twoMails);
        expect(again).toEqual({ outcome: 'replayed', reference });
        expect(await store.list({})).toHaveLength(1);
        expect(await store.mails()).toHaveLength(2);
      });

      it('knows what came with a key, and stores nothing to find out', async () => {
        expect(await store.earlier(submission('a'))).toBeNull();
        const reference = await stored(store, 'a');
        expect(await store.earlier(submission('a', {}, later(5)))).toEqual({
          outcome: 'replayed',
          reference,
        });
        expect(await store.earlier(submission('a', { phone: '1' }))).toEqual({ outcome: 'conflict' });
        expect(await store.list({})).toHaveLength(1);
      });

      it('takes the fields in any order for the same inquiry', async () => {
        const reference = await stored(store, 'a');
        const turned = Object.fromEntries(Object.entries(family).reverse()) as unknown as Inquiry;
        const again = await store.accept({ ...submission('a'), inquiry: turned }, twoMails);
        expect(again).toEqual({ outcome: 'replayed', reference });
      });

      it.each([
        ['another name', { fullName: 'Ana Pérez' }],
        ['other capitals', { email: 'ana@example.com' }],
        ['another date', { visitDate: '2026-04-02' }],
        ['another number', { numberOfVisitors: 5 }],
        ['another wish', { specialRequests: ' ' }],
      ] as const)('refuses a key that came before with %s', async (_, changes) => {
        await stored(store, 'a');
        expect(await store.accept(submission('a', changes), twoMails)).toEqual({ outcome: 'conflict' });
        expect(await store.list({})).toHaveLength(1);
      });

      it('stores once what comes with one key at the same time, from several processes', async () => {
        const other = await bench.open();
        const answers = await Promise.all(
          Array.from({ length: 40 }, (_, index) =>
            (index % 2 ? store : other).accept(submission('a'), twoMails),
          ),
        );
        expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
        expect(answers.filter(({ outcome }) => outcome === 'replayed')).toHaveLength(39);
        expect(new Set(answers.map(answer => (answer as { reference: Reference }).reference)).size).toBe(1);
        expect(await store.list({})).toHaveLength(1);
        expect(await store.mails()).toHaveLength(2);
        await other.close();
      });

      it('stores hundreds that come at the same time, each with its own mails', async () => {
        const keys = Array.from({ length: 450 }, (_, index) => `key-${index}`);
        const answers = await Promise.all(
          keys.map(key =>
            store.accept(submission(key, { fullName: key }), reference =>
              twoMails(reference).map(each => ({ ...each, text: key })),
            ),
          ),
        );
        const references = answers.map(answer => (answer as { reference: Reference }).reference);
        expect(new Set(references).size).toBe(keys.length);
        const mails = await store.mails();
        expect(mails).toHaveLength(2 * keys.length);
        for (const [index, key] of keys.entries()) {
          const found = await store.find(references[index] as Reference);
          expect(found?.inquiry.fullName).toBe(key);
          expect(mails.filter(each => each.reference === references[index]).map(({ text }) => text)).toEqual([
            key,
            key,
          ]);
        }
      });

      it('lets one that cannot be stored fail alone', async () => {
        const failing = [
          store.accept(submission('a', { numberOfVisitors: 0 }), twoMails),
          store.accept(submission('b'), () => [mail('twice'), mail('twice')]),
          store.accept(submission('c'), () => {
            throw new RangeError('No words for that');
          }),
        ];
        const good = [store.accept(submission('d'), twoMails), store.accept(submission('e'), twoMails)];
        const [first, second, third] = await Promise.allSettled(failing);
        expect(await Promise.all(good)).toMatchObject([{ outcome: 'stored' }, { outcome: 'stored' }]);
        expect(first).toMatchObject({ status: 'rejected', reason: expect.any(Error) });
        expect(second).toMatchObject({ status: 'rejected', reason: expect.any(Error) });
        expect(third).toMatchObject({ status: 'rejected', reason: expect.any(RangeError) });
        expect(await store.list({})).toHaveLength(2);
        expect(await store.mails()).toHaveLength(4);
      });

      it('says nothing of what a visitor typed in an error', async () => {
        const secret = 'Ana the Secret';
        const refused = { fullName: secret, email: `${secret}@x`, numberOfVisitors: 0 };
        const error = await store
          .accept(submission('a', refused), twoMails)
          .catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(Error);
        expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(secret);
      });

      it('draws another reference where one is taken', async () => {
        const one = await bench.open({ random: drawing('777777', '777777', 'KKKKKK') });
        expect(await stored(one, 'a')).toBe('IP-7777-77');
        expect(await stored(one, 'b')).toBe('IP-KKKK-KK');
        expect(await one.mails('IP-7777-77')).toHaveLength(2);
        expect(await one.mails('IP-KKKK-KK')).toHaveLength(2);
        await one.close();
      });

      it('draws another reference where two that come together draw the same', async () => {
        const one = await bench.open({ random: drawing('777777', '777777', 'KKKKKK') });
        const references = await Promise.all([stored(one, 'a'), stored(one, 'b')]);
        expect(references).toEqual(['IP-7777-77', 'IP-KKKK-KK']);
        await one.close();
      });

      it('gives up where nothing but taken references is drawn', async () => {
        const one = await bench.open({ random: () => 0 });
        await stored(one, 'a');
        await expect(one.accept(submission('b'), twoMails)).rejects.toThrow('No free reference');
        expect(await one.list({})).toHaveLength(1);
        await one.close();
      });
    });

    describe('for the office', () => {
      it('lists by receipt, and by what is asked for', async () => {
        const second = await stored(
          store,
          'b',
          { visitDate: '2026-05-01', email: 'ÑANDÚ@example.com' },
          later(10),
        );
        const first = await stored(store, 'a', { visitDate: '2026-04-30' });
        const third = await stored(store, 'c', { visitDate: '2026-05-02' }, later(20));
        await store.markAnswered(first, later(30));
        const references = async (...[filter]: Parameters<Store['list']>) =>
          (await store.list(filter)).map(({ reference }) => reference);
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
        expect(await store.find('IP-2222-22')).toBeNull();
        expect(await store.markAnswered('IP-2222-22', monday)).toBe(false);
        expect(await store.addNote('IP-2222-22', { writtenAt: monday, text: 'x' })).toBe(false);
        expect(await store.retryMails('IP-2222-22', monday)).toBe(0);
        expect(await store.mails('IP-2222-22')).toEqual([]);
      });

      it('keeps the first answer, and moves the last contact', async () => {
        const reference = await stored(store, 'a');
        expect(await store.markAnswered(reference, later(60))).toBe(true);
        expect(await store.markAnswered(reference, later(90))).toBe(true);
        expect(await store.find(reference)).toMatchObject({
          answeredAt: later(60),
          lastContactAt: later(90),
        });
      });

      it('keeps notes in their order, and the last contact where a note is older', async () => {
        const reference = await stored(store, 'a');
        await store.addNote(reference, { writtenAt: later(60), text: 'Called' });
        await store.addNote(reference, { writtenAt: later(30), text: 'Wrote down afterwards' });
        expect(await store.find(reference)).toMatchObject({
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
        const gone = await stored(store, 'a');
        const goneToo = await stored(store, 'b', { email: 'ANA@EXAMPLE.COM' });
        const stays = await stored(store, 'c', { email: 'ana@example.com.es' });
        await store.addNote(gone, { writtenAt: monday, text: 'Called' });
        const [held] = await store.lease(monday, later(5), 1);
        await store.mailSent(held?.id ?? 0, monday);
        expect(await store.erasePerson('ana@example.COM', later(1))).toEqual({ inquiries: 2, mails: 4 });
        expect(await store.find(gone)).toBeNull();
        expect(await store.mails(goneToo)).toEqual([]);
        expect(await store.find(stays)).not.toBeNull();
        expect(await store.mails(stays)).toHaveLength(2);
        expect(await store.erasePerson('ana@example.com', later(2))).toEqual({ inquiries: 0, mails: 0 });
      });

      it('removes digests that name an erased inquiry, and no others', async () => {
        const gone = await stored(store, 'a');
        const stays = await stored(store, 'b', { email: 'b@example.com' });
        await store.enqueue({ ...mail('monday'), text: `Late:\r\n- ${gone}\r\n- ${stays}\r\n` }, monday);
        await store.enqueue({ ...mail('tuesday'), text: `Late:\r\n- ${stays}\r\n` }, monday);
        expect(await store.erasePerson('ana@example.com', later(1))).toEqual({ inquiries: 1, mails: 3 });
        expect((await store.mails()).filter(({ kind }) => kind === 'digest')).toMatchObject([
          { messageId: '<tuesday@park.example>' },
        ]);
      });

      it('forgets the key as well', async () => {
        await stored(store, 'a');
        await store.erasePerson('ana@example.com', later(1));
        expect(await store.accept(submission('a', { phone: '2' }), twoMails)).toMatchObject({
          outcome: 'stored',
        });
      });

      it('never gives the id of an erased mail to another: whoever sends it still holds it', async () => {
        await stored(store, 'a');
        const held = await store.lease(monday, later(5), 9);
        await store.erasePerson('ana@example.com', monday);
        await stored(store, 'b');
        for (const { id } of held) await store.mailSent(id, monday);
        expect(await store.outboxSummary()).toMatchObject({ waiting: 2 });
      });

      it('purges by the last contact, in any number', async () => {
        const keys = Array.from({ length: 1100 }, (_, index) => `old-${index}`);
        await Promise.all(keys.map(key => stored(store, key)));
        const answered = await stored(store, 'answered');
        await store.markAnswered(answered, later(60));
        const recent = await stored(store, 'recent', {}, later(30));
        expect(await store.purge(later(30), later(99))).toEqual({ inquiries: 1100, mails: 2200 });
        const left = await store.list({});
        expect(left.map(({ reference }) => reference)).toEqual([answered, recent]);
        expect(await store.purge(later(30), later(99))).toEqual({ inquiries: 0, mails: 0 });
      });

      it('counts what a purge would remove', async () => {
        expect(await store.countOlder(later(30))).toEqual({ older: 0, all: 0 });
        for (const minute of [0, 29, 30, 31]) await stored(store, `${minute}`, {}, later(minute));
        expect(await store.countOlder(later(30))).toEqual({ older: 2, all: 4 });
      });

      it('purges digests that were sent, and no others', async () => {
        for (const id of ['sent', 'dead', 'waiting']) await store.enqueue(mail(id), monday);
        await store.enqueue(mail('recent'), later(60));
        const [sent, dead] = await store.lease(later(90), later(95), 9);
        await store.mailSent(sent?.id ?? 0, later(91));
        await store.mailFailed(dead?.id ?? 0, 'refused', null);
        expect(await store.purge(later(60), later(99))).toEqual({ inquiries: 0, mails: 2 });
        expect((await store.mails()).map(({ messageId }) => messageId)).toEqual([
          '<waiting@park.example>',
          '<recent@park.example>',
        ]);
      });
    });

    describe('the outbox', () => {
      it('queues a mail once', async () => {
        expect(await store.enqueue(mail('digest'), monday)).toBe(true);
        expect(await store.enqueue(mail('digest'), later(1))).toBe(false);
        expect(await store.mails()).toMatchObject([{ reference: null, queuedAt: monday }]);
      });

      it('leases what is due, oldest first, and to one worker at a time', async () => {
        await store.enqueue(mail('second'), later(1));
        await store.enqueue(mail('first'), monday);
        await store.enqueue(mail('soon'), later(60));
        const ids = (mails: readonly { messageId: string }[]) => mails.map(({ messageId }) => messageId);
        expect(ids(await store.lease(later(2), later(7), 1))).toEqual(['<first@park.example>']);
        const [second, ...none] = await store.lease(later(2), later(7), 9);
        expect(second).toMatchObject({ ...mail('second'), attempts: 0, state: 'waiting', dueAt: later(1) });
        expect(none).toEqual([]);
        expect(await store.lease(later(6), later(9), 9)).toEqual([]);
        expect(ids(await store.lease(later(7), later(9), 9)).sort()).toEqual([
          '<first@park.example>',
          '<second@park.example>',
        ]);
      });

      it('leases what was queued while the clock was a day ahead', async () => {
        await stored(store, 'a', {}, later(1440));
        expect(await store.lease(monday, later(5), 9)).toHaveLength(2);
        expect(await store.lease(later(1), later(6), 9)).toEqual([]);
      });

      it('leases what is held by a worker whose clock was a day ahead', async () => {
        await store.enqueue(mail('digest'), monday);
        expect(await store.lease(later(1440), later(1445), 9)).toHaveLength(1);
        expect(await store.lease(later(1), later(6), 9)).toHaveLength(1);
        expect(await store.lease(later(2), later(7), 9)).toEqual([]);
      });

      it('never leases a mail twice to workers of several processes', async () => {
        await Promise.all(Array.from({ length: 60 }, (_, index) => store.enqueue(mail(`${index}`), monday)));
        const other = await bench.open();
        const leases = await Promise.all(
          Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).lease(monday, later(5), 4)),
        );
        const ids = leases.flat().map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const rest = await store.lease(monday, later(5), 99);
        expect(ids.length + rest.length).toBe(60);
        await other.close();
      });

      it('remembers what became of a try', async () => {
        await store.enqueue(mail('digest'), monday);
        const { id } = (await store.lease(monday, later(5), 1))[0] ?? { id: 0 };
        await store.mailFailed(id, '451 busy', later(2));
        expect(await store.mails()).toMatchObject([
          { state: 'waiting', attempts: 1, dueAt: later(2), lastError: '451 busy', sentAt: null },
        ]);
        expect(await store.lease(later(1), later(9), 1)).toEqual([]);
        await store.mailFailed(id, '550 no such user', null);
        expect(await store.mails()).toMatchObject([
          { state: 'dead', attempts: 2, lastError: '550 no such user' },
        ]);
        expect(await store.lease(later(99), later(100), 1)).toEqual([]);
      });

      it('keeps a mail sent, whatever a slower worker says', async () => {
        const reference = await stored(store, 'a');
        const { id } = (await store.lease(monday, later(5), 1))[0] ?? { id: 0 };
        await store.mailSent(id, later(1));
        await store.mailFailed(id, 'timeout', later(2));
        await store.mailSent(id, later(3));
        expect((await store.mails(reference)).find(each => each.id === id)).toMatchObject({
          state: 'sent',
          attempts: 1,
          sentAt: later(1),
          lastError: null,
        });
        expect(await store.mails()).toHaveLength(1);
      });

      it('makes what is not sent of an inquiry due now', async () => {
        const reference = await stored(store, 'a');
        const other = await stored(store, 'b');
        const [sent, dead] = await store.lease(monday, later(5), 2);
        await store.mailSent(sent?.id ?? 0, monday);
        await store.mailFailed(dead?.id ?? 0, '550', null);
        expect(await store.retryMails(reference, later(1))).toBe(1);
        expect(await store.lease(later(1), later(9), 9)).toMatchObject([
          { id: dead?.id, state: 'waiting' },
          { reference: other },
          { reference: other },
        ]);
      });

      it('leaves a mail that is being sent with its worker, and tries it again after that', async () => {
        const reference = await stored(store, 'a');
        const held = await store.lease(monday, later(5), 9);
        await store.mailFailed(held[0]?.id ?? 0, '451', later(60));
        expect(await store.retryMails(reference, later(1))).toBe(2);
        const ids = (mails: readonly { id: number }[]) => mails.map(({ id }) => id);
        expect(ids(await store.lease(later(2), later(7), 9))).toEqual([held[0]?.id]);
        expect(ids(await store.lease(later(5), later(10), 9))).toEqual([held[1]?.id]);
      });

      it('sums up', async () => {
        expect(await store.outboxSummary()).toEqual({ waiting: 0, dead: 0, oldestWaiting: null });
        for (const minute of [0, 1, 2, 3]) await stored(store, `${minute}`, {}, later(minute));
        const [dead, , sent] = await store.lease(later(9), later(10), 3);
        await store.mailFailed(dead?.id ?? 0, '550', null);
        await store.mailSent(sent?.id ?? 0, later(9));
        expect(await store.outboxSummary()).toEqual({ waiting: 6, dead: 1, oldestWaiting: later(2) });
      });

      it('counts the waiting of mails to the office about inquiries alone', async () => {
        await store.enqueue(mail('digest'), monday);
        await stored(store, 'a', {}, later(1));
        for (const { id, kind } of await store.lease(later(2), later(7), 9)) {
          if (kind === 'office') await store.mailSent(id, later(2));
        }
        expect(await store.outboxSummary()).toEqual({ waiting: 2, dead: 0, oldestWaiting: null });
      });
    });

    it('is there again after a restart', async () => {
      const reference = await stored(store, 'a');
      await store.close();
      store = await bench.open();
      expect(await store.find(reference)).not.toBeNull();
      await store.check();
    });

    it('settles what it has taken before it closes, and takes nothing afterwards', async () => {
      const accepted = Array.from({ length: 30 }, (_, index) => stored(store, `${index}`));
      await store.close();
      expect(await Promise.all(accepted)).toHaveLength(30);
      await expect(store.accept(submission('late'), twoMails)).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailable);
      await store.close();
    });
  });
}
