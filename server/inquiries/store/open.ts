import { existsSync } from 'node:fs';
import { SettingError } from '../../site/settings.ts';
import { getStoreName, type InquirySettings } from '../settings.ts';
import { createStore, type Store } from './create-store.ts';
import { connectPostgresql, openPool } from './postgresql.ts';
import { connectSqlite } from './sqlite.ts';

type Database = InquirySettings['database'];

/** Throws a `SettingError` if an SQLite file cannot be used. While PostgreSQL is unreachable, the store is unavailable. */
export const openStore = (database: Database): Store =>
  createStore(
    database.kind === 'sqlite' ? connectSqlite(database.file) : connectPostgresql(openPool(database.url)),
  );

/** Throws a `SettingError` if there is no SQLite file, instead of creating one. */
export function openExisting(database: Database): Store {
  if (database.kind === 'sqlite' && !existsSync(database.file))
    throw new SettingError(
      `There are no inquiries in ${getStoreName(database)}. The server creates the store when it is first started with INQUIRIES=live.`,
    );
  return openStore(database);
}
