import { type ClockTime, minutesOfDay } from './clock-time.ts';
import type { Hours } from './park.ts';
import { type Place, walkBetween } from './places.ts';
import type { Performance } from './programme.ts';
import type { Wishes } from './wishes.ts';

/** What can be had in the hours of a visit, and what after what. Times are minutes of the day. */

/** The usual time of a performance, as its id has it. */
export function usualStart({ id, start }: Performance): ClockTime {
  const [, hours, minutes] = /(\d\d)(\d\d)$/.exec(id) ?? [];
  return hours === undefined ? start : (`${hours}:${minutes}` as ClockTime);
}

/** Minutes that one sits before a performance begins. */
export const seatsBefore = 10;

/** A performance, or a stay, at its time. */
export interface Visit {
  place: Place;
  by: number;
  start: number;
  end: number;
  performance?: Performance;
}

export type Played = Visit & { performance: Performance };

export const toPerformance = (place: Place, performance: Performance): Played => {
  const start = minutesOfDay(performance.start);
  return { place, performance, by: start - seatsBefore, start, end: minutesOfDay(performance.end) };
};

export const stay = (place: Place, start: number): Visit => ({
  place,
  by: start,
  start,
  end: start + (place.minutes ?? 0),
});

/** When somebody visits, and how they walk. */
export interface Frame {
  opens: number;
  closes: number;
  from: number;
  until: number;
  /** Nothing begins before that is not fixed. */
  since: number;
  gate: Place;
  /** With small children, or on wheels. */
  slowly: boolean;
  walk: (from: Place, to: Place) => number;
}

export function frameOf({ who, from, until, since }: Wishes, hours: Hours, all: readonly Place[]): Frame {
  const opens = minutesOfDay(hours.opens);
  const closes = minutesOfDay(hours.closes);
  const slowly = who.includes('children') || who.includes('wheels');
  return {
    opens,
    closes,
    from: Math.max(opens, from ? minutesOfDay(from) : opens),
    until: Math.min(closes, until ? minutesOfDay(until) : closes),
    since: since ? minutesOfDay(since) : 0,
    gate: all.find(({ kind }) => kind === 'gate') as Place,
    slowly,
    walk: (one, other) => walkBetween(one, other, slowly),
  };
}

/** When one has to come for something, and may leave. Who stays to the end sees the last show to its end. */
export function needs({ place, performance, by, end }: Visit, { walk, gate, closes }: Frame) {
  const home = end + walk(place, gate);
  return { from: by - walk(gate, place), until: performance ? Math.max(end, Math.min(home, closes)) : home };
}

export function fits(visit: Visit, frame: Frame): boolean {
  const { from, until } = needs(visit, frame);
  const { earliest, latest } = stayTimes(visit.place, frame);
  return (
    from >= frame.from &&
    until <= frame.until &&
    (visit.performance !== undefined || (visit.start >= earliest && visit.start <= latest))
  );
}

/** Whether something can still be had. */
export const isAhead = (visit: Visit, frame: Frame) => visit.by >= frame.since && fits(visit, frame);

/** When a stay may begin. */
export function stayTimes(place: Place, { from, until, gate, walk }: Frame) {
  const { minutes = 0, between } = place;
  const way = walk(gate, place);
  return {
    minutes,
    earliest: Math.max(from + way, between ? minutesOfDay(between[0]) : 0),
    latest: Math.min(until - way - minutes, between ? minutesOfDay(between[1]) : Number.POSITIVE_INFINITY),
  };
}

/** Whether one can be had after the other, with the walk between. */
export const areApart = (one: Visit, other: Visit, { walk }: Frame) =>
  one.end + walk(one.place, other.place) <= other.by || other.end + walk(other.place, one.place) <= one.by;
