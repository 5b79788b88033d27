import { roundUpToFive } from '../clock-time.ts';
import { walkBetween } from '../places.ts';
import type { Candidate } from './candidates.ts';
import type { ArrivalWindow, VisitContext } from './slots.ts';

interface Entry {
  candidate: Candidate;
  window: ArrivalWindow;
  arriveBy: number;
}

interface Trial {
  /** In chronological order. */
  entries: readonly Entry[];
  score: number;
}

/** Fewer trials would miss requests; more would be slow on phones. */
const beamWidth = 32;

const costPerMinute = { walk: 2, slowWalk: 4, wait: 0.4 };

/** Outweighs walks, waits and stops that fill the day. Even for all stops together, it is less than a request. */
const unmovedStopValue = 800;

/** A beam search that adds candidates by descending value, then a local search. */
export function searchDay(candidates: readonly Candidate[], context: VisitContext): readonly Entry[] {
  const candidatesByValue = candidates.toSorted((a, b) => b.value - a.value);
  const empty: Trial = { entries: [], score: 0 };
  let trials = [empty];
  for (const candidate of candidatesByValue)
    trials = trials
      .flatMap(trial => [trial, ...listInsertions(trial, candidate, context)])
      .sort((a, b) => b.score - a.score)
      .slice(0, beamWidth);
  const [best = empty] = trials;
  return improveLocally(best, candidatesByValue, context).entries;
}

function listInsertions({ entries }: Trial, candidate: Candidate, context: VisitContext): Trial[] {
  const trials: Trial[] = [];
  for (const window of candidate.arrivalWindows)
    for (let position = 0; position <= entries.length; position++) {
      const newEntry = { candidate, window, arriveBy: 0 };
      const trial = scheduleEntries(entries.toSpliced(position, 0, newEntry), context);
      if (trial) trials.push(trial);
    }
  return trials;
}

/** Schedules each entry as early as possible. Undefined if one would be too late. */
function scheduleEntries(
  order: readonly Pick<Entry, 'candidate' | 'window'>[],
  { from, gate, isSlow }: VisitContext,
): Trial | undefined {
  const walkCost = isSlow ? costPerMinute.slowWalk : costPerMinute.walk;
  const entries: Entry[] = [];
  let previousPlace = gate;
  let freeFrom = from;
  let score = 0;
  for (const { candidate, window } of order) {
    const { place, value, minutes, idealArrival, usualArrival } = candidate;
    const walkMinutes = walkBetween(previousPlace, place, isSlow);
    const earliest = freeFrom + walkMinutes;
    const arriveBy = earliest <= window.earliest ? window.earliest : roundUpToFive(earliest);
    if (arriveBy > window.latest) return undefined;
    const inconvenience = idealArrival
      ? Math.abs(arriveBy - idealArrival.time) * idealArrival.costPerMinute
      : 0;
    if (arriveBy === usualArrival) score += unmovedStopValue;
    score += value - walkMinutes * walkCost - (arriveBy - earliest) * costPerMinute.wait - inconvenience;
    entries.push({ candidate, window, arriveBy });
    previousPlace = place;
    freeFrom = arriveBy + minutes;
  }
  return { entries, score: score - walkBetween(previousPlace, gate, isSlow) * walkCost };
}

/** Removes one entry at a time and refills the day in other orders. */
function improveLocally(trial: Trial, candidatesByValue: readonly Candidate[], context: VisitContext): Trial {
  const insertAtBest = (base: Trial, candidate: Candidate) =>
    listInsertions(base, candidate, context).reduce(
      (best, insertion) => (insertion.score > best.score ? insertion : best),
      base,
    );
  for (const removedEntry of trial.entries) {
    const remainingEntries = trial.entries.filter(entry => entry !== removedEntry);
    const shorterTrial = scheduleEntries(remainingEntries, context);
    if (!shorterTrial) continue;
    const missingCandidates = candidatesByValue.filter(candidate =>
      remainingEntries.every(entry => entry.candidate !== candidate),
    );
    for (const first of missingCandidates) {
      const insertionOrder = [first, ...missingCandidates.filter(candidate => candidate !== first)];
      const refilled = insertionOrder.reduce(insertAtBest, shorterTrial);
      if (refilled.score > trial.score) return improveLocally(refilled, candidatesByValue, context);
    }
  }
  return trial;
}
