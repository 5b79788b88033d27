import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the clock of the system ends a sleep when its time is over', async () => {
  const woken = vi.fn();
  systemClock.sleep(1000, new AbortController().signal).then(woken);
  const begun = systemClock.now().getTime();
  await vi.advanceTimersByTimeAsync(999);
  expect(woken).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(woken).toHaveBeenCalled();
  expect(systemClock.now().getTime()).toBe(begun + 1000);
});

it('the clock of the system ends a sleep when it is aborted', async () => {
  const call = new AbortController();
  const slept = systemClock.sleep(1000, call.signal);
  call.abort();
  await slept;
  await systemClock.sleep(1000, call.signal);
  expect(vi.getTimerCount()).toBe(0);
});
