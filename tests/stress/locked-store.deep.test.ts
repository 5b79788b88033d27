/** The real server keeps serving pages while its database is locked. */
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openStore } from '../../server/inquiries/store/open.ts';
import { startServer } from '../support/live-process.ts';
import { withClient, withoutPostgresql } from '../support/postgresql.ts';
import { faultsOfFile, type Kind, type StoreSetup, withStore } from './setup.ts';
import { Client, Ledger, newKeys, sendAll, unlimited } from './visitors.ts';

const concurrency = 10;

/** Holds a lock that every inquiry needs for `ms`, while `work` runs. */
async function withLock({ database }: StoreSetup, ms: number, work: () => Promise<void>): Promise<void> {
  if (database.kind === 'postgresql') {
    await withClient(database.url, async client => {
      await client.query('BEGIN; LOCK TABLE inquiries, mails');
      await Promise.all([work(), sleep(ms).then(() => client.query('ROLLBACK'))]);
    });
  } else {
    const other = new DatabaseSync(database.file, { timeout: 5000 });
    other.exec('BEGIN IMMEDIATE');
    await Promise.all([work(), sleep(ms).then(() => other.exec('ROLLBACK'))]);
    other.close();
  }
}

it.for<Kind>(['sqlite', 'postgresql'])(
  'while its database (%s) is locked the server keeps serving pages, and no inquiry is lost or duplicated',
  { timeout: 120_000 },
  (kind, { skip }) => {
    skip(kind === 'postgresql' && withoutPostgresql);
    return withStore(kind, async setup => {
      const server = await startServer(setup.site, { ...unlimited, ...setup.variables });
      const client = new Client(server.url, concurrency + 5);
      const ledger = new Ledger();
      const keys = newKeys(2 * concurrency);
      // Inquiries wait through a short lock; during a long one they are answered 503.
      await withLock(setup, 2000, () => sendAll(client, ledger, keys.slice(0, concurrency), concurrency));
      await withLock(setup, 7500, async () => {
        const sent = sendAll(client, ledger, keys.slice(concurrency), concurrency, [503]);
        for (let asked = 0; asked < 20; asked += 1) {
          const start = performance.now();
          expect(await client.get('/')).toBe(200);
          expect(performance.now() - start).toBeLessThan(1000);
          await sleep(250);
        }
        await sent;
      });
      expect(ledger.acknowledged.size).toBe(concurrency);
      await sendAll(client, ledger, keys, concurrency);
      client.close();
      await server.end();
      const store = await openStore(setup.database);
      expect(await ledger.audit(store)).toBe(keys.length);
      await store.close();
      expect([...ledger.faults, ...faultsOfFile(setup.database)]).toEqual([]);
    });
  },
);
