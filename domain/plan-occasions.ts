import { type ClockTime, minutesOfDay, timeOfDay } from './clock-time.ts';
import { type Place, seatsBefore, walkBetween } from './places.ts';
import type { Preferences } from './plan-preferences.ts';
import { type DayProgramme, type Performance, usualStart } from './programme.ts';

/** What fits into a visit, and what fits after what. Times are minutes since midnight. */

/** The preferences of a visit with all they apply to. */
export interface Outing {
  preferences: Preferences;
  programme: DayProgramme;
  places: readonly Place[];
  gate: Place;
  opens: number;
  closes: number;
  from: number;
  until: number;
  /** Only what is fixed may begin earlier. */
  since: number;
  /** With small children, or on wheels. */
  slowly: boolean;
}

/** Null if the park is closed. */
export function outingOf(
  preferences: Preferences,
  programme: DayProgramme,
  places: readonly Place[],
): Outing | null {
  if (!programme.hours) return null;
  const { who, from = '0:0', until = '24:0', since = '0:0' } = preferences;
  const [opens, closes] = [minutesOfDay(programme.hours.opens), minutesOfDay(programme.hours.closes)];
  return {
    preferences,
    programme,
    places,
    opens,
    closes,
    since: minutesOfDay(since),
    from: Math.max(opens, minutesOfDay(from)),
    until: Math.min(closes, minutesOfDay(until)),
    gate: places.find(({ kind }) => kind === 'gate') as Place,
    slowly: who.includes('children') || who.includes('wheels'),
  };
}

/** A performance, or a stay at a certain time. */
export interface Occasion {
  place: Place;
  /** When to arrive. */
  by: number;
  start: number;
  end: number;
  performance?: Performance;
}

export function occasionAt(place: Place, start: number, performance?: Performance): Occasion {
  if (!performance) return { place, by: start, start, end: start + (place.minutes ?? 0) };
  return { place, performance, by: start - seatsBefore, start, end: minutesOfDay(performance.end) };
}

export const performancesAt = (place: Place, { performances }: DayProgramme): Occasion[] =>
  performances
    .filter(({ show }) => show === place.id)
    .map(performance => occasionAt(place, minutesOfDay(performance.start), performance));

/** Its start as preferences store it: of a performance the usual time, even if it is moved. */
export const usualTime = ({ performance, start }: Occasion): ClockTime =>
  performance ? usualStart(performance) : timeOfDay(start);

/** When to enter and leave the park for it. Visitors who stay until closing time may see the last show to its end. */
export function hoursFor({ place, performance, by, end }: Occasion, { gate, closes, slowly }: Outing) {
  const way = walkBetween(gate, place, slowly);
  return { from: by - way, until: performance ? Math.max(end, Math.min(end + way, closes)) : end + way };
}

/** When something may begin. */
export interface TimeWindow {
  earliest: number;
  latest: number;
}

export function stayWindow(place: Place, { from, until, gate, slowly }: Outing): TimeWindow {
  const { minutes = 0, between: [first, last] = ['0:0', '24:0'] } = place;
  const way = walkBetween(gate, place, slowly);
  return {
    earliest: Math.max(from + way, minutesOfDay(first)),
    latest: Math.min(until - way - minutes, minutesOfDay(last)),
  };
}

export function fits(occasion: Occasion, outing: Outing): boolean {
  const { from, until } = hoursFor(occasion, outing);
  const { earliest, latest } = stayWindow(occasion.place, outing);
  if (occasion.performance) return from >= outing.from && until <= outing.until;
  return occasion.start >= earliest && occasion.start <= latest;
}

/** Whether it is still possible. */
export const isAhead = (occasion: Occasion, outing: Outing) =>
  occasion.by >= outing.since && fits(occasion, outing);

/** Whether there is time for both, with the walk between them. */
export function areApart(one: Occasion, other: Occasion, { slowly }: Outing): boolean {
  const way = walkBetween(one.place, other.place, slowly);
  return one.end + way <= other.by || other.end + way <= one.by;
}
