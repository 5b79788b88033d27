import type { Connection, Dialect } from './connection.ts';
import { explainError, isLostRace, openPool, queryOn, withClient } from './postgresql-connection.ts';
import { migrateSchema } from './postgresql-schema.ts';
import { type Query, sql } from './statement.ts';

const maxAttempts = 5;

export const postgresqlDialect: Dialect = {
  events: `SELECT coalesce(json_agg(json_build_array(kind, acted_at, initials, text, announcement_key) ORDER BY id), '[]')::text
    FROM audit_events WHERE audit_events.reference = inquiries.reference`,
  lock: key => sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`,
  lockRow: 'FOR UPDATE',
  skipLocked: 'FOR UPDATE SKIP LOCKED',
};

export async function connectPostgresql(url: string): Promise<Connection> {
  await withClient(url, migrateSchema);
  const pool = openPool(url);
  const pendingWork = new Set<Promise<unknown>>();

  /** Retries serialization failures and deadlocks. */
  async function run<T>(work: (query: Query) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const client = await pool.connect();
        let failed = true;
        try {
          const result = await work(queryOn(client));
          failed = false;
          return result;
        } finally {
          // Closing the connection always rolls back.
          client.release(failed);
        }
      } catch (error) {
        if (attempt === maxAttempts || !isLostRace(error)) throw explainError(error);
      }
    }
  }

  function runTracked<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const done = run(work).finally(() => pendingWork.delete(done));
    pendingWork.add(done);
    return done;
  }

  return {
    dialect: postgresqlDialect,
    query: statement => runTracked(query => query(statement)),
    transaction: work =>
      runTracked(async query => {
        await query(sql`BEGIN`);
        const result = await work(query);
        await query(sql`COMMIT`);
        return result;
      }),
    async scrub() {},
    async close() {
      // Ending the pool would reject queries that still wait for a connection.
      while (pendingWork.size > 0) await Promise.allSettled(pendingWork);
      if (!pool.ending) await pool.end();
    },
  };
}
