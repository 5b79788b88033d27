/** The tables in PostgreSQL. They have a schema of their own, because the database may be shared with other programs. */
import type { Client } from 'pg';
import { SettingError } from '../../site/settings.ts';
import { migrate } from './migrations.ts';
import { type Columns, hasInquiries, isOurs, ownColumns } from './own-tables.ts';
import { connected, queryOn, schemaName } from './postgresql-connection.ts';
import { type Query, raw, sql } from './statement.ts';

/** The key of the advisory lock for migrations. */
const migrationLock = 4_917_320_608;

/** Left behind where the tables were, so that older code, which looks there, refuses to start rather than start anew. */
const movedVersion = 1_000;

/** Whether a database has our tables, of any version, or something else in a schema of that name. */
export const hasTables = (url: string): Promise<boolean> =>
  connected(url, async client => {
    await client.query('BEGIN');
    const { used, former } = await survey(queryOn(client));
    return used || former.length > 0;
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
 * Makes sure that our schema exists and holds our tables or nothing, and returns its version. Tables that earlier versions of this code
 * made in another schema are moved. Nothing else is touched: throws a `SettingError` if anything is not recognizably ours.
 */
async function prepareSchema(query: Query, quote: (name: string) => string): Promise<number> {
  const { exists, used, former } = await survey(query);
  const [place, another] = used ? [schemaName, former[0]] : former;
  const version = place ? await versionIn(query, place, quote) : 0;
  if (place && another)
    throw new SettingError(
      `DATABASE_URL: that database has inquiries of this site in two schemas. Rename those that do not count: ${renaming(place)} or ${renaming(another)}`,
    );
  if (used) return version;
  if (!exists) await createSchema(query);
  await query(sql`CREATE TABLE schema_version (version integer NOT NULL)`);
  await query(sql`INSERT INTO schema_version VALUES (${version})`);
  if (place) {
    const tables = new Set([...ownColumns(version)].map(column => column.split('.')[0] ?? ''));
    for (const table of tables)
      await query(sql`ALTER TABLE ${raw(quote(place))}.${raw(table)} SET SCHEMA ${raw(schemaName)}`);
    await query(sql`UPDATE ${raw(quote(place))}.schema_version SET version = ${movedVersion}`);
  }
  return version;
}

/** What a database holds: whether our schema exists and has anything in it, and the other schemas that have our inquiries. */
async function survey(query: Query): Promise<{ exists: boolean; used: boolean; former: string[] }> {
  const [own] = await query(sql`SELECT EXISTS (
      SELECT FROM pg_depend JOIN pg_class AS kind ON kind.oid = classid
        WHERE refclassid = 'pg_namespace'::regclass AND refobjid = own.oid
          AND kind.relname NOT IN ('pg_default_acl', 'pg_publication_namespace')
    ) AS used FROM pg_namespace AS own WHERE nspname = ${schemaName}`);
  // Earlier versions made the tables in the first schema of the search path: by default `public`.
  await query(sql`SET LOCAL search_path TO DEFAULT`);
  const path = await query(sql`SELECT unnest(current_schemas(false)) AS name`);
  await query(sql`SET LOCAL search_path TO ${raw(schemaName)}`);
  const former: string[] = [];
  for (const name of path.map(row => String(row['name'])))
    if (name !== schemaName && hasInquiries(await columnsIn(query, name))) former.push(name);
  return { exists: own !== undefined, used: own?.['used'] === true, former };
}

async function columnsIn(query: Query, schema: string): Promise<Columns> {
  const columns = await query(sql`SELECT relname || '.' || attname AS name
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE nspname = ${schema} AND relkind = 'r' AND attnum > 0 AND NOT attisdropped`);
  return new Set(columns.map(({ name }) => String(name)));
}

/** The version of our tables in a schema. Throws a `SettingError` if what is there is not ours, or not complete. */
async function versionIn(query: Query, schema: string, quote: (name: string) => string): Promise<number> {
  const columns = await columnsIn(query, schema);
  if (columns.has('schema_version.version')) {
    const [row, ...others] = await query(sql`SELECT * FROM ${raw(quote(schema))}.schema_version`);
    const version = row?.['version'];
    if (typeof version === 'number' && others.length === 0 && isOurs(version, columns)) return version;
  }
  throw new SettingError(
    schema === schemaName
      ? `DATABASE_URL: the schema "${schema}" of that database holds something else than the tables of this site, or not all of them. Use another database, rename that schema, or restore a backup.`
      : `DATABASE_URL: the schema "${schema}" of that database has a table of inquiries, but not all other tables of this site. Restore a backup, or rename that table.`,
  );
}

const renaming = (schema: string) =>
  schema === schemaName
    ? `ALTER SCHEMA ${schema} RENAME TO …;`
    : `ALTER TABLE "${schema}".inquiries RENAME TO …;`;

async function createSchema(query: Query): Promise<void> {
  try {
    await query(sql`CREATE SCHEMA ${raw(schemaName)}`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new SettingError(
      `DATABASE_URL: its role may not create a schema. Let the owner of that database run: CREATE SCHEMA ${schemaName} AUTHORIZATION …, with the name of that role.`,
    );
  }
}
