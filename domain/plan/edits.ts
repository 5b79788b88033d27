/** Each edit of a plan returns new preferences. */
import { type ClockTime, minutesOfDay, timeOfDay } from '../clock-time.ts';
import type { Day } from '../day.ts';
import type { DaySchedule } from '../day-schedule.ts';
import { type Place, places } from '../places.ts';
import { scheduleOf, usualStart } from '../schedule.ts';
import type { ScheduleFacts } from '../schedule-facts.ts';
import type { Plan, Stop } from './plan.ts';
import { changeDay, fixPlaceTime, type PlaceTime, type Preferences, removePlaceTime } from './preferences.ts';
import {
  canVisitBoth,
  createSlot,
  createVisitContext,
  fitsVisit,
  getPerformanceSlots,
  type TimeSlot,
  toStoredStart,
} from './slots.ts';

/** For an edit during the visit: keeps the stops that have begun, and lets no other begin before `time`. */
export function fixBegunStops(edited: Preferences, { stops, visit }: Plan, time: ClockTime): Preferences {
  if (!visit || time <= visit.opens) return edited;
  const isEdited = (id: string) =>
    edited.droppedIds.includes(id) || edited.fixedTimes.some(fixedTime => fixedTime.id === id);
  const begunStops = stops.filter(
    ({ id, arriveBy }) => arriveBy <= time && arriveBy >= (edited.from ?? arriveBy) && !isEdited(id),
  );
  return { ...edited, notBefore: time, fixedTimes: [...begunStops.map(toPlaceTime), ...edited.fixedTimes] };
}

const toPlaceTime = ({ id, performance, start }: Stop): PlaceTime => ({
  id,
  start: performance ? usualStart(performance) : start,
});

export function toggleFixed({ preferences, stops }: Plan, id: string): Preferences {
  const stop = stops.find(stop => stop.id === id);
  if (!stop) return preferences;
  if (stop.isFixed) return { ...preferences, fixedTimes: removePlaceTime(preferences.fixedTimes, id) };
  return fixPlaceTime(preferences, id, toPlaceTime(stop).start);
}

const stepMinutes = 15;
const stepsPerDay = (24 * 60) / stepMinutes;

/** Moves a stop to its next performance or the next free quarter of an hour, not into the past. Returns the same preferences if there is none. */
export function moveStop(
  { preferences, stops }: Plan,
  schedule: DaySchedule,
  id: string,
  direction: -1 | 1,
  now: { day: Day; time: ClockTime } | null,
  allPlaces: readonly Place[] = places,
): Preferences {
  const stop = stops.find(stop => stop.id === id);
  const place = allPlaces.find(place => place.id === id);
  const context = createVisitContext(preferences, schedule, allPlaces);
  if (!stop || !place || !context) return preferences;
  const currentStart = minutesOfDay(stop.start);
  const slots = stop.performance
    ? getPerformanceSlots(place, schedule)
    : Array.from({ length: stepsPerDay }, (_, index) => createSlot(place, index * stepMinutes));
  const fixedSlots = stops
    .filter(other => other.isFixed && other !== stop)
    .flatMap(({ id, start, performance }) => {
      const place = allPlaces.find(place => place.id === id);
      return place ? createSlot(place, minutesOfDay(start), performance) : [];
    });
  const isFree = (slot: TimeSlot) =>
    (slot.start - currentStart) * direction > 0 &&
    (direction > 0 || now?.day !== preferences.day || slot.start >= minutesOfDay(now.time)) &&
    fitsVisit(slot, context) &&
    fixedSlots.every(fixedSlot => canVisitBoth(slot, fixedSlot, context));
  const newSlot = direction < 0 ? slots.findLast(isFree) : slots.find(isFree);
  return newSlot ? fixPlaceTime(preferences, id, toStoredStart(newSlot)) : preferences;
}

export const moveToDay = (
  day: Day,
  preferences: Preferences,
  now: { day: Day; time: ClockTime },
  facts: ScheduleFacts,
): Preferences => arriveFromNow(changeDay(preferences, day, now.day), now, facts);

/** Lets a visit that is planned for today begin at the next quarter of an hour, or later if that was chosen. */
export function arriveFromNow(
  preferences: Preferences,
  { day: today, time }: { day: Day; time: ClockTime },
  facts: ScheduleFacts,
): Preferences {
  const opens = scheduleOf(preferences.day, facts).hours?.opens;
  const now = minutesOfDay(time);
  if (preferences.day !== today || !opens || now <= minutesOfDay(opens)) return preferences;
  const earliest = timeOfDay(Math.min(Math.ceil(now / 15) * 15, 23 * 60 + 45));
  const { from = earliest } = preferences;
  return { ...preferences, from: from > earliest ? from : earliest };
}
