import { expect, it } from 'vitest';
import { systemClock } from './clock.ts';

const years = 2_000_000_000;

it('the clock of the system wakes who has slept enough', async () => {
  const begun = systemClock.now().getTime();
  await systemClock.sleep(1, new AbortController().signal);
  expect(systemClock.now().getTime()).toBeGreaterThanOrEqual(begun);
});

it('the clock of the system wakes who is called', async () => {
  const call = new AbortController();
  const slept = systemClock.sleep(years, call.signal);
  call.abort();
  await slept;
  await systemClock.sleep(years, call.signal);
});
