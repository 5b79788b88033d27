import { SettingError } from '../../site/settings.ts';
import type { Lock } from './mail-quota.ts';
import { StoreUnavailable } from './records.ts';
import type { Query } from './statement.ts';

/** The differences between the databases. */
export interface Dialect {
  /** Subquery for the history of a row of `inquiries` as JSON: `[[kind, time, initials, text, about], …]`. */
  history: string;
  /** Null if only one transaction can write at a time. */
  lock: Lock | null;
  /** Locks the selected row until the transaction ends. */
  lockRow: string;
  /** Makes the selection of due mails skip rows locked by other workers. */
  skipLocked: string;
}

/** A connection to a database. Each function may reject with `StoreUnavailable`. */
export interface Connection {
  dialect: Dialect;
  /** Runs one statement in its own transaction. */
  query: Query;
  /** The work may be rerun from its start, and must await nothing but its queries. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Removes remains of deleted rows from the files, if the database can. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A connection that is opened when it is first used, and again on the next use if that failed. A server that runs already cannot be told of
 * a wrong setting, so it takes such a database for unavailable.
 */
export function connectLazily(
  dialect: Dialect,
  connect: () => Promise<Connection>,
  first?: Promise<Connection>,
): Connection {
  let connecting = first;
  let closed = false;
  async function connected(): Promise<Connection> {
    if (closed) throw new StoreUnavailable('closed');
    connecting ??= connect();
    try {
      return await connecting;
    } catch (error) {
      connecting = undefined;
      throw error instanceof SettingError ? new StoreUnavailable(error.message) : error;
    }
  }
  return {
    dialect,
    query: async statement => (await connected()).query(statement),
    transaction: async work => (await connected()).transaction(work),
    scrub: async () => (await connected()).scrub(),
    async close() {
      closed = true;
      await connecting?.then(
        connection => connection.close(),
        () => {},
      );
    },
  };
}
