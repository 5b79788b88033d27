import { expect, it } from 'vitest';
import { systemClock } from './clock.ts';

it('the system clock ends a sleep when its time has passed or it is aborted', async () => {
  const started = performance.now();
  const call = new AbortController();
  await systemClock.sleep(20, call.signal);
  expect(performance.now() - started).toBeGreaterThan(15);
  const slept = systemClock.sleep(10 ** 9, call.signal);
  call.abort();
  await slept;
  await systemClock.sleep(10 ** 9, call.signal);
});
