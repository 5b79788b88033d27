import { StoreUnavailable } from './records.ts';

/** Messages of `node:sqlite` name tables and columns, never values. */
interface SqliteError extends Error {
  /** Extended result code; the low byte is the primary code (https://sqlite.org/rescode.html). */
  errcode: number;
  errstr: string;
}

/** The write-ahead log is in use by another connection. */
export class WalBusy extends Error {}

export const isSqlite = (error: unknown): error is SqliteError =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR';

/** SQLITE_BUSY or SQLITE_LOCKED: a retry may succeed. */
export const isBusy = (error: unknown) =>
  error instanceof WalBusy || (isSqlite(error) && [5, 6].includes(error.errcode & 0xff));

/** SQLITE_ERROR, TOOBIG, CONSTRAINT, MISMATCH, MISUSE, RANGE: errors of the statement or its values. */
const statementErrors = [1, 18, 19, 20, 21, 25];

/** Whether the database itself failed: full, read-only, corrupt, gone. */
export const isDatabaseFailure = (error: unknown): error is SqliteError =>
  isSqlite(error) && !statementErrors.includes(error.errcode & 0xff);

export const unavailable = (reason: string) => new StoreUnavailable(`SQLite: ${reason}`);
