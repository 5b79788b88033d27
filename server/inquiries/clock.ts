import { setTimeout } from 'node:timers/promises';

/** Tells the time and waits; injected so that tests can control it. */
export interface Clock {
  now(): Date;
  /** Resolves after `ms` milliseconds, or as soon as `signal` is aborted. Never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => {}),
};
