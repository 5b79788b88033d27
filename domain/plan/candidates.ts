import { type ClockTime, minutesOfDay, roundUpToFive } from '../clock-time.ts';
import type { ReasonId } from '../exceptions.ts';
import type { Place } from '../places.ts';
import { usualStart } from '../schedule.ts';
import type { AccessNeed } from './preferences.ts';
import {
  type ArrivalWindow,
  canVisitBoth,
  createSlot,
  fitsVisit,
  getPerformanceSlots,
  getStayWindow,
  isStillPossible,
  type TimeSlot,
  toStoredStart,
  type VisitContext,
} from './slots.ts';

export interface Candidate {
  place: Place;
  isRequested: boolean;
  performanceSlots: readonly TimeSlot[];
  fixedSlot?: TimeSlot;
  /** Score before the costs of walking, waiting and inconvenient times. */
  value: number;
  arrivalWindows: readonly ArrivalWindow[];
  minutes: number;
  /** The arrival without requests and edits, which the place keeps if it can. */
  usualArrival?: number;
  idealArrival?: IdealArrival;
}

interface IdealArrival {
  time: number;
  costPerMinute: number;
}

/**
 * - `gone`: the performance no longer exists.
 * - `hours`: outside the visit. `full`: no time left.
 */
type ExclusionReason = 'cancelled' | 'gone' | 'hours' | 'overlap' | 'full' | 'steps' | 'noise';

export interface Exclusion {
  id: string;
  reason: ExclusionReason;
  /** Why the show is canceled. */
  scheduleReason?: ReasonId;
  /** The time that the visitor has chosen. The plan may still have the place at another time. */
  fixedStart?: ClockTime;
  isRequested: boolean;
}

const getMealtime = (needs: readonly AccessNeed[]) => (needs.includes('children') ? 12 * 60 + 15 : 13 * 60);
const restTime = 14 * 60 + 30;

/** Each outweighs everything below it together; a usual stop outweighs only others that fill the day. */
const priorities = { fixedTime: 1e9, showRequest: 1e7, request: 1e5, usualStop: 4e3 };
const baseValues = { quiet: 2e4, meal: 1e4, show: 400, encounter: 200, activity: 100, gate: 0 };
const childrenFactor = 3;
const noiseBonus = { quiet: 50, lively: -50, loud: 0 };

export function findCandidates(context: VisitContext): {
  candidates: Candidate[];
  exclusions: Exclusion[];
} {
  const { preferences, schedule, places } = context;
  const candidates: Candidate[] = [];
  const exclusions: Exclusion[] = [];
  for (const place of places) {
    const { id } = place;
    if (place.kind === 'gate' || preferences.droppedIds.includes(id)) continue;
    const fixedStart = preferences.fixedTimes.find(time => time.id === id)?.start;
    const isRequested = fixedStart !== undefined || preferences.requestedIds.includes(id);
    if (!isRequested && !isIncludedByDefault(place, context)) continue;
    const unsuitability = getUnsuitability(place, preferences.accessNeeds, isRequested, fixedStart);
    const performanceSlots = getPerformanceSlots(place, schedule);
    if (unsuitability) exclusions.push({ id, reason: unsuitability, isRequested });
    else if (performanceSlots.length > 0 || place.minutes)
      candidates.push(createCandidate(place, isRequested, performanceSlots, context));
    else if (isRequested)
      exclusions.push({ id, isRequested, ...explainMissingPerformance(id, context, fixedStart) });
  }
  const { fixedSlots, conflicts } = resolveFixedTimes(candidates, context);
  return {
    candidates: candidates.map(candidate => {
      const fixedSlot = fixedSlots.find(({ place }) => place === candidate.place);
      return fixedSlot ? fixCandidate(candidate, fixedSlot) : candidate;
    }),
    exclusions: [...exclusions, ...conflicts],
  };
}

function isIncludedByDefault(place: Place, { preferences, from, until, usualSlots }: VisitContext): boolean {
  const { accessNeeds } = preferences;
  const { kind, suitsChildren, minutes = 0 } = place;
  const hasChildren = accessNeeds.includes('children');
  const covers = (time: number) => from <= time && until >= time + minutes;
  if (kind === 'quiet') return accessNeeds.includes('quiet') || (hasChildren && covers(restTime));
  if (kind === 'activity' && hasChildren && !suitsChildren) return false;
  if (kind === 'meal') return covers(getMealtime(accessNeeds));
  if (!usualSlots) return true;
  // An edit adds no place by itself, but unsuitable places are still reported.
  return (
    usualSlots.some(slot => slot.place === place) || getUnsuitability(place, accessNeeds, false) !== undefined
  );
}

/** Steps exclude a place unless its time is fixed, noise unless it is requested. */
function getUnsuitability(
  { steps = 0, noise }: Place,
  needs: readonly AccessNeed[],
  isRequested: boolean,
  fixedStart?: ClockTime,
) {
  if (steps > 0 && needs.includes('wheels') && !fixedStart) return 'steps';
  return noise === 'loud' && needs.includes('quiet') && !isRequested ? 'noise' : undefined;
}

function explainMissingPerformance(
  id: string,
  { schedule: { performances, changes } }: VisitContext,
  fixedStart?: ClockTime,
): Pick<Exclusion, 'reason' | 'scheduleReason'> {
  const cancellations = changes.filter(({ performance, to }) => performance.show === id && !to);
  const hasPerformances = performances.some(({ show }) => show === id);
  const cancellation =
    cancellations.find(({ performance }) => usualStart(performance) === fixedStart) ??
    (hasPerformances ? undefined : cancellations[0]);
  return cancellation ? { reason: 'cancelled', scheduleReason: cancellation.reason } : { reason: 'gone' };
}

function createCandidate(
  place: Place,
  isRequested: boolean,
  performanceSlots: TimeSlot[],
  context: VisitContext,
): Candidate {
  const idealArrival = getIdealArrival(place, context);
  const usualSlot = context.usualSlots?.find(slot => slot.place === place && isStillPossible(slot, context));
  // All performances of a show take equally long.
  const [slot = createSlot(place, 0)] = performanceSlots;
  return {
    place,
    isRequested,
    performanceSlots,
    minutes: slot.end - slot.arriveBy,
    ...(idealArrival && { idealArrival }),
    ...(usualSlot && { usualArrival: usualSlot.arriveBy }),
    value: getValue(place, isRequested, usualSlot !== undefined, context.preferences.accessNeeds),
    arrivalWindows:
      performanceSlots.length > 0
        ? performanceSlots.filter(slot => isStillPossible(slot, context)).map(toWindow)
        : getStayWindows(place, context, idealArrival, usualSlot),
  };
}

function getStayWindows(
  place: Place,
  context: VisitContext,
  idealArrival: IdealArrival | undefined,
  usualSlot: TimeSlot | undefined,
): ArrivalWindow[] {
  const { earliest: visitEarliest, latest } = getStayWindow(place, context);
  const earliest = roundUpToFive(Math.max(visitEarliest, context.notBefore));
  const windows = [{ earliest, latest }];
  if (idealArrival && idealArrival.time > earliest && idealArrival.time <= latest)
    windows.push({ earliest: idealArrival.time, latest });
  if (usualSlot) windows.push(toWindow(usualSlot));
  return windows;
}

function getValue(
  { kind, noise, suitsChildren }: Place,
  isRequested: boolean,
  isUsual: boolean,
  needs: readonly AccessNeed[],
): number {
  let value = baseValues[kind];
  if (suitsChildren && needs.includes('children')) value *= childrenFactor;
  if (needs.includes('quiet')) value += noiseBonus[noise];
  if (isUsual) value += priorities.usualStop;
  if (isRequested) value += kind === 'show' ? priorities.showRequest : priorities.request;
  return value;
}

function getIdealArrival(
  { kind, suitsChildren }: Place,
  { preferences: { accessNeeds }, from }: VisitContext,
): IdealArrival | undefined {
  const hasChildren = accessNeeds.includes('children');
  if (kind === 'meal') return { time: getMealtime(accessNeeds), costPerMinute: hasChildren ? 1 : 0.6 };
  if (kind === 'quiet') return { time: restTime, costPerMinute: 0.5 };
  return suitsChildren && hasChildren ? { time: from, costPerMinute: 0.1 } : undefined;
}

const toWindow = ({ arriveBy }: TimeSlot): ArrivalWindow => ({ earliest: arriveBy, latest: arriveBy });

const fixCandidate = (candidate: Candidate, fixedSlot: TimeSlot): Candidate => ({
  ...candidate,
  fixedSlot,
  value: candidate.value + priorities.fixedTime,
  arrivalWindows: [toWindow(fixedSlot)],
});

export const findSlotAt = (
  { place, performanceSlots }: Pick<Candidate, 'place' | 'performanceSlots'>,
  start: ClockTime,
): TimeSlot | undefined =>
  performanceSlots.length > 0
    ? performanceSlots.find(slot => toStoredStart(slot) === start)
    : createSlot(place, minutesOfDay(start));

/** If two fixed times overlap, the one that was set later wins. */
function resolveFixedTimes(candidates: readonly Candidate[], context: VisitContext) {
  const fixedSlots: TimeSlot[] = [];
  const conflicts: Exclusion[] = [];
  for (const { id, start } of context.preferences.fixedTimes.toReversed()) {
    const candidate = candidates.find(({ place }) => place.id === id);
    if (!candidate) continue;
    const slot = findSlotAt(candidate, start);
    const exclude = (cause: Pick<Exclusion, 'reason' | 'scheduleReason'>) =>
      conflicts.push({ id, fixedStart: start, isRequested: true, ...cause });
    if (!slot) exclude(explainMissingPerformance(id, context, start));
    else if (!fitsVisit(slot, context)) exclude({ reason: 'hours' });
    else if (!fixedSlots.every(fixedSlot => canVisitBoth(fixedSlot, slot, context)))
      exclude({ reason: 'overlap' });
    else fixedSlots.push(slot);
  }
  return { fixedSlots, conflicts };
}
