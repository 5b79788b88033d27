import { describe, expect } from 'vitest';
import type { Day } from '../../../../domain/day.ts';
import type { Store } from '../create-store.ts';
import type { InquiryFilter, Paging, Reference } from '../records.ts';
import { createAction, minutesAfter, type StoreTest, storeInquiry } from './parts.ts';

async function namesByPages(
  store: Store,
  order: Required<Paging>['order'],
  filter: InquiryFilter,
): Promise<string[]> {
  const pages: string[] = [];
  for (let offset = 0; ; offset += 2) {
    const page = await store.list(filter, { order, limit: 2, offset });
    if (page.length === 0) return pages;
    pages.push(page.map(({ inquiry }) => inquiry.fullName).join(''));
  }
}

const searches: readonly [what: string, text: string, found: string][] = [
  ['accents and capitals', 'PÉREZ  ñandu', 'Ana'],
  ['parts of words, in any order', 'andu ana', 'Ana'],
  ['another alphabet', 'юлия', 'Юлия'],
  ['an address', 'Julia@example.org', 'Юлия'],
  ['a part of an address', 'example', 'Ana,Юлия'],
  ['a phone number as written', '+34 922 12-34', 'Ana'],
  ['a phone number without spaces', '922123456', 'Ana'],
  ['the end of a phone number', '(0)101', 'Юлия'],
  ['all words, not one of them', 'ana julia', ''],
  ['wildcards of LIKE', 'a%z', ''],
  ['another wildcard', '_', ''],
  ['an exclamation mark, which escapes', 'Wow!', 'Юлия'],
  ['an apostrophe', "o'", ''],
];

export function describeFinding(it: StoreTest): void {
  describe('finding', () => {
    it('lists and counts by status, visit date, address and text', async ({ store }) => {
      const email = 'ÑANDÚ@example.com';
      const open = await storeInquiry(store, 'b', { visitDate: '2026-05-01', email }, minutesAfter(10));
      const answered = await storeInquiry(store, 'a', { visitDate: '2026-04-30' });
      const young = await storeInquiry(store, 'c', { visitDate: '2026-05-02' }, minutesAfter(20));
      const spam = await storeInquiry(store, 'd', { visitDate: '2026-05-02', fullName: 'Spiro' });
      await store.recordActions(answered, 0, [createAction('answered', 30)]);
      await store.recordActions(spam, 0, [createAction('spam', 31)]);
      for (const reference of [open, answered]) {
        const [failedMail] = await store.listMails(reference);
        await store.recordFailure(failedMail?.id ?? 0, '550', null);
      }
      const lists: [InquiryFilter, Reference[]][] = [
        [{}, [answered, open, young]],
        [{ status: 'open' }, [open, young]],
        [{ status: 'open', openedBefore: minutesAfter(20) }, [open]],
        [{ status: 'answered' }, [answered]],
        [{ status: 'spam' }, [spam]],
        [{ status: 'failed' }, [open]],
        [{ from: '2026-05-01' }, [open, young]],
        [{ from: '2026-04-30', to: '2026-05-01' }, [answered, open]],
        [{ email: 'ñandú@EXAMPLE.com' }, [open]],
        [{ email: '%@example.com' }, []],
        [{ email: 'ana@example.com' }, [answered, spam, young]],
        [{ text: 'spiro' }, [spam]],
        [{ status: 'open', to: '2026-05-01', email: 'ana@example.com' }, []],
      ];
      for (const [filter, references] of lists) {
        const matches = (await store.list(filter)).map(({ reference }) => reference);
        expect(matches, JSON.stringify(filter)).toEqual(references);
        expect(await store.count(filter), JSON.stringify(filter)).toBe(references.length);
      }
      const { numberOfVisitors = 0 } = (await store.find(open))?.inquiry ?? {};
      expect(await store.countVisitors({ to: '2026-05-01' })).toBe(2 * numberOfVisitors);
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
      expect(await namesByPages(store, 'oldest', {})).toEqual(['ab', 'cd', 'e']);
      for (const filter of [{}, { text: 'ana@example.com' }])
        expect(await namesByPages(store, 'newest', filter)).toEqual(['ed', 'cb', 'a']);
      expect(await namesByPages(store, 'visit', { to: '2026-12-31' })).toEqual(['bd', 'ca', 'e']);
    });

    it('searches names, addresses, phone numbers and references', async ({ store }) => {
      await storeInquiry(store, 'a', { fullName: 'Ana Pérez Ñandú', phone: '+34 922 12 34 56' });
      const julia = { fullName: 'Юлия Wow!', email: 'julia@example.org', phone: '0171/5550101' };
      const reference = await storeInquiry(store, 'b', julia);
      const findFirstNames = async (text: string) =>
        (await store.list({ text })).map(({ inquiry }) => inquiry.fullName.split(' ')[0]).join();
      for (const [name, text, names] of searches) expect(await findFirstNames(text), name).toBe(names);
      const spellings = [
        reference,
        reference.toLowerCase(),
        reference.replaceAll('-', ''),
        reference.slice(3),
      ];
      for (const text of spellings) expect(await findFirstNames(text), text).toBe('Юлия');
    });
  });
}
