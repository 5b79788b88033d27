/** Times are minutes since midnight. */
import { type ClockTime, minutesOfDay, timeOfDay } from '../clock-time.ts';
import type { DaySchedule, Performance } from '../day-schedule.ts';
import { type Place, seatsBeforeMinutes, walkBetween } from '../places.ts';
import { usualStart } from '../schedule.ts';
import type { Preferences } from './preferences.ts';

export interface VisitContext {
  preferences: Preferences;
  schedule: DaySchedule;
  places: readonly Place[];
  gate: Place;
  opens: number;
  closes: number;
  from: number;
  until: number;
  /** Only fixed stops may begin earlier. */
  notBefore: number;
  /** The stops without requests and edits, which move only if they must. */
  usualSlots?: readonly TimeSlot[];
  isSlow: boolean;
}

/** Returns null if the park is closed. */
export function createVisitContext(
  preferences: Preferences,
  schedule: DaySchedule,
  places: readonly Place[],
): VisitContext | null {
  if (!schedule.hours) return null;
  const gate = places.find(({ kind }) => kind === 'gate');
  if (!gate) throw new Error('There is no gate.');
  const { accessNeeds, from = '00:00', until = '24:00', notBefore = '00:00' } = preferences;
  const opens = minutesOfDay(schedule.hours.opens);
  const closes = minutesOfDay(schedule.hours.closes);
  return {
    preferences,
    schedule,
    places,
    opens,
    closes,
    notBefore: minutesOfDay(notBefore),
    from: Math.max(opens, minutesOfDay(from)),
    until: Math.min(closes, minutesOfDay(until)),
    gate,
    isSlow: accessNeeds.includes('children') || accessNeeds.includes('wheels'),
  };
}

/** The time of a performance, or of a stay at a place. */
export interface TimeSlot {
  place: Place;
  arriveBy: number;
  start: number;
  end: number;
  performance?: Performance;
}

export function createSlot(place: Place, start: number, performance?: Performance): TimeSlot {
  if (!performance) return { place, arriveBy: start, start, end: start + (place.minutes ?? 0) };
  return {
    place,
    performance,
    arriveBy: start - seatsBeforeMinutes,
    start,
    end: minutesOfDay(performance.end),
  };
}

export const getPerformanceSlots = (place: Place, { performances }: DaySchedule): TimeSlot[] =>
  performances
    .filter(({ show }) => show === place.id)
    .map(performance => createSlot(place, minutesOfDay(performance.start), performance));

/** The start that `PlaceTime` stores: a performance's usual one, because its actual one may change. */
export const toStoredStart = ({ performance, start }: TimeSlot): ClockTime =>
  performance ? usualStart(performance) : timeOfDay(start);

/** A visit until closing time may include a show that ends then. */
export function getRequiredHours(
  { place, performance, arriveBy, end }: TimeSlot,
  { gate, closes, isSlow }: VisitContext,
) {
  const walkMinutes = walkBetween(gate, place, isSlow);
  return {
    from: arriveBy - walkMinutes,
    until: performance ? Math.max(end, Math.min(end + walkMinutes, closes)) : end + walkMinutes,
  };
}

export interface ArrivalWindow {
  earliest: number;
  latest: number;
}

export function getStayWindow(place: Place, { from, until, gate, isSlow }: VisitContext): ArrivalWindow {
  const { minutes = 0, between: [firstStart, lastStart] = ['00:00', '24:00'] } = place;
  const walkMinutes = walkBetween(gate, place, isSlow);
  return {
    earliest: Math.max(from + walkMinutes, minutesOfDay(firstStart)),
    latest: Math.min(until - walkMinutes - minutes, minutesOfDay(lastStart)),
  };
}

export function fitsVisit(slot: TimeSlot, context: VisitContext): boolean {
  if (slot.performance) {
    const { from, until } = getRequiredHours(slot, context);
    return from >= context.from && until <= context.until;
  }
  const { earliest, latest } = getStayWindow(slot.place, context);
  return slot.start >= earliest && slot.start <= latest;
}

export const isStillPossible = (slot: TimeSlot, context: VisitContext) =>
  slot.arriveBy >= context.notBefore && fitsVisit(slot, context);

/** Whether there is time to walk from one to the other. */
export function canVisitBoth(a: TimeSlot, b: TimeSlot, { isSlow }: VisitContext): boolean {
  const walkMinutes = walkBetween(a.place, b.place, isSlow);
  return a.end + walkMinutes <= b.arriveBy || b.end + walkMinutes <= a.arriveBy;
}
