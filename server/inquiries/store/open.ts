import { existsSync } from 'node:fs';
import { SettingError } from '../../site/settings.ts';
import { getStoreName, type InquirySettings } from '../settings.ts';
import { type Connection, connectLazily } from './connection.ts';
import { connectPostgresql, postgresqlDialect } from './postgresql.ts';
import { hasTables } from './postgresql-schema.ts';
import { StoreUnavailable } from './records.ts';
import { connectSqlite, sqliteDialect } from './sqlite.ts';
import { createStore, type Store } from './store.ts';

type Database = InquirySettings['database'];

/** Throws a `SettingError` for what only the owner can fix, and `StoreUnavailable` for temporary failures. */
export async function openStore(database: Database): Promise<Store> {
  return createStore(await connect(database));
}

const connect = (database: Database): Promise<Connection> =>
  database.kind === 'sqlite' ? connectSqlite(database.file) : connectPostgresql(database.url);

/** Throws a `SettingError` unless a store exists. */
export async function openExisting(database: Database): Promise<Store> {
  await mustExist(database);
  return openStore(database);
}

/** Throws a `SettingError` unless a store exists, of any version. */
export async function mustExist(database: Database): Promise<void> {
  if (database.kind === 'postgresql') {
    if (await hasTables(database.url)) return;
    throw new SettingError(
      `There are no inquiries in ${getStoreName(database)}: that database has none of their tables. DATABASE_URL names it; the server makes them when it is first started with INQUIRIES=live.`,
    );
  }
  if (!existsSync(database.file))
    throw new SettingError(
      `There is no database "${database.file}". DATA_DIR names its folder; the server makes it when it is first started with INQUIRIES=live.`,
    );
}

/** Rejects only for what the owner can fix. If the database is unavailable, the next call tries again. */
export async function openForServer(
  database: Database,
  onUnavailable: (reason: string) => void,
): Promise<Store> {
  let initialConnection: Promise<Connection> | undefined = connect(database);
  try {
    await initialConnection;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    onUnavailable(error.message);
    initialConnection = undefined;
  }
  const dialect = database.kind === 'sqlite' ? sqliteDialect : postgresqlDialect;
  return createStore(connectLazily(dialect, () => connect(database), initialConnection));
}
