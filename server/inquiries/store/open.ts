import { existsSync } from 'node:fs';
import type { Pool } from 'pg';
import { SettingError } from '../../site/settings.ts';
import { getStoreName, type InquirySettings } from '../settings.ts';
import { createStore, type Store } from './create-store.ts';
import { connectPostgresql, openPool } from './postgresql.ts';
import { connectSqlite } from './sqlite.ts';

type Database = InquirySettings['database'];

export interface OpenedStore {
  store: Store;
  /** For the rate limits. It ends when the store is closed. Null with SQLite. */
  pool: Pool | null;
}

/** Throws a `SettingError` if an SQLite file cannot be used. While PostgreSQL is unreachable, the store is unavailable. */
export function openStore(database: Database): OpenedStore {
  if (database.kind === 'sqlite') return { store: createStore(connectSqlite(database.file)), pool: null };
  const pool = openPool(database.url);
  return { store: createStore(connectPostgresql(pool)), pool };
}

/** Throws a `SettingError` if there is no SQLite file, instead of creating one. */
export function openExisting(database: Database): OpenedStore {
  if (database.kind === 'sqlite' && !existsSync(database.file))
    throw new SettingError(
      `There are no inquiries in ${getStoreName(database)}. The server creates the store when it is first started with INQUIRIES=live.`,
    );
  return openStore(database);
}
