import { describe, expect, it } from 'vitest';
import { retryDelay } from './backoff.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('the backoff', () => {
  it('doubles from a minute to an hour, with up to a quarter more and never more than an hour', () => {
    const minutes = [1, 2, 3, 4, 5, 6, 7, 8, 100].map(attempts => retryDelay(attempts, () => 0) / minute);
    expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(retryDelay(1, () => 1)).toBe(75_000);
    expect(retryDelay(6, () => 1)).toBe(40 * minute);
    expect(retryDelay(100, () => 1)).toBe(hour);
  });
});
