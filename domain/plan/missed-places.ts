/** The places that are not in a plan: why, and at which other times a missed show could be seen. */
import { type ClockTime, roundUpToFive, timeOfDay } from '../clock-time.ts';
import type { Performance } from '../day-schedule.ts';
import { type Arrangement, arrange } from './arrangement.ts';
import { type Candidate, type Exclusion, findSlotAt } from './candidates.ts';
import { fixPlaceTime } from './preferences.ts';
import {
  canVisitBoth,
  createVisitContext,
  fitsVisit,
  getRequiredHours,
  getStayWindow,
  isStillPossible,
  type TimeSlot,
  toStoredStart,
  type VisitContext,
} from './slots.ts';

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

export function listMissedPlaces(arrangement: Arrangement): MissedPlace[] {
  const { candidates, exclusions, plannedSlots } = arrangement;
  const missedCandidates = candidates.filter(
    candidate =>
      isReportedIfMissed(candidate) && !plannedSlots.some(({ place }) => place === candidate.place),
  );
  return [
    ...exclusions.map(exclusion => describeExclusion(exclusion, arrangement)),
    ...missedCandidates.map(candidate => describeMissedCandidate(candidate, arrangement)),
  ];
}

/** Places that merely fill the day are not reported. */
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
    reason: overlappingIds.length > 0 ? 'overlap' : fitsAlone(candidate, context) ? 'full' : 'hours',
    overlappingIds: [...new Set(overlappingIds)],
    isRequested,
    alternatives: listAlternatives(candidate, arrangement),
  };
}

/** Whether it would fit on its own. */
function fitsAlone({ place, performanceSlots }: Candidate, context: VisitContext): boolean {
  if (performanceSlots.length > 0) return performanceSlots.some(slot => fitsVisit(slot, context));
  const { earliest, latest } = getStayWindow(place, context);
  return roundUpToFive(earliest) <= latest;
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
