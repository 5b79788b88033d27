import { type ClockTime, park, type ShowId } from '../../../domain/park.ts';
import { minutesOfDay } from '../../../i18n/format.ts';

/** One performance of the day. */
export interface Performance {
  show: ShowId;
  start: ClockTime;
  minutes: number;
  /** Class that `timetableCss` places. */
  place: string;
}

/** The day as it is drawn, whole hours in minutes since midnight: from the hour before the first show to closing. */
const firstStart = Math.min(...park.shows.flatMap(show => show.starts.map(minutesOfDay)));
const axis = {
  from: Math.floor((firstStart - 15) / 60) * 60,
  to: Math.ceil(minutesOfDay(park.hours.closes) / 60) * 60,
};
/** Space left and right of the first and last hour, in minutes, so that their labels stay on the sheet. */
const margin = 15;

/** Every performance in the order of the day. */
export const performances: Performance[] = park.shows
  .flatMap(({ id, starts, minutes }) =>
    starts.map(start => ({ show: id, start, minutes, place: `at-${start.replace(':', '')}` })),
  )
  .sort((a, b) => minutesOfDay(a.start) - minutesOfDay(b.start));

/** The full hours of the axis. */
export const axisHours: { time: ClockTime; place: string }[] = Array.from(
  { length: (axis.to - axis.from) / 60 + 1 },
  (_, index) => {
    const hour = String(axis.from / 60 + index).padStart(2, '0');
    return { time: `${hour}:00` as ClockTime, place: `hour-${hour}` };
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
  const shows = performances.map(({ start, minutes, place }) => {
    const along = share(minutesOfDay(start));
    return `.${place}{--along:${number(along)};--high:${number(arc(along))};--long:${number(length(minutes))}}`;
  });
  const hours = axisHours.map(({ time, place }) => `.${place}{--along:${number(share(minutesOfDay(time)))}}`);
  return [...shows, ...hours].join('');
}
