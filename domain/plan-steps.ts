import { type ClockTime, minutesOfDay, timeOfDay } from './clock-time.ts';
import { type Place, places } from './places.ts';
import type { Line, Plan } from './plan.ts';
import type { DayProgramme } from './programme.ts';
import { areApart, fits, frameOf, stay, toPerformance, usualStart, type Visit } from './visit.ts';
import { type Fixed, placeAt, type Wishes, without } from './wishes.ts';

/** What the visitor does to a line of a plan. Each answers the wishes that the next plan is composed of. */

/**
 * Wishes that come to mind in the park, at a time of the day of a plan: what has begun stays where it is, and nothing else begins before
 * that time.
 */
export function fromNow(next: Wishes, { lines, visit }: Plan, time: ClockTime): Wishes {
  if (!visit || time <= visit.opens) return next;
  const begun = lines.filter(
    ({ id, by }) =>
      by <= time &&
      by >= (next.from ?? by) &&
      !next.dropped.includes(id) &&
      !next.fixed.some(entry => entry.id === id),
  );
  return { ...next, since: time, fixed: [...begun.map(fixedAt), ...next.fixed] };
}

const fixedAt = ({ id, performance, start }: Line): Fixed => ({
  id,
  at: performance ? usualStart(performance) : start,
});

/** Fixes a line where it is, or lets it go where it is fixed. */
export function toggleFixed({ wishes, lines }: Plan, id: string): Wishes {
  const line = lines.find(candidate => candidate.id === id);
  if (!line) return wishes;
  if (line.fixed) return { ...wishes, fixed: without(wishes.fixed, id) };
  return placeAt(wishes, id, fixedAt(line).at);
}

/** So far a stay is moved. */
const step = 15;

/**
 * Moves a line: a show to the performance before or after, another by a quarter of an hour or beyond what is fixed. The same wishes
 * where there is no way.
 */
export function moveLine(
  { wishes, lines }: Plan,
  { hours, performances }: DayProgramme,
  id: string,
  by: -1 | 1,
  all: readonly Place[] = places,
): Wishes {
  const line = lines.find(candidate => candidate.id === id);
  const place = all.find(candidate => candidate.id === id);
  if (!line || !place || !hours) return wishes;
  const frame = frameOf(wishes, hours, all);
  const start = minutesOfDay(line.start);
  const beyond = (other: number) => (other - start) * by > 0;
  const visits: Visit[] = line.performance
    ? performances.filter(({ show }) => show === id).map(one => toPerformance(place, one))
    : Array.from({ length: (24 * 60) / step }, (_, index) => stay(place, index * step));
  const held = lines
    .filter(other => other.fixed && other.id !== id)
    .map(
      (other): Visit => ({
        place: all.find(candidate => candidate.id === other.id) as Place,
        by: minutesOfDay(other.by),
        start: minutesOfDay(other.start),
        end: minutesOfDay(other.end),
      }),
    );
  const to = (by < 0 ? [...visits].reverse() : visits).find(
    visit => beyond(visit.start) && fits(visit, frame) && held.every(other => areApart(visit, other, frame)),
  );
  if (!to) return wishes;
  return placeAt(wishes, id, to.performance ? usualStart(to.performance) : timeOfDay(to.start));
}
