import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startPostgresql, withClient, withoutPostgresql } from '../../../tests/support/postgresql.ts';
import { SettingError } from '../../site/settings.ts';
import { createAction, createMail, minutesAfter, monday, storeInquiry } from './contract/parts.ts';
import { migrations, statementsOf } from './migrations.ts';
import { openExisting, openStore } from './open.ts';

describe('our tables in PostgreSQL', { skip: withoutPostgresql }, () => {
  let server: Awaited<ReturnType<typeof startPostgresql>>;
  beforeAll(async () => {
    server = await startPostgresql();
  });
  afterAll(() => server?.remove());

  /** Acts as another program, in its own schema or in `public`. */
  const run = (url: string, sql: string, schema = 'public') =>
    withClient(url, async client => {
      await client.query(`SET search_path = "${schema}"`);
      return (await client.query(sql)).rows;
    });
  const open = async (url: string) => {
    const store = await openStore({ kind: 'postgresql', url });
    onTestFinished(() => store.close());
    return store;
  };

  const contents = (url: string, schema = 'public') =>
    run(
      url,
      `SELECT schema_to_xml_and_xmlschema(nspname, true, false, '')::text AS xml FROM pg_namespace WHERE nspname = '${schema}'`,
    );

  const ourNames =
    'inquiries mails audit_events acts notes announcements days desk_settings desk heartbeat removals "Inquiries" "SCHEMA_VERSION"';
  it.each([
    [
      'a version like ours',
      'CREATE TABLE schema_version (version integer NOT NULL); INSERT INTO schema_version VALUES (3)',
    ],
    [
      'tables of our names',
      ourNames.replace(
        /\S+/g,
        "CREATE TABLE $& (id integer, secret text); INSERT INTO $& VALUES (1, 'theirs');",
      ),
    ],
    [
      'a view and types of our names',
      'CREATE VIEW inquiries AS SELECT 1 AS inquiry_hash; CREATE DOMAIN audit_events AS text; CREATE SEQUENCE mails_id_seq',
    ],
  ])('do not touch another program’s: %s', async (_, theirs) => {
    const url = await server.createDatabase();
    await run(url, theirs);
    const before = await contents(url);
    await expect(openExisting({ kind: 'postgresql', url })).rejects.toThrow('There are no inquiries in ');
    const store = await open(url);
    const reference = await storeInquiry(store, 'a', { fullName: 'Ana Pérez' });
    await store.recordActions(reference, createAction('note', minutesAfter(1), 'Called'));
    await store.enqueue(createMail('digest'), monday);
    expect(await store.list({ words: 'perez called' })).toHaveLength(1);
    const reopenedStore = await openExisting({ kind: 'postgresql', url });
    onTestFinished(() => reopenedStore.close());
    expect(await reopenedStore.listMails()).toHaveLength(3);
    expect(await contents(url)).toEqual(before);
  });

  it.each(['CREATE TABLE inquiries (id integer)', 'CREATE TABLE schema_version (version text)'])(
    'are not made in a schema of our name that holds something else: %s',
    async theirs => {
      const url = await server.createDatabase();
      await run(url, `CREATE SCHEMA isla_papagayo; SET search_path = isla_papagayo; ${theirs}`);
      const before = await contents(url, 'isla_papagayo');
      const opening = openStore({ kind: 'postgresql', url });
      await expect(opening).rejects.toThrow(SettingError);
      await expect(opening).rejects.toThrow(/relation ".*" already exists/);
      expect(await contents(url, 'isla_papagayo')).toEqual(before);
    },
  );

  it.each([
    ['public', ''],
    ['Old Park', `SET search_path TO "Old Park", public`],
  ])('of the first version are moved from the schema "%s", once, and migrated', async (schema, setting) => {
    const url = await server.createDatabase();
    const name = new URL(url).pathname.slice(1);
    if (setting) await run(url, `CREATE SCHEMA "${schema}"; ALTER DATABASE ${name} ${setting}`);
    const [first] = migrations;
    await run(
      url,
      `${first && statementsOf(first, 'postgresql')}
       CREATE TABLE schema_version (version integer NOT NULL); INSERT INTO schema_version VALUES (1);
       INSERT INTO inquiries (reference, idempotency_key, inquiry_hash, full_name, email, email_key, phone, visit_date,
           number_of_visitors, special_requests, locale, marks, received_at, answered_at, last_contact_at)
         VALUES ('IP-7777-77', 'key', 'hash', 'Ana Pérez', 'ana@example.org', 'ana@example.org', '0922 123456', '2026-04-01', 4,
           '', 'en', '', '2026-03-02', NULL, '2026-03-02');
       INSERT INTO notes (reference, written_at, text) VALUES ('IP-7777-77', '2026-03-02', 'Called');
       CREATE TABLE theirs (id integer); CREATE VIEW report AS SELECT count(*) FROM mails`,
      schema,
    );
    const stores = await Promise.all(
      Array.from({ length: 3 }, () => openExisting({ kind: 'postgresql', url })),
    );
    for (const store of stores) onTestFinished(() => store.close());
    expect(await stores[0]?.list({ words: 'perez 922123 called' })).toMatchObject([
      { reference: 'IP-7777-77', inquiry: { visitDate: '2026-04-01' }, events: [{ text: 'Called' }] },
    ]);
    const remainingRows = await run(
      url,
      `SELECT relname FROM pg_class WHERE relnamespace = '"${schema}"'::regnamespace ORDER BY 1`,
    );
    expect(remainingRows.map(({ relname }) => relname)).toEqual(['report', 'schema_version', 'theirs']);
    expect(await run(url, 'SELECT * FROM report', schema)).toEqual([{ count: '0' }]);
    expect(await run(url, 'SELECT * FROM schema_version', schema)).toEqual([{ version: 1000 }]);
  });

  it('need a role that may make a schema, or one that the owner made for it', async () => {
    const url = await server.createDatabase();
    await run(url, 'CREATE ROLE clerk LOGIN');
    const asClerk = url.replace('park@', 'clerk@');
    const opening = openStore({ kind: 'postgresql', url: asClerk });
    await expect(opening).rejects.toThrow(SettingError);
    await expect(opening).rejects.toThrow('permission denied for database');
    await run(url, 'CREATE SCHEMA isla_papagayo AUTHORIZATION clerk');
    const store = await open(asClerk);
    await storeInquiry(store, 'a');
    expect(await store.list({})).toHaveLength(1);
  });
});
