import type { Day } from '../../../domain/day.ts';
import { exceptions, type ScheduleException } from '../../../domain/exceptions.ts';
import { type ScheduleFacts, scheduleFacts } from '../../../domain/schedule-facts.ts';
import type { Store } from '../store/create-store.ts';

export const withAnnouncements = (announcedExceptions: readonly ScheduleException[]): ScheduleFacts => ({
  ...scheduleFacts,
  exceptions: [...exceptions, ...announcedExceptions],
});

/** With the announcements that end on this day or later. */
export async function readScheduleFacts(
  store: Pick<Store, 'listAnnouncements'>,
  from: Day,
): Promise<ScheduleFacts> {
  const announcements = await store.listAnnouncements(from);
  return withAnnouncements(announcements.map(({ exception }) => exception));
}
