import { connect, explain, query } from './postgresql-connection.ts';
import { isMoment, type Row, type Value } from './rows.ts';
import { openDatabase } from './sqlite.ts';
import { isSqlite, unavailable } from './sqlite-errors.ts';

/** The tables with rows that are worth keeping, in the order of their foreign keys. Besides them there is `desk`, of one row. */
export const tables = ['inquiries', 'acts', 'mails', 'removals'] as const;

export type Table = (typeof tables)[number];

/** Number of rows, by table. */
export type Counts = Record<Table, number>;

/** Rows that are read, and written to PostgreSQL, by one statement. */
const stepSize = 500;

/**
 * A database between which and another rows are copied, in one transaction. Its schema is that of this code. Moments in rows are
 * `Date`.
 */
export interface Side {
  /** Begins the transaction: reading, all as it is at one moment; writing, with all others locked out. */
  begin(access: 'read' | 'write'): Promise<void>;
  commit(): Promise<void>;
  /** Ends the connection; what is not committed is undone. */
  close(): Promise<void>;
  /** Runs a statement with `?` where its values go. */
  run(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** Removes all rows; ids go on. */
  clear(): Promise<void>;
  /** The columns that a row is written with. */
  columns(table: Table): Promise<string[]>;
  insert(table: Table, columns: readonly string[], rows: readonly Row[]): Promise<void>;
  /** The last id that was given, though its row may be gone. */
  lastId(table: Table): Promise<number>;
  /** Gives no id up to this one any more. */
  goOnAfter(table: Table, id: number): Promise<void>;
}

/** Copies all rows with their ids, in the transactions of both sides. Links that are revoked on either side stay revoked. */
export async function copyRows(from: Side, to: Side): Promise<Counts> {
  for (const table of tables) await copyTable(from, to, table);
  const [desk] = await from.run('SELECT revoked_at FROM desk');
  const revokedAt = desk?.['revoked_at'];
  if (revokedAt instanceof Date) {
    await to.run('UPDATE desk SET revoked_at = ? WHERE revoked_at IS NULL OR revoked_at < ?', [
      revokedAt,
      revokedAt,
    ]);
  }
  return countRows(to);
}

async function copyTable(from: Side, to: Side, table: Table): Promise<void> {
  const known = new Set(await to.columns(table));
  const columns = (await from.columns(table)).filter(column => known.has(column));
  const read = `SELECT ${columns.join(', ')} FROM ${table} WHERE id > ? ORDER BY id LIMIT ${stepSize}`;
  for (let rows = await from.run(read, [0]); rows.length > 0; ) {
    await to.insert(table, columns, rows);
    rows = await from.run(read, [Number(rows.at(-1)?.['id'])]);
  }
  // The copy goes on after the last id that was used here, even if that row is gone.
  await to.goOnAfter(table, await from.lastId(table));
}

export async function countRows(side: Pick<Side, 'run'>): Promise<Counts> {
  const counts = {} as Counts;
  for (const table of tables) {
    const [row] = await side.run(`SELECT count(*) AS count FROM ${table}`);
    counts[table] = Number(row?.['count']);
  }
  return counts;
}

/** `inquiries 3, acts 0, mails 6, removals 1` */
export const countsText = (counts: Counts): string =>
  tables.map(table => `${table} ${counts[table]}`).join(', ');

/** The error that callers get: a `StoreUnavailable`, a `SettingError`, or one that repeats nothing that a visitor typed. */
export function explainCopy(error: unknown): unknown {
  return isSqlite(error) ? unavailable(error.errstr) : explain(error);
}

/** An SQLite file. While it waits for a lock this process does nothing else. */
export function sqliteSide(file: string): Side {
  const database = openDatabase(file);
  database.exec(`
    PRAGMA busy_timeout = 5000;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    PRAGMA temp_store = MEMORY;
  `);
  const all = (sql: string, values: readonly Value[] = []): Row[] =>
    database.prepare(sql).all(...values.map(value => (value instanceof Date ? value.getTime() : value)));
  return {
    async begin(access) {
      database.exec(access === 'write' ? 'BEGIN IMMEDIATE' : 'BEGIN');
    },
    async commit() {
      database.exec('COMMIT');
    },
    async close() {
      database.close();
    },
    run: async (sql, values) => all(sql, values).map(withMoments),
    async clear() {
      // The index of words forgets all at once: row by row it takes milliseconds for each.
      const triggers = all(`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`);
      const indexes = all(
        `SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL TABLE % USING fts5%'`,
      );
      for (const { name } of triggers) database.exec(`DROP TRIGGER ${name}`);
      for (const table of tables.toReversed()) database.exec(`DELETE FROM ${table}`);
      for (const { name } of indexes) database.exec(`INSERT INTO ${name} (${name}) VALUES ('delete-all')`);
      for (const { sql } of triggers) database.exec(String(sql));
    },
    columns: async table =>
      all('SELECT name FROM pragma_table_info(?)', [table]).map(({ name }) => String(name)),
    async insert(table, columns, rows) {
      const insertion = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
      for (const row of rows)
        all(
          insertion,
          columns.map(column => row[column] as Value),
        );
    },
    lastId: async table =>
      Number(all('SELECT seq FROM sqlite_sequence WHERE name = ?', [table])[0]?.['seq'] ?? 0),
    async goOnAfter(table, id) {
      const changed = all('UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ? RETURNING seq', [
        id,
        table,
      ]);
      if (changed.length === 0) all('INSERT INTO sqlite_sequence VALUES (?, ?)', [table, id]);
    },
  };
}

function withMoments(row: Row): Row {
  const entries = Object.entries(row).map(([name, value]) =>
    isMoment(name) && value !== null ? [name, new Date(value as number)] : [name, value],
  );
  return Object.fromEntries(entries);
}

/** A PostgreSQL database. */
export async function postgresqlSide(url: string): Promise<Side> {
  const client = await connect(url);
  const run: Side['run'] = (sql, values) => query(client, sql, values);
  const sequence = async (table: Table) =>
    String((await run(`SELECT pg_get_serial_sequence(?, 'id') AS name`, [table]))[0]?.['name']);
  const lastId: Side['lastId'] = async table => {
    const [row] = await run(`SELECT last_value, is_called FROM ${await sequence(table)}`);
    return row?.['is_called'] === true ? Number(row['last_value']) : 0;
  };
  return {
    async begin(access) {
      if (access === 'read') {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        return;
      }
      await client.query('BEGIN');
      await client.query(`LOCK TABLE ${tables.join(', ')}, desk IN ACCESS EXCLUSIVE MODE`);
    },
    async commit() {
      await client.query('COMMIT');
    },
    close: () => client.end(),
    run,
    async clear() {
      await client.query(`TRUNCATE ${tables.join(', ')}`);
    },
    columns: async table =>
      (
        await run(
          `SELECT attname AS name FROM pg_attribute
            WHERE attrelid = to_regclass(?) AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
          [table],
        )
      ).map(({ name }) => String(name)),
    async insert(table, columns, rows) {
      const names = columns.join(', ');
      const insertion = `INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${table}, ?)`;
      await run(insertion, [JSON.stringify(rows)]);
    },
    lastId,
    async goOnAfter(table, id) {
      if (id <= (await lastId(table))) return;
      await run('SELECT setval(?, ?)', [await sequence(table), id]);
    },
  };
}
