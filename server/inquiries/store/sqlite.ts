import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf } from '../../site/errors.ts';
import { SettingError } from '../../site/settings.ts';
import type { Connection } from './connection.ts';
import { getMissingMigrations, schemaVersion } from './schema.ts';
import { toStoreError } from './sqlite-errors.ts';
import type { Query } from './statement.ts';

/** How long to wait while another process writes. */
const lockTimeoutMs = 5_000;

let lastWork: Promise<unknown> = Promise.resolve();

/**
 * One piece of work after the other: a transaction must not contain the statements of others, and while one connection waits for a lock, no
 * other of this process could release it.
 */
function enqueue<T>(work: () => T | Promise<T>): Promise<T> {
  const result = lastWork.then(work).catch(error => {
    throw toStoreError(error);
  });
  lastWork = result.catch(() => {});
  return result;
}

/** Creates a missing file, readable by this user only. Throws a `SettingError` if the file cannot be used. */
export function connectSqlite(file: string): Connection {
  const database = openDatabase(file);
  const query: Query = async ({ text, values }) => database.prepare(text).all(...values);

  return {
    query: statement => enqueue(() => query(statement)),
    transaction: work => enqueue(() => runTransaction(database, () => work(query))),
    /**
     * `secure_delete` overwrites deleted rows, but the write-ahead log holds them until it is truncated. While another process reads, as for
     * a backup, it is not; the daily purge then does it.
     */
    scrub: () => enqueue(() => database.exec('PRAGMA wal_checkpoint(TRUNCATE)')),
    close: () =>
      enqueue(() => {
        if (database.isOpen) database.close();
      }),
  };
}

async function runTransaction<T>(database: DatabaseSync, work: () => Promise<T>): Promise<T> {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = await work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // After some errors, such as a full disk, SQLite has already rolled back.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function openDatabase(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
    database = new DatabaseSync(file, { timeout: lockTimeoutMs, enableForeignKeyConstraints: true });
    prepare(database);
    return database;
  } catch (error) {
    database?.close();
    throw new SettingError(`DATA_DIR: "${file}" cannot be used. ${messageOf(error)}`);
  }
}

function prepare(database: DatabaseSync): void {
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    BEGIN IMMEDIATE`);
  const version = database.prepare('PRAGMA user_version').get()?.['user_version'];
  const statements = getMissingMigrations('sqlite', Number(version));
  database.exec(`${statements}
    PRAGMA user_version = ${schemaVersion};
    COMMIT`);
}
