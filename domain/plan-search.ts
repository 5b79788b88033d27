/**
 * The search for a good day: which of many things to do, in which order, and of what is played several times, when. Times are minutes
 * of the day.
 */

/** When something may begin. */
export interface TimeWindow {
  earliest: number;
  latest: number;
}

/** Something that a day may hold. */
export interface Candidate {
  /** What it is worth. Walks, waiting and odd times are subtracted. */
  value: number;
  minutes: number;
  /** So long before its start one is there. */
  early: number;
  /** It begins in one of these. */
  windows: readonly TimeWindow[];
  /** The best time to begin, and what each minute away from it costs. */
  ideal?: { at: number; cost: number };
}

export interface Ground {
  /** When one is at the gate. */
  from: number;
  /** Minutes from candidate to candidate; the last is the gate. */
  walks: readonly (readonly number[])[];
  /** What a minute of walking costs, and a minute of waiting. */
  effort: number;
  idle: number;
}

/** A candidate (its index), and the window in which it begins. */
interface Entry {
  index: number;
  window: TimeWindow;
}

/** A day that is being composed. */
interface Draft {
  entries: readonly Entry[];
  /** When each entry begins. */
  starts: readonly number[];
  score: number;
}

/** So many drafts are kept: with fewer more wishes are missed, with more a slow phone takes too long (docs/decisions/0014-the-day.md). */
const kept = 32;

/** People read full and five past, not seven past. */
export const fullFive = (minute: number): number => Math.ceil(minute / 5) * 5;

/** What to do and when, in the order of the day. */
export function searchDay(
  candidates: readonly Candidate[],
  ground: Ground,
): { index: number; start: number }[] {
  const byValue = candidates
    .map(({ value }, index) => ({ index, value }))
    .sort((one, other) => other.value - one.value)
    .map(({ index }) => index);
  let drafts: readonly Draft[] = [{ entries: [], starts: [], score: 0 }];
  for (const index of byValue)
    drafts = drafts
      .flatMap(draft => [draft, ...insertions(draft, index, candidates, ground)])
      .sort((one, other) => other.score - one.score)
      .slice(0, kept);
  const { entries, starts } = repaired(drafts[0] as Draft, byValue, candidates, ground);
  return entries.map(({ index }, at) => ({ index, start: starts[at] as number }));
}

/** One more candidate at every place of a draft where it fits. */
function insertions(
  { entries }: Draft,
  index: number,
  candidates: readonly Candidate[],
  ground: Ground,
): Draft[] {
  const { windows, ideal } = candidates[index] as Candidate;
  // At once, or waiting for the best time.
  const waiting = windows
    .filter(({ earliest, latest }) => ideal && ideal.at > earliest && ideal.at <= latest)
    .map(({ latest }) => ({ earliest: ideal?.at ?? 0, latest }));
  const found: Draft[] = [];
  for (const window of [...windows, ...waiting])
    for (let at = 0; at <= entries.length; at++) {
      const draft = draftOf(entries.toSpliced(at, 0, { index, window }), candidates, ground);
      if (draft) found.push(draft);
    }
  return found;
}

/** The day of some entries in their order, each as early as it can be; undefined where one would begin too late. */
function draftOf(
  entries: readonly Entry[],
  candidates: readonly Candidate[],
  { from, walks, effort, idle }: Ground,
): Draft | undefined {
  const gate = candidates.length;
  const starts: number[] = [];
  let [last, free, score] = [gate, from, 0];
  const walk = (to: number) => walks[last]?.[to] ?? 0;
  for (const { index, window } of entries) {
    const { value, minutes, early, ideal } = candidates[index] as Candidate;
    const ready = free + walk(index) + early;
    const start = ready <= window.earliest ? window.earliest : fullFive(ready);
    if (start > window.latest) return undefined;
    const odd = ideal ? Math.abs(start - ideal.at) * ideal.cost : 0;
    score += value - walk(index) * effort - (start - ready) * idle - odd;
    starts.push(start);
    [last, free] = [index, start + minutes];
  }
  return { entries, starts, score: score - walk(gate) * effort };
}

/** Gives something up for what has found no room, or goes to it at another time, as long as the day gets better. */
function repaired(
  draft: Draft,
  byValue: readonly number[],
  candidates: readonly Candidate[],
  ground: Ground,
): Draft {
  const withAnother = (day: Draft, index: number) =>
    insertions(day, index, candidates, ground).reduce(
      (best, other) => (other.score > best.score ? other : best),
      day,
    );
  for (const { index: given } of draft.entries) {
    const rest = draft.entries.filter(({ index }) => index !== given);
    const without = draftOf(rest, candidates, ground);
    const missing = byValue.filter(index => rest.every(entry => entry.index !== index));
    for (const first of missing) {
      const order = [first, ...missing.filter(index => index !== first)];
      const other = without && order.reduce(withAnother, without);
      if (other && other.score > draft.score) return repaired(other, byValue, candidates, ground);
    }
  }
  return draft;
}
