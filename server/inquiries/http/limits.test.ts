import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLimits } from './limits.ts';

const minute = 60_000;
const [first, second, third] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'] as const;
const ignore = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a client may use its hourly limit, and again an hour after its first inquiry', async () => {
  const limits = createLimits({ perClient: 2, overall: 1000 }, ignore);
  expect(await limits.take(first)).toBe(0);
  vi.advanceTimersByTime(10 * minute);
  expect(await limits.take(first)).toBe(0);
  for (let i = 0; i < 50; i++) expect(await limits.take(first)).toBe(50 * 60);
  expect(await limits.take(second)).toBe(0);
  vi.advanceTimersByTime(50 * minute);
  expect(await limits.take(first)).toBe(0);
});

it.each([
  ['192.0.2.1', '::ffff:192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
  ['2001:db8:12:34::1', '2001:db8:12:ffff:1:2:3:4', true],
  ['2001:db8:12:34::1', '2001:db8:13:34::1', false],
])('%s and %s are one client: %s', async (one, other, isSame) => {
  const limits = createLimits({ perClient: 1, overall: 1000 }, ignore);
  expect(await limits.take(one)).toBe(0);
  expect((await limits.take(other)) > 0).toBe(isSame);
});

it('the overall limit counts nothing that a client’s own limit refuses, and tells once that it is exhausted', async () => {
  const onExhausted = vi.fn();
  const limits = createLimits({ perClient: 1, overall: 2 }, onExhausted);
  expect(await limits.take(first)).toBe(0);
  for (let i = 0; i < 50; i++) expect(await limits.take(first)).toBeGreaterThan(0);
  expect(await limits.take(second)).toBe(0);
  expect(onExhausted).not.toHaveBeenCalled();
  expect(await limits.take(third)).toBe(3600);
  expect(await limits.take('192.0.2.4')).toBe(3600);
  expect(onExhausted).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60 * minute);
  expect(await limits.take(third)).toBe(0);
});
