import { statSync } from 'node:fs';
import { SettingError } from '../../site/settings.ts';
import type { Clock } from '../clock.ts';
import { type InquirySettings, storeName } from '../settings.ts';
import { openPostgresql } from './postgresql.ts';
import { hasTables } from './postgresql-connection.ts';
import { openSqlite } from './sqlite.ts';
import { type Store, StoreUnavailable } from './store.ts';

type Database = InquirySettings['database'];

/**
 * Opens the store of the settings and brings its schema up to date; where there is none, it is made. Throws a `SettingError` for
 * what only an owner can correct (no right to write, wrong password, a schema newer than this code), and `StoreUnavailable` for
 * what may pass.
 */
export function openStore(database: Database): Promise<Store> {
  return database.kind === 'sqlite' ? openSqlite(database.file) : openPostgresql(database.url);
}

/** Opens the store of the settings as `openStore` does, but makes none: a `SettingError` says where none is. */
export async function openExisting(database: Database): Promise<Store> {
  await mustExist(database);
  return openStore(database);
}

/** Throws a `SettingError` unless there is a store; its schema may be an older one. */
export async function mustExist(database: Database): Promise<void> {
  if (!(await exists(database))) throw new SettingError(`${nothingAt(database)} ${settingOf(database)}`);
}

async function exists(database: Database): Promise<boolean> {
  if (database.kind === 'postgresql') return hasTables(database.url);
  try {
    return statSync(database.file, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    // Whatever else is in the way is told by who opens it.
    return (error as NodeJS.ErrnoException).code !== 'ENOTDIR';
  }
}

const nothingAt = (database: Database) =>
  database.kind === 'sqlite'
    ? `There is no database "${database.file}".`
    : `There are no inquiries in ${storeName(database)}: that database has none of their tables.`;

const isKnown = (error: unknown): error is Error =>
  error instanceof StoreUnavailable || error instanceof SettingError;

const settingOf = ({ kind }: Database) =>
  kind === 'sqlite'
    ? 'DATA_DIR names its folder; the server makes it when it is first started with INQUIRIES=live.'
    : 'DATABASE_URL names it; the server makes them when it is first started with INQUIRIES=live.';

/** Milliseconds between two tries to open a store. */
export const openAgainAfter = 5_000;

/** Milliseconds that a start waits for its store. */
const patience = 10_000;

export interface PatientParts {
  clock: Clock;
  /** Called with a reason, without credentials, when the store cannot be opened, and when that reason changes. */
  onFailure(reason: string): void;
  /** Called when it is open, after failures. */
  onOpen(): void;
}

/**
 * Opens a store for a server. Where that does not succeed for a reason that may pass, the store is tried again every few seconds
 * and says `StoreUnavailable` until then. Rejects with a `SettingError` where the first try is refused.
 */
export async function openPatiently(open: () => Promise<Store>, parts: PatientParts): Promise<Store> {
  const { clock, onFailure, onOpen } = parts;
  const closed = new AbortController();
  let store: Store | undefined;
  let reason: string | undefined;
  const fail = (why: string) => {
    if (why === reason) return;
    reason = why;
    onFailure(why);
  };

  async function attempt(): Promise<void> {
    const opened = await open();
    if (closed.signal.aborted) return opened.close();
    store = opened;
    if (reason !== undefined) onOpen();
  }
  async function tryAgain(error: unknown): Promise<void> {
    // What was refused after the start may be put right on the other side.
    fail(isKnown(error) ? error.message : 'unexpected error');
    await clock.sleep(openAgainAfter, closed.signal);
    if (!closed.signal.aborted) await attempt().catch(tryAgain);
  }

  const first = attempt();
  const waiting = new AbortController();
  const late = clock.sleep(patience, waiting.signal).then(() => 'late');
  try {
    if ((await Promise.race([first, late])) !== 'late') return store as Store;
    fail('no answer');
    first.catch(tryAgain);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    tryAgain(error);
  } finally {
    waiting.abort();
  }

  async function close(): Promise<void> {
    closed.abort();
    await store?.close();
  }
  return new Proxy({} as Store, {
    get(_, name) {
      if (name === 'close') return close;
      // Else it would be taken for a promise.
      if (name === 'then') return undefined;
      return async (...values: unknown[]) => {
        if (!store) throw new StoreUnavailable(reason);
        return (store[name as keyof Store] as (...values: unknown[]) => unknown)(...values);
      };
    },
  });
}
