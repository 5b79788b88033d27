import { StoreUnavailable } from './store.ts';

export interface BatchSettings {
  /** Batches that run at the same time. */
  lanes: number;
  /** Most items of a batch. */
  size: number;
  /** Milliseconds that an item may wait for its turn. */
  patience: number;
  /** Milliseconds on a clock that never goes back. */
  now(): number;
}

/** Stores items in one transaction: all of them, or none. `since` is the moment that the oldest came. */
type Run<Item, Result> = (items: readonly Item[], since: number) => Promise<readonly Result[]>;

/**
 * Brings together what arrives in one turn of the event loop, and what arrives while every lane is busy, so that many
 * items share one commit: group commit. `run` gets the items of a batch in order of arrival. Where one of them is refused,
 * each is run by itself, so that it fails alone; where the store is unavailable, all of them fail.
 */
export class Batches<Item, Result> {
  readonly #run: Run<Item, Result>;
  readonly #settings: BatchSettings;
  #waiting: Waiting<Item, Result>[] = [];
  #lanes = 0;
  #starting = false;

  constructor(settings: BatchSettings, run: Run<Item, Result>) {
    this.#settings = settings;
    this.#run = run;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, since: this.#settings.now(), resolve, reject });
      this.#startSoon();
    });
  }

  /** Resolves when nothing waits and nothing runs. */
  async drained(): Promise<void> {
    while (this.#waiting.length > 0 || this.#lanes > 0) {
      await new Promise<void>(resolve => setImmediate(resolve));
    }
  }

  #startSoon() {
    if (this.#starting || this.#lanes === this.#settings.lanes) return;
    this.#starting = true;
    setImmediate(() => {
      this.#starting = false;
      void this.#work();
    });
  }

  async #work() {
    const batch = this.#take();
    if (batch.length === 0) return;
    this.#lanes += 1;
    if (this.#waiting.length > 0) this.#startSoon();
    await this.#settle(batch);
    this.#lanes -= 1;
    if (this.#waiting.length > 0) this.#startSoon();
  }

  async #settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#run(
        batch.map(({ item }) => item),
        Math.min(...batch.map(({ since }) => since)),
      );
      batch.forEach(({ resolve }, index) => {
        resolve(results[index] as Result);
      });
    } catch (error) {
      if (batch.length === 1 || error instanceof StoreUnavailable) {
        for (const { reject } of batch) reject(error);
      } else {
        for (const each of batch) await this.#settle([each]);
      }
    }
  }

  #take(): Waiting<Item, Result>[] {
    const oldest = this.#settings.now() - this.#settings.patience;
    const late = this.#waiting.filter(({ since }) => since < oldest);
    for (const { reject } of late) reject(new StoreUnavailable('The store does not keep up'));
    if (late.length > 0) this.#waiting = this.#waiting.filter(({ since }) => since >= oldest);
    return this.#waiting.splice(0, this.#settings.size);
  }
}

interface Waiting<Item, Result> {
  item: Item;
  since: number;
  resolve(result: Result): void;
  reject(reason: unknown): void;
}
