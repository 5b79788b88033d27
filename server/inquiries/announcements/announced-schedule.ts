import type { Day } from '../../../domain/day.ts';
import type { DaySchedule } from '../../../domain/day-schedule.ts';
import { daysBetween } from '../../../domain/days.ts';
import { exceptionsOn } from '../../../domain/hours.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { lastVisitDay } from '../../../domain/visit-days.ts';
import { allLocales, type Localized } from '../../../i18n/locales.ts';
import type { AnnouncedSchedule } from '../../../i18n/schedule-notice.ts';
import { words } from '../../../i18n/words.ts';

/** The days with exceptions, announced or planned. Those with equal schedules share one. */
export function getAnnouncedSchedule(facts: ScheduleFacts, today: Day): AnnouncedSchedule {
  const days: Record<Day, number> = {};
  const schedules: Omit<DaySchedule, 'day'>[] = [];
  const serializedSchedules: string[] = [];
  for (const day of daysBetween(today, lastVisitDay(today))) {
    if (exceptionsOn(day, facts.exceptions).length === 0) continue;
    const { day: _, ...schedule } = scheduleOf(day, facts);
    const serialized = JSON.stringify(schedule);
    if (!serializedSchedules.includes(serialized)) {
      serializedSchedules.push(serialized);
      schedules.push(schedule);
    }
    days[day] = serializedSchedules.indexOf(serialized);
  }
  if (schedules.length === 0) return { days, schedules, notices: null };
  const notices = Object.fromEntries(
    allLocales.map(locale => [locale, words[locale].scheduleText.listNotices(today, facts)]),
  ) as Localized<ReturnType<typeof words.en.scheduleText.listNotices>>;
  return { days, schedules, notices };
}
