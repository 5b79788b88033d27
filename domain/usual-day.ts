import { type ClockTime, minutesOfDay, timeOfDay } from './clock-time.ts';
import type { Performance } from './day-schedule.ts';
import { park, type ShowId } from './park.ts';
import { listUsualPerformances } from './schedule.ts';

export const performances: readonly Performance<ShowId>[] = listUsualPerformances(park);

export const firstShowStart: ClockTime = performances[0]?.start ?? park.hours.opens;

/** When every show has been played once. */
export const firstRoundEnd: ClockTime = timeOfDay(
  Math.max(
    ...park.shows.map(({ id }) => {
      const first = performances.find(({ show }) => show === id);
      return minutesOfDay(first?.end ?? park.hours.opens);
    }),
  ),
);
