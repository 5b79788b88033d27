/** The tables have their own schema, because the database may be shared with other programs. */
import type { Client } from 'pg';
import { SettingError } from '../../site/settings.ts';
import { migrate } from './migrations.ts';
import { connected, queryOn, schemaName } from './postgresql-connection.ts';
import { type Query, raw, sql } from './statement.ts';

const migrationLock = 4_917_320_608;

/** Left in the old location, so that older code refuses to start instead of creating empty tables. */
const movedVersion = 1_000;

export const hasTables = (url: string): Promise<boolean> =>
  connected(url, async client => {
    await client.query('BEGIN');
    return (await findTables(queryOn(client))) !== undefined;
  });

/** In one transaction, under a lock shared by all processes. */
export async function migrateSchema(client: Client): Promise<void> {
  const query = queryOn(client);
  await checkEncoding(query);
  await client.query('BEGIN');
  await query(sql`SELECT pg_advisory_xact_lock(${migrationLock})`);
  const version = await prepareSchema(query, client.escapeIdentifier);
  const execute = (statements: string) => client.query(statements);
  const now = await migrate('postgresql', version, 'The database of DATABASE_URL', query, execute);
  // Always written, so that a read-only database, such as a replica, is noticed at startup.
  await query(sql`UPDATE schema_version SET version = ${now}`);
  await client.query('COMMIT');
}

async function checkEncoding(query: Query): Promise<void> {
  const [row] = await query(sql`SHOW server_encoding`);
  if (row?.['server_encoding'] !== 'UTF8')
    throw new SettingError(
      'DATABASE_URL: that database cannot store every letter. Create it with ENCODING UTF8.',
    );
}

/** Creates the schema, or moves the tables there that earlier versions created elsewhere. Returns their version. */
async function prepareSchema(query: Query, quote: (name: string) => string): Promise<number> {
  const place = await findTables(query);
  const version = place === undefined ? 0 : await versionIn(query, quote(place));
  if (place === schemaName) return version;
  const [existing] = await query(sql`SELECT 1 FROM pg_namespace WHERE nspname = ${schemaName}`);
  if (!existing) await query(sql`CREATE SCHEMA ${raw(schemaName)}`);
  await query(sql`CREATE TABLE schema_version (version integer NOT NULL)`);
  await query(sql`INSERT INTO schema_version VALUES (${version})`);
  if (place !== undefined) {
    const former = raw(quote(place));
    for (const table of tablesOf(version))
      await query(sql`ALTER TABLE ${former}.${raw(table)} SET SCHEMA ${raw(schemaName)}`);
    await query(sql`UPDATE ${former}.schema_version SET version = ${movedVersion}`);
  }
  return version;
}

/** Earlier versions used the first schema of the search path, by default `public`. */
async function findTables(query: Query): Promise<string | undefined> {
  await query(sql`SET LOCAL search_path TO DEFAULT`);
  // No other program's table has these columns.
  const schemas = await query(sql`SELECT table_schema AS name FROM information_schema.columns
    WHERE table_name = 'inquiries' AND column_name IN ('idempotency_key', 'inquiry_hash')
      AND (table_schema = ${schemaName} OR table_schema = ANY (current_schemas(false)))
    GROUP BY table_schema HAVING count(*) = 2 ORDER BY table_schema <> ${schemaName}`);
  await query(sql`SET LOCAL search_path TO ${raw(schemaName)}`);
  return schemas[0] && String(schemas[0]['name']);
}

async function versionIn(query: Query, schema: string): Promise<number> {
  const [row] = await query(sql`SELECT version FROM ${raw(schema)}.schema_version`);
  return Number(row?.['version']);
}

/** The tables of versions without their own schema. */
const tablesOf = (version: number): string[] => [
  'inquiries',
  'mails',
  'removals',
  'heartbeat',
  ...(version < 2 ? ['notes'] : ['acts', 'desk']),
  ...(version < 3 ? [] : ['days']),
];
