import type { InquirySettings } from '../settings.ts';
import { openPostgresql } from './postgresql.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/**
 * Opens the store of the settings and brings its schema up to date. Throws a `SettingError` for what only an owner can correct
 * (no right to write, wrong password, a schema newer than this code), and `StoreUnavailable` for what may pass.
 */
export function openStore(database: InquirySettings['database']): Promise<Store> {
  return database.kind === 'sqlite' ? openSqlite(database.file) : openPostgresql(database.url);
}
