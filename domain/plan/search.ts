import { roundUpToFive } from '../clock-time.ts';
import { walkBetween } from '../places.ts';
import type { Candidate } from './candidates.ts';
import type { TimeWindow, VisitContext } from './slots.ts';

/** A candidate in a draft, with the arrival. */
interface Entry {
  candidate: Candidate;
  window: TimeWindow;
  by: number;
}

interface Draft {
  entries: readonly Entry[];
  score: number;
}

/** Drafts kept per step. With fewer, requests are missed; more would keep a slow phone busy. */
const beamWidth = 32;

/** Cost of a minute of walking (`slowWalk`: with small children or on wheels) and of waiting. */
const cost = { walk: 2, slowWalk: 4, wait: 0.4 };

/** Value of an unmoved stop: more than any such costs and than what fills the day; all together less than a request. */
const keptValue = 800;

/** A good day, in chronological order: a beam search that adds candidates by descending value, and a local repair of its result. */
export function searchDay(candidates: readonly Candidate[], context: VisitContext): readonly Entry[] {
  const byValue = candidates.toSorted((one, other) => other.value - one.value);
  let drafts: Draft[] = [{ entries: [], score: 0 }];
  for (const candidate of byValue)
    drafts = drafts
      .flatMap(draft => [draft, ...insertions(draft, candidate, context)])
      .sort((one, other) => other.score - one.score)
      .slice(0, beamWidth);
  return repaired(drafts[0] as Draft, byValue, context).entries;
}

/** The draft with one more candidate, in every position and window in which it fits. */
function insertions({ entries }: Draft, candidate: Candidate, context: VisitContext): Draft[] {
  const found: Draft[] = [];
  for (const window of candidate.windows)
    for (let at = 0; at <= entries.length; at++) {
      const draft = draftOf(entries.toSpliced(at, 0, { candidate, window, by: 0 }), context);
      if (draft) found.push(draft);
    }
  return found;
}

/** Schedules each entry as early as possible; undefined if one would be too late. */
function draftOf(order: readonly Entry[], { from, gate, isSlow }: VisitContext): Draft | undefined {
  const effort = isSlow ? cost.slowWalk : cost.walk;
  const entries: Entry[] = [];
  let [last, free, score] = [gate, from, 0];
  for (const { candidate, window } of order) {
    const { place, value, minutes, ideal, kept } = candidate;
    const walkMinutes = walkBetween(last, place, isSlow);
    const there = free + walkMinutes;
    const by = there <= window.earliest ? window.earliest : roundUpToFive(there);
    if (by > window.latest) return undefined;
    const inconvenience = ideal ? Math.abs(by - ideal.at) * ideal.cost : 0;
    if (by === kept) score += keptValue;
    score += value - walkMinutes * effort - (by - there) * cost.wait - inconvenience;
    entries.push({ candidate, window, by });
    [last, free] = [place, by + minutes];
  }
  return { entries, score: score - walkBetween(last, gate, isSlow) * effort };
}

/** Removes one entry at a time and refills the day in other orders, as long as that improves the score. */
function repaired(draft: Draft, byValue: readonly Candidate[], context: VisitContext): Draft {
  const withBestInsertion = (day: Draft, candidate: Candidate) =>
    insertions(day, candidate, context).reduce((best, one) => (one.score > best.score ? one : best), day);
  for (const out of draft.entries) {
    const rest = draft.entries.filter(entry => entry !== out);
    const without = draftOf(rest, context);
    const missing = byValue.filter(candidate => rest.every(entry => entry.candidate !== candidate));
    for (const first of missing) {
      const other =
        without && [first, ...missing.filter(one => one !== first)].reduce(withBestInsertion, without);
      if (other && other.score > draft.score) return repaired(other, byValue, context);
    }
  }
  return draft;
}
