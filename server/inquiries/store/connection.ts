import { SettingError } from '../../site/settings.ts';
import type { Lock } from './mail-quota.ts';
import { StoreUnavailable } from './records.ts';
import type { Query } from './statement.ts';

export interface Dialect {
  /** Selects the events of an inquiry: `[[kind, time, initials, text, announcement key], …]` as JSON. */
  events: string;
  /** Null if the database runs only one transaction at a time. */
  lock: Lock | null;
  /** Appended to a SELECT that locks its row. */
  lockRow: string;
  /** Appended to a SELECT that locks its rows and leaves out those that are locked. */
  skipLocked: string;
}

export interface Connection {
  dialect: Dialect;
  query: Query;
  /** `work` may be retried, and must await nothing but its queries. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Makes sure that deleted rows can no longer be read from the database's files. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Connects when it is first used, and again after a failure to connect. A `SettingError` becomes `StoreUnavailable`, because the server is
 * already running then.
 */
export function connectLazily(
  dialect: Dialect,
  connect: () => Promise<Connection>,
  initialConnection?: Promise<Connection>,
): Connection {
  let connecting = initialConnection;
  let isClosed = false;
  async function getConnection(): Promise<Connection> {
    if (isClosed) throw new StoreUnavailable('closed');
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
    query: async statement => (await getConnection()).query(statement),
    transaction: async work => (await getConnection()).transaction(work),
    scrub: async () => (await getConnection()).scrub(),
    async close() {
      isClosed = true;
      await connecting?.then(
        connection => connection.close(),
        () => {},
      );
    },
  };
}
