import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { SettingError } from '../../site/settings.ts';
import { checkRoom, prepareFile } from './disk.ts';
import { missingMigrations, statementsOf } from './migrations.ts';
import type { RandomBelow } from './reference.ts';
import type { Row, Statement, Value } from './rows.ts';
import { SqlStore, type Steps } from './sql.ts';
import { checkVersion, isBusy, isSqlite, isTrouble, unavailable, WalBusy } from './sqlite-errors.ts';

/** Milliseconds between tries while another process holds the lock. */
const lockRetryDelay = 10;
/** Milliseconds after which a locked database counts as unavailable. */
const lockTimeout = 5_000;

export interface Timer {
  /** Milliseconds, on a clock that never goes back. */
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

export interface SqliteParts {
  random?: RandomBelow;
  timer?: Timer;
}

const systemTimer: Timer = { now: () => performance.now(), sleep };

/** Opens the store in a file. If it is missing, it is made, with its folder, for this user alone. */
export async function openSqlite(file: string, parts: SqliteParts = {}): Promise<SqliteStore> {
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

/** Connects to a file. Nothing is read or written yet, so no lock can be in the way. */
export function openDatabase(file: string): DatabaseSync {
  prepareFile(file);
  return new DatabaseSync(file, { enableForeignKeyConstraints: true });
}

/**
 * The store in one file, for one machine. `node:sqlite` blocks the event loop while it works, so only one piece of work is done
 * in a turn of the loop, and SQLite itself does not wait for locks.
 */
export class SqliteStore extends SqlStore {
  readonly #database: DatabaseSync;
  readonly #file: string;
  readonly #inode: number;
  readonly #timer: Timer;
  #lastTurn = Promise.resolve();

  constructor(database: DatabaseSync, { random, timer = systemTimer }: SqliteParts = {}) {
    super(
      {
        history: `SELECT json_group_array(json_array(kind, acted_at, signed_by, text) ORDER BY id) FROM acts
          WHERE acts.reference = inquiries.reference`,
        matching(words, most, after) {
          const older =
            after === undefined ? '' : 'AND rowid < (SELECT id FROM inquiries WHERE reference = ?)';
          const newest = most === undefined ? '' : 'ORDER BY rowid DESC LIMIT ?';
          const values = [words.map(word => `"${word}"*`).join(' '), after, most];
          return [
            `id IN (SELECT rowid FROM inquiry_words WHERE inquiry_words MATCH ? ${older} ${newest})`,
            values.filter(value => value !== undefined),
          ];
        },
        lock: null,
        // Only one process can write at a time.
        skipLocked: '',
      },
      random,
    );
    this.#database = database;
    this.#file = database.location() ?? '';
    this.#inode = statSync(this.#file).ino;
    this.#timer = timer;
  }

  /** Sets the connection up and brings the schema up to date. Processes that start at the same time wait for each other. */
  async migrate(): Promise<void> {
    await this.#patiently(() => {
      checkVersion(this.#readVersion());
      const [mode] = this.#all('PRAGMA journal_mode = WAL');
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
      this.#inTransaction(() => {
        const version = Number(this.#all('PRAGMA user_version')[0]?.['user_version']);
        const missing = missingMigrations(version, `The database "${this.#file}"`);
        for (const migration of missing) {
          this.#database.exec(statementsOf(migration, 'sqlite'));
          if (migration.rows) this.#work(migration.rows());
        }
        if (missing.length > 0) this.#database.exec(`PRAGMA user_version = ${version + missing.length}`);
      });
    });
  }

  /** The version of SQLite. The first statement reads the file: what is no database is found here. */
  #readVersion(): string {
    try {
      return String(this.#all('SELECT sqlite_version() AS version')[0]?.['version']);
    } catch (error) {
      if (!isSqlite(error) || isBusy(error)) throw error;
      throw new SettingError(`DATA_DIR: "${this.#file}" cannot be used as a database: ${error.errstr}.`);
    }
  }

  override async check(): Promise<void> {
    await super.check();
    await checkRoom(this.#file);
  }

  async close(): Promise<void> {
    await this.#turn();
    if (this.#database.isOpen) this.#database.close();
  }

  protected run(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.#patiently(() => this.#all(sql, values));
  }

  protected transaction<T>(steps: Steps<T>): Promise<T> {
    return this.#patiently(() => this.#inTransaction(() => this.#work(steps())));
  }

  #work<T>(running: Generator<Statement, T, Row[]>): T {
    let step = running.next();
    while (!step.done) step = running.next(this.#all(...step.value));
    return step.value;
  }

  /** Deleted rows are overwritten in the database (`secure_delete`). In the write-ahead log they are until it is cut. */
  protected scrub(): Promise<void> {
    return this.#patiently(() => {
      const [result] = this.#all('PRAGMA wal_checkpoint(TRUNCATE)');
      if (result?.['busy'] !== 0)
        throw new WalBusy(
          'the rows are removed, but the write-ahead log is in use and still holds them; repeat this',
        );
    });
  }

  #all(sql: string, values: readonly Value[] = []): Row[] {
    return this.#database.prepare(sql).all(...values.map(toSqlite));
  }

  #inTransaction<T>(work: () => T): T {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      // After some errors, such as a full disk, SQLite has rolled back already.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Does a piece of work in a turn of the event loop. Tries again while another process holds the lock. */
  async #patiently<T>(work: () => T): Promise<T> {
    const since = this.#timer.now();
    for (;;) {
      await this.#turn();
      try {
        this.#checkFile();
        return work();
      } catch (error) {
        if (!isBusy(error)) throw isTrouble(error) ? unavailable(error.errstr) : error;
        if (this.#timer.now() - since > lockTimeout) {
          throw unavailable(error instanceof WalBusy ? error.message : 'locked');
        }
      }
      await this.#timer.sleep(lockRetryDelay);
    }
  }

  /** Resolves in a turn of the event loop in which no other call resolves. */
  #turn(): Promise<void> {
    this.#lastTurn = this.#lastTurn.then(() => setImmediate());
    return this.#lastTurn;
  }

  /** Throws if the file was deleted or replaced, as by a backup that is restored: what is written to it would be lost. */
  #checkFile() {
    if (!this.#database.isOpen) throw unavailable('closed');
    if (statSync(this.#file, { throwIfNoEntry: false })?.ino !== this.#inode)
      throw unavailable('file is gone');
  }
}

const toSqlite = (value: Value): SQLInputValue => (value instanceof Date ? value.getTime() : value);
