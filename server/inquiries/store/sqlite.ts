import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { SettingError } from '../../site/settings.ts';
import type { Connection, Dialect } from './connection.ts';
import { migrate } from './migrations.ts';
import { createUnavailable, isBusy, isDatabaseFailure, isSqlite, WalBusy } from './sqlite-errors.ts';
import { type Query, type Row, raw, type Statement, sql } from './statement.ts';

const lockRetryDelayMs = 10;
const lockTimeoutMs = 5_000;

export const sqliteDialect: Dialect = {
  events: `SELECT json_group_array(json_array(kind, acted_at, initials, text, announcement_key) ORDER BY id) FROM audit_events
    WHERE audit_events.reference = inquiries.reference`,
  lock: null,
  lockRow: '',
  skipLocked: '',
};

/** Creates a missing file, readable by this user only. */
export async function connectSqlite(file: string): Promise<Connection> {
  createFile(file);
  const connection = new SqliteConnection(file);
  try {
    await connection.prepare();
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

const temporaryErrors = ['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE'];

function createFile(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (temporaryErrors.includes(code)) throw createUnavailable(code);
    throw new SettingError(`DATA_DIR: "${file}" cannot be written: ${code}.`);
  }
}

/** `node:sqlite` blocks the event loop, so each turn does one piece of work, and waiting for locks happens outside SQLite. */
class SqliteConnection implements Connection {
  readonly dialect = sqliteDialect;
  readonly #database: DatabaseSync;
  readonly #file: string;
  readonly #inode: number;
  #last: Promise<unknown> = Promise.resolve();

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
    this.#file = file;
    this.#inode = statSync(file).ino;
  }

  prepare(): Promise<void> {
    return this.#withRetry(async () => {
      await this.#checkOurs();
      const [mode] = this.#all(sql`PRAGMA journal_mode = WAL`);
      if (mode?.['journal_mode'] !== 'wal') {
        throw new SettingError(
          `DATA_DIR: "${this.#file}" must be on a local disk, where SQLite can keep its write-ahead log.`,
        );
      }
      this.#database.exec(`
        PRAGMA synchronous = FULL;
        PRAGMA secure_delete = ON;
        PRAGMA temp_store = MEMORY;
      `);
      await this.#inTransaction(async query => {
        const version = await readPragma(query, 'user_version');
        const execute = async (statements: string) => this.#database.exec(statements);
        const now = await migrate('sqlite', version, `The database "${this.#file}"`, query, execute);
        if (now !== version) this.#database.exec(`PRAGMA user_version = ${now}`);
      });
    });
  }

  /** Refuses another program's file before anything is written to it. */
  async #checkOurs(): Promise<void> {
    try {
      if (await this.#inTransaction(isOursOrEmpty, 'BEGIN')) return;
    } catch (error) {
      if (!isSqlite(error) || isBusy(error)) throw error;
      throw new SettingError(`DATA_DIR: "${this.#file}" cannot be used as a database: ${error.errstr}.`);
    }
    throw new SettingError(
      `DATA_DIR: "${this.#file}" is a database, but not one of this site. Name another folder, move the file away, or restore a backup.`,
    );
  }

  query = (statement: Statement): Promise<Row[]> => this.#withRetry(() => this.#all(statement));

  transaction = <T>(work: (query: Query) => Promise<T>): Promise<T> =>
    this.#withRetry(() => this.#inTransaction(work));

  /** `secure_delete` overwrites deleted rows, but the write-ahead log holds them until it is truncated. */
  scrub = (): Promise<void> =>
    this.#withRetry(() => {
      const [result] = this.#all(sql`PRAGMA wal_checkpoint(TRUNCATE)`);
      if (result?.['busy'] !== 0)
        throw new WalBusy(
          'the rows are removed, but the write-ahead log is in use and still holds them; repeat this',
        );
    });

  close = (): Promise<void> =>
    this.#queued(() => {
      if (this.#database.isOpen) this.#database.close();
    });

  #all({ text, values }: Statement): Row[] {
    const parameters = values.map(value => (value instanceof Date ? value.getTime() : value));
    return this.#database.prepare(text).all(...parameters);
  }

  async #inTransaction<T>(work: (query: Query) => Promise<T>, begin = 'BEGIN IMMEDIATE'): Promise<T> {
    this.#database.exec(begin);
    try {
      const result = await work(async statement => this.#all(statement));
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      // After some errors, such as a full disk, SQLite has already rolled back.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  async #withRetry<T>(work: () => T | Promise<T>): Promise<T> {
    const start = performance.now();
    for (;;) {
      try {
        return await this.#queued(() => {
          this.#checkFile();
          return work();
        });
      } catch (error) {
        if (!isBusy(error)) throw isDatabaseFailure(error) ? createUnavailable(error.errstr) : error;
        if (performance.now() - start > lockTimeoutMs)
          throw createUnavailable(error instanceof WalBusy ? error.message : 'locked');
      }
      await sleep(lockRetryDelayMs);
    }
  }

  #queued<T>(work: () => T | Promise<T>): Promise<T> {
    const result = this.#last.then(() => setImmediate()).then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  /** If the file was replaced, as by restoring a backup, writes would be lost. */
  #checkFile() {
    if (!this.#database.isOpen) throw createUnavailable('closed');
    if (statSync(this.#file, { throwIfNoEntry: false })?.ino !== this.#inode)
      throw createUnavailable('file is gone');
  }
}

const readPragma = async (query: Query, name: string): Promise<number> =>
  Number((await query(sql`PRAGMA ${raw(name)}`))[0]?.[name]);

/** No other program's table has these columns. */
async function isOursOrEmpty(query: Query): Promise<boolean> {
  if ((await readPragma(query, 'application_id')) !== 0) return false;
  const version = await readPragma(query, 'user_version');
  const [row] = await query(
    sql`SELECT (SELECT count(*) FROM sqlite_schema) AS entries, (SELECT count(*) FROM pragma_table_info('inquiries')
      WHERE name IN ('idempotency_key', 'inquiry_hash')) AS columns`,
  );
  return version === 0 ? row?.['entries'] === 0 : row?.['columns'] === 2;
}
