import { Client, type ClientBase, DatabaseError, Pool, types } from 'pg';
import { SettingError } from '../../site/settings.ts';
import { missingMigrations } from './migrations.ts';
import type { Row, Value } from './rows.ts';
import { StoreUnavailable } from './store.ts';

/** Milliseconds after which a connection or a statement counts as lost. The client waits longer than the server. */
const limits = { connect: 5_000, statement: 5_000, answer: 6_000, idleInTransaction: 10_000 };

/** Connections of a process. */
const connections = 10;

/** Any number, the same in every process: who holds it migrates. */
const migrationLock = 4_917_320_608;

/** Days stay `YYYY-MM-DD`; the driver would make moments of them, in the server's zone. */
const dateType = 1082;
const getTypeParser: typeof types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === dateType ? (text: string) => text : types.getTypeParser(type, format as 'text');

/** The connections of a store. */
export function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    query_timeout: limits.answer,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    keepAlive: true,
    // Whatever the database's own level is: under a stricter one, transactions would fail for each other's sake.
    options: '-c default_transaction_isolation=read\\ committed',
    types: { getTypeParser },
  });
  // A connection that is lost is missed by whoever uses it next.
  pool.on('error', ignore);
  pool.on('connect', client => client.on('error', ignore));
  return pool;
}

/** One connection without time limits, for what may take long. */
export async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: limits.connect });
  client.on('error', ignore);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw explainStart(error);
  }
}

/** Brings the schema up to date in one transaction, under a lock that all processes know. */
export async function migrate(client: Client): Promise<void> {
  await checkDatabase(client);
  // Under the stricter levels the snapshot would be from before the lock.
  await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
  await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
  await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
  const { rows } = await client.query('SELECT version FROM schema_version');
  const held: number = rows[0]?.version ?? 0;
  const missing = missingMigrations(held, 'The database of DATABASE_URL');
  for (const { postgresql } of missing) await client.query(postgresql);
  if (missing.length > 0) {
    await client.query('DELETE FROM schema_version');
    await client.query('INSERT INTO schema_version VALUES ($1)', [held + missing.length]);
  }
  await client.query('COMMIT');
}

/** What is acknowledged must outlive a crash of the server, and every letter must be kept. */
async function checkDatabase(client: Client): Promise<void> {
  const setting = async (name: string) => (await client.query(`SHOW ${name}`)).rows[0]?.[name];
  if ((await setting('synchronous_commit')) === 'off') {
    throw new SettingError(
      'DATABASE_URL: synchronous_commit is off there, so that a crash loses inquiries. Set it to on.',
    );
  }
  if ((await setting('server_encoding')) !== 'UTF8') {
    throw new SettingError(
      'DATABASE_URL: that database cannot keep every letter. Create it with ENCODING UTF8.',
    );
  }
}

/** Runs a statement that has `?` where its values go. */
export async function query(client: ClientBase, sql: string, values: readonly Value[] = []): Promise<Row[]> {
  let count = 0;
  const numbered = sql.replaceAll('?', () => {
    count += 1;
    return `$${count}`;
  });
  return (await client.query(numbered, [...values])).rows;
}

/** Another transaction was in the way (serialization failure, deadlock): the same may do well when tried again. */
export const isLostRace = (error: unknown) =>
  error instanceof DatabaseError && /^(40001|40P01)$/.test(error.code ?? '');

/**
 * An error as the store's callers may see it: never with PostgreSQL's own message or detail, which can repeat what a
 * visitor typed. Classes 22, 23 and 42 (SQLSTATE) are about the statement and its values; all others about the server.
 */
export function explain(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError) return error;
  if (error instanceof StoreUnavailable || error instanceof SettingError) return error;
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (error instanceof DatabaseError && /^(22|23|42)/.test(code ?? '')) {
    return new Error(`PostgreSQL refused a statement: ${[code, constraint].filter(Boolean).join(' ')}`);
  }
  return new StoreUnavailable(`PostgreSQL: ${code ?? error.message}`);
}

/** An error at the start: what only an owner can put right is a `SettingError`, what may pass is `StoreUnavailable`. */
export function explainStart(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof SettingError) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (/^28|^3D000$|^42501$|^ENOTFOUND$|CERT|TLS|SSL/.test(code) || /SSL/.test(message)) {
    return new SettingError(`DATABASE_URL: PostgreSQL cannot be used: ${message}.`);
  }
  return explain(error);
}

/** Where a lost connection is heard of apart from the statement that it breaks. */
function ignore() {}
