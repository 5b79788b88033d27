import { type ClockTime, minutesOfDay, timeOfDay } from '../clock-time.ts';
import { type Place, seatsBefore, walkBetween } from '../places.ts';
import { type DaySchedule, type Performance, usualStart } from '../schedule.ts';
import type { Preferences } from './preferences.ts';

/** What fits into a visit, and what fits after what. Times are minutes since midnight. */

/** The preferences of a visit with all they apply to. */
export interface VisitContext {
  preferences: Preferences;
  programme: DaySchedule;
  places: readonly Place[];
  gate: Place;
  opens: number;
  closes: number;
  from: number;
  until: number;
  /** Only what is fixed may begin earlier. */
  since: number;
  /** With small children, or on wheels. */
  isSlow: boolean;
}

/** Null if the park is closed. */
export function visitContextOf(
  preferences: Preferences,
  programme: DaySchedule,
  places: readonly Place[],
): VisitContext | null {
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
    isSlow: who.includes('children') || who.includes('wheels'),
  };
}

/** A performance, or a stay at a certain time. */
export interface TimeSlot {
  place: Place;
  /** When to arrive. */
  by: number;
  start: number;
  end: number;
  performance?: Performance;
}

export function slotAt(place: Place, start: number, performance?: Performance): TimeSlot {
  if (!performance) return { place, by: start, start, end: start + (place.minutes ?? 0) };
  return { place, performance, by: start - seatsBefore, start, end: minutesOfDay(performance.end) };
}

export const performancesAt = (place: Place, { performances }: DaySchedule): TimeSlot[] =>
  performances
    .filter(({ show }) => show === place.id)
    .map(performance => slotAt(place, minutesOfDay(performance.start), performance));

/** Its start as preferences store it: of a performance the usual time, even if it is moved. */
export const usualTime = ({ performance, start }: TimeSlot): ClockTime =>
  performance ? usualStart(performance) : timeOfDay(start);

/** When to enter and leave the park for it. Visitors who stay until closing time may see the last show to its end. */
export function hoursFor({ place, performance, by, end }: TimeSlot, { gate, closes, isSlow }: VisitContext) {
  const walkMinutes = walkBetween(gate, place, isSlow);
  return {
    from: by - walkMinutes,
    until: performance ? Math.max(end, Math.min(end + walkMinutes, closes)) : end + walkMinutes,
  };
}

/** When something may begin. */
export interface TimeWindow {
  earliest: number;
  latest: number;
}

export function stayWindow(place: Place, { from, until, gate, isSlow }: VisitContext): TimeWindow {
  const { minutes = 0, between: [first, last] = ['0:0', '24:0'] } = place;
  const walkMinutes = walkBetween(gate, place, isSlow);
  return {
    earliest: Math.max(from + walkMinutes, minutesOfDay(first)),
    latest: Math.min(until - walkMinutes - minutes, minutesOfDay(last)),
  };
}

export function fits(slot: TimeSlot, context: VisitContext): boolean {
  const { from, until } = hoursFor(slot, context);
  const { earliest, latest } = stayWindow(slot.place, context);
  if (slot.performance) return from >= context.from && until <= context.until;
  return slot.start >= earliest && slot.start <= latest;
}

/** Whether it is still possible. */
export const isStillPossible = (slot: TimeSlot, context: VisitContext) =>
  slot.by >= context.since && fits(slot, context);

/** Whether there is time for both, with the walk between them. */
export function areApart(one: TimeSlot, other: TimeSlot, { isSlow }: VisitContext): boolean {
  const walkMinutes = walkBetween(one.place, other.place, isSlow);
  return one.end + walkMinutes <= other.by || other.end + walkMinutes <= one.by;
}
