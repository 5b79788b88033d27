import { type Candidate, type Exclusion, findCandidates } from './candidates.ts';
import { searchDay } from './search.ts';
import { createSlot, type TimeSlot, type VisitContext } from './slots.ts';

export type PlannedSlot = TimeSlot & { candidate: Candidate };

export interface Arrangement {
  context: VisitContext;
  candidates: readonly Candidate[];
  exclusions: readonly Exclusion[];
  plannedSlots: readonly PlannedSlot[];
}

/** Arranges the day without requests and edits first, because with them its stops move only if they must, and no place is added. */
export function arrange(context: VisitContext): Arrangement {
  const { preferences } = context;
  const { requestedIds, fixedTimes, droppedIds } = preferences;
  if (requestedIds.length + fixedTimes.length + droppedIds.length === 0) return arrangeOnce(context);
  const usualPreferences = { ...preferences, requestedIds: [], fixedTimes: [], droppedIds: [] };
  const { plannedSlots } = arrangeOnce({ ...context, notBefore: 0, preferences: usualPreferences });
  return arrangeOnce({ ...context, usualSlots: plannedSlots });
}

function arrangeOnce(context: VisitContext): Arrangement {
  const { candidates, exclusions } = findCandidates(context);
  const plannedSlots = searchDay(candidates, context).map(({ candidate, arriveBy }): PlannedSlot => {
    const { place, performanceSlots, fixedSlot } = candidate;
    const performanceSlot = performanceSlots.find(slot => slot.arriveBy === arriveBy);
    return { candidate, ...(fixedSlot ?? performanceSlot ?? createSlot(place, arriveBy)) };
  });
  return { context, candidates, exclusions, plannedSlots };
}
