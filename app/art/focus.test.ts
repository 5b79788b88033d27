import { expect, it } from 'vitest';
import { focalAreas } from './focal-areas.ts';
import { focusStyle, getCropPosition } from './focus.ts';

it('keeps a subject whole in every crop that can hold it', () => {
  for (const [from, to] of [
    [0, 0.2],
    [0.1, 0.35],
    [0.4, 0.6],
    [0.55, 0.95],
    [0.8, 1],
  ] as const) {
    const position = getCropPosition(from, to) / 100;
    for (let length = to - from; length <= 1; length += 0.01) {
      const start = position * (1 - length);
      expect(start, `${length} of ${from} to ${to}`).toBeLessThan(from + 0.001);
      expect(start + length, `${length} of ${from} to ${to}`).toBeGreaterThan(to - 0.001);
    }
  }
});

it('centers the crop of a picture that is its own subject', () => {
  expect(getCropPosition(0, 1)).toBe(50);
});

it('has a rule for every picture with focal areas', () => {
  for (const name of Object.keys(focalAreas)) expect(focusStyle).toMatch(new RegExp(`-${name}\\{`));
});
