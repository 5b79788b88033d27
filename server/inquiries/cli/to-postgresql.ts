import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import type { Client } from 'pg';
import { SettingError } from '../../site/settings.ts';
import { migrations, statementsOf } from '../store/migrations.ts';
import { openExisting, openStore } from '../store/open.ts';
import { explainError, queryOn, withClient } from '../store/postgresql-connection.ts';
import { isSqlite } from '../store/sqlite-errors.ts';
import { isMoment, type Row, raw, sql } from '../store/statement.ts';
import { StoreUnavailable } from '../store/store.ts';
import { type Counts, countRows, formatCounts } from './backup.ts';

/** Copies all rows or none. Throws a `SettingError` if the target is not empty, and `StoreUnavailable` if copying fails. */
export async function copyToPostgresql(file: string, url: string): Promise<Counts> {
  await (await openExisting({ kind: 'sqlite', file })).close();
  await (await openStore({ kind: 'postgresql', url })).close();
  const source = new DatabaseSync(file);
  try {
    source.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
    return await withClient(url, target => copyTables(source, target));
  } finally {
    source.close();
  }
}

async function copyTables(source: DatabaseSync, target: Client): Promise<Counts> {
  const query = queryOn(target);
  const counts = countRows(source);
  const tables = Object.keys(counts);
  try {
    await target.query(`BEGIN; LOCK TABLE ${tables.join(', ')} IN ACCESS EXCLUSIVE MODE`);
    const targetCounts = await countTarget(target, tables);
    const emptyDatabase = new DatabaseSync(':memory:');
    for (const migration of migrations) emptyDatabase.exec(statementsOf(migration, 'sqlite'));
    if (!isDeepStrictEqual(targetCounts, countRows(emptyDatabase)))
      throw new SettingError(`DATABASE_URL: that database is not empty: ${formatCounts(targetCounts)}.`);
    const foreignKeys = source.prepare('SELECT * FROM pragma_foreign_key_list(?)');
    const countReferences = (table: string) => foreignKeys.all(table).length;
    for (const table of tables.toSorted((a, b) => countReferences(a) - countReferences(b)))
      await copyTable(table, source, target);
    // The sequences continue, so that ids of deleted rows are not used again.
    for (const { name, seq } of source.prepare('SELECT * FROM sqlite_sequence WHERE seq > 0').all())
      await query(sql`SELECT setval(pg_get_serial_sequence(${String(name)}, 'id'), ${Number(seq)})`);
    if (!isDeepStrictEqual(await countTarget(target, tables), counts)) throw new Error('rows are missing');
    await target.query('COMMIT');
    return counts;
  } catch (error) {
    const reason = (isSqlite(error) ? error : explainError(error)) as Error;
    throw reason instanceof SettingError
      ? reason
      : new StoreUnavailable(`nothing was copied; ${reason.message}`);
  }
}

async function copyTable(table: string, source: DatabaseSync, target: Client): Promise<void> {
  // The migrations have inserted a row into some tables.
  await target.query(`DELETE FROM ${table}`);
  const rows: Row[] = [];
  const insert = async () => {
    const columns = raw(Object.keys(rows[0] ?? {}).join(', '));
    const records = sql`json_populate_recordset(NULL::${raw(table)}, ${toJson(rows.splice(0))})`;
    await queryOn(target)(sql`INSERT INTO ${raw(table)} (${columns}) SELECT ${columns} FROM ${records}`);
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
    counts[table] = Number((await target.query(`SELECT count(*) AS rows FROM ${table}`)).rows[0].rows);
  return counts;
}
