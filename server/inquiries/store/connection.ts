import { SettingError } from '../../site/settings.ts';
import type { Lock } from './mail-quota.ts';
import { StoreUnavailable } from './records.ts';
import type { Query } from './statement.ts';

export interface Dialect {
  /** Selects the events of an inquiry: `[[kind, time, initials, text, announcement key], …]` as JSON. */
  events: string;
  /** Null if the database runs one transaction at a time anyway. */
  lock: Lock | null;
  lockRow: string;
  skipLocked: string;
}

export interface Connection {
  dialect: Dialect;
  query: Query;
  /** `work` may be retried, and must await nothing but its queries. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** Connects on first use, and again after a failure. While the server runs, a wrong setting makes the store unavailable. */
export function connectLazily(
  dialect: Dialect,
  connect: () => Promise<Connection>,
  initialConnection?: Promise<Connection>,
): Connection {
  let connecting = initialConnection;
  let closed = false;
  async function getConnection(): Promise<Connection> {
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
    query: async statement => (await getConnection()).query(statement),
    transaction: async work => (await getConnection()).transaction(work),
    scrub: async () => (await getConnection()).scrub(),
    async close() {
      closed = true;
      await connecting?.then(
        connection => connection.close(),
        () => {},
      );
    },
  };
}
