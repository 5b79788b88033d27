/** The database is locked while the real server is asked, which serves pages throughout. */
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openStore } from '../../server/inquiries/store/open.ts';
import { startServer } from '../support/live-process.ts';
import { withClient, withoutPostgresql } from '../support/postgresql.ts';
import { faultsOfFile, type Kind, type StoreSetup, withPlace } from './part.ts';
import { Client, generous, Ledger, newKeys, sendAll } from './visitors.ts';

const lanes = 10;

/** Holds what every inquiry needs, while something is done for so many milliseconds. */
async function locked({ database }: StoreSetup, ms: number, work: () => Promise<void>): Promise<void> {
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
  'a server goes on while its database (%s) is locked, and loses and doubles nothing',
  { timeout: 120_000 },
  (kind, { skip }) => {
    skip(kind === 'postgresql' && withoutPostgresql);
    return withPlace(kind, async place => {
      const server = await startServer(place.site, { ...generous, ...place.variables });
      const client = new Client(server.url, lanes + 5);
      const ledger = new Ledger();
      const keys = newKeys(2 * lanes);
      // Inquiries wait for a short lock.
      await locked(place, 2000, () => sendAll(client, ledger, keys.slice(0, lanes), lanes));
      await locked(place, 7500, async () => {
        const sent = sendAll(client, ledger, keys.slice(lanes), lanes, [503]);
        for (let asked = 0; asked < 20; asked += 1) {
          const start = performance.now();
          expect(await client.get('/')).toBe(200);
          expect(performance.now() - start).toBeLessThan(1000);
          await sleep(250);
        }
        await sent;
      });
      expect(ledger.acknowledged.size).toBe(lanes);
      await sendAll(client, ledger, keys, lanes);
      client.close();
      await server.end();
      const store = await openStore(place.database);
      expect(await ledger.audit(store)).toBe(keys.length);
      await store.close();
      expect([...ledger.faults, ...faultsOfFile(place.database)]).toEqual([]);
    });
  },
);
