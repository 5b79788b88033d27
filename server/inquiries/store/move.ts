import type { DatabaseSync } from 'node:sqlite';
import type { Client } from 'pg';
import { SettingError } from '../../site/settings.ts';
import { openPostgresql } from './postgresql.ts';
import { connect, explain } from './postgresql-connection.ts';
import { isMoment, type Row } from './rows.ts';
import { openDatabase, openSqlite } from './sqlite.ts';
import { isSqlite, unavailable } from './sqlite-errors.ts';

/** The tables with rows, in the order of their foreign keys. */
const tables = ['inquiries', 'notes', 'mails', 'removals'] as const;

type Table = (typeof tables)[number];

/** Rows that are copied by one statement. */
const stepSize = 500;

/** Number of rows copied, by table. */
export type Moved = Record<Table, number>;

/**
 * Copies every row of an SQLite file to an empty PostgreSQL database, with keys, ids and the state of mails, in one transaction.
 * Both are locked for writing meanwhile; the file is not changed. Throws a `SettingError` if the target is not empty, and
 * `StoreUnavailable` or another error if it breaks off: then nothing has been copied.
 */
export async function moveRows(file: string, url: string): Promise<Moved> {
  // Brings both to the schema of this code.
  await (await openSqlite(file)).close();
  await (await openPostgresql(url)).close();
  const source = openDatabase(file);
  const target = await connect(url);
  try {
    source.exec('BEGIN IMMEDIATE');
    await target.query('BEGIN');
    await target.query(`LOCK TABLE ${tables.join(', ')} IN ACCESS EXCLUSIVE MODE`);
    await refuseFilled(target);
    const moved = { inquiries: 0, notes: 0, mails: 0, removals: 0 };
    for (const table of tables) moved[table] = await moveTable(source, target, table);
    await target.query('COMMIT');
    return moved;
  } catch (error) {
    throw isSqlite(error) ? unavailable(error.errstr) : explain(error);
  } finally {
    await target.end();
    source.close();
  }
}

async function refuseFilled(target: Client): Promise<void> {
  for (const table of tables) {
    const { rowCount } = await target.query(`SELECT 1 FROM ${table} LIMIT 1`);
    if (rowCount)
      throw new SettingError(`DATABASE_URL: that database is not empty; its table ${table} has rows.`);
  }
}

async function moveTable(source: DatabaseSync, target: Client, table: Table): Promise<number> {
  const columns = source
    .prepare(`SELECT name FROM pragma_table_info(?)`)
    .all(table)
    .map(({ name }) => name);
  const insert = `INSERT INTO ${table} (${columns.join(', ')})
    SELECT ${columns.join(', ')} FROM json_populate_recordset(NULL::${table}, $1)`;
  const read = source.prepare(`SELECT * FROM ${table} WHERE id > ? ORDER BY id LIMIT ${stepSize}`);
  let last = 0;
  let count = 0;
  for (let rows = read.all(last); rows.length > 0; rows = read.all(last)) {
    await target.query(insert, [JSON.stringify(rows.map(withMoments))]);
    last = Number(rows.at(-1)?.['id']);
    count += rows.length;
  }
  // The target goes on after the last id that was used here, even if that row is gone.
  const given = source.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table)?.['seq'];
  if (given) await target.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, given]);
  return count;
}

function withMoments(row: Row): Row {
  const entries = Object.entries(row).map(([name, value]) =>
    isMoment(name) && value !== null ? [name, new Date(value as number)] : [name, value],
  );
  return Object.fromEntries(entries);
}
