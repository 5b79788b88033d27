/** The tables in PostgreSQL. They have a schema of their own, because the database may be shared with other programs. */
import type { Client } from 'pg';
import { SettingError } from '../../site/settings.ts';
import { migrate } from './migrations.ts';
import { connected, queryOn, schemaName } from './postgresql-connection.ts';
import { type Query, raw, sql } from './statement.ts';

/** The key of the advisory lock for migrations. */
const migrationLock = 4_917_320_608;

/** Left behind where the tables were, so that older code, which looks there, refuses to start rather than start anew. */
const movedVersion = 1_000;

/** Whether a database has our tables, of any version. */
export const hasTables = (url: string): Promise<boolean> =>
  connected(url, async client => {
    await client.query('BEGIN');
    return (await findTables(queryOn(client))) !== undefined;
  });

/** Migrates the schema in one transaction, under a lock that all processes share. */
export async function migrateSchema(client: Client): Promise<void> {
  const query = queryOn(client);
  await checkEncoding(query);
  await client.query('BEGIN');
  await query(sql`SELECT pg_advisory_xact_lock(${migrationLock})`);
  const version = await prepareSchema(query, client.escapeIdentifier);
  const execute = (statements: string) => client.query(statements);
  const now = await migrate('postgresql', version, 'The database of DATABASE_URL', query, execute);
  // In any case, so that a database that cannot be written, such as a replica, is noticed at the start.
  await query(sql`UPDATE schema_version SET version = ${now}`);
  await client.query('COMMIT');
}

/** Every character must be representable. */
async function checkEncoding(query: Query): Promise<void> {
  const [row] = await query(sql`SHOW server_encoding`);
  if (row?.['server_encoding'] !== 'UTF8')
    throw new SettingError(
      'DATABASE_URL: that database cannot store every letter. Create it with ENCODING UTF8.',
    );
}

/**
 * Makes our schema, and moves tables there that earlier versions made elsewhere. Returns their version. Tables are only created, so other
 * tables of the same names make this fail.
 */
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

/** The schema of our tables: our own, or where earlier versions made them, the first of the search path (by default `public`). */
async function findTables(query: Query): Promise<string | undefined> {
  await query(sql`SET LOCAL search_path TO DEFAULT`);
  // Every version of our table of inquiries has these columns, and no other program's.
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

/** The tables of a version from before they had a schema of their own. */
const tablesOf = (version: number): string[] => [
  'inquiries',
  'mails',
  'removals',
  'heartbeat',
  ...(version < 2 ? ['notes'] : ['acts', 'desk']),
  ...(version < 3 ? [] : ['days']),
];
