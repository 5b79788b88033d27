/** The day the store fails: a full disk, a lock, a restart. The real server is asked; pages are served throughout. */
import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { systemClock } from '../../server/inquiries/clock.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import { openDatabase, SqliteStore } from '../../server/inquiries/store/sqlite.ts';
import { faultsOfFile } from '../support/kill.ts';
import { startService } from '../support/live-app.ts';
import { startServer } from '../support/live-process.ts';
import { withClient } from '../support/postgresql.ts';
import { type Findings, type Kind, type Place, withPlace } from './part.ts';
import { until } from './until.ts';
import { Client, generous, Ledger, newKeys, sendAll } from './visitors.ts';

const lanes = 10;

/** Statuses that a visitor may see while the store cannot. */
const unavailable = [503];

/** Everything that was sent is sent again, with the same keys; then the store is held against the answers. */
async function settle(
  place: Place,
  ledger: Ledger,
  client: Client,
  keys: readonly string[],
): Promise<Findings> {
  await sendAll(client, ledger, keys, lanes);
  client.close();
  const store = await openStore(place.database);
  const held = await ledger.audit(store);
  await store.close();
  if (held !== keys.length) ledger.faults.push(`${keys.length} inquiries came, and ${held} are held`);
  ledger.faults.push(...faultsOfFile(place.database, 'integrity_check'));
  return {
    counts: { sent: keys.length, refused: ledger.statuses.get(503) ?? 0, held },
    faults: ledger.faults,
  };
}

/** Asks for a path, and holds it to a status. */
async function expectStatus(ledger: Ledger, client: Client, path: string, wanted: number, when: string) {
  const status = await client.get(path);
  if (status !== wanted) ledger.faults.push(`${path} was answered ${status} ${when}`);
}

/**
 * Fills a small disk to the brim, then gives it more room. Where this user may mount no file system, SQLite's own limit
 * stands for the disk, and the server runs in this process.
 */
export function fillDisk(): Promise<Findings> {
  return withPlace('sqlite', async place => {
    const folder = join(place.folder, 'data');
    await mkdir(folder);
    const size = (megabytes: number, ...more: string[]) =>
      spawnSync('mount', ['-t', 'tmpfs', '-o', [`size=${megabytes}m`, ...more].join(), 'tmpfs', folder])
        .status === 0;
    if (!size(6)) return fillDatabase(place);
    try {
      const server = await startServer(place.site, { ...generous, ...place.variables });
      try {
        return await fill(place, server.url, true, () => size(64, 'remount'));
      } finally {
        await server.end();
      }
    } finally {
      spawnSync('umount', [folder]);
    }
  });
}

async function fillDatabase(place: Place): Promise<Findings> {
  const database = openDatabase(join(place.folder, 'data/inquiries.sqlite'));
  const store = new SqliteStore(database);
  await store.migrate();
  database.exec('PRAGMA max_page_count = 300');
  const service = await startService({ store, clock: systemClock, transport: null });
  try {
    return await fill(place, service.url, false, () => database.exec('PRAGMA max_page_count = 100000'));
  } finally {
    await service.stop();
    await store.close();
  }
}

async function fill(place: Place, url: string, real: boolean, makeRoom: () => void): Promise<Findings> {
  const ledger = new Ledger();
  const client = new Client(url, lanes);
  await expectStatus(ledger, client, '/readyz', 200, 'on an empty disk');
  const keys: string[] = [];
  const refused = () => ledger.statuses.get(503) ?? 0;
  function* fresh() {
    for (;;) {
      const [key = ''] = newKeys(1);
      keys.push(key);
      yield key;
    }
  }
  await sendAll(client, ledger, fresh(), lanes, unavailable, () => refused() > 100 || keys.length > 20_000);
  if (refused() === 0) ledger.faults.push('the disk never was full');
  await expectStatus(ledger, client, '/', 200, 'with the disk full');
  await expectStatus(ledger, client, '/healthz', 200, 'with the disk full');
  // An answer is used again for some time.
  if (real) await until(async () => (await client.get('/readyz')) === 503);
  makeRoom();
  return settle(place, ledger, client, keys);
}

/** Another process holds the lock: for a while that inquiries wait for, and for longer than they do. */
export function lockStore(kind: Kind, { short = 2000, long = 7500 } = {}): Promise<Findings> {
  return withPlace(kind, async place => {
    const server = await startServer(place.site, { ...generous, ...place.variables });
    const client = new Client(server.url, lanes + 5);
    const ledger = new Ledger();
    const [before, through, beyond] = [newKeys(20), newKeys(20), newKeys(lanes)];
    let slowest = 0;
    try {
      await sendAll(client, ledger, before, lanes);
      await locked(place, short, () => sendAll(client, ledger, through, lanes));
      await locked(place, long, async () => {
        const sent = sendAll(client, ledger, beyond, lanes, unavailable);
        for (let asked = 0; asked < 20; asked += 1) {
          const start = performance.now();
          await expectStatus(ledger, client, '/', 200, 'while the store was locked');
          slowest = Math.max(slowest, performance.now() - start);
          await new Promise(resolve => setTimeout(resolve, long / 30));
        }
        await sent;
      });
      if (long > 6000 && ledger.statuses.get(503) !== lanes)
        ledger.faults.push(`${ledger.statuses.get(503) ?? 0} of ${lanes} were told to come again`);
      if (slowest > 1000) ledger.faults.push(`a page took ${Math.round(slowest)} ms`);
      const findings = await settle(place, ledger, client, [...before, ...through, ...beyond]);
      return { ...findings, counts: { ...findings.counts, 'slowest page, ms': Math.round(slowest) } };
    } finally {
      await server.end();
    }
  });
}

/** Holds what every inquiry needs, for so many milliseconds; meanwhile something is done. */
async function locked({ database }: Place, ms: number, work: () => Promise<void>): Promise<void> {
  const wait = () => new Promise(resolve => setTimeout(resolve, ms));
  if (database.kind === 'postgresql') {
    let working: Promise<void> | undefined;
    await withClient(database.url, async client => {
      await client.query('BEGIN; LOCK TABLE inquiries, mails');
      working = work();
      await wait();
      await client.query('ROLLBACK');
    });
    await working;
  } else {
    const other = new DatabaseSync(database.file);
    other.exec('BEGIN IMMEDIATE');
    const working = work();
    await wait();
    other.exec('ROLLBACK');
    other.close();
    await working;
  }
}

/** PostgreSQL crashes under load and is started again, several times. */
export function restartPostgresql({ restarts = 3, between = 200 } = {}): Promise<Findings> {
  return withPlace('postgresql', async place => {
    const server = await startServer(place.site, { ...generous, ...place.variables });
    const client = new Client(server.url, lanes);
    const ledger = new Ledger();
    const keys: string[] = [];
    let running = true;
    function* fresh() {
      while (running) {
        const [key = ''] = newKeys(1);
        keys.push(key);
        yield key;
      }
    }
    try {
      const sent = sendAll(client, ledger, fresh(), lanes, unavailable);
      for (let restart = 0; restart < restarts; restart += 1) {
        const enough = ledger.acknowledged.size + between;
        await until(() => ledger.acknowledged.size >= enough);
        await place.server?.crash();
        const refused = (ledger.statuses.get(503) ?? 0) + 20;
        await until(() => (ledger.statuses.get(503) ?? 0) >= refused);
        await expectStatus(ledger, client, '/', 200, 'without PostgreSQL');
        await place.server?.start();
      }
      const enough = ledger.acknowledged.size + between;
      await until(() => ledger.acknowledged.size >= enough);
      running = false;
      await sent;
      const findings = await settle(place, ledger, client, keys);
      return { ...findings, counts: { restarts, ...findings.counts } };
    } finally {
      await server.end();
    }
  });
}
