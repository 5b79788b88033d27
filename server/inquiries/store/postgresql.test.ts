import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type PostgresqlServer,
  startPostgresql,
  withClient,
  withoutPostgresql,
} from '../../../tests/support/postgresql.ts';
import { SettingError } from '../../site/settings.ts';
import { describeStore } from './contract/contract.ts';
import { act, later, mail, monday, stored, submission, twoMails } from './contract/parts.ts';
import { openPostgresql } from './postgresql.ts';
import { exampleReference } from './reference.ts';
import { type Reference, StoreUnavailable } from './store.ts';

const skip = withoutPostgresql;
let server: PostgresqlServer;

beforeAll(async () => {
  server = await startPostgresql();
}, 120_000);

afterAll(() => server.remove());

describeStore(
  'the PostgreSQL store',
  async () => {
    const url = await server.createDatabase();
    return { open: parts => openPostgresql(url, parts), remove: async () => {} };
  },
  { skip },
);

describe('the server of the PostgreSQL store', { timeout: 30_000, skip }, () => {
  const run = (url: string, sql: string) => withClient(url, client => client.query(sql));

  it('gets its schema once from processes that start together', async () => {
    const url = await server.createDatabase();
    const stores = await Promise.all(Array.from({ length: 6 }, () => openPostgresql(url)));
    await Promise.all(stores.map((store, index) => stored(store, `${index}`)));
    expect(await stores[0]?.list({})).toHaveLength(6);
    expect((await run(url, 'SELECT * FROM schema_version')).rowCount).toBe(1);
    await Promise.all(stores.map(store => store.close()));
  });

  it('is refused where its schema is newer than this code', async () => {
    const url = await server.createDatabase();
    await (await openPostgresql(url)).close();
    await run(url, 'UPDATE schema_version SET version = 99');
    const error = await openPostgresql(url).catch((reason: unknown) => reason as Error);
    expect(error).toBeInstanceOf(SettingError);
    expect((error as Error).message).toMatch(/^The database of DATABASE_URL has schema 99, and .*$/);
  });

  it.each([
    ['keeps no commit', '', 'SET synchronous_commit = off', 'synchronous_commit'],
    ['keeps no Unicode', `TEMPLATE template0 ENCODING 'SQL_ASCII'`, 'SET timezone = UTC', 'UTF8'],
  ])('is refused where it %s', async (_, creation, setting, word) => {
    const url = await server.createDatabase(creation);
    await run(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} ${setting}`);
    await expect(openPostgresql(url)).rejects.toThrow(SettingError);
    await expect(openPostgresql(url)).rejects.toThrow(word);
  });

  it('is named where it cannot be used, and its password is not', async () => {
    const url = new URL(await server.createDatabase());
    url.password = 'parrot-secret';
    const wrong = new URL(url);
    wrong.pathname = '/nowhere';
    const error = await openPostgresql(String(wrong)).catch((reason: unknown) => reason as Error);
    expect(error).toBeInstanceOf(SettingError);
    expect(String(error)).toContain('"nowhere" does not exist');
    url.searchParams.set('host', '/nowhere');
    const gone = await openPostgresql(String(url)).catch((reason: unknown) => reason as Error);
    expect(gone).toBeInstanceOf(StoreUnavailable);
    expect(`${error} ${gone}`).not.toContain('parrot-secret');
  });

  it('keeps every word through a crash, and is found again', async () => {
    const url = await server.createDatabase();
    const store = await openPostgresql(url);
    const acknowledged: Reference[] = [];
    const failed: unknown[] = [];
    let crash: Promise<void> | undefined;
    const keys = Array.from({ length: 4000 }, (_, index) => `${index}`).values();
    const visitor = async () => {
      for (const key of keys) {
        await store.accept(submission(key), twoMails).then(
          answer => answer.outcome !== 'conflict' && acknowledged.push(answer.reference),
          reason => failed.push(reason),
        );
        if (acknowledged.length >= 300) crash ??= server.crash();
        if (failed.length > 50) return;
      }
    };
    await Promise.all(Array.from({ length: 20 }, visitor));
    await crash;
    expect(failed.length).toBeGreaterThan(50);
    for (const reason of failed) expect(reason).toBeInstanceOf(StoreUnavailable);
    await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailable);

    await server.start();
    await store.check();
    const held = new Set((await store.list({})).map(({ reference }) => reference));
    expect(acknowledged.filter(reference => !held.has(reference))).toEqual([]);
    expect(await store.mails()).toHaveLength(2 * held.size);
    await store.close();
  });

  it('is not ready where its server has no space for more', async () => {
    const url = await server.createDatabase();
    const store = await openPostgresql(url);
    await store.check();
    await store.close();
    // Stands for a full disk: what a query may write to files.
    await run(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET temp_file_limit = '100kB'`);
    const full = await openPostgresql(url);
    await stored(full, 'a');
    await expect(full.check()).rejects.toThrow(StoreUnavailable);
    await full.close();
  });

  it('is unavailable while its tables are locked, and comes back', async () => {
    const url = await server.createDatabase();
    await (await openPostgresql(url)).close();
    const hasty = await openPostgresql(`${url}&statement_timeout=100`);
    await withClient(url, async client => {
      await client.query('BEGIN; LOCK TABLE inquiries, mails');
      await expect(stored(hasty, 'a')).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(hasty.enqueue(mail('digest'), monday)).rejects.toBeInstanceOf(StoreUnavailable);
      await client.query('ROLLBACK');
    });
    expect(await hasty.list({})).toEqual([]);
    await stored(hasty, 'a');
    await hasty.close();
  });

  it('is used at one isolation level, whatever its own is', async () => {
    const url = await server.createDatabase();
    const name = new URL(url).pathname.slice(1);
    await run(url, `ALTER DATABASE ${name} SET default_transaction_isolation = 'serializable'`);
    const [one, two] = await Promise.all([openPostgresql(url), openPostgresql(url)]);
    const both = Array.from({ length: 60 }, (_, index) => (index % 2 ? one : two));
    const answers = await Promise.all(
      both.map((store, index) => store.accept(submission(`${index % 20}`), twoMails)),
    );
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(20);
    const [first] = await one.list({});
    const noted = await Promise.all(
      both.map((store, index) =>
        store.act(first?.reference ?? exampleReference, act('note', later(index), `${index}`)),
      ),
    );
    expect(noted).toEqual(both.map(() => 'done'));
    await Promise.all([one.close(), two.close()]);
  });

  it.each(['40P01', '40001'])('is asked again where a transaction lost to another (%s)', async code => {
    const url = await server.createDatabase();
    const store = await openPostgresql(url);
    // A sequence is not rolled back: it counts tries.
    await run(
      url,
      `CREATE SEQUENCE tries;
       CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF nextval('tries') % 3 <> 0 THEN RAISE EXCEPTION 'lost' USING ERRCODE = '${code}'; END IF;
         RETURN NEW;
       END $$;
       CREATE TRIGGER lose BEFORE INSERT ON inquiries FOR EACH ROW EXECUTE FUNCTION lose();
       CREATE TRIGGER lose BEFORE INSERT ON acts FOR EACH ROW EXECUTE FUNCTION lose();`,
    );
    const reference = await stored(store, 'a');
    expect(await store.act(reference, act('note', later(1), 'Called'))).toBe('done');
    expect((await store.find(reference))?.history).toHaveLength(1);
    expect(await store.mails(reference)).toHaveLength(2);

    await run(url, `ALTER SEQUENCE tries RESTART WITH 1 INCREMENT BY 3`);
    await expect(stored(store, 'b')).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await store.list({})).toHaveLength(1);
    await store.close();
  });
});
