import { DatabaseSync } from 'node:sqlite';
import { SettingError } from '../../site/settings.ts';
import { openExisting } from '../store/open.ts';
import { connectPostgresql, openPool } from '../store/postgresql.ts';
import { type Query, type Row, raw, sql } from '../store/statement.ts';

/** So that no statement exceeds its time or the memory. */
const rowsPerStatement = 500;

/** Copies all rows or none. Returns the counts. Throws a `SettingError` if the target is not empty. */
export async function copyToPostgresql(file: string, url: string): Promise<string> {
  await (await openExisting({ kind: 'sqlite', file })).store.close();
  using source = new DatabaseSync(file);
  source.exec('BEGIN');
  const connection = connectPostgresql(openPool(url));
  try {
    const counts = await connection.transaction(query => copyTables(source, query));
    if (counts === null) throw new SettingError('DATABASE_URL: that database is not empty.');
    return counts;
  } finally {
    await connection.close();
  }
}

/** Resolves to null if the target is not empty. */
async function copyTables(source: DatabaseSync, query: Query): Promise<string | null> {
  const [present] = await query(sql`SELECT EXISTS (SELECT id FROM inquiries UNION ALL SELECT id FROM mails
    UNION ALL SELECT id FROM announcements UNION ALL SELECT id FROM removals) AS rows`);
  if (present?.['rows']) return null;
  const counts: string[] = [];
  // In the order of creation, so that references find their inquiry.
  const tables = source.prepare(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid`,
  );
  for (const { name } of tables.all()) {
    const rows = source.prepare(`SELECT * FROM ${name}`).all();
    await replaceRows(String(name), rows, query);
    counts.push(`${name} ${rows.length}`);
  }
  // The sequences continue, so that ids of deleted rows are not used again.
  for (const { name, seq } of source.prepare('SELECT * FROM sqlite_sequence WHERE seq > 0').all())
    await query(sql`SELECT setval(pg_get_serial_sequence(${String(name)}, 'id'), ${Number(seq)})`);
  return counts.join(', ');
}

/** The schema has inserted a row into some tables. */
async function replaceRows(table: string, rows: readonly Row[], query: Query): Promise<void> {
  await query(sql`DELETE FROM ${raw(table)}`);
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const json = JSON.stringify(rows.slice(start, start + rowsPerStatement));
    await query(
      sql`INSERT INTO ${raw(table)} SELECT * FROM json_populate_recordset(NULL::${raw(table)}, ${json})`,
    );
  }
}
