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
      await store.announce(moved, signedAt(1));
      for (let round = 0; round < 2; round += 1) await store.announce(closed, signedAt(2));
      expect(await otherStore.listAnnouncements('2026-04-03')).toMatchObject([{ exception: closed }]);
      expect(await otherStore.listAnnouncements('2026-04-04')).toEqual([]);
      const [first, second] = await otherStore.listAnnouncements('2026-04-01');
      expect([first?.exception, second?.exception]).toEqual([closed, moved]);

      const id = first?.id ?? 0;
      const edited: ScheduleException = { from: '2026-04-01', closed: true, reason: 'rest' };
      const clerk = { actedAt: minutesAfter(3), initials: 'BN' };
      await otherStore.editAnnouncement(id, edited, clerk);
      expect(await store.listAnnouncements('2026-04-01')).toEqual([
        { id, exception: edited, announcedAt: clerk.actedAt, initials: 'BN' },
        second,
      ]);
      await store.withdrawAnnouncement(id);
      expect(await otherStore.listAnnouncements('2026-04-01')).toEqual([second]);
    });
  });
}
