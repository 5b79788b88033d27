import { type ClockTime, isClockTime, minutesOfDay, timeOfDay } from './clock-time.ts';
import { type Park, park, type ShowId } from './park.ts';

/** One performance of the day. */
export interface Performance {
  show: ShowId;
  start: ClockTime;
  end: ClockTime;
}

/** Every performance in the order of the day. */
export const performances: readonly Performance[] = park.shows
  .flatMap(({ id, starts, minutes }) =>
    starts.map(start => ({ show: id, start, end: timeOfDay(minutesOfDay(start) + minutes) })),
  )
  .sort((one, other) => minutesOfDay(one.start) - minutesOfDay(other.start));

/** When the first performance of the day begins. */
export const firstStart: ClockTime = performances[0]?.start ?? park.hours.opens;

/** When every show has been played once. */
export const allPlayedBy: ClockTime = timeOfDay(
  Math.max(
    ...park.shows.map(({ id }) => {
      const first = performances.find(({ show }) => show === id);
      return minutesOfDay(first?.end ?? park.hours.opens);
    }),
  ),
);

/** Least and most performances that a show has on a day. */
export const timesDaily = {
  least: Math.min(...park.shows.map(({ starts }) => starts.length)),
  most: Math.max(...park.shows.map(({ starts }) => starts.length)),
};

/** What contradicts itself in the facts of a park, each in a sentence for its owner. The build refuses any of it. */
export function contradictions({ hours, shows }: Pick<Park<string>, 'hours' | 'shows'>): string[] {
  const times = [hours.opens, hours.closes, ...shows.flatMap(({ starts }) => starts)];
  const unreadable = times.filter(time => !isClockTime(time));
  if (unreadable.length > 0) return unreadable.map(time => `"${time}" is no time such as 09:30.`);
  if (hours.opens >= hours.closes) return [`The park opens at ${hours.opens} and closes at ${hours.closes}.`];
  const ids = shows.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  return [
    ...twice.map(id => `Two shows are called "${id}".`),
    ...shows.flatMap(show => faultsOf(show, hours)),
  ];
}

function faultsOf(
  { id, starts, minutes }: Park<string>['shows'][number],
  { opens, closes }: Park['hours'],
): string[] {
  if (starts.length === 0) return [`The show "${id}" has no time.`];
  if (!(minutes > 0)) return [`The show "${id}" lasts ${minutes} minutes.`];
  const inOrder = starts.map(minutesOfDay).sort((one, other) => one - other);
  return inOrder.flatMap((start, index) => {
    const name = `The show "${id}" at ${timeOfDay(start)}`;
    const next = inOrder[index + 1];
    const faults = [];
    if (start < minutesOfDay(opens)) faults.push(`${name} begins before the park opens at ${opens}.`);
    if (start + minutes > minutesOfDay(closes))
      faults.push(`${name} ends after the park closes at ${closes}.`);
    if (next !== undefined && start + minutes > next)
      faults.push(`${name} is not over when it begins again at ${timeOfDay(next)}.`);
    return faults;
  });
}
