import { DatabaseSync } from 'node:sqlite';
import { createUnavailable, isSqlite } from '../store/sqlite-errors.ts';
import { writeNewFile } from './new-file.ts';

export type Counts = Record<string, number>;

export function countRows(database: DatabaseSync): Counts {
  const tables = database.prepare(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name`,
  );
  const count = (table: string) => database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.['rows'];
  return Object.fromEntries(tables.all().map(({ name }) => [String(name), Number(count(String(name)))]));
}

/** `audit_events 0, inquiries 3, mails 6` */
export const formatCounts = (counts: Counts): string =>
  Object.entries(counts)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ');

/** Copies a database that the server may be using. */
export const backUp = (database: string, file: string): Counts =>
  writeNewFile(file, temporaryFile => {
    const source = new DatabaseSync(database);
    try {
      source.exec('PRAGMA busy_timeout = 5000');
      verify(source, 'the database');
      source.prepare('VACUUM INTO ?').run(temporaryFile);
      return readBack(temporaryFile);
    } catch (error) {
      throw isSqlite(error) ? createUnavailable(error.errstr) : error;
    } finally {
      source.close();
    }
  });

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
  const result = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
  if (result !== 'ok') throw createUnavailable(`${name} is damaged, ${result}`);
}
