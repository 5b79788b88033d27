import { EventEmitter, once } from 'node:events';
import type { Clock } from '../../server/inquiries/clock.ts';

export class ManualClock implements Clock {
  #now: number;
  readonly #events = new EventEmitter().setMaxListeners(0);
  readonly #sleepers = new Set<{ until: number; ms: number; wake(): void }>();

  constructor(start: string) {
    this.#now = Date.parse(start);
  }

  now = (): Date => new Date(this.#now);

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise(resolve => {
      if (signal.aborted) return resolve();
      const wake = () => {
        this.#sleepers.delete(sleeper);
        resolve();
      };
      const sleeper = { until: this.#now + ms, ms, wake };
      signal.addEventListener('abort', wake, { once: true });
      this.#sleepers.add(sleeper);
      this.#events.emit('sleep');
    });
  }

  async waitForSleep(ms: number): Promise<void> {
    while (![...this.#sleepers].some(sleeper => sleeper.ms === ms)) await once(this.#events, 'sleep');
  }

  /** A negative number sets the clock back. */
  advance(ms: number): void {
    this.#now += ms;
    for (const sleeper of [...this.#sleepers]) if (sleeper.until <= this.#now) sleeper.wake();
  }
}
