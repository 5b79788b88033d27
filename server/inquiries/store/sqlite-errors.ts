import { SettingError } from '../../site/settings.ts';
import { StoreUnavailable } from './store.ts';

/** The first version whose write-ahead log cannot lose a commit to a checkpoint (https://sqlite.org/wal.html#walresetbug). */
const leastVersion = '3.51.3';

/** Throws a `SettingError` where this Node was built with an SQLite that has known faults. */
export function checkVersion(version: string): void {
  const order = (text: string) => text.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
  if (order(version) >= order(leastVersion)) return;
  throw new SettingError(
    `This Node has SQLite ${version}, which can lose data; ${leastVersion} or newer is needed. Update Node.`,
  );
}

/** What `node:sqlite` throws. Its messages name tables and columns, never values. */
export interface SqliteError extends Error {
  /** Extended result code; the low byte is the primary one (https://sqlite.org/rescode.html). */
  errcode: number;
  errstr: string;
}

/** The write-ahead log is in use by another connection. */
export class WalBusy extends Error {}

export const isSqlite = (error: unknown): error is SqliteError =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR';

/** Another connection holds a lock (SQLITE_BUSY, SQLITE_LOCKED): a later try may succeed. */
export const isBusy = (error: unknown) =>
  error instanceof WalBusy || (isSqlite(error) && [5, 6].includes(error.errcode & 0xff));

/** SQLITE_ERROR, TOOBIG, CONSTRAINT, MISMATCH, MISUSE, RANGE: a fault of the statement or its values. */
const refusals = [1, 18, 19, 20, 21, 25];

/** Whether the database itself is in trouble: full, read-only, broken, gone. */
export const isTrouble = (error: unknown): error is SqliteError =>
  isSqlite(error) && !refusals.includes(error.errcode & 0xff);

export const unavailable = (reason: string) => new StoreUnavailable(`SQLite: ${reason}`);
