/**
 * A backup is an SQLite file with the schema of this code, whichever store it was made of, so that it can be restored into either.
 */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingError } from '../../site/settings.ts';
import type { InquirySettings } from '../settings.ts';
import {
  type Counts,
  copyRows,
  countRows,
  explainCopy,
  postgresqlSide,
  type Side,
  sqliteSide,
  tables,
} from './copy.ts';
import { missingMigrations } from './migrations.ts';
import { openExisting, openStore } from './open.ts';
import { openSqlite } from './sqlite.ts';
import { isSqlite } from './sqlite-errors.ts';

type Database = InquirySettings['database'];

/** What SQLite may leave beside a file. */
const besides = ['-wal', '-shm', '-journal'];

const sideOf = async (database: Database): Promise<Side> =>
  database.kind === 'sqlite' ? sqliteSide(database.file) : postgresqlSide(database.url);

/**
 * Writes all rows of a store, as they are at one moment, into a file that is not there yet, for this user alone. The server may run
 * meanwhile. The file has its name only when it is whole and has been read back. Throws a `SettingError` where there is no store or
 * where the file cannot be, and `StoreUnavailable` or another error if it breaks off: then no file is left.
 */
export async function backUp(database: Database, file: string): Promise<Counts> {
  // Brings it to the schema of this code.
  await (await openExisting(database)).close();
  refusePresent(file);
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.unfinished`;
  try {
    closeSync(openSync(unfinished, 'wx', 0o600));
  } catch (error) {
    throw new SettingError(`"${file}" cannot be written: ${(error as NodeJS.ErrnoException).code}.`);
  }
  try {
    await (await openSqlite(unfinished)).close();
    const counts = await copied(await sideOf(database), sqliteSide(unfinished));
    settle(unfinished);
    verify(unfinished, counts);
    refusePresent(file);
    renameSync(unfinished, file);
    return counts;
  } catch (error) {
    throw explainCopy(error);
  } finally {
    for (const end of ['', ...besides]) rmSync(unfinished + end, { force: true });
  }
}

function refusePresent(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false })) {
    throw new SettingError(`"${file}" is there already, and nothing is written over it. Give another name.`);
  }
}

/** Copies all rows into the target, in place of what it holds. All or nothing. */
async function copied(source: Side, target: Side): Promise<Counts> {
  try {
    await source.begin('read');
    await target.begin('write');
    await target.clear();
    const counts = await copyRows(source, target);
    const held = await countRows(source);
    if (tables.some(table => counts[table] !== held[table])) throw new Error('not every row was copied');
    await target.commit();
    return counts;
  } finally {
    await target.close();
    await source.close();
  }
}

/** Leaves one plain file, without a write-ahead log, on the disk. */
function settle(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = DELETE');
  database.close();
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Reads a file back. Throws where it is broken, or holds something else. */
function verify(file: string, counts?: Counts): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const first = (sql: string) => Object.values(database.prepare(sql).get() ?? {})[0];
    if (first('PRAGMA integrity_check') !== 'ok') throw new Error('the file is damaged');
    if (first('PRAGMA foreign_key_check') !== undefined) throw new Error('rows are missing in the file');
    for (const table of counts ? tables : []) {
      if (first(`SELECT count(*) FROM ${table}`) !== counts?.[table])
        throw new Error(`rows of ${table} are missing in the file`);
    }
  } finally {
    database.close();
  }
}

/** A backup that has been looked at. */
export interface Backup {
  counts: Counts;
  /** When its last inquiry was received, or its last act was done; null if it holds none. */
  newest: Date | null;
  /**
   * Puts its rows in place of all that the store holds, in one transaction. Where there is no store, it is made. Links that were
   * revoked since stay revoked.
   */
  restore(): Promise<void>;
  close(): void;
}

/**
 * Opens a backup, to restore it into a store. It works on a copy, which is brought to the schema of this code; the file is not
 * touched. Throws a `SettingError` where it is none, or is damaged.
 */
export async function openBackup(file: string, database: Database): Promise<Backup> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new SettingError(`There is no file "${file}".`);
  if (!found.isFile()) throw new SettingError(`"${file}" is no file.`);
  if (database.kind === 'sqlite' && isSame(file, database.file))
    throw new SettingError(`"${file}" is the database itself.`);
  const folder = mkdtempSync(join(tmpdir(), 'restore-'));
  const close = () => rmSync(folder, { recursive: true, force: true });
  const copy = join(folder, 'backup.sqlite');
  try {
    for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
    inspect(file, copy);
    await (await openSqlite(copy)).close();
    verify(copy);
    const side = sqliteSide(copy);
    const counts = await countRows(side);
    const [row] = await side.run(
      'SELECT max((SELECT max(received_at) FROM inquiries), coalesce((SELECT max(acted_at) FROM acts), 0)) AS newest_at',
    );
    await side.close();
    return {
      counts,
      newest: (row?.['newest_at'] as Date | null) ?? null,
      restore: () => restore(copy, database),
      close,
    };
  } catch (error) {
    close();
    if (error instanceof SettingError) throw error;
    if (isSqlite(error)) throw new SettingError(`"${file}" is no backup that can be read: ${error.errstr}.`);
    throw new SettingError(`"${file}" cannot be restored: ${(error as Error).message}.`);
  }
}

/** Throws unless a copied file holds our tables, in a version that this code knows, and is whole. */
function inspect(file: string, copy: string): void {
  const database = new DatabaseSync(copy);
  try {
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
    const known = database
      .prepare(
        `SELECT count(*) AS count FROM sqlite_schema WHERE type = 'table' AND name IN ('inquiries', 'mails', 'removals')`,
      )
      .get()?.['count'];
    if (version === 0 || known !== 3) throw new SettingError(`"${file}" is no backup of inquiries.`);
    missingMigrations(version, `The backup "${file}"`);
  } finally {
    database.close();
  }
  verify(copy);
}

async function restore(copy: string, database: Database): Promise<void> {
  await (await openStore(database)).close();
  try {
    await copied(sqliteSide(copy), await sideOf(database));
    // What was replaced goes out of the write-ahead log, unless a server is reading it: then with its next checkpoint.
    if (database.kind === 'sqlite') {
      const side = sqliteSide(database.file);
      await side.run('PRAGMA wal_checkpoint(TRUNCATE)');
      await side.close();
    }
  } catch (error) {
    throw explainCopy(error);
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map(file => statSync(file, { throwIfNoEntry: false, bigint: true }));
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
}
