import { SettingError } from '../../site/settings.ts';
import type { Lock } from './mail-quota.ts';
import { StoreUnavailable } from './records.ts';
import type { Query } from './statement.ts';

export interface Dialect {
  /** Subquery for the events of a row of `inquiries` as JSON: `[[kind, time, initials, text, about], …]`. */
  history: string;
  /** Null if only one transaction can write at a time. */
  lock: Lock | null;
  lockRow: string;
  /** Makes workers skip mails locked by others. */
  skipLocked: string;
}

/** All functions may reject with `StoreUnavailable`. */
export interface Connection {
  dialect: Dialect;
  query: Query;
  /** `work` may be retried, and must await nothing but its queries. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Removes traces of deleted rows from the files, if the database can. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** Connects on first use, and again on the next use after a failure. A running server treats a wrong setting as unavailability. */
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
