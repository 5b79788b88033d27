import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startPostgresql, withClient, withoutPostgresql } from '../../../tests/support/postgresql.ts';
import { SettingError } from '../../site/settings.ts';
import { act, later, mail, monday, stored } from './contract/parts.ts';
import { migrations, statementsOf } from './migrations.ts';
import { openExisting } from './open.ts';
import { openPostgresql } from './postgresql.ts';

describe('our tables in PostgreSQL', { skip: withoutPostgresql }, () => {
  let server: Awaited<ReturnType<typeof startPostgresql>>;
  beforeAll(async () => {
    server = await startPostgresql();
  });
  afterAll(() => server?.remove());

  /** Runs statements as another program would: in a schema of its own, or in `public`. */
  const run = (url: string, sql: string, schema = 'public') =>
    withClient(url, async client => {
      await client.query(`SET search_path = "${schema}"`);
      return (await client.query(sql)).rows;
    });
  const open = async (url: string) => {
    const store = await openPostgresql(url);
    onTestFinished(() => store.close());
    return store;
  };

  /** Everything in a schema: tables with rows, and the names of everything else. */
  const contents = async (url: string, schema = 'public') => {
    const read = async (client: Client, sql: string) => (await client.query(sql, [schema])).rows;
    return withClient(url, async client => ({
      tables: await read(
        client,
        `SELECT schema_to_xml_and_xmlschema(nspname, true, false, '')::text AS xml FROM pg_namespace WHERE nspname = $1`,
      ),
      relations: await read(
        client,
        'SELECT relname, relkind FROM pg_class WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = $1) ORDER BY 1',
      ),
      functions: await read(
        client,
        'SELECT proname, prosrc FROM pg_proc WHERE pronamespace = (SELECT oid FROM pg_namespace WHERE nspname = $1) ORDER BY 1',
      ),
      types: await read(
        client,
        'SELECT typname FROM pg_type WHERE typnamespace = (SELECT oid FROM pg_namespace WHERE nspname = $1) ORDER BY 1',
      ),
      searches: await read(
        client,
        'SELECT cfgname FROM pg_ts_config WHERE cfgnamespace = (SELECT oid FROM pg_namespace WHERE nspname = $1)',
      ),
    }));
  };

  it.each([
    [
      'a version as text',
      `CREATE TABLE schema_version (version text); INSERT INTO schema_version VALUES ('V1__a'), ('4')`,
    ],
    ['an empty version', 'CREATE TABLE schema_version (version integer)'],
    [
      'a version like ours',
      'CREATE TABLE schema_version (version integer NOT NULL); INSERT INTO schema_version VALUES (3)',
    ],
    [
      'a newer version',
      'CREATE TABLE schema_version (version integer NOT NULL); INSERT INTO schema_version VALUES (99)',
    ],
    [
      'several versions',
      'CREATE TABLE schema_version (version integer); INSERT INTO schema_version VALUES (1), (2), (3)',
    ],
    [
      'tables of our names',
      [...'inquiries mails acts notes days desk heartbeat removals "Inquiries" "SCHEMA_VERSION"'.split(' ')]
        .map(
          table =>
            `CREATE TABLE ${table} (id integer, secret text); INSERT INTO ${table} VALUES (1, 'theirs');`,
        )
        .join(' '),
    ],
    [
      'functions, types and text search of our names',
      `CREATE FUNCTION array_to_tsvector(text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE AS 'SELECT NULL::tsvector';
       CREATE FUNCTION hashtextextended(text, integer) RETURNS bigint LANGUAGE sql AS 'SELECT 1::bigint';
       CREATE TYPE mails AS ENUM ('theirs'); CREATE DOMAIN acts AS text; CREATE VIEW inquiries AS SELECT 1 AS inquiry_hash;
       CREATE TEXT SEARCH CONFIGURATION days (COPY = simple); CREATE SEQUENCE mails_id_seq;`,
    ],
    [
      'a schema of our name in capitals',
      'CREATE SCHEMA "ISLA_PAPAGAYO" CREATE TABLE inquiries (inquiry_hash text)',
    ],
  ])('do not touch another program’s: %s', async (_, theirs) => {
    const url = await server.createDatabase();
    await run(url, theirs);
    const before = await contents(url);
    await expect(openExisting({ kind: 'postgresql', url })).rejects.toThrow('There are no inquiries in ');
    const store = await open(url);
    const reference = await stored(store, 'a', { fullName: 'Ana Pérez' });
    await store.act(reference, act('note', later(1), 'Called'));
    await store.enqueue(mail('digest'), monday);
    expect(await store.list({ words: 'perez called' })).toHaveLength(1);
    const again = await openExisting({ kind: 'postgresql', url });
    onTestFinished(() => again.close());
    expect(await again.mails()).toHaveLength(3);
    expect(await contents(url)).toEqual(before);
  });

  /** Moves the tables to where earlier versions made them. */
  async function moveBack(url: string, schema = 'public') {
    await withClient(url, async client => {
      const tables = await client.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'isla_papagayo'`);
      const moves = tables.rows.map(({ tablename }) => `ALTER TABLE ${tablename} SET SCHEMA "${schema}";`);
      await client.query(`${moves.join(' ')} DROP SCHEMA isla_papagayo`);
    });
  }

  it.each([
    ['public', ''],
    ['Old Park', `SET search_path TO "Old Park", public`],
    ['park', `SET search_path TO nowhere, "$user", public`],
  ])(
    'are moved with all rows, once, if an earlier version made them in the schema "%s"',
    async (schema, setting) => {
      const url = await server.createDatabase();
      const name = new URL(url).pathname.slice(1);
      if (setting) await run(url, `CREATE SCHEMA "${schema}"; ALTER DATABASE ${name} ${setting}`);
      const first = await openPostgresql(url);
      const reference = await stored(first, 'a', { fullName: 'Ana Pérez' });
      await first.act(reference, act('note', later(1), 'Called'));
      const secret = await first.deskSecret('s'.repeat(32));
      await first.close();
      await moveBack(url, schema);
      await run(
        url,
        'CREATE TABLE notes (id integer); CREATE VIEW report AS SELECT count(*) FROM mails',
        schema,
      );

      const stores = await Promise.all(
        Array.from({ length: 3 }, () => openExisting({ kind: 'postgresql', url })),
      );
      for (const store of stores) onTestFinished(() => store.close());
      const [store = first] = stores;
      expect(await store.list({ words: 'perez called' })).toMatchObject([
        { reference, history: [{ text: 'Called' }] },
      ]);
      expect(await store.deskSecret('other')).toBe(secret);
      await store.enqueue(mail('digest'), monday);
      expect((await store.mails()).map(({ id }) => id)).toEqual([1, 2, 3]);
      await store.erasePerson('ana@example.com', later(2), 'AM');
      expect(await store.mails()).toHaveLength(1);
      const left = (await contents(url, schema)).relations.map(({ relname }) => relname);
      expect(left.filter(relation => relation !== 'schema_version')).toEqual(['notes', 'report']);
      expect(await run(url, 'SELECT * FROM report', schema)).toEqual([{ count: '1' }]);
      // Code from before the move looks there, and refuses a newer schema.
      expect(await run(url, 'SELECT * FROM schema_version', schema)).toEqual([{ version: 1000 }]);
    },
  );

  it('are migrated from the first version', async () => {
    const url = await server.createDatabase();
    const [first] = migrations;
    await run(
      url,
      `${first && statementsOf(first, 'postgresql')}
       CREATE TABLE schema_version (version integer NOT NULL); INSERT INTO schema_version VALUES (1);
       INSERT INTO inquiries (reference, idempotency_key, inquiry_hash, full_name, email, email_key, phone, visit_date,
           number_of_visitors, special_requests, locale, marks, received_at, answered_at, last_contact_at)
         VALUES ('IP-7777-77', 'key', 'hash', 'Ana Pérez', 'ana@example.org', 'ana@example.org', '0922 123456', '2026-04-01', 4,
           '', 'en', '', '2026-03-02', NULL, '2026-03-02');
       INSERT INTO notes (reference, written_at, text) VALUES ('IP-7777-77', '2026-03-02', 'Called');`,
    );
    const store = await open(url);
    expect(await store.list({ words: 'perez 922123 called' })).toMatchObject([
      { reference: 'IP-7777-77', inquiry: { visitDate: '2026-04-01' }, history: [{ text: 'Called' }] },
    ]);
  });

  const rename = 'ALTER TABLE heartbeat RENAME TO beats';
  const asGuest = (url: string) => url.replace('park@', 'guest@');
  it.each<[string, (url: string) => Promise<unknown>, RegExp, ((url: string) => string)?]>([
    [
      'our schema’s name is taken',
      url => run(url, 'CREATE SCHEMA isla_papagayo CREATE TABLE inquiries (id integer)'),
      /the schema "isla_papagayo" of that database holds something else .* Use another database/,
    ],
    [
      'our schema’s name is taken by functions',
      url =>
        run(
          url,
          `CREATE SCHEMA isla_papagayo; CREATE FUNCTION isla_papagayo.f() RETURNS int LANGUAGE sql AS 'SELECT 1'`,
        ),
      /holds something else/,
    ],
    [
      'a table is missing',
      async url => (await openPostgresql(url)).close().then(() => run(url, rename, 'isla_papagayo')),
      /or not all of them\. .* restore a backup/,
    ],
    [
      'a table is missing where an earlier version made them',
      async url => {
        await (await openPostgresql(url)).close();
        await moveBack(url);
        await run(url, rename);
      },
      /the schema "public" of that database has a table of inquiries, but not all/,
    ],
    [
      'there are inquiries in two schemas',
      async url => {
        await (await openPostgresql(url)).close();
        await moveBack(url);
        await run(url, 'ALTER TABLE schema_version RENAME TO kept');
        await run(url, 'CREATE TABLE theirs AS TABLE inquiries; ALTER TABLE inquiries RENAME TO ours');
        await (await openPostgresql(url)).close();
        await run(url, 'ALTER TABLE ours RENAME TO inquiries');
      },
      /in two schemas\. Rename those that do not count: ALTER SCHEMA isla_papagayo RENAME TO …; or ALTER TABLE "public"\.inquiries/,
    ],
    [
      'the role may not create a schema',
      url => run(url, 'CREATE ROLE guest LOGIN').catch(() => {}),
      /its role may not create a schema\. .* CREATE SCHEMA isla_papagayo AUTHORIZATION/,
      asGuest,
    ],
    [
      'the tables belong to another role',
      async url => (await openPostgresql(url)).close(),
      /permission denied for schema isla_papagayo/,
      asGuest,
    ],
  ])('are refused without a change if %s', async (_, prepare, words, change = url => url) => {
    const url = await server.createDatabase();
    await prepare(url);
    const before = [await contents(url), await contents(url, 'isla_papagayo')];
    const opening = openPostgresql(change(url));
    await expect(opening).rejects.toThrow(SettingError);
    await expect(opening).rejects.toThrow(words);
    expect([await contents(url), await contents(url, 'isla_papagayo')]).toEqual(before);
  });

  it('may go to an empty schema that the owner made for the role', async () => {
    const url = await server.createDatabase();
    await run(
      url,
      `CREATE ROLE clerk LOGIN; CREATE SCHEMA isla_papagayo AUTHORIZATION clerk;
       ALTER DEFAULT PRIVILEGES IN SCHEMA isla_papagayo GRANT SELECT ON TABLES TO park`,
    );
    const store = await open(url.replace('park@', 'clerk@'));
    await stored(store, 'a');
    expect(await store.list({})).toHaveLength(1);
  });
});
