import type { Day } from '../../../domain/day.ts';
import type { DayProgramme } from '../../../domain/day-programme.ts';
import { daysFrom } from '../../../domain/days.ts';
import type { Exception } from '../../../domain/exceptions.ts';
import { exceptionsOn } from '../../../domain/hours.ts';
import { programmeOf } from '../../../domain/programme.ts';
import { allLocales, type Localized } from '../../../i18n/locales.ts';
import type { AnnouncedProgramme } from '../../../i18n/schedule-notice.ts';
import { words } from '../../../i18n/words.ts';
import { withAnnouncements } from './schedule.ts';

/** About 18 months. */
const daysAhead = 550;

/** Equal days share one schedule. */
export function getAnnouncedSchedule(announced: readonly Exception[], today: Day): AnnouncedProgramme {
  const facts = withAnnouncements(announced);
  const days: Record<Day, number> = {};
  const programmes: Omit<DayProgramme, 'day'>[] = [];
  const known: string[] = [];
  for (const day of daysFrom(today, daysAhead)) {
    if (exceptionsOn(day, announced).length === 0) continue;
    const { day: _, ...programme } = programmeOf(day, facts);
    const text = JSON.stringify(programme);
    if (!known.includes(text)) {
      known.push(text);
      programmes.push(programme);
    }
    days[day] = known.indexOf(text);
  }
  if (programmes.length === 0) return { days, programmes, notices: null };
  const notices = Object.fromEntries(
    allLocales.map(locale => [locale, words[locale].programme.scheduleNotices(today, facts)]),
  ) as Localized<ReturnType<typeof words.en.programme.scheduleNotices>>;
  return { days, programmes, notices };
}
