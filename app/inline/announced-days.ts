import type { AnnouncedDays } from '../../domain/announced.ts';
import { type ClockTime, minutesOfDay } from '../../domain/clock-time.ts';
import { dayLength } from '../../domain/days.ts';
import { type ClockStyle, clockTime } from '../../i18n/format.ts';
import type { NowData, NowDay, TimedText } from './park-state.ts';

/** Only in pages of a live site. */
export interface NowNames extends ClockStyle {
  /** Titles of shows, by their ids. */
  names: Readonly<Record<string, string>>;
}

/** The days to come as announced since the build. Bundled into `now.ts` of a live site. */
export function withAnnounced(known: NowData & NowNames, { days, programmes }: AnnouncedDays): NowData {
  const moment = (time: ClockTime): TimedText => [minutesOfDay(time), clockTime(time, known)];
  const which = [...known.which];
  for (const [day, index] of Object.entries(days)) {
    const ahead = (Date.parse(day) - known.first) / dayLength;
    if (ahead in which) which[ahead] = String.fromCharCode(48 + known.days.length + index);
  }
  const announced = programmes.map(
    ({ hours, performances }): NowDay => ({
      ...(hours && { hours: [moment(hours.opens), moment(hours.closes)] }),
      shows: performances.map(({ show, start, end }) => [
        moment(start),
        moment(end),
        known.names[show] ?? show,
      ]),
    }),
  );
  return { ...known, which: which.join(''), days: [...known.days, ...announced] };
}
