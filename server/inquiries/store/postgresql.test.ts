import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  createDatabase,
  runSql,
  startPostgresql,
  withoutPostgresql,
} from '../../../tests/support/temporary-postgresql.ts';
import { describeStore } from './contract/contract.ts';
import { createAction, createDigest, monday, storeInquiry } from './contract/parts.ts';
import { createStore } from './create-store.ts';
import { openStore } from './open.ts';
import { connectPostgresql, openPool } from './postgresql.ts';
import { type Reference, StoreUnavailable } from './records.ts';

const skip = withoutPostgresql();
/** Emptied after each test, because that is faster than creating one. */
let shared: string;

beforeAll(async () => {
  if (!skip) shared = await createDatabase();
});

describeStore(
  'the PostgreSQL store',
  async () => {
    onTestFinished(async () => {
      await runSql(shared, 'DROP SCHEMA IF EXISTS isla_papagayo CASCADE');
    });
    return () => createStore(connectPostgresql(openPool(shared)));
  },
  { skip },
);

describe('PostgreSQL', { skip }, () => {
  function open(url: string) {
    const store = openStore({ kind: 'postgresql', url });
    onTestFinished(() => store.close());
    return store;
  }

  it('may be shared with another program', async () => {
    const theirs = `CREATE TABLE schema_version (version integer NOT NULL); INSERT INTO schema_version VALUES (3);
      CREATE TABLE inquiries (secret text); INSERT INTO inquiries VALUES ('theirs');
      CREATE VIEW mails AS SELECT 1; CREATE SEQUENCE mails_id_seq`;
    const url = await createDatabase();
    await runSql(url, `SET search_path = public; ${theirs}`);
    const readTheirs = async () =>
      (await runSql(url, `SELECT schema_to_xml_and_xmlschema('public', true, false, '')::text`)).rows;
    const before = await readTheirs();
    const store = open(url);
    const reference = await storeInquiry(store, 'a');
    await store.recordActions(reference, 0, [createAction('note', 1)]);
    await store.enqueue(createDigest('1'), monday);
    expect(await open(url).list({})).toMatchObject([{ reference }]);
    expect(await readTheirs()).toEqual(before);
  });

  it('is unavailable if its schema is newer than the code', async () => {
    const url = await createDatabase();
    await open(url).count({});
    await runSql(url, 'UPDATE schema_version SET version = 99');
    const checking = open(url).count({});
    await expect(checking).rejects.toThrow(StoreUnavailable);
    await expect(checking).rejects.toThrow('The database has schema 99');
  });

  it('has sessions with our settings, whatever those of the database', async () => {
    const url = await createDatabase();
    const name = new URL(url).pathname.slice(1);
    await runSql(
      url,
      `ALTER DATABASE ${name} SET synchronous_commit = off;
       ALTER DATABASE ${name} SET default_transaction_isolation = serializable`,
    );
    const pool = openPool(url);
    onTestFinished(() => pool.end());
    const settings = ['synchronous_commit', 'default_transaction_isolation', 'statement_timeout'];
    const values = await Promise.all(settings.map(setting => pool.query(`SHOW ${setting}`)));
    expect(values.flatMap(({ rows }) => Object.values(rows[0]))).toEqual(['on', 'read committed', '5s']);
  });

  it('is named in errors without its password', async () => {
    const url = new URL(shared);
    url.password = 'parrot-secret';
    url.pathname = '/nowhere';
    const missing = await open(String(url)).count({}).catch(String);
    expect(missing).toContain('3D000');
    url.searchParams.set('host', '/nowhere');
    const unreachable = await open(String(url)).count({}).catch(String);
    expect(unreachable).toContain('ENOENT');
    expect(`${missing} ${unreachable}`).not.toContain('parrot-secret');
  });

  it('may be unreachable at the start, and loses nothing acknowledged in a crash', async () => {
    const server = await startPostgresql();
    onTestFinished(() => server.remove());
    const url = await server.createDatabase();
    await server.crash();
    const store = open(url);
    await expect(store.count({})).rejects.toThrow(StoreUnavailable);
    await server.start();

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

    await server.start();
    const storedReferences = (await store.list({})).map(({ reference }) => reference);
    expect(storedReferences).toEqual(expect.arrayContaining(acknowledged));
  });
});
