import type { Clock } from '../../server/inquiries/clock.ts';

interface Sleeper {
  until: number;
  ms: number;
  wake(): void;
}

/** A clock whose hands the test moves. */
export class ManualClock implements Clock {
  #now: number;
  #sleepers = new Set<Sleeper>();
  #waiting: { ms: number; found(): void }[] = [];

  constructor(start: string) {
    this.#now = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise(resolve => {
      const sleeper = {
        until: this.#now + ms,
        ms,
        wake: () => {
          this.#sleepers.delete(sleeper);
          resolve();
        },
      };
      if (signal.aborted) return resolve();
      signal.addEventListener('abort', sleeper.wake, { once: true });
      this.#sleepers.add(sleeper);
      for (const waiter of this.#waiting) if (waiter.ms === ms) waiter.found();
      this.#waiting = this.#waiting.filter(waiter => waiter.ms !== ms);
    });
  }

  /** Resolves when somebody sleeps for exactly `ms`. */
  asleep(ms: number): Promise<void> {
    if ([...this.#sleepers].some(sleeper => sleeper.ms === ms)) return Promise.resolve();
    return new Promise(found => this.#waiting.push({ ms, found }));
  }

  /** Moves the hands on and wakes whoever has slept enough; back, with a negative number, wakes nobody. */
  advance(ms: number): void {
    this.#now += ms;
    for (const sleeper of [...this.#sleepers]) if (sleeper.until <= this.#now) sleeper.wake();
  }
}
