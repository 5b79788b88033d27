import { type ClockTime, minutesOfDay, timeOfDay } from '../clock-time.ts';
import type { Day } from '../day.ts';
import { type Place, places } from '../places.ts';
import { type DaySchedule, type ScheduleFacts, scheduleOf, usualStart } from '../schedule.ts';
import type { Plan, Stop } from './plan.ts';
import { type Fixed, fixAt, onDay, type Preferences, withoutId } from './preferences.ts';
import { areApart, fits, performancesAt, slotAt, usualTime, visitContextOf } from './slots.ts';

/** Edits of a plan. Each returns the preferences for the next plan. */

/** Preferences changed during the visit: what has begun stays where it is, and nothing else begins before `time`. */
export function fromNow(next: Preferences, { stops, visit }: Plan, time: ClockTime): Preferences {
  if (!visit || time <= visit.opens) return next;
  const isDecided = (id: string) => next.dropped.includes(id) || next.fixed.some(entry => entry.id === id);
  const begun = stops.filter(({ id, by }) => by <= time && by >= (next.from ?? by) && !isDecided(id));
  return { ...next, since: time, fixed: [...begun.map(fixedInPlace), ...next.fixed] };
}

/** Preferences after an edit of single stops: the others stay where they are, if possible. */
export const keepTimes = (next: Preferences, { stops }: Plan): Preferences => ({
  ...next,
  kept: stops.map(fixedInPlace),
});

const fixedInPlace = ({ id, performance, start }: Stop): Fixed => ({
  id,
  at: performance ? usualStart(performance) : start,
});

/** Fixes a stop at its time, or releases a fixed one. */
export function toggleFixed({ preferences, stops }: Plan, id: string): Preferences {
  const stop = stops.find(candidate => candidate.id === id);
  if (!stop) return preferences;
  if (stop.fixed) return { ...preferences, fixed: withoutId(preferences.fixed, id) };
  return fixAt(preferences, id, fixedInPlace(stop).at);
}

/** Stays move in steps of a quarter of an hour. */
const step = 15;
const stepsPerDay = (24 * 60) / step;

/**
 * Moves a show to its previous or next performance, and a stay to the nearest free step earlier or later. Returns the same preferences
 * if there is none.
 */
export function moveStop(
  { preferences, stops }: Plan,
  programme: DaySchedule,
  id: string,
  by: -1 | 1,
  all: readonly Place[] = places,
): Preferences {
  const stop = stops.find(candidate => candidate.id === id);
  const place = all.find(candidate => candidate.id === id);
  const context = visitContextOf(preferences, programme, all);
  if (!stop || !place || !context) return preferences;
  const start = minutesOfDay(stop.start);
  const slots = stop.performance
    ? performancesAt(place, programme)
    : Array.from({ length: stepsPerDay }, (_, index) => slotAt(place, index * step));
  const held = stops
    .filter(other => other.fixed && other !== stop)
    .flatMap(other => {
      const at = all.find(candidate => candidate.id === other.id);
      return at ? slotAt(at, minutesOfDay(other.start), other.performance) : [];
    });
  const to = (by < 0 ? slots.toReversed() : slots).find(
    slot =>
      (slot.start - start) * by > 0 &&
      fits(slot, context) &&
      held.every(other => areApart(slot, other, context)),
  );
  return to ? fixAt(preferences, id, usualTime(to)) : preferences;
}

/** The same preferences for another day; for today, from now on. */
export const movedTo = (
  day: Day,
  preferences: Preferences,
  now: { day: Day; time: ClockTime },
  facts?: ScheduleFacts,
): Preferences => fromArrival(onDay(preferences, day, now.day), now, facts);

/** Today nobody can arrive before now: the next quarter of an hour. */
export function fromArrival(
  preferences: Preferences,
  { day, time }: { day: Day; time: ClockTime },
  facts?: ScheduleFacts,
): Preferences {
  const opens = scheduleOf(preferences.day, facts).hours?.opens;
  const minute = minutesOfDay(time);
  if (preferences.day !== day || !opens || minute <= minutesOfDay(opens)) return preferences;
  return { ...preferences, from: timeOfDay(Math.ceil(minute / 15) * 15) };
}
