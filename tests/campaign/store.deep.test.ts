/** The days the store fails: a full disk, a lock. The real server is asked, and serves pages throughout. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../server/inquiries/store/open.ts';
import { isRoot } from '../../tools/system.ts';
import { startServer } from '../support/live-process.ts';
import { withClient, withoutPostgresql } from '../support/postgresql.ts';
import { faultsOfFile, type Kind, type Place, withPlace } from './part.ts';
import { until } from './until.ts';
import { Client, generous, Ledger, newKeys, sendAll } from './visitors.ts';

const lanes = 10;

/** Visitors of a server that keeps its inquiries in a place. */
class Visitors {
  readonly ledger = new Ledger();
  readonly #keys: string[] = [];
  readonly #client: Client;

  constructor(url: string) {
    this.#client = new Client(url, lanes + 5);
  }

  get refused() {
    return this.ledger.statuses.get(503) ?? 0;
  }

  get = (path: string) => this.#client.get(path);

  /** Some more send an inquiry each, until so many have or there is reason to stop; 503 is an answer they may get. */
  send(count: number, stop?: () => boolean): Promise<void> {
    const keys = newKeys(count);
    const { ledger } = this;
    const sent = this.#keys;
    function* sending() {
      for (const key of keys) {
        sent.push(key);
        yield key;
      }
    }
    return sendAll(this.#client, ledger, sending(), lanes, [503], stop);
  }

  /** All send theirs again with the same keys; then every one is held, once. */
  async expectAllHeld({ database }: Place): Promise<void> {
    await sendAll(this.#client, this.ledger, this.#keys, lanes);
    this.#client.close();
    const store = await openStore(database);
    expect(await this.ledger.audit(store)).toBe(this.#keys.length);
    await store.close();
    expect([...this.ledger.faults, ...faultsOfFile(database)]).toEqual([]);
  }
}

/** Does something with the visitors of a server that runs meanwhile. */
async function withVisitors(place: Place, work: (visitors: Visitors) => Promise<void>): Promise<void> {
  const server = await startServer(place.site, { ...generous, ...place.variables });
  try {
    await work(new Visitors(server.url));
  } finally {
    await server.end();
  }
}

/** Holds what every inquiry needs, while something is done for so many milliseconds. */
async function locked({ database }: Place, ms: number, work: () => Promise<void>): Promise<void> {
  if (database.kind === 'postgresql') {
    await withClient(database.url, async client => {
      await client.query('BEGIN; LOCK TABLE inquiries, mails');
      await Promise.all([work(), sleep(ms).then(() => client.query('ROLLBACK'))]);
    });
  } else {
    const other = new DatabaseSync(database.file);
    other.exec('BEGIN IMMEDIATE');
    await Promise.all([work(), sleep(ms).then(() => other.exec('ROLLBACK'))]);
    other.close();
  }
}

describe('a server goes on, and loses and doubles nothing', { timeout: 120_000 }, () => {
  it('while its disk is full', { skip: !isRoot() }, () =>
    withPlace('sqlite', async place => {
      const folder = join(place.folder, 'data');
      mkdirSync(folder);
      const mount = (options: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
      expect(mount('size=6m').status).toBe(0);
      try {
        await withVisitors(place, async visitors => {
          expect(await visitors.get('/readyz')).toBe(200);
          await visitors.send(20_000, () => visitors.refused > 100);
          expect(visitors.refused).toBeGreaterThan(0);
          expect(await visitors.get('/')).toBe(200);
          // An answer is used again for some time.
          await until(async () => (await visitors.get('/readyz')) === 503);
          mount('size=64m,remount');
          await visitors.expectAllHeld(place);
        });
      } finally {
        spawnSync('umount', [folder]);
      }
    }),
  );

  it.for<Kind>(['sqlite', 'postgresql'])('while its database (%s) is locked', (kind, { skip }) => {
    skip(kind === 'postgresql' && withoutPostgresql);
    return withPlace(kind, place =>
      withVisitors(place, async visitors => {
        await visitors.send(20);
        // Inquiries wait for a short lock.
        await locked(place, 2000, () => visitors.send(20));
        expect(visitors.refused).toBe(0);
        await locked(place, 7500, async () => {
          const sent = visitors.send(lanes);
          for (let asked = 0; asked < 20; asked += 1) {
            const start = performance.now();
            expect(await visitors.get('/')).toBe(200);
            expect(performance.now() - start).toBeLessThan(1000);
            await sleep(250);
          }
          await sent;
        });
        expect(visitors.refused).toBe(lanes);
        await visitors.expectAllHeld(place);
      }),
    );
  });
});
