import { describe, expect } from 'vitest';
import type { Day } from '../../../../domain/day.ts';
import { exampleInquiry } from '../../../../tests/support/example-inquiry.ts';
import { exampleReference } from '../reference.ts';
import type { InquiryFilter, Page, Reference, Store } from '../store.ts';
import { createAction, minutesAfter, monday, type StoreTest, storeInquiry } from './parts.ts';

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

export function describeFinding(it: StoreTest): void {
  describe('finding', () => {
    it('lists and counts by status, visit date, address and words', async ({ store }) => {
      const email = 'ÑANDÚ@example.com';
      const open = await storeInquiry(store, 'b', { visitDate: '2026-05-01', email }, minutesAfter(10));
      const answered = await storeInquiry(store, 'a', { visitDate: '2026-04-30' });
      const young = await storeInquiry(store, 'c', { visitDate: '2026-05-02' }, minutesAfter(20));
      const spam = await storeInquiry(store, 'd', { visitDate: '2026-05-02', fullName: 'Spiro' });
      await store.recordActions(answered, createAction('answered', minutesAfter(30)));
      await store.recordActions(spam, createAction('spam', minutesAfter(31)));
      const lists: [InquiryFilter, Reference[]][] = [
        [{}, [answered, open, young]],
        [{ status: 'open' }, [open, young]],
        [{ status: 'late', overdueCutoff: minutesAfter(20) }, [open]],
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
        const matches = (await store.list(filter)).map(({ reference }) => reference);
        expect(matches, JSON.stringify(filter)).toEqual(references);
        expect(await store.count(filter), JSON.stringify(filter)).toBe(references.length);
      }
      expect(await store.count({}, 2)).toBe(2);
      expect(await store.countVisitors({ from: '2026-04-30', to: '2026-05-01' })).toBe(
        2 * exampleInquiry.numberOfVisitors,
      );
      expect(await store.countVisitors({ from: '2030-01-01' })).toBe(0);
    });

    it('paginates lists in every order', async ({ store }) => {
      const inquiries: [name: string, visitDate: Day, minute: number][] = [
        ['a', '2026-05-03', 0],
        ['b', '2026-05-01', 0],
        ['c', '2026-05-02', 2],
        ['d', '2026-05-01', 3],
        ['e', '2026-05-04', 4],
      ];
      for (const [fullName, visitDate, minute] of inquiries)
        await storeInquiry(store, fullName, { fullName, visitDate }, minutesAfter(minute));
      expect(await namesByParts(store, 'oldest', {})).toEqual(['ab', 'cd', 'e']);
      for (const filter of [{}, { words: 'ana@example.com' }])
        expect(await namesByParts(store, 'newest', filter)).toEqual(['ed', 'cb', 'a']);
      expect(await namesByParts(store, 'visit', { to: '2026-12-31' })).toEqual(['bd', 'ca', 'e']);
    });

    it('searches all text by word prefixes, in any spelling', async ({ store }) => {
      const wishes = {
        phone: '+34 922 12 34 56',
        specialRequests: "Two wheelchairs; it's a birthday\n20 %?",
      };
      const strauss = { fullName: 'Łukasz Strauß', email: 'l.strauss@müller.example', phone: '0171/5550101' };
      const julia = { fullName: 'Юлия Смирнова 🦜', email: 'julia@example.org', phone: '5' };
      await storeInquiry(store, 'a', { fullName: 'Ana Pérez Ñandú', ...wishes });
      await storeInquiry(store, 'b', strauss);
      const reference = await storeInquiry(store, 'c', julia);
      const findFirstNames = async (words: string) =>
        (await store.list({ words })).map(({ inquiry }) => inquiry.fullName.split(' ')[0]).join();
      for (const [name, words, names] of searches) expect(await findFirstNames(words), name).toBe(names);
      const parts = [reference.replaceAll('-', ''), reference.slice(3, 7)];
      for (const text of [reference, reference.toLowerCase(), ...parts])
        expect(await findFirstNames(text), text).toContain('Юлия');

      await store.recordActions(reference, createAction('note', minutesAfter(1), 'Brings a guide dog'));
      expect(await findFirstNames('guide')).toBe('Юлия');
      expect(await findFirstNames('julia dog')).toBe('Юлия');
      await store.eraseInquiry(reference, minutesAfter(2));
      expect(await findFirstNames('guide')).toBe('');
      expect(await findFirstNames('juli')).toBe('');
    });

    it('finds phone numbers in any spelling', async ({ store }) => {
      for (const [phone] of phones) await storeInquiry(store, phone, { phone });
      for (const [phone, ...searched] of phones)
        for (const words of searched)
          expect(
            (await store.list({ words })).map(({ inquiry }) => inquiry.phone),
            words,
          ).toEqual([phone]);
    });

    it('finds nothing in an empty store', async ({ store }) => {
      expect(await store.find(exampleReference)).toBeNull();
      for (const kind of ['answered', 'reopened', 'spam', 'note'] as const)
        expect(await store.recordActions(exampleReference, createAction(kind, monday))).toBe('missing');
      expect(await store.eraseInquiry(exampleReference, monday)).toEqual({ inquiries: 0, mails: 0 });
      expect(await store.count({})).toBe(0);
      expect(await store.getLinksRevokedAt()).toBeNull();
      expect(await store.retryMails(exampleReference, monday)).toBe(0);
      expect(await store.listMails(exampleReference)).toEqual([]);
    });
  });
}
