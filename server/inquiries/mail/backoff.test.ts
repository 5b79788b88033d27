import { expect, it } from 'vitest';
import { retryDelay } from './backoff.ts';

it('the wait doubles from a minute to an hour, with up to a quarter more and never more than an hour', () => {
  const minutes = (attempts: number, random = 0) => retryDelay(attempts, () => random) / 60_000;
  expect([1, 2, 3, 4, 5, 6, 7, 8, 100].map(each => minutes(each))).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect([1, 6, 100].map(each => minutes(each, 1))).toEqual([1.25, 40, 60]);
});
