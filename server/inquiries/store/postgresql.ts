import { type ClientBase, Pool, types } from 'pg';
import { codeOf } from '../../site/errors.ts';
import { SettingError } from '../../site/settings.ts';
import type { Connection } from './connection.ts';
import { StoreUnavailable } from './records.ts';
import { getMissingMigrations, schemaVersion } from './schema.ts';
import { type Query, sql } from './statement.ts';

/** Our tables have their own schema, because other programs may use the same database. */
const schemaName = 'isla_papagayo';

/** We wait longer for an answer than the server lets a statement run. */
const timeoutsMs = { connect: 5_000, statement: 5_000, answer: 6_000, idleInTransaction: 10_000 };

const poolSize = 10;

/** What our statements rely on, whatever the settings of the database and the role. */
const configureSession = `SELECT
  set_config('search_path', '${schemaName}', false),
  set_config('statement_timeout', '${timeoutsMs.statement}', false),
  set_config('idle_in_transaction_session_timeout', '${timeoutsMs.idleInTransaction}', false),
  set_config('synchronous_commit', 'on', false),
  set_config('default_transaction_isolation', 'read committed', false)`;

/** Counts, ids and moments are `bigint`, and far smaller than 2^53. */
const bigintType = 20;
const getTypeParser: typeof types.getTypeParser = (type, format) =>
  type === bigintType ? Number : types.getTypeParser(type, format);

/** Connects when it is first used. */
export function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: timeoutsMs.connect,
    query_timeout: timeoutsMs.answer,
    keepAlive: true,
    types: { getTypeParser },
    onConnect: client => client.query(configureSession),
  });
  // Without a listener, an error of an idle connection would end the process.
  const ignore = () => {};
  pool.on('error', ignore);
  pool.on('connect', client => client.on('error', ignore));
  return pool;
}

/** The tables are created when they are first needed, so that the server starts while PostgreSQL is unreachable. */
export function connectPostgresql(pool: Pool): Connection {
  let schema: Promise<void> | undefined;
  async function run<T>(work: (query: Query) => Promise<T>): Promise<T> {
    try {
      schema ??= withClient(pool, applySchema);
      await schema.catch(error => {
        schema = undefined;
        throw error;
      });
      return await withClient(pool, client => work(createQuery(client)));
    } catch (error) {
      throw explainError(error);
    }
  }

  return {
    query: statement => run(query => query(statement)),
    transaction: work =>
      run(async query => {
        await query(sql`BEGIN`);
        const result = await work(query);
        await query(sql`COMMIT`);
        return result;
      }),
    async scrub() {},
    async close() {
      if (!pool.ending) await pool.end();
    },
  };
}

async function withClient<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let hasFailed = true;
  try {
    const result = await work(client);
    hasFailed = false;
    return result;
  } finally {
    // Closing the connection always rolls back.
    client.release(hasFailed);
  }
}

/** Numbers the parameters: `$1`, `$2`, … */
const createQuery =
  (client: ClientBase): Query =>
  async ({ text, values }) => {
    let count = 0;
    const numberedText = text.replaceAll('?', () => {
      count += 1;
      return `$${count}`;
    });
    return (await client.query(numberedText, [...values])).rows;
  };

/** Resolves to 0 if there are no tables. */
async function readVersion(client: ClientBase): Promise<number> {
  const { rows } = await client.query(
    `SELECT to_regclass('${schemaName}.schema_version') IS NOT NULL AS exists`,
  );
  if (!rows[0].exists) return 0;
  return (await client.query('SELECT version FROM schema_version')).rows[0].version;
}

async function applySchema(client: ClientBase): Promise<void> {
  // Servers that start together would both create the tables.
  await client.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtext('${schemaName}'))`);
  const version = await readVersion(client);
  const migrations = getMissingMigrations('postgresql', version);
  const creation = `CREATE SCHEMA IF NOT EXISTS ${schemaName};
    CREATE TABLE schema_version (version integer NOT NULL);
    INSERT INTO schema_version VALUES (0);`;
  await client.query(`${version === 0 ? creation : ''}
    UPDATE schema_version SET version = ${schemaVersion};
    ${migrations}
    COMMIT`);
}

/** PostgreSQL's message and detail may contain rows, so only the code is told. */
function explainError(error: unknown): unknown {
  if (error instanceof SettingError) return new StoreUnavailable(`PostgreSQL: ${error.message}`);
  if (!(error instanceof Error) || error instanceof TypeError) return error;
  return new StoreUnavailable(`PostgreSQL: ${codeOf(error) ?? error.message}`);
}
