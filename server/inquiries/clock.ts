import { setTimeout } from 'node:timers/promises';

export interface Clock {
  now(): Date;
  /** Also resolves when `signal` is aborted. Never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => {}),
};
