import { Client, type ClientBase, DatabaseError, Pool, types } from 'pg';
import { SettingError } from '../../site/settings.ts';
import { databaseUrlFault } from '../database-url.ts';
import { migrate } from './migrations.ts';
import { StoreUnavailable } from './records.ts';
import { type Query, raw, sql } from './statement.ts';

/** Milliseconds. The server cancels a statement first; the client waits slightly longer for the response. */
const limits = { connect: 5_000, statement: 5_000, answer: 6_000, idleInTransaction: 10_000 };

/** Connections per process. */
const poolSize = 10;

/** The key of the advisory lock for migrations. */
const migrationLock = 4_917_320_608;

/** The OID of `date`. Dates stay `YYYY-MM-DD`; the driver would convert them to timestamps in the local zone. */
const dateType = 1082;
const getTypeParser: typeof types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === dateType ? (text: string) => text : types.getTypeParser(type, format as 'text');

/** The connections of a store. */
export function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    query_timeout: limits.answer,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    keepAlive: true,
    // Overrides the database's default: under a stricter level concurrent transactions would fail.
    options: '-c default_transaction_isolation=read\\ committed',
    types: { getTypeParser },
  });
  pool.on('error', ignore);
  pool.on('connect', client => client.on('error', ignore));
  return pool;
}

/** Without a listener a lost connection would end the process. The next statement reports it. */
function ignore() {}

/** Works on a separate connection without statement timeouts. */
export async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const fault = databaseUrlFault(url);
  if (fault) throw new SettingError(`DATABASE_URL ${fault}`);
  let client: Client | undefined;
  try {
    client = new Client({
      connectionString: url,
      connectionTimeoutMillis: limits.connect,
      types: { getTypeParser },
    });
    client.on('error', ignore);
    await client.connect();
    return await work(client);
  } catch (error) {
    throw explainStart(error);
  } finally {
    await client?.end().catch(ignore);
  }
}

/** Whether a database has our tables, of any version. */
export const hasTables = (url: string): Promise<boolean> =>
  connected(url, async client => {
    const [row] = await queryOn(client)(sql`SELECT to_regclass('schema_version') IS NOT NULL AS found`);
    return row?.['found'] === true;
  });

/** Migrates the schema in one transaction, under a lock that all processes share. */
export async function migrateSchema(client: Client): Promise<void> {
  const query = queryOn(client);
  await checkDatabase(query);
  // Under a stricter level the snapshot would precede the lock.
  await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
  await query(sql`SELECT pg_advisory_xact_lock(${migrationLock})`);
  await query(sql`CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)`);
  const [row] = await query(sql`SELECT version FROM schema_version`);
  const execute = (statements: string) => client.query(statements);
  const version = Number(row?.['version'] ?? 0);
  const now = await migrate('postgresql', version, 'The database of DATABASE_URL', query, execute);
  if (now !== version) {
    await query(sql`DELETE FROM schema_version`);
    await query(sql`INSERT INTO schema_version VALUES (${now})`);
  }
  await client.query('COMMIT');
}

/** Acknowledged inquiries must survive a crash, and every character must be representable. */
async function checkDatabase(query: Query): Promise<void> {
  const setting = async (name: string) => (await query(sql`SHOW ${raw(name)}`))[0]?.[name];
  if ((await setting('synchronous_commit')) === 'off')
    throw new SettingError(
      'DATABASE_URL: synchronous_commit is off there, so that a crash loses inquiries. Set it to on.',
    );
  if ((await setting('server_encoding')) !== 'UTF8')
    throw new SettingError(
      'DATABASE_URL: that database cannot store every letter. Create it with ENCODING UTF8.',
    );
}

/** PostgreSQL numbers its parameters: `$1`, `$2`, … */
export function queryOn(client: ClientBase): Query {
  return async ({ text, values }) => {
    let count = 0;
    const numbered = text.replaceAll('?', () => {
      count += 1;
      return `$${count}`;
    });
    return (await client.query(numbered, [...values])).rows;
  };
}

/** A serialization failure or a deadlock: the transaction may succeed when it is tried again. */
export const isLostRace = (error: unknown) =>
  error instanceof DatabaseError && /^(40001|40P01)$/.test(error.code ?? '');

/**
 * The error for callers. PostgreSQL's message and detail are omitted, because they may repeat what a visitor typed. SQLSTATE classes 22,
 * 23 and 42 concern the statement and its values, all others the server.
 */
export function explain(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError) return error;
  if (error instanceof StoreUnavailable || error instanceof SettingError) return error;
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (error instanceof DatabaseError && /^(22|23|42)/.test(code ?? ''))
    return new Error(`PostgreSQL refused a statement: ${[code, constraint].filter(Boolean).join(' ')}`);
  return new StoreUnavailable(`PostgreSQL: ${code ?? error.message}`);
}

/** The same when connecting, where a `SettingError` says what only the owner can fix. */
function explainStart(error: unknown): unknown {
  if (error instanceof SettingError) return error;
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  // A host that is not found may be a container that has not started yet.
  if (
    /^28|^3D000$|^42501$|CERT|TLS|SSL|UNABLE_TO_VERIFY/.test(code) ||
    (!code && /SSL|SASL/.test(message))
  )
    return new SettingError(`DATABASE_URL: PostgreSQL cannot be used: ${message}.`);
  return explain(error);
}
