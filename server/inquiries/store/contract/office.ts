import { beforeEach, describe, expect, it } from 'vitest';
import type { Day } from '../../../../domain/day.ts';
import { exampleReference } from '../reference.ts';
import type { Act, Reference, Store } from '../store.ts';
import { act, type Fixture, later, mail, monday, stored, submission, twoMails } from './parts.ts';

/** What had its last contact before this goes, and no spam. */
const lastContact = (contactBefore: Date) => ({ contactBefore, spamBefore: new Date(0) });

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
      await fixture.store.act(first, act('answered', later(30)));
      const references = async (...of: Parameters<Store['list']>) =>
        (await fixture.store.list(...of)).map(({ reference }) => reference);
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
      for (const kind of ['answered', 'reopened', 'spam', 'note'] as const)
        expect(await fixture.store.act(exampleReference, act(kind, monday))).toBe('missing');
      expect(await fixture.store.remove(exampleReference, monday)).toEqual({ inquiries: 0, mails: 0 });
      expect(await fixture.store.count({})).toBe(0);
      expect(await fixture.store.lastErasure()).toBeNull();
      expect(await fixture.store.retryMails(exampleReference, monday)).toBe(0);
      expect(await fixture.store.mails(exampleReference)).toEqual([]);
    });

    it('keeps each act with who signed it, and changes nothing that is so already', async () => {
      const reference = await stored(fixture.store, 'a');
      const other = await stored(fixture.store, 'b', {}, later(1));
      const states = async () => {
        const { answeredAt, spamAt } = (await fixture.store.find(reference)) ?? {};
        return { answeredAt, spamAt };
      };
      const acts = [
        act('answered', later(60)),
        act('spam', later(61), '', 'BN'),
        act('reopened', later(62)),
        act('answered', later(63), '', 'BN'),
      ];
      expect(await fixture.store.act(reference, act('reopened', later(59)))).toBe('already');
      expect(await fixture.store.act(reference, acts[0] as Act)).toBe('done');
      expect(await fixture.store.act(reference, act('answered', later(60), '', 'BN'))).toBe('already');
      expect(await states()).toEqual({ answeredAt: later(60), spamAt: null });
      expect(await fixture.store.act(reference, acts[1] as Act)).toBe('done');
      expect(await fixture.store.act(reference, act('spam', later(61)))).toBe('already');
      expect(await states()).toEqual({ answeredAt: later(60), spamAt: later(61) });
      expect(await fixture.store.act(reference, acts[2] as Act)).toBe('done');
      expect(await states()).toEqual({ answeredAt: null, spamAt: null });
      expect(await fixture.store.act(reference, acts[3] as Act)).toBe('done');
      const found = await fixture.store.find(reference);
      expect(found?.history).toEqual(acts);
      expect(found?.lastContactAt).toEqual(later(63));
      expect((await fixture.store.find(other))?.history).toEqual([]);
    });

    it('lets one of two who do the same at once do it', async () => {
      const reference = await stored(fixture.store, 'a');
      const other = await fixture.database.open();
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2 ? fixture.store : other).act(reference, act('answered', later(index), '', `${index}`)),
        ),
      );
      expect(outcomes.filter(outcome => outcome === 'done')).toHaveLength(1);
      expect(outcomes.filter(outcome => outcome === 'already')).toHaveLength(9);
      expect((await fixture.store.find(reference))?.history).toHaveLength(1);
      await other.close();
    });

    it('keeps notes in their order, and the last contact where a note is older', async () => {
      const reference = await stored(fixture.store, 'a');
      const notes = [act('note', later(60), 'Called'), act('note', later(30), 'Wrote down afterwards')];
      for (const note of notes) await fixture.store.act(reference, note);
      expect(await fixture.store.find(reference)).toMatchObject({
        lastContactAt: later(60),
        history: notes,
      });
    });

    it('keeps spam out of all lists but that of spam, of its address and of what is searched for', async () => {
      const reference = await stored(fixture.store, 'a');
      await fixture.store.act(reference, act('spam', later(1)));
      const filters = [
        {},
        { status: 'open' },
        { status: 'late', lateBefore: later(99) },
        { from: '2026-01-01' },
      ] as const;
      for (const filter of filters) {
        expect(await fixture.store.list(filter)).toEqual([]);
        expect(await fixture.store.count(filter)).toBe(0);
      }
      for (const filter of [{ status: 'spam' }, { email: 'ana@example.com' }, { words: 'ana' }] as const)
        expect(await fixture.store.list(filter)).toHaveLength(1);
    });

    it('gives a list in parts, in each order', async () => {
      const given: [key: string, visitDate: Day, minute: number][] = [
        ['a', '2026-05-03', 0],
        ['b', '2026-05-01', 0],
        ['c', '2026-05-02', 2],
        ['d', '2026-05-01', 3],
        ['e', '2026-05-04', 4],
      ];
      const key = new Map<Reference, string>();
      for (const [name, visitDate, minute] of given)
        key.set(await stored(fixture.store, name, { visitDate }, later(minute)), name);
      for (const [order, wanted] of [
        ['oldest', 'abcde'],
        ['newest', 'edcba'],
        ['visit', 'bdcae'],
      ] as const) {
        let seen = '';
        let after: Reference | undefined;
        for (let part = 0; part < 4; part += 1) {
          const found = await fixture.store.list(
            { to: '2026-12-31' },
            { order, limit: 2, ...(after && { after }) },
          );
          seen += found.map(({ reference }) => key.get(reference)).join('');
          after = found.at(-1)?.reference ?? after;
        }
        expect(seen, order).toBe(wanted);
      }
      expect(await fixture.store.count({ from: '2026-05-02' })).toBe(3);
      expect(await fixture.store.count({ from: '2026-05-02' }, 2)).toBe(2);
    });

    describe('search', () => {
      const found = async (words: string) =>
        (await fixture.store.list({ words })).map(({ inquiry }) => inquiry.fullName);

      beforeEach(async () => {
        const texts = {
          phone: '+34 922 12 34 56',
          specialRequests: "Two wheelchairs; it's a birthday\n20 % off?",
        };
        await stored(fixture.store, 'a', { fullName: 'Ana Pérez Ñandú', ...texts });
        await stored(fixture.store, 'b', {
          fullName: 'Łukasz Strauß',
          email: 'l.strauss@müller.example',
          phone: '0171/5550101',
        });
        await stored(fixture.store, 'c', {
          fullName: 'Юлия Смирнова 🦜',
          email: 'julia@example.org',
          phone: '5',
        });
      });

      it.each([
        ['a name', 'perez', ['Ana Pérez Ñandú']],
        ['accents and capitals', 'PÉREZ  ñandu', ['Ana Pérez Ñandú']],
        ['the beginning of a word', 'nan', ['Ana Pérez Ñandú']],
        ['words in any order', 'birthday ana wheel', ['Ana Pérez Ñandú']],
        ['letters that have no accent', 'lukasz strauss', ['Łukasz Strauß']],
        ['another alphabet', 'юлия', ['Юлия Смирнова 🦜']],
        ['an address', 'julia@example.org', ['Юлия Смирнова 🦜']],
        ['a part of one', 'müller', ['Łukasz Strauß']],
        ['its domain in Punycode', 'xn--mller-kva.example', ['Łukasz Strauß']],
        ['a phone number with blanks', '+34 922 123 456', ['Ana Pérez Ñandú']],
        ['a phone number without a prefix', '922123456', ['Ana Pérez Ñandú']],
        ['a phone number from abroad', '0049 171 5550101', []],
        ['the end of a phone number', '0101', ['Łukasz Strauß']],
        ['all words, not one of them', 'ana julia', []],
        ['the middle of a word', 'andu', []],
        ['signs alone', '%', []],
        ['nothing', ' ', []],
        ['signs of a query', `"ana" OR * NEAR(' : & | ! -ana`, []],
      ])('finds %s', async (_, words, names) => {
        expect(await found(words)).toEqual(names);
      });

      it('gives what it finds in parts, the newest first', async () => {
        for (let index = 0; index < 7; index += 1)
          await stored(fixture.store, `many-${index}`, { fullName: `Quentin ${index}` }, later(index));
        const seen: string[] = [];
        let after: Reference | undefined;
        for (let part = 0; part < 4; part += 1) {
          const page = { order: 'newest', limit: 3, ...(after && { after }) } as const;
          const list = await fixture.store.list({ words: 'quen' }, page);
          seen.push(...list.map(({ inquiry }) => inquiry.fullName.slice(-1)));
          after = list.at(-1)?.reference ?? after;
        }
        expect(seen.join('')).toBe('6543210');
        expect(await fixture.store.count({ words: 'quen' })).toBe(7);
      });

      it('finds a reference as people type it', async () => {
        const [{ reference } = { reference: exampleReference }] = await fixture.store.list({
          words: 'julia',
        });
        for (const typed of [
          reference,
          reference.toLowerCase(),
          reference.replaceAll('-', ''),
          reference.slice(3, 7),
        ])
          expect(await found(typed), typed).toContain('Юлия Смирнова 🦜');
      });

      it('finds the words of a note, and no more once the inquiry is gone', async () => {
        const [{ reference } = { reference: exampleReference }] = await fixture.store.list({
          words: 'julia',
        });
        await fixture.store.act(reference, act('note', later(1), 'Brings a guide dog'));
        expect(await found('guide')).toEqual(['Юлия Смирнова 🦜']);
        expect(await found('julia dog')).toEqual(['Юлия Смирнова 🦜']);
        await fixture.store.remove(reference, later(2));
        expect(await found('guide')).toEqual([]);
        expect(await found('juli')).toEqual([]);
      });
    });

    it('knows since when links are revoked', async () => {
      expect(await fixture.store.linksRevokedAt()).toBeNull();
      await fixture.store.revokeLinks(monday);
      await fixture.store.revokeLinks(later(1));
      expect(await fixture.store.linksRevokedAt()).toEqual(later(1));
    });
  });

  describe('forgetting', () => {
    it('removes all of a person and nothing of others', async () => {
      const gone = await stored(fixture.store, 'a');
      const goneToo = await stored(fixture.store, 'b', { email: 'ANA@EXAMPLE.COM' });
      const stays = await stored(fixture.store, 'c', { email: 'ana@example.com.es' });
      await fixture.store.act(gone, act('note', monday, 'Called'));
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

    it('finds a person in any spelling of the domain', async () => {
      for (const [index, email] of [
        'ana@MÜLLER.example',
        'ana@xn--mller-kva.example',
        'ana@mu\u0308ller.example',
      ].entries())
        await stored(fixture.store, `${index}`, { email });
      expect(await fixture.store.list({ email: 'Ana@müller.example' })).toHaveLength(3);
      expect(await fixture.store.erasePerson('ana@XN--MLLER-KVA.example', later(1))).toMatchObject({
        inquiries: 3,
      });
    });

    it('removes one inquiry with all that belongs to it, and knows when', async () => {
      const gone = await stored(fixture.store, 'a');
      const stays = await stored(fixture.store, 'b');
      await fixture.store.act(gone, act('note', monday, 'Called'));
      expect(await fixture.store.remove(gone, later(1), 'AM')).toEqual({ inquiries: 1, mails: 2 });
      expect(await fixture.store.find(gone)).toBeNull();
      expect(await fixture.store.mails(gone)).toEqual([]);
      expect(await fixture.store.find(stays)).not.toBeNull();
      expect(await fixture.store.lastErasure()).toEqual({ at: later(1), by: 'AM', inquiries: 1, mails: 2 });
      await fixture.store.purge({ contactBefore: later(9), spamBefore: monday }, later(9));
      expect(await fixture.store.lastErasure()).toMatchObject({ at: later(1) });
      expect(await fixture.store.accept(submission('a'), twoMails)).toMatchObject({ outcome: 'stored' });
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
      expect(await fixture.store.outboxSummary(monday)).toMatchObject({ waiting: 2 });
    });

    it('purges by the last contact, in any number', async () => {
      const keys = Array.from({ length: 1100 }, (_, index) => `old-${index}`);
      // A hundred at a time: a loaded machine keeps nobody waiting for a connection too long.
      for (let start = 0; start < keys.length; start += 100)
        await Promise.all(
          keys
            .slice(start, start + 100)
            .map(key => stored(fixture.store, key, { email: `${key}@example.com` })),
        );
      const answered = await stored(fixture.store, 'answered');
      await fixture.store.act(answered, act('answered', later(60)));
      const recent = await stored(fixture.store, 'recent', {}, later(30));
      expect(await fixture.store.purge(lastContact(later(30)), later(99))).toEqual({
        inquiries: 1100,
        mails: 2200,
      });
      const left = await fixture.store.list({});
      expect(left.map(({ reference }) => reference)).toEqual([answered, recent]);
      expect(await fixture.store.purge(lastContact(later(30)), later(99))).toEqual({
        inquiries: 0,
        mails: 0,
      });
    });

    it('purges spam by the time since it was called so', async () => {
      const spam = await stored(fixture.store, 'a');
      const recentSpam = await stored(fixture.store, 'b', {}, later(1));
      const stays = await stored(fixture.store, 'c', {}, later(2));
      await fixture.store.act(spam, act('spam', later(9)));
      await fixture.store.act(recentSpam, act('spam', later(10)));
      const limits = { contactBefore: monday, spamBefore: later(10) };
      expect(await fixture.store.countOlder(limits)).toEqual({ older: 1, all: 3 });
      expect(await fixture.store.countOlder({ ...limits, contactBefore: later(10) })).toEqual({
        older: 2,
        all: 3,
      });
      expect(await fixture.store.purge(limits, later(99))).toEqual({ inquiries: 1, mails: 2 });
      expect(await fixture.store.find(spam)).toBeNull();
      expect(await fixture.store.find(recentSpam)).not.toBeNull();
      expect(await fixture.store.find(stays)).not.toBeNull();
    });

    it('counts what a purge would remove', async () => {
      expect(await fixture.store.countOlder(lastContact(later(30)))).toEqual({ older: 0, all: 0 });
      for (const minute of [0, 29, 30, 31]) await stored(fixture.store, `${minute}`, {}, later(minute));
      expect(await fixture.store.countOlder(lastContact(later(30)))).toEqual({ older: 2, all: 4 });
    });

    it('purges digests that were sent, and no others', async () => {
      for (const id of ['sent', 'dead', 'waiting']) await fixture.store.enqueue(mail(id), monday);
      await fixture.store.enqueue(mail('recent'), later(60));
      const [sent, dead] = await fixture.store.lease(later(90), later(95), 9);
      await fixture.store.mailSent(sent?.id ?? 0, later(91));
      await fixture.store.mailFailed(dead?.id ?? 0, 'refused', null);
      expect(await fixture.store.purge(lastContact(later(60)), later(99))).toEqual({
        inquiries: 0,
        mails: 2,
      });
      expect((await fixture.store.mails()).map(({ messageId }) => messageId)).toEqual([
        '<waiting@park.example>',
        '<recent@park.example>',
      ]);
    });
  });
}
