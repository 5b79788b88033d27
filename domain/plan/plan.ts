/**
 * Builds a plan from preferences and the day's schedule: `candidates.ts` lists the places that may be in it, `search.ts` arranges them
 * by the time rules of `slots.ts`, and this module describes the result, with `missed-places.ts`. `edits.ts` changes preferences, and
 * `link.ts` writes them as a URL fragment.
 */
import { type ClockTime, timeOfDay } from '../clock-time.ts';
import type { Day } from '../day.ts';
import type { DaySchedule, Performance } from '../day-schedule.ts';
import type { ReasonId } from '../exceptions.ts';
import type { Hours } from '../park.ts';
import { type Place, type PlaceKind, places, walkBetween } from '../places.ts';
import { arrange, type PlannedSlot } from './arrangement.ts';
import { listMissedPlaces, type MissedPlace } from './missed-places.ts';
import type { Preferences } from './preferences.ts';
import { createVisitContext, type VisitContext } from './slots.ts';

/** Deterministic: a shared link shows the same plan on every phone. */
export interface Plan {
  preferences: Preferences;
  day: Day;
  /** Null if the park is closed. */
  visit: Hours | null;
  /** Why the park is closed, or has other hours. */
  reason?: ReasonId;
  /** In chronological order. */
  stops: readonly Stop[];
  walkToExitMinutes: number;
  missedPlaces: readonly MissedPlace[];
}

export interface Stop {
  /** Id of the place. */
  id: string;
  kind: PlaceKind;
  /** From the previous stop or the gate. */
  walkMinutes: number;
  /** Before a performance's `start`, to get seats. */
  arriveBy: ClockTime;
  start: ClockTime;
  end: ClockTime;
  performance?: Performance;
  moveReason?: ReasonId;
  isRequested: boolean;
  isFixed: boolean;
}

export function buildPlan(
  preferences: Preferences,
  schedule: DaySchedule,
  allPlaces: readonly Place[] = places,
): Plan {
  const { day } = preferences;
  const { reason } = schedule;
  const context = createVisitContext(preferences, schedule, allPlaces);
  const always = { preferences, day, ...(reason && { reason }) };
  if (!context) return { ...always, visit: null, stops: [], walkToExitMinutes: 0, missedPlaces: [] };
  const { from, until, gate, isSlow } = context;
  const arrangement = arrange(context);
  const { plannedSlots } = arrangement;
  return {
    ...always,
    visit: { opens: timeOfDay(from), closes: timeOfDay(Math.max(from, until)) },
    stops: plannedSlots.map((slot, index) => createStop(context, slot, plannedSlots[index - 1]?.place)),
    walkToExitMinutes: walkBetween(plannedSlots.at(-1)?.place ?? gate, gate, isSlow),
    missedPlaces: listMissedPlaces(arrangement),
  };
}

function createStop(context: VisitContext, slot: PlannedSlot, previousPlace = context.gate): Stop {
  const { preferences, schedule, isSlow } = context;
  const { candidate, place, performance, arriveBy, start, end } = slot;
  const move = schedule.changes.find(change => change.to && change.performance.id === performance?.id);
  return {
    id: place.id,
    kind: place.kind,
    walkMinutes: walkBetween(previousPlace, place, isSlow),
    arriveBy: timeOfDay(arriveBy),
    start: timeOfDay(start),
    end: timeOfDay(end),
    ...(performance && { performance }),
    ...(move && { moveReason: move.reason }),
    isRequested: preferences.requestedIds.includes(place.id),
    isFixed: candidate.fixedSlot !== undefined,
  };
}
