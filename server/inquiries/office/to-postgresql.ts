/** Growing from SQLite to PostgreSQL. It knows no table and no column: whatever the schema has is copied. */
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import type { Client } from 'pg';
import { SettingError } from '../../site/settings.ts';
import { migrations, statementsOf } from '../store/migrations.ts';
import { openExisting, openStore } from '../store/open.ts';
import { connect, explain, query } from '../store/postgresql-connection.ts';
import { isMoment, type Row } from '../store/rows.ts';
import { isSqlite } from '../store/sqlite-errors.ts';
import { StoreUnavailable } from '../store/store.ts';
import { type Counts, countRows, countsText } from './backup.ts';

/**
 * Copies every row of an SQLite file to an empty database, in one transaction: all or nothing. The file is brought to the schema of
 * this code, and else stays as it is. Throws a `SettingError` if the target is not empty, and `StoreUnavailable` if it breaks off.
 */
export async function copyToPostgresql(file: string, url: string): Promise<Counts> {
  await (await openExisting({ kind: 'sqlite', file })).close();
  await (await openStore({ kind: 'postgresql', url })).close();
  const source = new DatabaseSync(file);
  const target = await connect(url);
  try {
    source.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
    const counts = countRows(source);
    const tables = Object.keys(counts);
    await target.query(`BEGIN; LOCK TABLE ${tables.join(', ')} IN ACCESS EXCLUSIVE MODE`);
    const held = await countTarget(target, tables);
    const empty = new DatabaseSync(':memory:');
    for (const migration of migrations) empty.exec(statementsOf(migration, 'sqlite'));
    if (!isDeepStrictEqual(held, countRows(empty)))
      throw new SettingError(`DATABASE_URL: that database is not empty: ${countsText(held)}.`);
    const left = new Set(tables);
    const references = source.prepare('SELECT "table" AS name FROM pragma_foreign_key_list(?)');
    const copy = async (table: string): Promise<void> => {
      if (!left.delete(table)) return;
      for (const { name } of references.all(table)) await copy(String(name));
      await copyTable(table, source, target);
    };
    for (const table of tables) await copy(table);
    // Ids go on after the last that was given, though its row may be gone.
    for (const { name, seq } of source.prepare('SELECT * FROM sqlite_sequence WHERE seq > 0').all())
      await query(target, `SELECT setval(pg_get_serial_sequence(?, 'id'), ?)`, [String(name), Number(seq)]);
    if (!isDeepStrictEqual(await countTarget(target, tables), counts)) throw new Error('rows are missing');
    await target.query('COMMIT');
    return counts;
  } catch (error) {
    const why = (isSqlite(error) ? error : explain(error)) as Error;
    throw why instanceof SettingError ? why : new StoreUnavailable(`nothing was copied; ${why.message}`);
  } finally {
    await target.end();
    source.close();
  }
}

async function copyTable(table: string, source: DatabaseSync, target: Client): Promise<void> {
  // Some tables are made with a row in them.
  await target.query(`DELETE FROM ${table}`);
  const rows: Row[] = [];
  const insert = async () => {
    const columns = Object.keys(rows[0] ?? {}).join(', ');
    const records = `SELECT ${columns} FROM json_populate_recordset(NULL::${table}, ?)`;
    await query(target, `INSERT INTO ${table} (${columns}) ${records}`, [toJson(rows.splice(0))]);
  };
  for (const row of source.prepare(`SELECT * FROM ${table}`).iterate())
    if (rows.push(row) === 500) await insert();
  if (rows.length > 0) await insert();
}

const toJson = (rows: Row[]) =>
  JSON.stringify(rows, (name, value) =>
    isMoment(name) && value !== null ? new Date(value).toISOString() : value,
  );

async function countTarget(target: Client, tables: readonly string[]): Promise<Counts> {
  const counts: Counts = {};
  for (const table of tables)
    counts[table] = Number((await query(target, `SELECT count(*) AS rows FROM ${table}`))[0]?.['rows']);
  return counts;
}
