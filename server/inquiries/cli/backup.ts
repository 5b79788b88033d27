import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { SettingError } from '../../site/settings.ts';
import { isSqlite, unavailable } from '../store/sqlite-errors.ts';

/** Rows per table. */
export type Counts = Record<string, number>;

/** Counts the rows of all tables except internal and full-text ones. */
export function countRows(database: DatabaseSync): Counts {
  const tables = database.prepare(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name`,
  );
  const count = (table: string) => database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.['rows'];
  return Object.fromEntries(tables.all().map(({ name }) => [String(name), Number(count(String(name)))]));
}

/** `acts 0, inquiries 3, mails 6` */
export const countsText = (counts: Counts): string =>
  Object.entries(counts)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ');

/** Creates and opens a file that only this user can read. Throws a `SettingError` if it exists or cannot be created. */
export function createFile(file: string): number {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw alreadyExists(file);
    throw new SettingError(`"${file}" cannot be written: ${code}.`);
  }
}

const alreadyExists = (file: string) =>
  new SettingError(`"${file}" is there already, and nothing is written over it. Give another name.`);

/**
 * Copies a consistent snapshot of an SQLite database into a new file, which is renamed into place only after it has been verified. The
 * server may keep running.
 */
export function backUp(database: string, file: string): Counts {
  if (existsSync(file)) throw alreadyExists(file);
  const unfinished = `${file}.unfinished`;
  closeSync(createFile(unfinished));
  const source = new DatabaseSync(database);
  try {
    source.exec('PRAGMA busy_timeout = 5000');
    verify(source, 'the database');
    source.prepare('VACUUM INTO ?').run(unfinished);
    const counts = readBack(unfinished);
    renameSync(unfinished, file);
    return counts;
  } catch (error) {
    throw isSqlite(error) ? unavailable(error.errstr) : error;
  } finally {
    source.close();
    rmSync(unfinished, { force: true });
  }
}

function readBack(file: string): Counts {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    verify(copy, 'the backup');
    return countRows(copy);
  } finally {
    copy.close();
  }
}

function verify(database: DatabaseSync, name: string): void {
  const found = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
  if (found !== 'ok') throw unavailable(`${name} is damaged, ${found}`);
}
