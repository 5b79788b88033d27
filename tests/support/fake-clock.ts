import { type Clock, systemClock } from '../../server/inquiries/clock.ts';

/** Follows Vitest’s fake timers. */
export const fakeClock: Clock = {
  now: systemClock.now,
  sleep: (ms, signal) =>
    new Promise(resolve => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve());
      setTimeout(resolve, ms);
    }),
};
