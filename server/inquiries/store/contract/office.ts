import { describe, expect } from 'vitest';
import type { Day } from '../../../../domain/day.ts';
import type { ScheduleException } from '../../../../domain/exceptions.ts';
import { exampleInquiry } from '../../../../tests/support/example-inquiry.ts';
import { exampleReference } from '../reference.ts';
import type { ClerkAction, InquiryFilter, Page, Reference, Store } from '../store.ts';
import { createAction, family, minutesAfter, monday, type StoreTest, storeInquiry } from './parts.ts';

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

export function describeOffice(it: StoreTest): void {
  describe('for the office', () => {
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

    it('finds phone numbers in any spelling', async ({ store }) => {
      for (const [phone] of phones) await storeInquiry(store, phone, { phone });
      for (const [phone, ...searched] of phones)
        for (const words of searched)
          expect(
            (await store.list({ words })).map(({ inquiry }) => inquiry.phone),
            words,
          ).toEqual([phone]);
    });

    it('gives reopened inquiries a new due time', async ({ store }) => {
      const reference = await storeInquiry(store, 'a', {}, minutesAfter(0));
      await store.recordActions(reference, createAction('answered', minutesAfter(10)));
      await store.recordActions(reference, createAction('reopened', minutesAfter(20)));
      const lateAt = (minute: number) => store.count({ status: 'late', overdueCutoff: minutesAfter(minute) });
      expect([await lateAt(15), await lateAt(20), await lateAt(21)]).toEqual([0, 0, 1]);
      expect(await store.count({ status: 'open' })).toBe(1);
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

    it('records actions with initials, and ignores those that change nothing', async ({ store }) => {
      const reference = await storeInquiry(store, 'a');
      const otherReference = await storeInquiry(store, 'b', {}, minutesAfter(1));
      const actions: [ClerkAction, 'done' | 'already', answeredAt: Date | null, spamAt: Date | null][] = [
        [createAction('reopened', minutesAfter(59)), 'already', null, null],
        [createAction('answered', minutesAfter(60)), 'done', minutesAfter(60), null],
        [createAction('answered', minutesAfter(61), '', 'BN'), 'already', minutesAfter(60), null],
        [createAction('spam', minutesAfter(62), '', 'BN'), 'done', minutesAfter(60), minutesAfter(62)],
        [createAction('spam', minutesAfter(63)), 'already', minutesAfter(60), minutesAfter(62)],
        [createAction('answered', minutesAfter(63)), 'already', minutesAfter(60), minutesAfter(62)],
        [createAction('reopened', minutesAfter(64)), 'done', null, null],
        [createAction('spam', minutesAfter(64)), 'done', null, minutesAfter(64)],
        [createAction('answered', minutesAfter(64)), 'already', null, minutesAfter(64)],
        [createAction('reopened', minutesAfter(64)), 'done', null, null],
        [createAction('note', minutesAfter(70), 'Called'), 'done', null, null],
        [createAction('note', minutesAfter(65), 'Written down afterwards'), 'done', null, null],
        [createAction('answered', minutesAfter(66), '', 'BN'), 'done', minutesAfter(66), null],
        [createAction('spam', minutesAfter(67)), 'done', minutesAfter(66), minutesAfter(67)],
        [createAction('answered', minutesAfter(68)), 'already', minutesAfter(66), minutesAfter(67)],
      ];
      for (const [action, outcome, answeredAt, spamAt] of actions) {
        expect(await store.recordActions(reference, action)).toBe(outcome);
        expect(await store.find(reference)).toMatchObject({ answeredAt, spamAt });
      }
      expect(await store.find(reference)).toMatchObject({
        events: actions.filter(([, outcome]) => outcome === 'done').map(([action]) => action),
        lastContactAt: minutesAfter(70),
      });
      expect((await store.find(otherReference))?.events).toEqual([]);
    });

    it('corrects an inquiry and updates the search index', async ({ store }) => {
      const reference = await storeInquiry(store, 'a', { email: 'ana@exmaple.com', phone: '0922 111222' });
      await store.recordActions(reference, createAction('note', minutesAfter(1), 'Guide dog'));
      const signature = { actedAt: minutesAfter(2), initials: 'AM', text: 'Phone: 1 → 2' };
      const correction = { email: 'ana@example.com', phone: '0922 333444', numberOfVisitors: 7 };
      const confirmation = { kind: 'confirmation', messageId: '<again@park.example>' } as const;
      const [office, before] = await store.listMails(reference);
      expect(await store.correct(reference, correction, signature, confirmation)).toBe('done');
      expect(await store.find(reference)).toMatchObject({
        inquiry: { ...correction, visitDate: '2026-04-01' },
        lastContactAt: minutesAfter(2),
        events: [{ kind: 'note' }, { ...signature, kind: 'corrected' }],
      });
      for (const words of ['333444', 'ana@example.com', 'guide', reference])
        expect(await store.count({ words }), words).toBe(1);
      for (const words of ['111222', 'exmaple']) expect(await store.count({ words }), words).toBe(0);
      expect(await store.count({ email: 'ana@exmaple.com' })).toBe(0);
      // A worker that has just sent the mail to the old address reports a deleted mail.
      await store.recordSent(before?.id ?? 0, minutesAfter(3));
      expect(await store.listMails(reference)).toMatchObject([
        { id: office?.id },
        {
          kind: 'confirmation',
          messageId: confirmation.messageId,
          state: 'waiting',
          queuedAt: minutesAfter(2),
        },
      ]);
      expect(await store.correct(reference, { visitDate: '2026-04-02' }, signature)).toBe('done');
      expect(await store.listMails(reference)).toHaveLength(2);
      expect(await store.find(reference)).toMatchObject({ inquiry: { visitDate: '2026-04-02' } });
      expect(await store.correct(exampleReference, correction, signature)).toBe('missing');
    });

    it('holds the confirmation of a correction beyond the daily limit of its address', async ({ store }) => {
      for (const key of ['a', 'b', 'c']) await storeInquiry(store, key, { email: 'bo@example.com' });
      const reference = await storeInquiry(store, 'd');
      const confirmation = { kind: 'confirmation', messageId: '<again@park.example>' } as const;
      const signature = { actedAt: minutesAfter(1), initials: 'AM', text: '' };
      await store.correct(reference, { email: 'Bo@example.com' }, signature, confirmation);
      expect(await store.listMails({ states: ['held'] })).toMatchObject([{ reference }]);
      // This confirmation replaces one that already counted.
      const [inquiry] = await store.list({ email: 'bo@example.com' });
      await store.correct(
        inquiry?.reference ?? reference,
        { visitDate: '2026-04-09' },
        signature,
        confirmation,
      );
      expect(await store.listMails({ states: ['held'] })).toHaveLength(2);
    });

    it('stores announcements, including withdrawn ones', async ({ store, database }) => {
      const closed: ScheduleException = {
        from: '2026-04-01',
        to: '2026-04-03',
        closed: true,
        reason: 'weather',
      };
      const moved: ScheduleException = {
        from: '2026-04-02',
        moved: { show: 'parrot', at: '11:00', to: '12:00' },
        reason: 'animals',
      };
      await store.announce(closed, minutesAfter(1), 'AM');
      await store.announce(moved, minutesAfter(2), 'BN');
      const otherStore = await database.open();
      expect(await otherStore.listAnnouncedExceptions('2026-04-02')).toEqual([closed, moved]);
      expect(await otherStore.listAnnouncedExceptions('2026-04-03')).toEqual([closed]);
      expect(await otherStore.listAnnouncedExceptions('2026-04-04')).toEqual([]);
      const [second, first] = await otherStore.listAnnouncements(5);
      expect(first).toEqual({
        id: first?.id,
        exception: closed,
        announcedAt: minutesAfter(1),
        announcedBy: 'AM',
        withdrawnAt: null,
        withdrawnBy: null,
      });
      expect(await otherStore.listAnnouncements(1)).toEqual([second]);
      expect(await store.withdrawAnnouncement(first?.id ?? 0, minutesAfter(3), 'CO')).toBe(true);
      expect(await store.withdrawAnnouncement(first?.id ?? 0, minutesAfter(4), 'DP')).toBe(false);
      expect(await store.withdrawAnnouncement(999, minutesAfter(4), 'DP')).toBe(false);
      expect(await otherStore.listAnnouncedExceptions('2026-04-01')).toEqual([moved]);
      expect(await otherStore.listAnnouncements(5)).toMatchObject([
        {},
        { withdrawnAt: minutesAfter(3), withdrawnBy: 'CO' },
      ]);
    });

    it('stores the first secret proposed for desk links, for all processes', async ({ store, database }) => {
      const otherStore = await database.open();
      const [firstSecret, secondSecret] = await Promise.all([
        store.getDeskSecret('one'),
        otherStore.getDeskSecret('two'),
      ]);
      expect(firstSecret).toBe(secondSecret);
      expect(await otherStore.getDeskSecret('three')).toBe(firstSecret);
    });

    it('does nothing that was decided on an older revision', async ({ store, database }) => {
      const reference = await storeInquiry(store, 'a', { phone: '1' });
      const otherStore = await database.open();
      await store.recordActions(reference, createAction('note', minutesAfter(1), 'Called'));
      const signature = { actedAt: minutesAfter(2), initials: 'AM', text: '' };
      for (const kind of ['answered', 'spam', 'note', 'told'] as const)
        expect(await otherStore.recordActions(reference, { ...signature, kind }, 0), kind).toBe('changed');
      expect(await otherStore.correct(reference, { phone: '2' }, signature, undefined, 0)).toBe('changed');
      expect(await otherStore.releaseMails(reference, signature, 0)).toBe('changed');
      expect(await store.find(reference)).toMatchObject({
        inquiry: { phone: '1' },
        answeredAt: null,
        lastContactAt: minutesAfter(1),
        events: [{ kind: 'note' }],
      });
      const email = family.email;
      for (const expected of [
        { reference, revision: 0, count: 1 },
        { reference, revision: 1, count: 2 },
        { reference: exampleReference, revision: 1, count: 1 },
      ]) {
        expect(await store.eraseInquiry(reference, monday, 'AM', expected)).toEqual({
          inquiries: 0,
          mails: 0,
        });
        expect(await store.erasePerson(email, monday, 'AM', expected)).toEqual({ inquiries: 0, mails: 0 });
      }
      const actions = [
        createAction('note', minutesAfter(3), 'Written'),
        createAction('answered', minutesAfter(3)),
      ];
      expect(await store.recordActions(reference, actions, 1)).toBe('done');
      expect(await store.correct(reference, { phone: '2' }, signature, undefined, 3)).toBe('done');
      const expected = { reference, revision: 4, count: 1 };
      expect(await store.erasePerson(email, monday, 'AM', expected)).toEqual({ inquiries: 1, mails: 2 });
    });

    it('lets one of several concurrent changes of the same revision succeed', async ({ store, database }) => {
      const reference = await storeInquiry(store, 'a');
      const otherStore = await database.open();
      const closed: ScheduleException = { from: '2026-04-01', closed: true, reason: 'weather' };
      const runInBothStores = <T>(change: (anyStore: Store, index: number) => Promise<T>) =>
        Promise.all(Array.from({ length: 6 }, (_, index) => change(index % 2 ? store : otherStore, index)));
      const correctionOutcomes = await runInBothStores((anyStore, index) =>
        anyStore.correct(
          reference,
          { phone: `${index}` },
          createAction('note', minutesAfter(index)),
          undefined,
          0,
        ),
      );
      expect(correctionOutcomes.sort()).toEqual([...Array(5).fill('changed'), 'done']);
      const announceOutcomes = await runInBothStores(anyStore =>
        anyStore.announce(closed, minutesAfter(1), 'AM', 0),
      );
      expect(announceOutcomes.filter(Boolean)).toHaveLength(1);
      expect(await store.listAnnouncements(9)).toHaveLength(1);
      const toldOutcomes = await runInBothStores(anyStore =>
        anyStore.recordActions(reference, { ...createAction('told', minutesAfter(1)), announcementKey: '1' }),
      );
      expect(toldOutcomes.sort()).toEqual([...Array(5).fill('already'), 'done']);
    });

    it('changes announcements only at the expected revision', async ({ store }) => {
      const closed: ScheduleException = { from: '2026-04-01', closed: true, reason: 'weather' };
      expect(await store.getAnnouncementRevision()).toBe(0);
      expect(await store.announce(closed, minutesAfter(1), 'AM', 0)).toBe(true);
      expect(await store.announce(closed, minutesAfter(1), 'AM', 0)).toBe(false);
      const [{ id } = { id: 0 }] = await store.listAnnouncements();
      expect(await store.withdrawAnnouncement(id, minutesAfter(2), 'BN', 0)).toBe(false);
      expect(await store.withdrawAnnouncement(id, minutesAfter(2), 'BN', 1)).toBe(true);
      expect(await store.getAnnouncementRevision()).toBe(2);
      expect(await store.listAnnouncements(9, '2026-04-01')).toHaveLength(1);
      expect(await store.listAnnouncements(9, '2026-04-02')).toEqual([]);
    });

    it('lists who has not been told of something, until they are', async ({ store }) => {
      const [first, second] = [
        await storeInquiry(store, 'a'),
        await storeInquiry(store, 'b', {}, minutesAfter(5)),
      ];
      const tell = { ...createAction('told', minutesAfter(9), 'Closed'), announcementKey: '7' };
      expect(await store.recordActions(first, tell)).toBe('done');
      expect(await store.recordActions(first, tell)).toBe('already');
      const references = async (filter: InquiryFilter) =>
        (await store.list(filter)).map(({ reference }) => reference);
      expect(await references({ notToldAbout: '7' })).toEqual([second]);
      expect(await references({ notToldAbout: '8' })).toEqual([first, second]);
      expect(await references({ toldAbout: '7' })).toEqual([first]);
      expect(await references({ notToldAbout: '8', receivedUntil: minutesAfter(4) })).toEqual([first]);
      await store.correct(second, { phone: '2' }, createAction('note', minutesAfter(6)));
      expect(await references({ receivedUntil: minutesAfter(4) })).toEqual([first]);
      expect(await references({ receivedUntil: minutesAfter(4), includeCorrected: true })).toEqual([
        first,
        second,
      ]);
      expect(await store.count({ notToldAbout: '7' })).toBe(1);
      const undo = { ...tell, kind: 'untold', initials: 'BN' } as const;
      expect(await store.recordActions(first, undo)).toBe('done');
      expect(await store.recordActions(first, undo)).toBe('already');
      expect(await references({ notToldAbout: '7' })).toEqual([first, second]);
      expect((await store.find(first))?.events).toEqual([
        { ...createAction('told', minutesAfter(9), 'Closed') },
        { ...createAction('untold', minutesAfter(9), 'Closed', 'BN') },
      ]);
      await store.recordActions(first, tell);
      expect((await store.find(first))?.events.at(-1)).toEqual(tell);
      await store.eraseInquiry(first, minutesAfter(10));
      expect(await references({ toldAbout: '7' })).toEqual([]);
    });

    it('corrects every field, and the language', async ({ store }) => {
      const reference = await storeInquiry(store, 'a');
      const correction = { fullName: 'Bo Strauß', specialRequests: 'A ramp', locale: 'pl' } as const;
      const signature = { actedAt: minutesAfter(2), initials: 'AM', text: 'Name' };
      expect(await store.correct(reference, correction, signature)).toBe('done');
      const { locale, ...fields } = correction;
      expect(await store.find(reference)).toMatchObject({ locale, inquiry: fields });
      expect([await store.count({ words: 'strauss ramp' }), await store.count({ words: 'perez' })]).toEqual([
        1, 0,
      ]);
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
  });
}
