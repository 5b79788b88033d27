/**
 * Builds a plan from preferences and the day's schedule: `candidates.ts` lists the places that may be in it, `search.ts` arranges them
 * by the time rules of `slots.ts`, and this module describes the result. `edits.ts` changes preferences, `link.ts` writes them as a URL
 * fragment, and `text.ts` repairs a damaged one.
 */
import { type ClockTime, roundUpToFive, timeOfDay } from '../clock-time.ts';
import type { Day } from '../day.ts';
import type { ReasonId } from '../exceptions.ts';
import type { Hours } from '../park.ts';
import { type Place, type PlaceKind, places, walkBetween } from '../places.ts';
import type { DaySchedule, Performance } from '../schedule.ts';
import {
  type Candidate,
  type Exclusion,
  type ExclusionReason,
  findCandidates,
  findSlotAt,
  listPlaceIds,
} from './candidates.ts';
import { fixPlaceTime, type Preferences } from './preferences.ts';
import { searchDay } from './search.ts';
import {
  canVisitBoth,
  createSlot,
  createVisitContext,
  fitsVisit,
  getRequiredHours,
  getStayWindow,
  isStillPossible,
  type TimeSlot,
  toStoredStart,
  type VisitContext,
} from './slots.ts';

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

/** Not in the plan, or not at its `fixedStart`. */
export interface MissedPlace extends Exclusion {
  overlappingIds: readonly string[];
  alternatives: readonly Alternative[];
}

/** Another performance of a missed show. */
export interface Alternative {
  performance: Performance;
  /** Stops that would drop out or lose their fixed time. */
  displacedIds: readonly string[];
  /** Set if the visit would have to be longer. */
  from?: ClockTime;
  until?: ClockTime;
}

type PlannedSlot = TimeSlot & { candidate: Candidate };

interface Arrangement {
  context: VisitContext;
  candidates: readonly Candidate[];
  exclusions: readonly Exclusion[];
  plannedSlots: readonly PlannedSlot[];
}

export function buildPlan(
  preferences: Preferences,
  schedule: DaySchedule,
  allPlaces: readonly Place[] = places,
): Plan {
  const { day } = preferences;
  const { reason } = schedule;
  const context = createVisitContext(preferences, schedule, allPlaces);
  if (!context) {
    const missedPlaces = listPlaceIds(preferences).map(id => createClosedPlace(id, reason));
    return {
      preferences,
      day,
      ...(reason && { reason }),
      visit: null,
      stops: [],
      walkToExitMinutes: 0,
      missedPlaces,
    };
  }
  const { from, until, gate, isSlow } = context;
  const arrangement = arrange(context);
  const { candidates, exclusions, plannedSlots } = arrangement;
  const missedCandidates = candidates.filter(
    candidate =>
      isReportedIfMissed(candidate) && !plannedSlots.some(({ place }) => place === candidate.place),
  );
  return {
    preferences,
    day,
    ...(reason && { reason }),
    visit: { opens: timeOfDay(from), closes: timeOfDay(Math.max(from, until)) },
    stops: plannedSlots.map((_, index) => createStop(arrangement, index)),
    walkToExitMinutes: walkBetween(plannedSlots.at(-1)?.place ?? gate, gate, isSlow),
    missedPlaces: [
      ...exclusions.map(exclusion => describeExclusion(exclusion, arrangement)),
      ...missedCandidates.map(candidate => describeMissedCandidate(candidate, arrangement)),
    ],
  };
}

const createClosedPlace = (id: string, scheduleReason: ReasonId | undefined): MissedPlace => ({
  id,
  reason: 'closed',
  ...(scheduleReason && { scheduleReason }),
  isRequested: true,
  overlappingIds: [],
  alternatives: [],
});

function arrange(context: VisitContext): Arrangement {
  const { candidates, exclusions } = findCandidates(context);
  const plannedSlots = searchDay(candidates, context).map(({ candidate, arriveBy }): PlannedSlot => {
    const { place, performanceSlots, fixedSlot } = candidate;
    const performanceSlot = performanceSlots.find(slot => slot.arriveBy === arriveBy);
    return { candidate, ...(fixedSlot ?? performanceSlot ?? createSlot(place, arriveBy)) };
  });
  return { context, candidates, exclusions, plannedSlots };
}

function createStop({ context, plannedSlots }: Arrangement, index: number): Stop {
  const { candidate, place, performance, arriveBy, start, end } = plannedSlots[index] as PlannedSlot;
  const { gate, schedule, isSlow } = context;
  const previousPlace = plannedSlots[index - 1]?.place ?? gate;
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
    isRequested: candidate.isRequested,
    isFixed: candidate.fixedSlot !== undefined,
  };
}

/** Omits places that merely fill the day. */
const isReportedIfMissed = ({ isRequested, place: { kind } }: Candidate) =>
  isRequested || kind === 'meal' || kind === 'quiet';

const listOverlappingIds = (
  slot: TimeSlot,
  { plannedSlots, context }: Arrangement,
  filter: (candidate: Candidate) => boolean,
) =>
  plannedSlots
    .filter(({ candidate, place }) => filter(candidate) && place !== slot.place)
    .filter(plannedSlot => !canVisitBoth(slot, plannedSlot, context))
    .map(({ place }) => place.id);

function describeExclusion(exclusion: Exclusion, arrangement: Arrangement): MissedPlace {
  const { id, fixedStart, reason } = exclusion;
  const candidate = fixedStart && arrangement.candidates.find(({ place }) => place.id === id);
  if (!candidate) return { ...exclusion, overlappingIds: [], alternatives: [] };
  const slot = findSlotAt(candidate, fixedStart);
  return {
    ...exclusion,
    overlappingIds:
      slot && reason === 'overlap'
        ? listOverlappingIds(slot, arrangement, ({ fixedSlot }) => fixedSlot !== undefined)
        : [],
    alternatives: listAlternatives(candidate, arrangement, fixedStart),
  };
}

function describeMissedCandidate(candidate: Candidate, arrangement: Arrangement): MissedPlace {
  const { place, isRequested, performanceSlots } = candidate;
  const { context } = arrangement;
  const overlappingIds = performanceSlots
    .filter(slot => isStillPossible(slot, context))
    .flatMap(slot => listOverlappingIds(slot, arrangement, isReportedIfMissed));
  return {
    id: place.id,
    reason: getImpossibleReason(candidate, context) ?? (overlappingIds.length > 0 ? 'overlap' : 'full'),
    overlappingIds: [...new Set(overlappingIds)],
    isRequested,
    alternatives: listAlternatives(candidate, arrangement),
  };
}

/** For a candidate that does not fit even on its own. */
function getImpossibleReason(
  { place, performanceSlots }: Candidate,
  context: VisitContext,
): ExclusionReason | undefined {
  if (performanceSlots.length === 0) {
    const { earliest, latest } = getStayWindow(place, context);
    return roundUpToFive(earliest) <= latest ? undefined : 'hours';
  }
  if (performanceSlots.some(slot => isStillPossible(slot, context))) return undefined;
  return performanceSlots.some(slot => fitsVisit(slot, context)) ? 'over' : 'hours';
}

/** Places that would not fit even if requested. */
export function findImpossiblePlaces(
  preferences: Preferences,
  schedule: DaySchedule,
  allPlaces: readonly Place[] = places,
): Exclusion[] {
  const requestedIds = allPlaces.filter(({ kind }) => kind !== 'gate').map(({ id }) => id);
  const allRequested = { ...preferences, requestedIds, fixedTimes: [], droppedIds: [] };
  const context = createVisitContext(allRequested, schedule, allPlaces);
  if (!context) return [];
  const { candidates, exclusions } = findCandidates(context);
  for (const candidate of candidates) {
    const reason = getImpossibleReason(candidate, context);
    if (reason) exclusions.push({ id: candidate.place.id, reason, isRequested: true });
  }
  return exclusions;
}

const listAlternatives = (
  { performanceSlots }: Candidate,
  arrangement: Arrangement,
  impossibleStart?: ClockTime,
): Alternative[] =>
  performanceSlots
    .filter(slot => toStoredStart(slot) !== impossibleStart)
    .filter(slot => !arrangement.plannedSlots.some(({ performance }) => performance === slot.performance))
    .flatMap(slot => createAlternative(slot, arrangement) ?? []);

function createAlternative(slot: TimeSlot, { context, plannedSlots }: Arrangement): Alternative | undefined {
  const { opens, closes, notBefore, preferences, schedule } = context;
  const { place, performance, arriveBy } = slot;
  const { from, until } = getRequiredHours(slot, context);
  if (!performance || arriveBy < notBefore || from < opens || until > closes) return undefined;
  const longerVisit = {
    ...(from < context.from && { from: timeOfDay(Math.max(opens, Math.floor(from / 5) * 5)) }),
    ...(until > context.until && { until: timeOfDay(Math.min(closes, roundUpToFive(until))) }),
  };
  const newPreferences = { ...fixPlaceTime(preferences, place.id, toStoredStart(slot)), ...longerVisit };
  const newContext = createVisitContext(newPreferences, schedule, context.places);
  const newSlots = newContext ? arrange(newContext).plannedSlots : [];
  const isDisplaced = ({ place, fixedSlot }: Candidate) =>
    !newSlots.some(
      newSlot => newSlot.place === place && (newSlot.candidate.fixedSlot !== undefined || !fixedSlot),
    );
  const displacedIds = plannedSlots
    .filter(({ candidate }) => isReportedIfMissed(candidate) && isDisplaced(candidate))
    .map(({ place }) => place.id);
  return { performance, displacedIds, ...longerVisit };
}
