import { type ClockTime, minutesOfDay } from './clock-time.ts';
import { type Place, places } from './places.ts';
import type { Plan, Stop } from './plan.ts';
import { areApart, fits, occasionAt, outingOf, performancesAt, usualTime } from './plan-occasions.ts';
import { type Fixed, fixAt, type Preferences, withoutId } from './plan-preferences.ts';
import { type DayProgramme, usualStart } from './programme.ts';

/** What the visitor does to a stop of a plan. Each answers the preferences that the next plan is composed of. */

/**
 * Preferences that change in the park, at a time of the day of a plan: what has begun stays where it is, and nothing else begins before
 * that time.
 */
export function fromNow(next: Preferences, { stops, visit }: Plan, time: ClockTime): Preferences {
  if (!visit || time <= visit.opens) return next;
  const isDecided = (id: string) => next.dropped.includes(id) || next.fixed.some(entry => entry.id === id);
  const begun = stops.filter(({ id, by }) => by <= time && by >= (next.from ?? by) && !isDecided(id));
  return { ...next, since: time, fixed: [...begun.map(fixedWhereItIs), ...next.fixed] };
}

const fixedWhereItIs = ({ id, performance, start }: Stop): Fixed => ({
  id,
  at: performance ? usualStart(performance) : start,
});

/** Fixes a stop where it is, or lets it go where it is fixed. */
export function toggleFixed({ preferences, stops }: Plan, id: string): Preferences {
  const stop = stops.find(candidate => candidate.id === id);
  if (!stop) return preferences;
  if (stop.fixed) return { ...preferences, fixed: withoutId(preferences.fixed, id) };
  return fixAt(preferences, id, fixedWhereItIs(stop).at);
}

/** A stay is moved to the next of the quarters of an hour, of which a day has so many. */
const [quarter, quarters] = [15, 24 * 4];

/**
 * Moves a show to the performance before or after, anything else by a quarter of an hour or beyond what is fixed. The same preferences
 * where there is no way.
 */
export function moveStop(
  { preferences, stops }: Plan,
  programme: DayProgramme,
  id: string,
  by: -1 | 1,
  all: readonly Place[] = places,
): Preferences {
  const stop = stops.find(candidate => candidate.id === id);
  const place = all.find(candidate => candidate.id === id);
  const outing = outingOf(preferences, programme, all);
  if (!stop || !place || !outing) return preferences;
  const start = minutesOfDay(stop.start);
  const occasions = stop.performance
    ? performancesAt(place, programme)
    : Array.from({ length: quarters }, (_, index) => occasionAt(place, index * quarter));
  const held = stops
    .filter(other => other.fixed && other !== stop)
    .flatMap(other => {
      const at = all.find(candidate => candidate.id === other.id);
      return at ? occasionAt(at, minutesOfDay(other.start), other.performance) : [];
    });
  const to = (by < 0 ? occasions.toReversed() : occasions).find(
    occasion =>
      (occasion.start - start) * by > 0 &&
      fits(occasion, outing) &&
      held.every(other => areApart(occasion, other, outing)),
  );
  return to ? fixAt(preferences, id, usualTime(to)) : preferences;
}
