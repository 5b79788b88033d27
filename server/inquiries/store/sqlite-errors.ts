import { StoreUnavailable } from './records.ts';

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
