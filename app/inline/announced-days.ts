import type { AnnouncedDays } from '../../domain/announced.ts';
import { type ClockTime, minutesOfDay } from '../../domain/clock-time.ts';
import { dayLength } from '../../domain/days.ts';
import { type ClockStyle, clockTime } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { NowData, NowDay, TimedText } from './park-state.ts';

/** What is needed to format announced days; only in pages of a live site. */
export interface AnnouncedNames extends ClockStyle {
  /** The page's language. */
  locale: Locale;
  /** Titles of shows, by their ids. */
  names: Readonly<Record<string, string>>;
}

/** Merges announced days into the schedules of the build. Bundled into `now.ts` of a live site. */
export function withAnnounced(built: NowData & AnnouncedNames, { days, programmes }: AnnouncedDays): NowData {
  const timed = (time: ClockTime): TimedText => [minutesOfDay(time), clockTime(time, built)];
  const dayCodes = [...built.dayCodes];
  for (const [day, index] of Object.entries(days)) {
    const ahead = (Date.parse(day) - built.first) / dayLength;
    if (ahead in dayCodes) dayCodes[ahead] = String.fromCharCode(48 + built.days.length + index);
  }
  const announced = programmes.map(
    ({ hours, performances }): NowDay => ({
      ...(hours && { hours: [timed(hours.opens), timed(hours.closes)] }),
      shows: performances.map(({ show, start, end }) => [
        timed(start),
        timed(end),
        built.names[show] ?? show,
      ]),
    }),
  );
  return { ...built, dayCodes: dayCodes.join(''), days: [...built.days, ...announced] };
}
