import { describe, expect } from 'vitest';
import type { ScheduleException } from '../../../../domain/exceptions.ts';
import type { InquiryFilter } from '../store.ts';
import { createAction, minutesAfter, type StoreTest, storeInquiry } from './parts.ts';

export function describeAnnouncements(it: StoreTest): void {
  describe('announcements', () => {
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

    it('stores one of several concurrent announcements of the same revision', async ({ store, database }) => {
      const otherStore = await database.open();
      const closed: ScheduleException = { from: '2026-04-01', closed: true, reason: 'weather' };
      const announceOutcomes = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          (index % 2 ? store : otherStore).announce(closed, minutesAfter(1), 'AM', 0),
        ),
      );
      expect(announceOutcomes.filter(Boolean)).toHaveLength(1);
      expect(await store.listAnnouncements(9)).toHaveLength(1);
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
  });
}
