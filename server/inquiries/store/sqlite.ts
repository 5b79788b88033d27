import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { SettingError } from '../../site/settings.ts';
import { checkDiskSpace, prepareFile } from './disk.ts';
import { migrate } from './migrations.ts';
import { columnsOfSqlite, isOurs } from './own-tables.ts';
import { SqlStore, type StoreParts } from './sql.ts';
import { isBusy, isDatabaseFailure, isSqlite, unavailable, WalBusy } from './sqlite-errors.ts';
import { type Query, type Row, raw, type Statement, sql } from './statement.ts';

/** Milliseconds between attempts while another process holds the lock. */
const lockRetryDelay = 10;
/** Milliseconds after which a locked database counts as unavailable. */
const lockTimeout = 5_000;

/** The first version whose checkpoints cannot lose a commit (https://sqlite.org/wal.html#walresetbug). */
const minVersion = '3.51.3';

/** Opens the store in a file, which is created with its folder if missing, readable by this user only. */
export async function openSqlite(file: string, parts: StoreParts = {}): Promise<SqliteStore> {
  const database = openDatabase(file);
  try {
    const store = new SqliteStore(database, parts);
    await store.migrate();
    return store;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Connects without reading or writing the file yet, so that no lock can interfere. */
export function openDatabase(file: string): DatabaseSync {
  prepareFile(file);
  return new DatabaseSync(file, { enableForeignKeyConstraints: true });
}

/** Throws a `SettingError` if this Node was built with an SQLite that can lose data. */
export function checkVersion(version: string): void {
  if (version.localeCompare(minVersion, 'en', { numeric: true }) >= 0) return;
  throw new SettingError(
    `This Node has SQLite ${version}, which can lose data; ${minVersion} or newer is needed. Update Node.`,
  );
}

/**
 * The store in one file, for one machine. `node:sqlite` blocks the event loop, so each turn of the loop does one piece of work, and
 * waiting for locks happens outside of SQLite.
 */
export class SqliteStore extends SqlStore {
  readonly #database: DatabaseSync;
  readonly #file: string;
  readonly #inode: number;
  #last: Promise<unknown> = Promise.resolve();

  constructor(database: DatabaseSync, parts: StoreParts = {}) {
    super(
      {
        history: `SELECT json_group_array(json_array(kind, acted_at, signed_by, text, about) ORDER BY id) FROM acts
          WHERE acts.reference = inquiries.reference`,
        lock: null,
        lockRow: '',
        skipLocked: '',
      },
      parts,
    );
    this.#database = database;
    this.#file = database.location() ?? '';
    this.#inode = statSync(this.#file).ino;
  }

  /** Configures the connection and migrates the schema. Processes that start together wait for each other. */
  async migrate(): Promise<void> {
    checkVersion(process.versions['sqlite'] ?? '');
    await this.#withRetry(async () => {
      this.#checkReadable();
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
        const [row] = await query(sql`PRAGMA user_version`);
        const version = Number(row?.['user_version']);
        const execute = async (statements: string) => this.#database.exec(statements);
        const now = await migrate('sqlite', version, `The database "${this.#file}"`, query, execute);
        if (now !== version) this.#database.exec(`PRAGMA user_version = ${now}`);
      });
    });
  }

  #checkReadable(): void {
    try {
      this.#all(sql`PRAGMA schema_version`);
    } catch (error) {
      if (!isSqlite(error) || isBusy(error)) throw error;
      throw new SettingError(`DATA_DIR: "${this.#file}" cannot be used as a database: ${error.errstr}.`);
    }
  }

  /** Throws a `SettingError` if another program made the file, before anything is written to it. */
  async #checkOurs(): Promise<void> {
    await this.#inTransaction(async query => {
      const number = async (pragma: string) => Number((await query(sql`PRAGMA ${raw(pragma)}`))[0]?.[pragma]);
      const version = await number('user_version');
      const [any] = await query(sql`SELECT 1 FROM sqlite_schema LIMIT 1`);
      const isEmpty = !any && version === 0;
      const recognized = isEmpty || isOurs(version, columnsOfSqlite(this.#database));
      if (recognized && (await number('application_id')) === 0) return;
      throw new SettingError(
        `DATA_DIR: "${this.#file}" is a database, but not one of this site, or not a complete one. Name another folder, move the file away, or restore a backup.`,
      );
    }, 'BEGIN');
  }

  override async check(): Promise<void> {
    await super.check();
    await checkDiskSpace(this.#file);
  }

  close(): Promise<void> {
    return this.#queued(() => {
      if (this.#database.isOpen) this.#database.close();
    });
  }

  protected query(statement: Statement): Promise<Row[]> {
    return this.#withRetry(() => this.#all(statement));
  }

  protected transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    return this.#withRetry(() => this.#inTransaction(work));
  }

  /** `secure_delete` overwrites deleted rows in the database; the write-ahead log holds them until it is truncated. */
  protected scrub(): Promise<void> {
    return this.#withRetry(() => {
      const [result] = this.#all(sql`PRAGMA wal_checkpoint(TRUNCATE)`);
      if (result?.['busy'] !== 0)
        throw new WalBusy(
          'the rows are removed, but the write-ahead log is in use and still holds them; repeat this',
        );
    });
  }

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

  /** Retries while another process holds the lock. */
  async #withRetry<T>(work: () => T | Promise<T>): Promise<T> {
    const since = performance.now();
    for (;;) {
      try {
        return await this.#queued(() => {
          this.#checkFile();
          return work();
        });
      } catch (error) {
        if (!isBusy(error)) throw isDatabaseFailure(error) ? unavailable(error.errstr) : error;
        if (performance.now() - since > lockTimeout)
          throw unavailable(error instanceof WalBusy ? error.message : 'locked');
      }
      await sleep(lockRetryDelay);
    }
  }

  /** Runs work after the previous one, in another turn of the event loop. */
  #queued<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#last.then(() => setImmediate()).then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Throws if the file was deleted or replaced, as by restoring a backup: writes would be lost. */
  #checkFile() {
    if (!this.#database.isOpen) throw unavailable('closed');
    if (statSync(this.#file, { throwIfNoEntry: false })?.ino !== this.#inode)
      throw unavailable('file is gone');
  }
}
