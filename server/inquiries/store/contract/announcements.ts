import { describe, expect } from 'vitest';
import type { ScheduleException } from '../../../../domain/exceptions.ts';
import { minutesAfter, type StoreTest, signedAt } from './parts.ts';

const moved: ScheduleException = {
  from: '2026-04-02',
  moved: { show: 'parrot', at: '11:00', to: '12:00' },
  reason: 'animals',
};
const closed: ScheduleException = { from: '2026-04-01', to: '2026-04-03', closed: true, reason: 'weather' };

export function describeAnnouncements(it: StoreTest): void {
  describe('announcements', () => {
    it('are added, edited and withdrawn', async ({ store, otherStore }) => {
      expect(await store.getAnnouncementRevision()).toBe(0);
      expect(await store.announce(moved, 0, signedAt(1))).toBe(true);
      expect(await store.announce(closed, 1, signedAt(2))).toBe(true);
      expect(await otherStore.listAnnouncements('2026-04-03')).toMatchObject([{ exception: closed }]);
      expect(await otherStore.listAnnouncements('2026-04-04')).toEqual([]);
      const [first, second] = await otherStore.listAnnouncements('2026-04-01');
      expect([first?.exception, second?.exception]).toEqual([closed, moved]);

      const id = first?.id ?? 0;
      const edited: ScheduleException = { from: '2026-04-01', closed: true, reason: 'rest' };
      const clerk = { actedAt: minutesAfter(3), initials: 'BN' };
      expect(await otherStore.editAnnouncement(id, edited, 2, clerk)).toBe(true);
      expect(await store.listAnnouncements('2026-04-01')).toEqual([
        { id, exception: edited, announcedAt: clerk.actedAt, initials: 'BN' },
        second,
      ]);
      expect(await store.withdrawAnnouncement(id, 3)).toBe(true);
      expect(await otherStore.listAnnouncements('2026-04-01')).toEqual([second]);
      expect(await store.withdrawAnnouncement(id, 4)).toBe(false);
    });

    it('change only at the expected revision, for one of several clerks', async ({ store, otherStore }) => {
      const outcomes = await Promise.all(
        [store, otherStore, store, otherStore].map(anyStore => anyStore.announce(closed, 0, signedAt(1))),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      const [{ id } = { id: 0 }] = await store.listAnnouncements('2026-04-01');
      expect(await otherStore.editAnnouncement(id, moved, 0, signedAt(2))).toBe(false);
      expect(await otherStore.withdrawAnnouncement(id, 0)).toBe(false);
      expect(await store.listAnnouncements('2026-04-01')).toMatchObject([{ exception: closed }]);
    });
  });
}
