import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  emptyTables,
  makeHostile,
  startPostgresql,
  withClient,
  withoutPostgresql,
} from '../../../tests/support/postgresql.ts';
import { SettingError } from '../../site/settings.ts';
import { describeStore } from './contract/contract.ts';
import {
  createAction,
  createMail,
  minutesAfter,
  monday,
  type StoreParts,
  storeInquiry,
} from './contract/parts.ts';
import { connectPostgresql } from './postgresql.ts';
import { openPool } from './postgresql-connection.ts';
import { createStore, type Reference, StoreUnavailable } from './store.ts';

const skip = withoutPostgresql;
let server: Awaited<ReturnType<typeof startPostgresql>>;
/** Emptied after each test, because that is faster than creating one. */
let emptied: string;

beforeAll(async () => {
  if (skip) return;
  server = await startPostgresql();
  emptied = await server.createDatabase();
  await makeHostile(emptied);
});

afterAll(() => server?.remove());

const run = (url: string, sql: string) => withClient(url, client => client.query(sql));

const openPostgresql = async (url: string, { random }: StoreParts = {}) =>
  createStore(await connectPostgresql(url), random);

describeStore(
  'the PostgreSQL store',
  async () => ({
    open: parts => openPostgresql(emptied, parts),
    remove: () =>
      withClient(emptied, async client => {
        await client.query('SET default_transaction_read_only = off');
        await client.query(emptyTables);
      }),
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
    await Promise.all(stores.map((store, index) => storeInquiry(store, `${index}`)));
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

  it('has sessions with the settings that matter, whatever those of the database and the role', async () => {
    const pool = openPool(emptied);
    onTestFinished(() => pool.end());
    const { rows } = await pool.query(`SELECT current_setting('statement_timeout') AS timeout,
      current_setting('synchronous_commit') AS commit, current_setting('default_transaction_isolation') AS level,
      current_setting('session_replication_role') AS role`);
    expect(rows).toEqual([{ timeout: '5s', commit: 'on', level: 'read committed', role: 'origin' }]);
  });

  it('is named in errors without its password', async () => {
    const url = new URL(emptied);
    url.password = 'parrot-secret';
    url.pathname = '/nowhere';
    const authenticationError = await openPostgresql(String(url)).catch((reason: unknown) => reason);
    expect(authenticationError).toBeInstanceOf(SettingError);
    expect(String(authenticationError)).toContain('"nowhere" does not exist');
    url.searchParams.set('host', '/nowhere');
    const connectionError = await openPostgresql(String(url)).catch((reason: unknown) => reason);
    expect(connectionError).toBeInstanceOf(StoreUnavailable);
    expect(`${authenticationError} ${connectionError}`).not.toContain('parrot-secret');
  });

  it('keeps acknowledged inquiries through a crash, and reconnects', async () => {
    const url = await server.createDatabase();
    const store = await open(url);
    const acknowledged: Reference[] = [];
    const failed: unknown[] = [];
    let crash: Promise<void> | undefined;
    const visitor = async (name: number) => {
      for (let count = 0; failed.length < 20; count += 1) {
        await storeInquiry(store, `${name}-${count}`, { email: `${name}-${count}@example.com` }).then(
          reference => acknowledged.push(reference),
          reason => failed.push(reason),
        );
        if (acknowledged.length >= 40) crash ??= server.crash();
      }
    };
    await Promise.all(Array.from({ length: 10 }, (_, name) => visitor(name)));
    await crash;
    for (const reason of failed) expect(reason).toBeInstanceOf(StoreUnavailable);
    await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable);

    await server.start();
    await store.checkWritable();
    const storedReferences = (await store.list({})).map(({ reference }) => reference);
    expect(storedReferences).toEqual(expect.arrayContaining(acknowledged));
    expect(await store.listMails()).toHaveLength(2 * storedReferences.length);
  });

  it('is unavailable while its tables are locked, and recovers', async () => {
    const url = await server.createDatabase();
    const store = await open(url);
    await withClient(url, async client => {
      await client.query('BEGIN; LOCK TABLE inquiries, mails');
      const canceled = () =>
        withClient(url, async otherClient => {
          const waiting = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
          const { rows } = await otherClient.query(`SELECT pg_cancel_backend(pid) AS done ${waiting}`);
          return rows.some(({ done }) => done);
        });
      for (const write of [
        () => storeInquiry(store, 'a'),
        () => store.enqueue(createMail('digest'), monday),
      ]) {
        const writing = expect(write()).rejects.toThrow(StoreUnavailable);
        await expect.poll(canceled).toBe(true);
        await writing;
      }
      await client.query('ROLLBACK');
    });
    expect(await store.list({})).toEqual([]);
    await storeInquiry(store, 'a');
  });

  it.each(['40P01', '40001'])('gets a transaction again after a conflict (%s)', async code => {
    const url = await server.createDatabase();
    const store = await open(url);
    // Sequences are not rolled back.
    await run(
      url,
      `CREATE SEQUENCE tries;
       CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF nextval('tries') % 3 <> 0 THEN RAISE EXCEPTION 'lost' USING ERRCODE = '${code}'; END IF;
         RETURN NEW;
       END $$;
       CREATE TRIGGER lose BEFORE INSERT ON inquiries FOR EACH ROW EXECUTE FUNCTION lose();
       CREATE TRIGGER lose BEFORE INSERT ON audit_events FOR EACH ROW EXECUTE FUNCTION lose();`,
    );
    const reference = await storeInquiry(store, 'a');
    expect(await store.recordActions(reference, createAction('note', minutesAfter(1), 'Called'))).toBe(
      'done',
    );
    expect((await store.find(reference))?.events).toHaveLength(1);
    expect(await store.listMails(reference)).toHaveLength(2);

    await run(url, `ALTER SEQUENCE tries RESTART WITH 1 INCREMENT BY 3`);
    await expect(storeInquiry(store, 'b')).rejects.toThrow(StoreUnavailable);
    expect(await store.list({})).toHaveLength(1);
  });
});
