import { Client, type ClientBase, DatabaseError, Pool, types } from 'pg';
import { SettingError } from '../../site/settings.ts';
import { missingMigrations, statementsOf } from './migrations.ts';
import type { Row, Statement, Value } from './rows.ts';
import { StoreUnavailable } from './store.ts';

/** Milliseconds. The server ends a statement first; the client waits a little longer for the answer. */
const limits = { connect: 5_000, statement: 5_000, answer: 6_000, idleInTransaction: 10_000 };

/** Connections of a process. */
const connections = 10;

/** The number of the lock that a process takes to migrate. */
const migrationLock = 4_917_320_608;

/** The type number of `date`. Dates stay `YYYY-MM-DD`; the driver would make moments of them, in the machine's zone. */
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
    // Whatever the database's own level is. Under a stricter one concurrent transactions would fail.
    options: '-c default_transaction_isolation=read\\ committed',
    types: { getTypeParser },
  });
  // The next statement on a lost connection fails and reports it.
  pool.on('error', ignore);
  pool.on('connect', client => client.on('error', ignore));
  return pool;
}

/** One connection without limits on statements, for work that may take long. */
export async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: limits.connect,
    types: { getTypeParser },
  });
  client.on('error', ignore);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw explainStart(error);
  }
}

/** Whether a database has our tables, of whatever version. */
export async function hasTables(url: string): Promise<boolean> {
  const client = await connect(url);
  try {
    const { rows } = await client.query(`SELECT to_regclass('schema_version') IS NOT NULL AS found`);
    return rows[0]?.found === true;
  } catch (error) {
    throw explainStart(error);
  } finally {
    await client.end();
  }
}

/** Brings the schema up to date in one transaction, under a lock that all processes know. */
export async function migrate(client: Client): Promise<void> {
  await checkDatabase(client);
  // Under a stricter level the snapshot would be taken before the lock is held.
  await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
  await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
  await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
  const { rows } = await client.query('SELECT version FROM schema_version');
  const version: number = rows[0]?.version ?? 0;
  const missing = missingMigrations(version, 'The database of DATABASE_URL');
  for (const migration of missing) {
    await client.query(statementsOf(migration, 'postgresql'));
    if (migration.rows) await runSteps(client, migration.rows());
  }
  if (missing.length > 0) {
    await client.query('DELETE FROM schema_version');
    await client.query('INSERT INTO schema_version VALUES ($1)', [version + missing.length]);
  }
  await client.query('COMMIT');
}

/** Acknowledged inquiries must survive a crash of the server, and every character must be kept. */
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

/** Runs statement after statement. */
export async function runSteps<T>(client: ClientBase, running: Generator<Statement, T, Row[]>): Promise<T> {
  let step = running.next();
  while (!step.done) step = running.next(await query(client, ...step.value));
  return step.value;
}

/** A serialization failure or a deadlock: the transaction may succeed when it is tried again. */
export const isLostRace = (error: unknown) =>
  error instanceof DatabaseError && /^(40001|40P01)$/.test(error.code ?? '');

/**
 * The error that callers get. PostgreSQL's own message and detail are left out, because they can repeat what a visitor typed.
 * SQLSTATE classes 22, 23 and 42 are about the statement and its values, all others about the server.
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

/** An error at the start: `SettingError` for what only an owner can correct, `StoreUnavailable` for what may pass. */
export function explainStart(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof SettingError) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  // A name that is not found may be that of a container which is not up yet.
  if (/^28|^3D000$|^42501$|CERT|TLS|SSL/.test(code) || /SSL/.test(message)) {
    return new SettingError(`DATABASE_URL: PostgreSQL cannot be used: ${message}.`);
  }
  return explain(error);
}

/** A listener is needed: without one a lost connection would end the process. */
function ignore() {}
