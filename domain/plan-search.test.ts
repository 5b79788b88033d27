import { expect, it } from 'vitest';
import { type Candidate, searchDay } from './plan-search.ts';

/** On one path: minutes from the gate, which is not far from anywhere at the end of a day. */
const along = [10, 20, 1, 0];
const walks = along.map(one => along.map((other, index) => (index === 3 ? 0 : Math.abs(one - other))));
const candidate = (more: Partial<Candidate> = {}): Candidate => ({
  value: 1000,
  minutes: 30,
  early: 0,
  windows: [{ earliest: 0, latest: 1000 }],
  ...more,
});
const order = (candidates: readonly Candidate[], effort: number) =>
  searchDay(candidates, { from: 0, walks, effort, idle: 1 }).map(({ index }) => index);
/** Minutes on the path. */
const walked = (tasks: readonly number[]) =>
  [3, ...tasks].reduce((sum, one, index, all) => sum + (walks[one]?.[all[index + 1] ?? 3] ?? 0), 0);

it('weighs odd times against walks', () => {
  const candidates = [candidate(), candidate(), candidate({ ideal: { at: 50, cost: 1 } })];
  // Past the third, and back to it when its time has come.
  expect(order(candidates, 0)).toEqual([0, 2, 1]);
  expect(walked(order(candidates, 0))).toBe(38);
  expect(walked(order(candidates, 10))).toBe(20);
});

it('does nothing that is not worth its walk', () => {
  expect(order([candidate({ value: 10 })], 1)).toEqual([]);
  expect(searchDay([], { from: 0, walks: [[0]], effort: 1, idle: 1 })).toEqual([]);
});
