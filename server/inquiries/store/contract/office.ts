import { describe, expect } from 'vitest';
import type { Day } from '../../../../domain/day.ts';
import type { Exception } from '../../../../domain/exceptions.ts';
import { exampleInquiry } from '../../../../tests/support/example-inquiry.ts';
import { exampleReference } from '../reference.ts';
import type { Act, InquiryFilter, Page, Reference, Store } from '../store.ts';
import { act, family, later, monday, type StoreTest, stored } from './parts.ts';

/** Names in a list, read in pages of two. */
async function namesByParts(
  store: Store,
  order: Required<Page>['order'],
  filter: InquiryFilter,
): Promise<string[]> {
  const parts: string[] = [];
  for (let after: Reference | undefined; ; ) {
    const part = await store.list(filter, { order, limit: 2, ...(after && { after }) });
    if (part.length === 0) return parts;
    parts.push(part.map(({ inquiry }) => inquiry.fullName).join(''));
    after = part.at(-1)?.reference;
  }
}

const searches: readonly [what: string, words: string, found: string][] = [
  ['accents and capitals', 'PÉREZ  ñandu', 'Ana'],
  ['words of any field, in any order', 'birthday ana wheel', 'Ana'],
  ['letters without a decomposition', 'lukasz strauss', 'Łukasz'],
  ['another alphabet', 'юлия', 'Юлия'],
  ['an address', 'julia@example.org', 'Юлия'],
  ['a part of an address', 'müller', 'Łukasz'],
  ['a name with a transliterated umlaut', 'mueller', 'Łukasz'],
  ['a domain', 'müller.example', 'Łukasz'],
  ['a domain in Punycode', '@xn--mller-kva.example', 'Łukasz'],
  ['the beginning of an address', 'julia@exam', 'Юлия'],
  ['parts of an address in the wrong order', 'example.julia', ''],
  ['a phone number without a prefix', '922123456', 'Ana'],
  ['a phone number with an international prefix', '0049 171 5550101', 'Łukasz'],
  ['the end of a phone number', '0101', 'Łukasz'],
  ['all words, not one of them', 'ana julia', ''],
  ['the middle of a word', 'andu', ''],
  ['only punctuation', '%', ''],
  ['nothing', ' ', ''],
  ['query syntax', `"ana" OR * NEAR(' : & | ! -ana`, ''],
];

const phones: readonly [phone: string, ...searched: string[]][] = [
  ['+44 (0)20 7946 0000', '+442079460000', '0044 20 7946', '020 7946 0000', '+44 (0)20 7946 0000', '7946'],
  ['020 7947 1111', '+44 20 7947 1111', '+44 (0)20 79471111', '2079471111', '7947 1'],
  ['+442079482222 ext. 12', '+44 (0)20 7948 2222', '020 7948 2222', '+44 20 7948 2222 ext. 12', '948 22'],
  ['0034 922 12 34 56', '+34922123456', '922-123-456', '922.12', 'tel:+34922123456', '٩٢٢١٢٣٤٥٦'],
  ['+34\u00a0928\u2011123\u2011456 (casa)', '928 123 456', '928/123456', 'casa', '+34 928 123 456'],
  ['600 111 222 / 600 333 444', '600111222', '+34 600 333 444', '333444', '600 111 222 / 600 333 444'],
  ['٠٦١٢٣٤٥٦٧٨', '0612345678', '+31 6 12345678', '345 678'],
  ['1-800-FLOWERS', '1-800-flowers', '+1 800 356 9377'],
];

/** Lists, search and acts of the office. */
export function describeOffice(it: StoreTest): void {
  describe('for the office', () => {
    it('lists and counts by status, visit date, address and words', async ({ store }) => {
      const email = 'ÑANDÚ@example.com';
      const open = await stored(store, 'b', { visitDate: '2026-05-01', email }, later(10));
      const answered = await stored(store, 'a', { visitDate: '2026-04-30' });
      const young = await stored(store, 'c', { visitDate: '2026-05-02' }, later(20));
      const spam = await stored(store, 'd', { visitDate: '2026-05-02', fullName: 'Spiro' });
      await store.act(answered, act('answered', later(30)));
      await store.act(spam, act('spam', later(31)));
      const lists: [InquiryFilter, Reference[]][] = [
        // Spam is listed only on request.
        [{}, [answered, open, young]],
        [{ status: 'open' }, [open, young]],
        [{ status: 'late', overdueCutoff: later(20) }, [open]],
        [{ status: 'answered' }, [answered]],
        [{ status: 'spam' }, [spam]],
        [{ from: '2026-05-01' }, [open, young]],
        [{ from: '2026-04-30', to: '2026-05-01' }, [answered, open]],
        [{ email: 'ñandú@EXAMPLE.com' }, [open]],
        [{ email: '%@example.com' }, []],
        [{ email: 'ana@example.com' }, [answered, spam, young]],
        [{ words: 'spiro' }, [spam]],
        [{ status: 'open', to: '2026-05-01', email: 'ana@example.com' }, []],
      ];
      for (const [filter, references] of lists) {
        const found = (await store.list(filter)).map(({ reference }) => reference);
        expect(found, JSON.stringify(filter)).toEqual(references);
        expect(await store.count(filter), JSON.stringify(filter)).toBe(references.length);
      }
      expect(await store.count({}, 2)).toBe(2);
      expect(await store.visitors({ from: '2026-04-30', to: '2026-05-01' })).toBe(
        2 * exampleInquiry.numberOfVisitors,
      );
      expect(await store.visitors({ from: '2030-01-01' })).toBe(0);
    });

    it('finds phone numbers in any spelling', async ({ store }) => {
      for (const [phone] of phones) await stored(store, phone, { phone });
      for (const [phone, ...searched] of phones)
        for (const words of searched)
          expect(
            (await store.list({ words })).map(({ inquiry }) => inquiry.phone),
            words,
          ).toEqual([phone]);
    });

    it('gives reopened inquiries a new due time', async ({ store }) => {
      const reference = await stored(store, 'a', {}, later(0));
      await store.act(reference, act('answered', later(10)));
      await store.act(reference, act('reopened', later(20)));
      const lateAt = (minute: number) => store.count({ status: 'late', overdueCutoff: later(minute) });
      expect([await lateAt(15), await lateAt(20), await lateAt(21)]).toEqual([0, 0, 1]);
      expect(await store.count({ status: 'open' })).toBe(1);
    });

    it('paginates lists in every order', async ({ store }) => {
      const given: [name: string, visitDate: Day, minute: number][] = [
        ['a', '2026-05-03', 0],
        ['b', '2026-05-01', 0],
        ['c', '2026-05-02', 2],
        ['d', '2026-05-01', 3],
        ['e', '2026-05-04', 4],
      ];
      for (const [fullName, visitDate, minute] of given)
        await stored(store, fullName, { fullName, visitDate }, later(minute));
      expect(await namesByParts(store, 'oldest', {})).toEqual(['ab', 'cd', 'e']);
      for (const filter of [{}, { words: 'ana@example.com' }])
        expect(await namesByParts(store, 'newest', filter)).toEqual(['ed', 'cb', 'a']);
      expect(await namesByParts(store, 'visit', { to: '2026-12-31' })).toEqual(['bd', 'ca', 'e']);
    });

    it('records acts with initials, and ignores those that change nothing', async ({ store }) => {
      const reference = await stored(store, 'a');
      const other = await stored(store, 'b', {}, later(1));
      const acts: [Act, 'done' | 'already', answeredAt: Date | null, spamAt: Date | null][] = [
        [act('reopened', later(59)), 'already', null, null],
        [act('answered', later(60)), 'done', later(60), null],
        [act('answered', later(61), '', 'BN'), 'already', later(60), null],
        [act('spam', later(62), '', 'BN'), 'done', later(60), later(62)],
        [act('spam', later(63)), 'already', later(60), later(62)],
        [act('answered', later(63)), 'already', later(60), later(62)],
        [act('reopened', later(64)), 'done', null, null],
        [act('spam', later(64)), 'done', null, later(64)],
        [act('answered', later(64)), 'already', null, later(64)],
        [act('reopened', later(64)), 'done', null, null],
        [act('note', later(70), 'Called'), 'done', null, null],
        [act('note', later(65), 'Written down afterwards'), 'done', null, null],
        [act('answered', later(66), '', 'BN'), 'done', later(66), null],
        [act('spam', later(67)), 'done', later(66), later(67)],
        [act('answered', later(68)), 'already', later(66), later(67)],
      ];
      for (const [each, outcome, answeredAt, spamAt] of acts) {
        expect(await store.act(reference, each)).toBe(outcome);
        expect(await store.find(reference)).toMatchObject({ answeredAt, spamAt });
      }
      expect(await store.find(reference)).toMatchObject({
        history: acts.filter(([, outcome]) => outcome === 'done').map(([each]) => each),
        // The latest contact, regardless of the order of recording.
        lastContactAt: later(70),
      });
      expect((await store.find(other))?.history).toEqual([]);
    });

    it('corrects an inquiry and updates the search index', async ({ store }) => {
      const reference = await stored(store, 'a', { email: 'ana@exmaple.com', phone: '0922 111222' });
      await store.act(reference, act('note', later(1), 'Guide dog'));
      const signed = { actedAt: later(2), by: 'AM', text: 'Phone: 1 → 2' };
      const correction = { email: 'ana@example.com', phone: '0922 333444', numberOfVisitors: 7 };
      const again = { kind: 'confirmation', messageId: '<again@park.example>' } as const;
      const [office, before] = await store.mails(reference);
      expect(await store.correct(reference, correction, signed, again)).toBe('done');
      expect(await store.find(reference)).toMatchObject({
        inquiry: { ...correction, visitDate: '2026-04-01' },
        lastContactAt: later(2),
        history: [{ kind: 'note' }, { ...signed, kind: 'corrected' }],
      });
      for (const words of ['333444', 'ana@example.com', 'guide', reference])
        expect(await store.count({ words }), words).toBe(1);
      for (const words of ['111222', 'exmaple']) expect(await store.count({ words }), words).toBe(0);
      expect(await store.count({ email: 'ana@exmaple.com' })).toBe(0);
      // A worker that has just sent the mail to the old address reports a deleted mail.
      await store.mailSent(before?.id ?? 0, later(3));
      expect(await store.mails(reference)).toMatchObject([
        { id: office?.id },
        { kind: 'confirmation', messageId: again.messageId, state: 'waiting', queuedAt: later(2) },
      ]);
      expect(await store.correct(reference, { visitDate: '2026-04-02' }, signed)).toBe('done');
      expect(await store.mails(reference)).toHaveLength(2);
      expect(await store.find(reference)).toMatchObject({ inquiry: { visitDate: '2026-04-02' } });
      expect(await store.correct(exampleReference, correction, signed)).toBe('missing');
    });

    it('holds the confirmation of a correction beyond the daily limit of its address', async ({ store }) => {
      for (const key of ['a', 'b', 'c']) await stored(store, key, { email: 'bo@example.com' });
      const reference = await stored(store, 'd');
      const again = { kind: 'confirmation', messageId: '<again@park.example>' } as const;
      const signed = { actedAt: later(1), by: 'AM', text: '' };
      await store.correct(reference, { email: 'Bo@example.com' }, signed, again);
      expect(await store.mails({ states: ['held'] })).toMatchObject([{ reference }]);
      // This confirmation replaces one that already counted.
      const [own] = await store.list({ email: 'bo@example.com' });
      await store.correct(own?.reference ?? reference, { visitDate: '2026-04-09' }, signed, again);
      expect(await store.mails({ states: ['held'] })).toHaveLength(2);
    });

    it('stores announcements, including withdrawn ones', async ({ store, database }) => {
      const closed: Exception = { from: '2026-04-01', to: '2026-04-03', closed: true, reason: 'weather' };
      const moved: Exception = {
        from: '2026-04-02',
        moved: { show: 'parrot', at: '11:00', to: '12:00' },
        reason: 'animals',
      };
      await store.announce(closed, later(1), 'AM');
      await store.announce(moved, later(2), 'BN');
      const other = await database.open();
      expect(await other.announced('2026-04-02')).toEqual([closed, moved]);
      expect(await other.announced('2026-04-03')).toEqual([closed]);
      expect(await other.announced('2026-04-04')).toEqual([]);
      const [second, first] = await other.announcements(5);
      expect(first).toEqual({
        id: first?.id,
        exception: closed,
        announcedAt: later(1),
        announcedBy: 'AM',
        undoneAt: null,
        undoneBy: null,
      });
      expect(await other.announcements(1)).toEqual([second]);
      expect(await store.undoAnnouncement(first?.id ?? 0, later(3), 'CO')).toBe(true);
      expect(await store.undoAnnouncement(first?.id ?? 0, later(4), 'DP')).toBe(false);
      expect(await store.undoAnnouncement(999, later(4), 'DP')).toBe(false);
      expect(await other.announced('2026-04-01')).toEqual([moved]);
      expect(await other.announcements(5)).toMatchObject([{}, { undoneAt: later(3), undoneBy: 'CO' }]);
    });

    it('stores the first secret proposed for desk links, for all processes', async ({ store, database }) => {
      const other = await database.open();
      const [one, two] = await Promise.all([store.deskSecret('one'), other.deskSecret('two')]);
      expect(one).toBe(two);
      expect(await other.deskSecret('three')).toBe(one);
    });

    it('does nothing that was decided on an older revision', async ({ store, database }) => {
      const reference = await stored(store, 'a', { phone: '1' });
      const other = await database.open();
      await store.act(reference, act('note', later(1), 'Called'));
      const signed = { actedAt: later(2), by: 'AM', text: '' };
      for (const kind of ['answered', 'spam', 'note', 'told'] as const)
        expect(await other.act(reference, { ...signed, kind }, 0), kind).toBe('changed');
      expect(await other.correct(reference, { phone: '2' }, signed, undefined, 0)).toBe('changed');
      expect(await other.release(reference, signed, 0)).toBe('changed');
      expect(await store.find(reference)).toMatchObject({
        inquiry: { phone: '1' },
        answeredAt: null,
        lastContactAt: later(1),
        history: [{ kind: 'note' }],
      });
      const email = family.email;
      for (const expected of [
        { reference, revision: 0, count: 1 },
        { reference, revision: 1, count: 2 },
        { reference: exampleReference, revision: 1, count: 1 },
      ]) {
        expect(await store.remove(reference, monday, 'AM', expected)).toEqual({ inquiries: 0, mails: 0 });
        expect(await store.erasePerson(email, monday, 'AM', expected)).toEqual({ inquiries: 0, mails: 0 });
      }
      const acts = [act('note', later(3), 'Written'), act('answered', later(3))];
      expect(await store.act(reference, acts, 1)).toBe('done');
      expect(await store.correct(reference, { phone: '2' }, signed, undefined, 3)).toBe('done');
      const expected = { reference, revision: 4, count: 1 };
      expect(await store.erasePerson(email, monday, 'AM', expected)).toEqual({ inquiries: 1, mails: 2 });
    });

    it('lets one of several concurrent changes of the same revision succeed', async ({ store, database }) => {
      const reference = await stored(store, 'a');
      const other = await database.open();
      const closed: Exception = { from: '2026-04-01', closed: true, reason: 'weather' };
      const both = <T>(change: (one: Store, index: number) => Promise<T>) =>
        Promise.all(Array.from({ length: 6 }, (_, index) => change(index % 2 ? store : other, index)));
      const corrected = await both((one, index) =>
        one.correct(reference, { phone: `${index}` }, act('note', later(index)), undefined, 0),
      );
      expect(corrected.sort()).toEqual([...Array(5).fill('changed'), 'done']);
      const announced = await both(one => one.announce(closed, later(1), 'AM', 0));
      expect(announced.filter(Boolean)).toHaveLength(1);
      expect(await store.announcements(9)).toHaveLength(1);
      const told = await both(one => one.act(reference, { ...act('told', later(1)), about: '1' }));
      expect(told.sort()).toEqual([...Array(5).fill('already'), 'done']);
    });

    it('changes days only at the expected revision', async ({ store }) => {
      const closed: Exception = { from: '2026-04-01', closed: true, reason: 'weather' };
      expect(await store.daysRevision()).toBe(0);
      expect(await store.announce(closed, later(1), 'AM', 0)).toBe(true);
      expect(await store.announce(closed, later(1), 'AM', 0)).toBe(false);
      const [{ id } = { id: 0 }] = await store.announcements();
      expect(await store.undoAnnouncement(id, later(2), 'BN', 0)).toBe(false);
      expect(await store.undoAnnouncement(id, later(2), 'BN', 1)).toBe(true);
      expect(await store.daysRevision()).toBe(2);
      expect(await store.announcements(9, '2026-04-01')).toHaveLength(1);
      expect(await store.announcements(9, '2026-04-02')).toEqual([]);
    });

    it('lists who has not been told of something, until they are', async ({ store }) => {
      const [one, two] = [await stored(store, 'a'), await stored(store, 'b', {}, later(5))];
      const tell = { ...act('told', later(9), 'Closed'), about: '7' };
      expect(await store.act(one, tell)).toBe('done');
      expect(await store.act(one, tell)).toBe('already');
      const references = async (filter: InquiryFilter) =>
        (await store.list(filter)).map(({ reference }) => reference);
      expect(await references({ untold: '7' })).toEqual([two]);
      expect(await references({ untold: '8' })).toEqual([one, two]);
      expect(await references({ told: '7' })).toEqual([one]);
      expect(await references({ untold: '8', receivedUntil: later(4) })).toEqual([one]);
      await store.correct(two, { phone: '2' }, act('note', later(6)));
      expect(await references({ receivedUntil: later(4) })).toEqual([one]);
      expect(await references({ receivedUntil: later(4), orCorrected: true })).toEqual([one, two]);
      expect(await store.count({ untold: '7' })).toBe(1);
      const undo = { ...tell, kind: 'untold', by: 'BN' } as const;
      expect(await store.act(one, undo)).toBe('done');
      expect(await store.act(one, undo)).toBe('already');
      expect(await references({ untold: '7' })).toEqual([one, two]);
      // The history keeps both.
      expect((await store.find(one))?.history).toEqual([
        { ...act('told', later(9), 'Closed') },
        { ...act('untold', later(9), 'Closed', 'BN') },
      ]);
      await store.act(one, tell);
      expect((await store.find(one))?.history.at(-1)).toEqual(tell);
      await store.remove(one, later(10));
      expect(await references({ told: '7' })).toEqual([]);
    });

    it('corrects every field, and the language', async ({ store }) => {
      const reference = await stored(store, 'a');
      const correction = { fullName: 'Bo Strauß', specialRequests: 'A ramp', locale: 'pl' } as const;
      const signed = { actedAt: later(2), by: 'AM', text: 'Name' };
      expect(await store.correct(reference, correction, signed)).toBe('done');
      const { locale, ...fields } = correction;
      expect(await store.find(reference)).toMatchObject({ locale, inquiry: fields });
      expect([await store.count({ words: 'strauss ramp' }), await store.count({ words: 'perez' })]).toEqual([
        1, 0,
      ]);
    });

    it('finds nothing in an empty store', async ({ store }) => {
      expect(await store.find(exampleReference)).toBeNull();
      for (const kind of ['answered', 'reopened', 'spam', 'note'] as const)
        expect(await store.act(exampleReference, act(kind, monday))).toBe('missing');
      expect(await store.remove(exampleReference, monday)).toEqual({ inquiries: 0, mails: 0 });
      expect(await store.count({})).toBe(0);
      expect(await store.linksRevokedAt()).toBeNull();
      expect(await store.retryMails(exampleReference, monday)).toBe(0);
      expect(await store.mails(exampleReference)).toEqual([]);
    });

    it('searches all text by word prefixes, in any spelling', async ({ store }) => {
      const wishes = {
        phone: '+34 922 12 34 56',
        specialRequests: "Two wheelchairs; it's a birthday\n20 %?",
      };
      const strauss = { fullName: 'Łukasz Strauß', email: 'l.strauss@müller.example', phone: '0171/5550101' };
      const julia = { fullName: 'Юлия Смирнова 🦜', email: 'julia@example.org', phone: '5' };
      await stored(store, 'a', { fullName: 'Ana Pérez Ñandú', ...wishes });
      await stored(store, 'b', strauss);
      const reference = await stored(store, 'c', julia);
      const found = async (words: string) =>
        (await store.list({ words })).map(({ inquiry }) => inquiry.fullName.split(' ')[0]).join();
      for (const [what, words, names] of searches) expect(await found(words), what).toBe(names);
      const parts = [reference.replaceAll('-', ''), reference.slice(3, 7)];
      for (const typed of [reference, reference.toLowerCase(), ...parts])
        expect(await found(typed), typed).toContain('Юлия');

      await store.act(reference, act('note', later(1), 'Brings a guide dog'));
      expect(await found('guide')).toBe('Юлия');
      expect(await found('julia dog')).toBe('Юлия');
      await store.remove(reference, later(2));
      expect(await found('guide')).toBe('');
      expect(await found('juli')).toBe('');
    });
  });
}
