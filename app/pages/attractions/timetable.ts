import { type ClockTime, minutesOfDay, timeOfDay } from '../../../domain/clock-time.ts';
import { park } from '../../../domain/park.ts';
import { firstStart, performances as programme } from '../../../domain/programme.ts';

/** The day as it is drawn, whole hours in minutes since midnight: from the hour before the first show to closing. */
const axis = {
  from: Math.floor((minutesOfDay(firstStart) - 15) / 60) * 60,
  to: Math.ceil(minutesOfDay(park.hours.closes) / 60) * 60,
};
/** Space left and right of the first and last hour, in minutes, so that their labels stay on the sheet. */
const margin = 15;

/** Every performance in the order of the day, with the class that `timetableCss` places. */
export const performances = programme.map(performance => ({
  ...performance,
  place: `at-${performance.start.replace(':', '')}`,
}));

/** The full hours of the axis. */
export const axisHours: { time: ClockTime; place: string }[] = Array.from(
  { length: (axis.to - axis.from) / 60 + 1 },
  (_, index) => {
    const time = timeOfDay(axis.from + index * 60);
    return { time, place: `hour-${time.slice(0, 2)}` };
  },
);

/** Where a minute of the day stands on the axis: 0 at its start, 1 at its end. */
function share(minute: number): number {
  return (minute - axis.from + margin) / (axis.to - axis.from + 2 * margin);
}

/** Height of the sun over the axis at a share of the day: 0 at both ends, 1 at noon of the drawing. */
function arc(along: number): number {
  return 1 - (2 * along - 1) ** 2;
}

/**
 * Style rules that place performances and hours. Custom properties in a rule, because the pages' security policy
 * allows no `style` attribute: `--along` and `--high` from 0 to 1, `--long` the share of the axis that a show lasts.
 */
export function timetableCss(): string {
  const number = (value: number) => value.toFixed(4);
  const length = (minutes: number) => share(axis.from + minutes) - share(axis.from);
  const shows = performances.map(({ start, end, place }) => {
    const along = share(minutesOfDay(start));
    return `.${place}{--along:${number(along)};--high:${number(arc(along))};--long:${number(length(minutesOfDay(end) - minutesOfDay(start)))}}`;
  });
  const hours = axisHours.map(({ time, place }) => `.${place}{--along:${number(share(minutesOfDay(time)))}}`);
  return [...shows, ...hours].join('');
}
