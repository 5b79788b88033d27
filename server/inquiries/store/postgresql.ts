import { DatabaseError, type Pool, type PoolClient } from 'pg';
import {
  connect,
  explain,
  explainStart,
  isLostRace,
  migrate,
  openPool,
  query,
  runSteps,
} from './postgresql-connection.ts';
import type { RandomBelow } from './reference.ts';
import type { Row, Value } from './rows.ts';
import { SqlStore, type Steps } from './sql.ts';

/** Tries of a transaction that fails because of another one. */
const mostTries = 5;

export interface PostgresqlParts {
  random?: RandomBelow;
}

/** Connects and brings the schema up to date. Processes that start at the same time wait for each other. */
export async function openPostgresql(url: string, parts: PostgresqlParts = {}): Promise<PostgresqlStore> {
  const client = await connect(url);
  try {
    await migrate(client);
  } catch (error) {
    throw explainStart(error);
  } finally {
    await client.end();
  }
  return new PostgresqlStore(url, parts);
}

/** The store in a PostgreSQL database, which several server processes may share. */
export class PostgresqlStore extends SqlStore {
  readonly #pool: Pool;
  readonly #working = new Set<Promise<unknown>>();

  constructor(url: string, { random }: PostgresqlParts = {}) {
    super(
      {
        history: `SELECT coalesce(json_agg(json_build_array(kind, acted_at, signed_by, text) ORDER BY id), '[]')::text
          FROM acts WHERE acts.reference = inquiries.reference`,
        matching: words => [
          `array_to_tsvector(string_to_array(search_words, ' ')) @@ ?::tsquery`,
          [words.map(word => `'${word}':*`).join(' & ')],
        ],
        lock: 'SELECT pg_advisory_xact_lock(hashtextextended(?, 0))',
        skipLocked: 'FOR UPDATE SKIP LOCKED',
      },
      random,
    );
    this.#pool = openPool(url);
  }

  /** The query does not fit into its memory, so PostgreSQL writes a file: that fails on a full disk. */
  override async check(): Promise<void> {
    await super.check();
    await this.transaction(function* () {
      yield [`SET LOCAL work_mem = '64kB'`];
      yield ['SELECT count(*) FROM generate_series(1, 20000)'];
    });
  }

  async close(): Promise<void> {
    // The pool drops whatever still waits for a connection when it ends.
    while (this.#working.size > 0) await Promise.allSettled(this.#working);
    if (!this.#pool.ending) await this.#pool.end();
  }

  protected run(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.#connected(client => query(client, sql, values));
  }

  protected transaction<T>(steps: Steps<T>): Promise<T> {
    return this.#connected(async client => {
      await client.query('BEGIN');
      const result = await runSteps(client, steps());
      await client.query('COMMIT');
      return result;
    });
  }

  /** PostgreSQL reuses the space of removed rows by itself (autovacuum). */
  protected async scrub(): Promise<void> {}

  #connected<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const done = this.#tried(work);
    this.#working.add(done);
    const forget = () => this.#working.delete(done);
    done.then(forget, forget);
    return done;
  }

  /** Works on a connection, again if it failed because of another transaction. Nothing stays half done. */
  async #tried<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const client = await this.#pool.connect().catch((error: unknown) => {
        throw explain(error);
      });
      try {
        const result = await work(client);
        client.release();
        return result;
      } catch (error) {
        const usable = error instanceof DatabaseError && (await succeeds(client.query('ROLLBACK')));
        client.release(!usable);
        if (tries === mostTries || !isLostRace(error)) throw explain(error);
      }
    }
  }
}

const succeeds = (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    () => false,
  );
