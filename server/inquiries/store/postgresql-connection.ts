import { Client, type ClientBase, DatabaseError, Pool, types } from 'pg';
import { SettingError } from '../../site/settings.ts';
import { StoreUnavailable } from './records.ts';
import type { Query } from './statement.ts';

/** In milliseconds. The server cancels a statement before the client gives up. */
const limits = { connect: 5_000, statement: 5_000, answer: 6_000, idleInTransaction: 10_000 };

const poolSize = 10;

export const schemaName = 'isla_papagayo';

/** The driver would convert dates to timestamps in the local time zone. */
const dateType = 1082;
const getTypeParser: typeof types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === dateType ? (text: string) => text : types.getTypeParser(type, format as 'text');

/** Our statements rely on these settings, whatever the server, database, role and URL say. */
const sessionSettings = {
  search_path: schemaName,
  client_encoding: 'UTF8',
  DateStyle: 'ISO',
  TimeZone: 'UTC',
  standard_conforming_strings: 'on',
  // Stricter levels would make concurrent transactions fail.
  default_transaction_isolation: 'read committed',
  default_transaction_read_only: 'off',
  // Releases the locks of a client that has vanished.
  idle_in_transaction_session_timeout: String(limits.idleInTransaction),
  idle_session_timeout: '0',
  transaction_timeout: '0',
  lock_timeout: '0',
  // Compiling a statement would take longer than running any of ours.
  jit: 'off',
};

/**
 * Settings are sent after connecting, because poolers reject most of them in the startup packet. Those that an older server does not know
 * are skipped. `session_replication_role` could disable foreign keys; only a superuser may change it. `synchronous_commit` protects acknowledged inquiries from a crash.
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

const getClientConfig = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: limits.connect,
  keepAlive: true,
  types: { getTypeParser },
});

export function openPool(url: string): Pool {
  const pool = new Pool({
    ...getClientConfig(url),
    max: poolSize,
    query_timeout: limits.answer,
    onConnect: client => configure(client, limits.statement),
  });
  pool.on('error', ignore);
  pool.on('connect', client => client.on('error', ignore));
  return pool;
}

/** Without a listener, a lost connection would end the process. */
function ignore() {}

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  let client: Client | undefined;
  try {
    client = new Client(getClientConfig(url));
    client.on('error', ignore);
    await client.connect();
    await configure(client, 0);
    return await work(client);
  } catch (error) {
    throw explainConnectError(error);
  } finally {
    await client?.end().catch(ignore);
  }
}

/** Numbers the parameters: `$1`, `$2`, … */
export function queryOn(client: ClientBase): Query {
  return async ({ text, values }) => {
    let count = 0;
    const numberedText = text.replaceAll('?', () => {
      count += 1;
      return `$${count}`;
    });
    return (await client.query(numberedText, [...values])).rows;
  };
}

export const isLostRace = (error: unknown) =>
  error instanceof DatabaseError && /^(40001|40P01)$/.test(error.code ?? '');

/** SQLSTATE classes of errors in a statement or its values. */
const isOfStatement = (code: string) => /^(22|23|42)/.test(code);

/** PostgreSQL's message and detail may contain personal data. */
export function explainError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError) return error;
  if (error instanceof StoreUnavailable || error instanceof SettingError) return error;
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (error instanceof DatabaseError && isOfStatement(code ?? ''))
    return new Error(`PostgreSQL refused a statement: ${[code, constraint].filter(Boolean).join(' ')}`);
  return new StoreUnavailable(`PostgreSQL: ${code ?? error.message}`);
}

function explainConnectError(error: unknown): unknown {
  if (error instanceof SettingError) return error;
  const { code = '', message = '', syscall } = error as NodeJS.ErrnoException;
  // An unknown host may be a container that has not started yet.
  if (
    /^28|^3D000$|^42|CERT|TLS|SSL|UNABLE_TO_VERIFY/.test(code) ||
    (!code && /SSL|SASL|sslmode/.test(message)) ||
    syscall === 'open'
  )
    return new SettingError(`DATABASE_URL: PostgreSQL cannot be used: ${message}.`);
  // The message contains no personal data while connecting.
  return error instanceof DatabaseError && !isOfStatement(code)
    ? new StoreUnavailable(`PostgreSQL: ${message}`)
    : explainError(error);
}
