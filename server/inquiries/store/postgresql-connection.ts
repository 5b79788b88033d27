import { Client, type ClientBase, DatabaseError, Pool, types } from 'pg';
import { SettingError } from '../../site/settings.ts';
import { StoreUnavailable } from './records.ts';
import type { Query } from './statement.ts';

/** Milliseconds. The server cancels a statement first; the client waits slightly longer for the response. */
const limits = { connect: 5_000, statement: 5_000, answer: 6_000, idleInTransaction: 10_000 };

/** Connections per process. */
const poolSize = 10;

/** The schema of our tables. */
export const schemaName = 'isla_papagayo';

/** The OID of `date`. Dates stay `YYYY-MM-DD`; the driver would convert them to timestamps in the local zone. */
const dateType = 1082;
const getTypeParser: typeof types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === dateType ? (text: string) => text : types.getTypeParser(type, format as 'text');

/**
 * The settings of a session that our statements rely on, whatever the server, the database, the role and the URL say. Others do not
 * matter: nothing of ours is an interval, a float, `bytea`, money or localized text.
 */
const sessionSettings = {
  search_path: schemaName,
  client_encoding: 'UTF8',
  DateStyle: 'ISO',
  TimeZone: 'UTC',
  standard_conforming_strings: 'on',
  // Under a stricter level concurrent transactions would fail.
  default_transaction_isolation: 'read committed',
  default_transaction_read_only: 'off',
  // Ends a transaction whose machine is gone, so that its locks block nobody.
  idle_in_transaction_session_timeout: String(limits.idleInTransaction),
  idle_session_timeout: '0',
  transaction_timeout: '0',
  lock_timeout: '0',
  // Compiling takes longer than any of our statements.
  jit: 'off',
};

/**
 * Sets them after connecting, because poolers refuse most of them in the startup packet. Skips those that an older server does not know.
 * A role of a replica would not delete what belongs to a deleted inquiry; only a superuser may change it, so others get an error then.
 * An acknowledged inquiry must survive a crash, so `synchronous_commit` is not off; a level other than that is the owner's choice.
 */
async function configure(client: ClientBase, statementTimeout: number): Promise<void> {
  const settings = Object.entries({ ...sessionSettings, statement_timeout: String(statementTimeout) });
  const values = settings.map(([name, value]) => `('${name}', '${value}')`).join(', ');
  // The first statement protects the second from a very short timeout.
  await client.query(`
    SET statement_timeout = 0;
    SELECT set_config(name, value, false) FROM (VALUES ${values}) AS wanted (name, value)
      WHERE current_setting(name, true) IS NOT NULL;
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
    SELECT set_config('session_replication_role', 'origin', false)
      WHERE current_setting('session_replication_role') <> 'origin'`);
}

/** How all connections are made. */
const connection = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: limits.connect,
  keepAlive: true,
  types: { getTypeParser },
});

/** The connections of a store. */
export function openPool(url: string): Pool {
  const pool = new Pool({
    ...connection(url),
    max: poolSize,
    query_timeout: limits.answer,
    onConnect: client => configure(client, limits.statement),
  });
  pool.on('error', ignore);
  pool.on('connect', client => client.on('error', ignore));
  return pool;
}

/** Without a listener a lost connection would end the process. The next statement reports it. */
function ignore() {}

/** Works on a separate connection without statement timeouts. */
export async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  let client: Client | undefined;
  try {
    client = new Client(connection(url));
    client.on('error', ignore);
    await client.connect();
    await configure(client, 0);
    return await work(client);
  } catch (error) {
    throw explainStart(error);
  } finally {
    await client?.end().catch(ignore);
  }
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

/** SQLSTATE classes that concern a statement and its values. All others concern the server. */
const isOfStatement = (code: string) => /^(22|23|42)/.test(code);

/** The error for callers. PostgreSQL's message and detail are omitted, because they may repeat what a visitor typed. */
export function explain(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError) return error;
  if (error instanceof StoreUnavailable || error instanceof SettingError) return error;
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (error instanceof DatabaseError && isOfStatement(code ?? ''))
    return new Error(`PostgreSQL refused a statement: ${[code, constraint].filter(Boolean).join(' ')}`);
  return new StoreUnavailable(`PostgreSQL: ${code ?? error.message}`);
}

/** The same when connecting, where a `SettingError` says what only the owner can fix. */
function explainStart(error: unknown): unknown {
  if (error instanceof SettingError) return error;
  const { code = '', message = '', syscall } = error as NodeJS.ErrnoException;
  // A host that is not found may be a container that has not started yet.
  if (
    /^28|^3D000$|^42|CERT|TLS|SSL|UNABLE_TO_VERIFY/.test(code) ||
    (!code && /SSL|SASL|sslmode/.test(message)) ||
    syscall === 'open'
  )
    return new SettingError(`DATABASE_URL: PostgreSQL cannot be used: ${message}.`);
  // No visitor's data is involved yet, but for rows that a migration changes.
  return error instanceof DatabaseError && !isOfStatement(code)
    ? new StoreUnavailable(`PostgreSQL: ${message}`)
    : explain(error);
}
