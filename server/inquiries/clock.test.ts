import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the clock of the system ends a sleep when its time is over, or when it is aborted', async () => {
  const woken = vi.fn();
  const call = new AbortController();
  systemClock.sleep(1000, call.signal).then(woken);
  await vi.advanceTimersByTimeAsync(999);
  expect(woken).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(woken).toHaveBeenCalled();
  const slept = systemClock.sleep(1000, call.signal);
  call.abort();
  await slept;
  await systemClock.sleep(1000, call.signal);
  expect(vi.getTimerCount()).toBe(0);
});
