import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { SettingError } from '../../site/settings.ts';
import { isSqlite, unavailable } from '../store/sqlite-errors.ts';

/** Number of rows, by table. */
export type Counts = Record<string, number>;

/** Counts the rows of every table but those that belong to SQLite or to an index of words. */
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

/** Creates a file for this user alone, and opens it. Throws a `SettingError` where it exists or cannot be created. */
export function createFile(file: string): number {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw present(file);
    throw new SettingError(`"${file}" cannot be written: ${code}.`);
  }
}

const present = (file: string) =>
  new SettingError(`"${file}" is there already, and nothing is written over it. Give another name.`);

/**
 * Copies an SQLite database, as it is at one moment, into a new file, which gets its name only when it has been read back and is
 * intact. The server may run meanwhile.
 */
export function backUp(database: string, file: string): Counts {
  if (existsSync(file)) throw present(file);
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
