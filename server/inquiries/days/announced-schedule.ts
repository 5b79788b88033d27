import type { Day } from '../../../domain/day.ts';
import type { DaySchedule } from '../../../domain/day-schedule.ts';
import { daysFrom } from '../../../domain/days.ts';
import type { Exception } from '../../../domain/exceptions.ts';
import { exceptionsOn } from '../../../domain/hours.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import { allLocales, type Localized } from '../../../i18n/locales.ts';
import type { AnnouncedSchedule } from '../../../i18n/schedule-notice.ts';
import { words } from '../../../i18n/words.ts';
import { factsWith } from './schedule.ts';

/** How far ahead announcements are published: 18 months. */
const daysAhead = 550;

/** The announced schedule of the coming days. Identical days share a schedule. */
export function announcedSchedule(announced: readonly Exception[], today: Day): AnnouncedSchedule {
  const facts = factsWith(announced);
  const days: Record<Day, number> = {};
  const programmes: Omit<DaySchedule, 'day'>[] = [];
  const known: string[] = [];
  for (const day of daysFrom(today, daysAhead)) {
    if (exceptionsOn(day, announced).length === 0) continue;
    const { day: _, ...schedule } = scheduleOf(day, facts);
    const text = JSON.stringify(schedule);
    if (!known.includes(text)) {
      known.push(text);
      programmes.push(schedule);
    }
    days[day] = known.indexOf(text);
  }
  if (programmes.length === 0) return { days, programmes, notices: null };
  const notices = Object.fromEntries(
    allLocales.map(locale => [locale, words[locale].schedule.listNotices(today, facts)]),
  ) as Localized<ReturnType<typeof words.en.schedule.listNotices>>;
  return { days, programmes, notices };
}
