import { type ClockTime, minutesOfDay, roundUpToFive } from '../clock-time.ts';
import type { ReasonId } from '../exceptions.ts';
import type { Place } from '../places.ts';
import { usualStart } from '../schedule.ts';
import type { Preferences, Who } from './preferences.ts';
import type { TimeSlot, TimeWindow, VisitContext } from './slots.ts';
import { areApart, fits, isStillPossible, performancesAt, slotAt, stayWindow, usualTime } from './slots.ts';

/** A place that may go into a plan. */
export interface Candidate {
  place: Place;
  requested: boolean;
  /** Those of the day; empty for a place without fixed times. */
  performances: readonly TimeSlot[];
  /** The time the visitor has fixed. */
  fixed?: TimeSlot;
  /** What it adds to the score of a plan, before the costs of walking, waiting and inconvenient times. */
  value: number;
  /** When one may arrive, and how long it takes. */
  windows: readonly TimeWindow[];
  minutes: number;
  /** When to arrive to keep the time it had before an edit. */
  kept?: number;
  /** The best time to arrive, and the cost of each minute off it. */
  ideal?: { at: number; cost: number };
}

/**
 * Why something is not in a plan.
 *
 * - `over`: the last performance of the day has begun.
 * - `gone`: the place no longer exists, or (with `at`) the performance does not on days like this.
 * - `hours`: outside the visit. `overlap`: at the same time as something else. `full`: no time left.
 * - `steps`, `noise`: unsuitable for those who come.
 */
export type Why = 'closed' | 'cancelled' | 'over' | 'gone' | 'hours' | 'overlap' | 'full' | 'steps' | 'noise';

/** Something that is impossible as requested, whatever else is in the plan. */
export interface Refusal {
  id: string;
  why: Why;
  /** Why the park is closed, or the performance cancelled. */
  reason?: ReasonId;
  /** The time it was fixed at; it may be in the plan at another. */
  at?: ClockTime;
  /** False for what was left out because of steps or noise without a request. */
  requested: boolean;
}

/** Lunchtime, earlier with small children; and the best time for a rest. */
const mealtime = (who: readonly Who[]) => (who.includes('children') ? 12 * 60 + 15 : 13 * 60);
const restTime = 14 * 60 + 30;

/** Each priority outranks everything below it together; `kept` only what fills the day, whose base values weigh against walks. */
const priorities = { fixed: 1e9, requestedShow: 1e7, requested: 1e5, kept: 4e3 };
const baseValues = { quiet: 2e4, meal: 1e4, show: 400, encounter: 200, activity: 100, gate: 0 };
const childrenFactor = 3;
const calmBonus = { quiet: 50, lively: -50, loud: 0 };

/** The ids a plan is about: the park's places, then any others requested. */
export function idsOf({ must, fixed, dropped }: Preferences, places: readonly Place[] = []): string[] {
  const ids = [...places.map(({ id }) => id), ...must, ...fixed.map(({ id }) => id)];
  return [...new Set(ids)].filter(id => !dropped.includes(id));
}

/** What may go into the plan, and what is impossible as requested. */
export function candidatesOf(context: VisitContext): { candidates: Candidate[]; refusals: Refusal[] } {
  const { preferences, programme, places } = context;
  const free: Candidate[] = [];
  const refusals: Refusal[] = [];
  for (const id of idsOf(preferences, places)) {
    const place = places.find(one => one.id === id && one.kind !== 'gate');
    const at = preferences.fixed.find(one => one.id === id)?.at;
    const requested = at !== undefined || preferences.must.includes(id);
    if (!requested && !(place && isDefault(place, context))) continue;
    const why = place ? whyLeftOut(place, preferences.who, requested, at) : 'gone';
    const performances = place ? performancesAt(place, programme) : [];
    if (!place || why) refusals.push({ id, why: why ?? 'gone', requested });
    else if (performances.length > 0 || place.minutes)
      free.push(candidateOf(place, requested, performances, context));
    // Changes nobody's request depends on are in the programme's own list.
    else if (requested) refusals.push({ id, requested, ...whyNotPlayed(id, context, at) });
  }
  const { held, clashes } = resolveFixedConflicts(free, context);
  const candidates = free.map(one =>
    fixedTo(
      one,
      held.find(({ place }) => place === one.place),
    ),
  );
  return { candidates, refusals: [...refusals, ...clashes] };
}

/** Whether something goes into a plan without a request. */
function isDefault(place: Place, { preferences: { who, kept }, from, until }: VisitContext): boolean {
  const { id, kind, children, minutes = 0 } = place;
  const isFamily = who.includes('children');
  const covers = (time: number) => from <= time && until >= time + minutes;
  // Small children do less, and rest.
  if (kind === 'quiet') return who.includes('quiet') || (isFamily && covers(restTime));
  if (kind === 'activity' && isFamily && !children) return false;
  if (kind === 'meal') return covers(mealtime(who));
  // After an edit nothing new comes in, but what is ruled out is still told.
  return !kept || kept.some(one => one.id === id) || whyLeftOut(place, who, false) !== undefined;
}

function whyLeftOut({ steps = 0, noise }: Place, who: readonly Who[], requested: boolean, at?: ClockTime) {
  if (steps > 0 && who.includes('wheels') && !at) return 'steps';
  return noise === 'loud' && who.includes('quiet') && !requested ? 'noise' : undefined;
}

/** Why a show, or its performance at a usual time, does not take place. */
function whyNotPlayed(id: string, { programme: { performances, changes } }: VisitContext, at?: ClockTime) {
  const cancelled = changes.filter(({ performance, to }) => performance.show === id && !to);
  const isOff = !performances.some(({ show }) => show === id);
  const change =
    cancelled.find(({ performance }) => usualStart(performance) === at) ?? (isOff && cancelled[0]);
  return change ? ({ why: 'cancelled', reason: change.reason } as const) : ({ why: 'gone' } as const);
}

function candidateOf(
  place: Place,
  requested: boolean,
  performances: TimeSlot[],
  context: VisitContext,
): Candidate {
  const { kind, noise, children } = place;
  const { who } = context.preferences;
  const ideal = idealOf(place, context);
  const stay = stayWindow(place, context);
  const { latest } = stay;
  const earliest = roundUpToFive(Math.max(stay.earliest, context.since));
  const waits = ideal && ideal.at > earliest && ideal.at <= latest;
  // On arrival, or at the ideal time.
  const stays = [{ earliest, latest }, ...(waits ? [{ earliest: ideal.at, latest }] : [])];
  const kept = keptSlot(place, performances, context);
  if (kept && performances.length === 0) stays.push(windowOf(kept));
  // All performances of a show take equally long.
  const [one = slotAt(place, 0)] = performances;
  return {
    place,
    requested,
    performances,
    minutes: one.end - one.by,
    ...(ideal && { ideal }),
    ...(kept && { kept: kept.by }),
    value:
      baseValues[kind] * (children && who.includes('children') ? childrenFactor : 1) +
      (who.includes('quiet') ? calmBonus[noise] : 0) +
      (kept ? priorities.kept : 0) +
      (requested ? (kind === 'show' ? priorities.requestedShow : priorities.requested) : 0),
    windows: one.performance
      ? performances.filter(one => isStillPossible(one, context)).map(windowOf)
      : stays,
  };
}

/** The time a place had before the last edit, if that is still possible. */
function keptSlot(place: Place, performances: readonly TimeSlot[], context: VisitContext) {
  const at = context.preferences.kept?.find(({ id }) => id === place.id)?.at;
  const slot = at && slotFixedAt({ place, performances }, at);
  return slot && isStillPossible(slot, context) ? slot : undefined;
}

function idealOf(
  { kind, children }: Place,
  { preferences: { who }, from }: VisitContext,
): Candidate['ideal'] {
  if (kind === 'meal') return { at: mealtime(who), cost: who.includes('children') ? 1 : 0.6 };
  if (kind === 'quiet') return { at: restTime, cost: 0.5 };
  return children && who.includes('children') ? { at: from, cost: 0.1 } : undefined;
}

const windowOf = ({ by }: TimeSlot): TimeWindow => ({ earliest: by, latest: by });

const fixedTo = (free: Candidate, fixed?: TimeSlot): Candidate =>
  fixed ? { ...free, fixed, value: free.value + priorities.fixed, windows: [windowOf(fixed)] } : free;

/** The performance with this usual time, or a stay at it. */
export const slotFixedAt = (
  { place, performances }: Pick<Candidate, 'place' | 'performances'>,
  at: ClockTime,
): TimeSlot | undefined =>
  performances.length > 0 ? performances.find(one => usualTime(one) === at) : slotAt(place, minutesOfDay(at));

/** What can stay where it is fixed. Of two that overlap, the one fixed later wins. */
function resolveFixedConflicts(candidates: readonly Candidate[], context: VisitContext) {
  const held: TimeSlot[] = [];
  const clashes: Refusal[] = [];
  for (const { id, at } of context.preferences.fixed.toReversed()) {
    const candidate = candidates.find(({ place }) => place.id === id);
    const slot = candidate && slotFixedAt(candidate, at);
    const refuse = (why: Pick<Refusal, 'why' | 'reason'>) =>
      clashes.push({ id, at, requested: true, ...why });
    if (!candidate) continue;
    if (!slot) refuse(whyNotPlayed(id, context, at));
    else if (!fits(slot, context)) refuse({ why: 'hours' });
    else if (!held.every(other => areApart(other, slot, context))) refuse({ why: 'overlap' });
    else held.push(slot);
  }
  return { held, clashes };
}
