import type { Pool } from 'pg';
import { checkSession, connected, explain, isLostRace, openPool, queryOn } from './postgresql-connection.ts';
import { migrateSchema } from './postgresql-schema.ts';
import { SqlStore, type StoreParts } from './sql.ts';
import { type Query, type Row, type Statement, sql } from './statement.ts';

/** Attempts at a transaction that loses a race against another. */
const maxAttempts = 5;

/** Connects and migrates the schema. Processes that start together wait for each other. */
export async function openPostgresql(url: string, parts: StoreParts = {}): Promise<PostgresqlStore> {
  await connected(url, async client => {
    await checkSession(client, url);
    await migrateSchema(client);
  });
  return new PostgresqlStore(url, parts);
}

/** The store in a PostgreSQL database, which several server processes may share. */
export class PostgresqlStore extends SqlStore {
  readonly #pool: Pool;
  readonly #working = new Set<Promise<unknown>>();

  constructor(url: string, parts: StoreParts = {}) {
    super(
      {
        history: `SELECT coalesce(json_agg(json_build_array(kind, acted_at, signed_by, text, about) ORDER BY id), '[]')::text
          FROM acts WHERE acts.reference = inquiries.reference`,
        lock: key => sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`,
        lockRow: 'FOR UPDATE',
        skipLocked: 'FOR UPDATE SKIP LOCKED',
      },
      parts,
    );
    this.#pool = openPool(url);
  }

  /** The query exceeds its working memory, so PostgreSQL spills to a file, which fails on a full disk. */
  override async check(): Promise<void> {
    await super.check();
    await this.transaction(async query => {
      await query(sql`SET LOCAL work_mem = '64kB'`);
      await query(sql`SELECT count(*) FROM generate_series(1, 20000)`);
    });
  }

  async close(): Promise<void> {
    // When the pool ends, it drops whatever still waits for a connection.
    while (this.#working.size > 0) await Promise.allSettled(this.#working);
    if (!this.#pool.ending) await this.#pool.end();
  }

  protected query(statement: Statement): Promise<Row[]> {
    return this.#connected(query => query(statement));
  }

  protected transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    return this.#connected(async query => {
      await query(sql`BEGIN`);
      const result = await work(query);
      await query(sql`COMMIT`);
      return result;
    });
  }

  /** Autovacuum reclaims the space of deleted rows. */
  protected async scrub(): Promise<void> {}

  #connected<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const done = this.#retrying(work).finally(() => this.#working.delete(done));
    this.#working.add(done);
    return done;
  }

  /** Runs on a pooled connection; retries serialization failures and deadlocks. */
  async #retrying<T>(work: (query: Query) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const client = await this.#pool.connect();
        let failed = true;
        try {
          const result = await work(queryOn(client));
          failed = false;
          return result;
        } finally {
          // Closing the connection rolls back, whatever is wrong with it.
          client.release(failed);
        }
      } catch (error) {
        if (attempt === maxAttempts || !isLostRace(error)) throw explain(error);
      }
    }
  }
}
