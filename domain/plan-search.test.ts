import { expect, it } from 'vitest';
import { plain } from '../tests/support/fixture-park.ts';
import type { Place } from './places.ts';
import type { Candidate } from './plan-candidates.ts';
import { searchDay } from './plan-search.ts';
import type { VisitContext } from './plan-slots.ts';

/** On a straight path, a number of minutes from the gate. */
const placeAt = (minutes: number): Place => ({
  ...plain,
  id: `p${minutes}`,
  kind: 'activity',
  at: [minutes * 50, 0],
});
const context = { from: 0, since: 0, gate: placeAt(0), isSlow: false } as VisitContext;
const candidate = (minutes: number, more: Partial<Candidate> = {}): Candidate => ({
  place: placeAt(minutes),
  requested: false,
  performances: [],
  value: 1000,
  windows: [{ earliest: 0, latest: 1000 }],
  minutes: 30,
  ...more,
});
const order = (...candidates: Candidate[]) =>
  searchDay(candidates, context).map(entry => entry.candidate.place.id);

it('weighs inconvenient times against walks', () => {
  const windows = [0, 100].map(earliest => ({ earliest, latest: 1000 }));
  const first = (cost: number) => candidate(1, { windows, ideal: { at: 100, cost } });
  // On the way, or later with a detour.
  expect(order(candidate(20), candidate(10), first(0))).not.toEqual(['p20', 'p10', 'p1']);
  expect(order(candidate(20), candidate(10), first(2))[2]).toBe('p1');
});

it('leaves out what is not worth its walk', () => {
  expect(order(candidate(10, { value: 39 }))).toEqual([]);
  expect(order(candidate(10, { value: 41 }))).toEqual(['p10']);
  expect(order()).toEqual([]);
});
