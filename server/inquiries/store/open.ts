import { statSync } from 'node:fs';
import { SettingError } from '../../site/settings.ts';
import type { Clock } from '../clock.ts';
import { type InquirySettings, storeName } from '../settings.ts';
import { openPostgresql } from './postgresql.ts';
import { hasTables } from './postgresql-schema.ts';
import { openSqlite } from './sqlite.ts';
import { type Store, StoreUnavailable } from './store.ts';

type Database = InquirySettings['database'];

/**
 * Opens the store, creating or migrating its schema. Throws a `SettingError` for what only the owner can fix (missing permissions, wrong
 * password, a schema newer than this code), and `StoreUnavailable` for temporary failures.
 */
export function openStore(database: Database): Promise<Store> {
  return database.kind === 'sqlite' ? openSqlite(database.file) : openPostgresql(database.url);
}

/** Like `openStore`, but fails if there is none yet. */
export async function openExisting(database: Database): Promise<Store> {
  await mustExist(database);
  return openStore(database);
}

/** Throws a `SettingError` unless a store exists, of any version. */
export async function mustExist(database: Database): Promise<void> {
  if (database.kind === 'postgresql') {
    if (await hasTables(database.url)) return;
    throw new SettingError(
      `There are no inquiries in ${storeName(database)}: that database has none of their tables. DATABASE_URL names it; the server makes them when it is first started with INQUIRIES=live.`,
    );
  }
  if (isMissing(database.file))
    throw new SettingError(
      `There is no database "${database.file}". DATA_DIR names its folder; the server makes it when it is first started with INQUIRIES=live.`,
    );
}

function isMissing(file: string): boolean {
  try {
    return !statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    // Opening the file reports other errors, such as an unreadable folder.
    return (error as NodeJS.ErrnoException).code === 'ENOTDIR';
  }
}

/** Milliseconds between attempts to open a store. */
export const openRetryDelay = 5_000;

/** Milliseconds that startup waits for the store. */
const openTimeout = 10_000;

export interface RetryParts {
  clock: Clock;
  /** Called with a reason, without credentials, when opening fails, and again when the reason changes. */
  onFailure(reason: string): void;
  /** Called when the store opens after failures. */
  onOpen(): void;
}

/**
 * Opens a store for a server. While it is unavailable, every call rejects with `StoreUnavailable`, and opening is retried. Rejects if the
 * first attempt fails for another reason.
 */
export async function openWithRetry(open: () => Promise<Store>, parts: RetryParts): Promise<Store> {
  const { clock, onFailure, onOpen } = parts;
  const closed = new AbortController();
  let store: Store | undefined;
  let reason = '';

  function failed(error: unknown): void {
    const known = error instanceof StoreUnavailable || error instanceof SettingError;
    const why = known ? error.message : 'unexpected error';
    if (why !== reason) onFailure(why);
    reason = why;
  }
  async function keepTrying(first: Promise<Store>): Promise<void> {
    for (let opening = first; ; opening = open()) {
      try {
        store = await opening;
        // It may open only after `close` was called.
        return await (closed.signal.aborted ? store.close() : onOpen());
      } catch (error) {
        failed(error);
      }
      await clock.sleep(openRetryDelay, closed.signal);
      if (closed.signal.aborted) return;
    }
  }

  const opening = open();
  const opened = new AbortController();
  const timeout = clock.sleep(openTimeout, opened.signal).then(() => {
    throw new StoreUnavailable('no answer');
  });
  try {
    return await Promise.race([opening, timeout]);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    failed(error);
    keepTrying(opening);
  } finally {
    opened.abort();
  }

  async function close(): Promise<void> {
    closed.abort();
    await store?.close();
  }
  return new Proxy({} as Store, {
    get(_, name) {
      if (name === 'close') return close;
      // Otherwise `await` would take it for a promise.
      if (name === 'then') return undefined;
      return async (...values: unknown[]) => {
        if (!store) throw new StoreUnavailable(reason);
        return (store[name as keyof Store] as (...values: unknown[]) => unknown)(...values);
      };
    },
  });
}
