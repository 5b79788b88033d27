import type { Day } from '../../../domain/day.ts';
import { exceptions, type ScheduleException } from '../../../domain/exceptions.ts';
import { closureReasonOn } from '../../../domain/hours.ts';
import { type ScheduleFacts, scheduleFacts } from '../../../domain/schedule-facts.ts';
import { findDayError } from '../../../domain/visit-days.ts';
import type { Store } from '../store/store.ts';

export const withAnnouncements = (announcedExceptions: readonly ScheduleException[]): ScheduleFacts => ({
  ...scheduleFacts,
  exceptions: [...exceptions, ...announcedExceptions],
});

/** Finds why a visit on a day is impossible. */
export const createDayCheck = (today: Day, facts: ScheduleFacts) => (day: Day) =>
  findDayError(day, today, visitDay => closureReasonOn(visitDay, facts));

/** With the announcements that end on this day or later. */
export async function readScheduleFacts(
  store: Pick<Store, 'listAnnouncements'>,
  from: Day,
): Promise<ScheduleFacts> {
  const announcements = await store.listAnnouncements(from);
  return withAnnouncements(announcements.map(({ exception }) => exception));
}
