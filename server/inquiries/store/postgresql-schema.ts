/** The tables have their own schema, because the database may be shared with other programs. */
import type { Client } from 'pg';
import { SettingError } from '../../site/settings.ts';
import { migrate } from './migrations.ts';
import { queryOn, schemaName, withClient } from './postgresql-connection.ts';
import { type Query, raw, sql } from './statement.ts';

const migrationLock = 4_917_320_608;

/** Left behind where earlier code looks for the version, so that it refuses to start instead of creating empty tables. */
const movedVersion = 1_000;

export const hasTables = (url: string): Promise<boolean> =>
  withClient(url, async client => {
    await client.query('BEGIN');
    return (await findSchema(queryOn(client))) !== undefined;
  });

export async function migrateSchema(client: Client): Promise<void> {
  const query = queryOn(client);
  await checkEncoding(query);
  await client.query('BEGIN');
  await query(sql`SELECT pg_advisory_xact_lock(${migrationLock})`);
  const version = await prepareSchema(query, client.escapeIdentifier);
  const execute = (statements: string) => client.query(statements);
  const now = await migrate('postgresql', version, 'The database of DATABASE_URL', query, execute);
  // This write also fails at startup, not later, if the database is read-only, such as a replica.
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

/** Moves tables here that earlier versions created elsewhere. Returns their version. */
async function prepareSchema(query: Query, quote: (name: string) => string): Promise<number> {
  const currentSchema = await findSchema(query);
  const version = currentSchema === undefined ? 0 : await readVersion(query, quote(currentSchema));
  if (currentSchema === schemaName) return version;
  const [existingSchema] = await query(sql`SELECT 1 FROM pg_namespace WHERE nspname = ${schemaName}`);
  if (!existingSchema) await query(sql`CREATE SCHEMA ${raw(schemaName)}`);
  await query(sql`CREATE TABLE schema_version (version integer NOT NULL)`);
  await query(sql`INSERT INTO schema_version VALUES (${version})`);
  if (currentSchema !== undefined) {
    const formerSchema = raw(quote(currentSchema));
    for (const table of listTables(version))
      await query(sql`ALTER TABLE ${formerSchema}.${raw(table)} SET SCHEMA ${raw(schemaName)}`);
    await query(sql`UPDATE ${formerSchema}.schema_version SET version = ${movedVersion}`);
  }
  return version;
}

/** Earlier versions used the first schema of the search path. */
async function findSchema(query: Query): Promise<string | undefined> {
  await query(sql`SET LOCAL search_path TO DEFAULT`);
  // No other program's table has these columns.
  const schemas = await query(sql`SELECT table_schema AS name FROM information_schema.columns
    WHERE table_name = 'inquiries' AND column_name IN ('idempotency_key', 'inquiry_hash')
      AND (table_schema = ${schemaName} OR table_schema = ANY (current_schemas(false)))
    GROUP BY table_schema HAVING count(*) = 2 ORDER BY table_schema <> ${schemaName}`);
  await query(sql`SET LOCAL search_path TO ${raw(schemaName)}`);
  return schemas[0] && String(schemas[0]['name']);
}

async function readVersion(query: Query, schema: string): Promise<number> {
  const [row] = await query(sql`SELECT version FROM ${raw(schema)}.schema_version`);
  return Number(row?.['version']);
}

/** Later versions have created their tables in our schema, so only the names of early tables occur. */
const listTables = (version: number): string[] => [
  'inquiries',
  'mails',
  'removals',
  'heartbeat',
  ...(version < 2 ? ['notes'] : ['acts', 'desk']),
  ...(version < 3 ? [] : ['days']),
];
