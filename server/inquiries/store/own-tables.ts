/** Tells our tables from another program's. */
import { DatabaseSync } from 'node:sqlite';
import { migrations, statementsOf } from './migrations.ts';

/** The columns of a database, each as `table.column`. */
export type Columns = ReadonlySet<string>;

/** The columns of an SQLite database, without internal and full-text tables. */
export function columnsOfSqlite(database: DatabaseSync): Columns {
  const columns = database.prepare(
    `SELECT tables.name || '.' || columns.name AS name FROM pragma_table_list AS tables JOIN pragma_table_info(tables.name) AS columns
      WHERE tables.schema = 'main' AND tables.type = 'table' AND tables.name NOT LIKE 'sqlite%'`,
  );
  return new Set(columns.all().map(({ name }) => String(name)));
}

/** Our columns at a schema version. Both databases have the same. */
export function ownColumns(version: number): Columns {
  const database = new DatabaseSync(':memory:');
  for (const migration of migrations.slice(0, version)) database.exec(statementsOf(migration, 'sqlite'));
  const columns = columnsOfSqlite(database);
  database.close();
  return columns;
}

/** Whether it has our table of inquiries: every version has these columns, and no other program does. */
export const hasInquiries = (columns: Columns): boolean =>
  columns.has('inquiries.idempotency_key') && columns.has('inquiries.inquiry_hash');

/** Whether it has all our tables and columns of a schema version, which may be newer than this code. The owner may have added others. */
export function isOurs(version: number, columns: Columns): boolean {
  if (!Number.isInteger(version) || version < 1 || !hasInquiries(columns)) return false;
  return version > migrations.length || [...ownColumns(version)].every(column => columns.has(column));
}
