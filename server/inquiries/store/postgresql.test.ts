import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  emptyTables,
  startPostgresql,
  withClient,
  withoutPostgresql,
} from '../../../tests/support/postgresql.ts';
import { SettingError } from '../../site/settings.ts';
import { describeStore } from './contract/contract.ts';
import { stored } from './contract/parts.ts';
import { connectPostgresql } from './postgresql.ts';
import { createStore, type Reference, StoreUnavailable } from './store.ts';

const skip = withoutPostgresql;
let server: Awaited<ReturnType<typeof startPostgresql>>;
/** The database of the contract tests, emptied after each because that is faster than creating one. */
let emptied: string;

beforeAll(async () => {
  if (skip) return;
  server = await startPostgresql();
  emptied = await server.createDatabase();
});

afterAll(() => server?.remove());

const run = (url: string, sql: string) => withClient(url, client => client.query(sql));

const openPostgresql = async (url: string) => createStore(await connectPostgresql(url));

describeStore(
  'the PostgreSQL store',
  async () => ({
    open: () => openPostgresql(emptied),
    async remove() {
      await run(emptied, emptyTables);
    },
  }),
  { skip },
);

describe('the server of the PostgreSQL store', { skip }, () => {
  const open = async (url: string) => {
    const store = await openPostgresql(url);
    onTestFinished(() => store.close());
    return store;
  };

  it('is migrated once by processes that start concurrently', async () => {
    const url = await server.createDatabase();
    const stores = await Promise.all(Array.from({ length: 6 }, () => open(url)));
    await Promise.all(stores.map((store, index) => stored(store, `${index}`)));
    expect(await stores[0]?.list({})).toHaveLength(6);
    expect((await run(url, 'SELECT * FROM schema_version')).rowCount).toBe(1);
  });

  async function outdate(url: string) {
    await open(url);
    await run(url, 'UPDATE schema_version SET version = 99');
  }
  it.each<[string, string, (url: string) => unknown, RegExp]>([
    ['has a schema newer than this code', '', outdate, /^The database of DATABASE_URL has schema 99, and /],
    ['cannot store Unicode', `TEMPLATE template0 ENCODING 'SQL_ASCII'`, () => {}, /UTF8/],
  ])('is rejected if it %s', async (_, creation, change, word) => {
    const url = await server.createDatabase(creation);
    await change(url);
    const opening = openPostgresql(url);
    await expect(opening).rejects.toThrow(SettingError);
    await expect(opening).rejects.toThrow(word);
  });

  it('is named in errors without its password', async () => {
    const url = new URL(emptied);
    url.password = 'parrot-secret';
    url.pathname = '/nowhere';
    const wrong = await openPostgresql(String(url)).catch((reason: unknown) => reason);
    expect(wrong).toBeInstanceOf(SettingError);
    expect(String(wrong)).toContain('"nowhere" does not exist');
    url.searchParams.set('host', '/nowhere');
    const gone = await openPostgresql(String(url)).catch((reason: unknown) => reason);
    expect(gone).toBeInstanceOf(StoreUnavailable);
    expect(`${wrong} ${gone}`).not.toContain('parrot-secret');
  });

  it('keeps acknowledged inquiries through a crash, and reconnects', async () => {
    const url = await server.createDatabase();
    const store = await open(url);
    const acknowledged: Reference[] = [];
    const failed: unknown[] = [];
    let crash: Promise<void> | undefined;
    const visitor = async (name: number) => {
      for (let count = 0; failed.length < 20; count += 1) {
        await stored(store, `${name}-${count}`, { email: `${name}-${count}@example.com` }).then(
          reference => acknowledged.push(reference),
          reason => failed.push(reason),
        );
        if (acknowledged.length >= 40) crash ??= server.crash();
      }
    };
    await Promise.all(Array.from({ length: 10 }, (_, name) => visitor(name)));
    await crash;
    for (const reason of failed) expect(reason).toBeInstanceOf(StoreUnavailable);
    await expect(store.check()).rejects.toThrow(StoreUnavailable);

    await server.start();
    await store.check();
    const held = (await store.list({})).map(({ reference }) => reference);
    expect(held).toEqual(expect.arrayContaining(acknowledged));
    expect(await store.mails()).toHaveLength(2 * held.length);
  });
});
