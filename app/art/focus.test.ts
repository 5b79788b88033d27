import { expect, it } from 'vitest';
import { getCropPosition } from './focus.ts';

it.each([
  [0, 0.2],
  [0.1, 0.35],
  [0.4, 0.6],
  [0.55, 0.95],
  [0.8, 1],
  [0, 1],
])('keeps a subject from %d to %d whole in every crop that can hold it', (from, to) => {
  const position = getCropPosition(from, to);
  for (let length = to - from; length <= 1; length += 0.01) {
    const start = position * (1 - length);
    expect(start, `${length}`).toBeLessThan(from + 0.001);
    expect(start + length, `${length}`).toBeGreaterThan(to - 0.001);
  }
});
