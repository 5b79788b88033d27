import type { Page } from '@playwright/test';
import { schedulePath } from '../../domain/announced.ts';
import type { Day } from '../../domain/day.ts';
import { addDays, daysFrom } from '../../domain/day-counts.ts';
import type { ScheduleException } from '../../domain/exceptions.ts';
import { parkDay, toInstant } from '../../domain/park-time.ts';
import { withAnnouncements } from '../../server/inquiries/announcements/read-schedule-facts.ts';
import { createScheduleAnswer } from '../../server/inquiries/announcements/schedule-answer.ts';

export const [today, tomorrow, dayAfterTomorrow] = daysFrom(parkDay(), 3) as [Day, Day, Day];
export const shortDate = addDays(today, 9);
export const shortDay: ScheduleException = {
  from: shortDate,
  hours: { opens: '09:00', closes: '17:00' },
  reason: 'event',
};
export const noon = toInstant(today, '12:00');
export const closeDay = (from: Day): ScheduleException => ({ from, closed: true, reason: 'weather' });

/** The returned function replaces the exceptions. */
export async function announce(page: Page, ...exceptions: ScheduleException[]) {
  let answer = createScheduleAnswer(withAnnouncements(exceptions), today);
  await page.route(`**${schedulePath}`, route => route.fulfill({ json: answer }));
  return (...later: ScheduleException[]) => {
    answer = createScheduleAnswer(withAnnouncements(later), today);
  };
}
