import type { AnnouncedDays } from '../../domain/announced.ts';
import { type ClockTime, minutesOfDay } from '../../domain/clock-time.ts';
import { dayLengthMs } from '../../domain/days.ts';
import { type ClockStyle, formatClockTime } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { NowData, NowDay, TimedText } from './park-state.ts';

/** Only in pages of a live site. */
export interface AnnouncedNames extends ClockStyle {
  locale: Locale;
  names: Readonly<Record<string, string>>;
}

export function mergeAnnouncedDays(
  builtData: NowData & AnnouncedNames,
  { days, schedules }: AnnouncedDays,
): NowData {
  const toTimedText = (time: ClockTime): TimedText => [minutesOfDay(time), formatClockTime(time, builtData)];
  const dayIndexes = [...builtData.dayIndexes];
  for (const [day, index] of Object.entries(days)) {
    const daysAhead = (Date.parse(day) - builtData.first) / dayLengthMs;
    if (daysAhead in dayIndexes) dayIndexes[daysAhead] = builtData.days.length + index;
  }
  const announcedDays = schedules.map(
    ({ hours, performances }): NowDay => ({
      ...(hours && { hours: [toTimedText(hours.opens), toTimedText(hours.closes)] }),
      shows: performances.map(({ show, start, end }) => [
        toTimedText(start),
        toTimedText(end),
        builtData.names[show] ?? show,
      ]),
    }),
  );
  return { ...builtData, dayIndexes, days: [...builtData.days, ...announcedDays] };
}
