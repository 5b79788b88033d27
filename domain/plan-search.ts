import { upToFive } from './clock-time.ts';
import { walkBetween } from './places.ts';
import type { Candidate } from './plan-candidates.ts';
import type { Outing, TimeWindow } from './plan-occasions.ts';

/** A candidate in a day, and when one is there. */
interface Entry {
  candidate: Candidate;
  window: TimeWindow;
  by: number;
}

/** A day in the making. */
interface Draft {
  entries: readonly Entry[];
  score: number;
}

/** Drafts that are carried on. With fewer, wishes are missed; more would keep a slow phone busy. */
const kept = 32;

/** What a minute costs that one walks, also with small children or on wheels, and one that one waits. */
const cost = { walk: 2, slowWalk: 4, wait: 0.4 };

/** A good day, in its order. Candidate by candidate, the most valuable first, it carries on the best drafts of the day so far. */
export function searchDay(candidates: readonly Candidate[], outing: Outing): readonly Entry[] {
  const byValue = candidates.toSorted((one, other) => other.value - one.value);
  let drafts: Draft[] = [{ entries: [], score: 0 }];
  for (const candidate of byValue)
    drafts = drafts
      .flatMap(draft => [draft, ...insertions(draft, candidate, outing)])
      .sort((one, other) => other.score - one.score)
      .slice(0, kept);
  return repaired(drafts[0] as Draft, byValue, outing).entries;
}

/** A draft with one more candidate, in each way in which it fits. */
function insertions({ entries }: Draft, candidate: Candidate, outing: Outing): Draft[] {
  const found: Draft[] = [];
  for (const window of candidate.windows)
    for (let at = 0; at <= entries.length; at++) {
      const draft = draftOf(entries.toSpliced(at, 0, { candidate, window, by: 0 }), outing);
      if (draft) found.push(draft);
    }
  return found;
}

/** Begins each entry as soon as it can; undefined where one would begin too late. */
function draftOf(order: readonly Entry[], { from, gate, slowly }: Outing): Draft | undefined {
  const effort = slowly ? cost.slowWalk : cost.walk;
  const entries: Entry[] = [];
  let [last, free, score] = [gate, from, 0];
  for (const { candidate, window } of order) {
    const { place, value, minutes, ideal } = candidate;
    const way = walkBetween(last, place, slowly);
    const there = free + way;
    const by = there <= window.earliest ? window.earliest : upToFive(there);
    if (by > window.latest) return undefined;
    const odd = ideal ? Math.abs(by - ideal.at) * ideal.cost : 0;
    score += value - way * effort - (by - there) * cost.wait - odd;
    entries.push({ candidate, window, by });
    [last, free] = [place, by + minutes];
  }
  return { entries, score: score - walkBetween(last, gate, slowly) * effort };
}

/** Takes out one entry after the other and tries what is missing in another order, for as long as that makes a better day. */
function repaired(draft: Draft, byValue: readonly Candidate[], outing: Outing): Draft {
  const filled = (day: Draft, candidate: Candidate) =>
    insertions(day, candidate, outing).reduce((best, one) => (one.score > best.score ? one : best), day);
  for (const out of draft.entries) {
    const rest = draft.entries.filter(entry => entry !== out);
    const without = draftOf(rest, outing);
    const missing = byValue.filter(candidate => rest.every(entry => entry.candidate !== candidate));
    for (const first of missing) {
      const other = without && [first, ...missing.filter(one => one !== first)].reduce(filled, without);
      if (other && other.score > draft.score) return repaired(other, byValue, outing);
    }
  }
  return draft;
}
