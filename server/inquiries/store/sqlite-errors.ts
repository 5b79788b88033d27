import { StoreUnavailable } from './records.ts';

/** Messages of `node:sqlite` name tables and columns, never values. */
interface SqliteError extends Error {
  /** The low byte is the primary code (https://sqlite.org/rescode.html). */
  errcode: number;
  errstr: string;
}

export class WalBusy extends Error {}

export const isSqlite = (error: unknown): error is SqliteError =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR';

/** SQLITE_BUSY or SQLITE_LOCKED: a retry may succeed. */
export const isBusy = (error: unknown) =>
  error instanceof WalBusy || (isSqlite(error) && [5, 6].includes(error.errcode & 0xff));

/** The statement is wrong: SQLITE_ERROR, TOOBIG, CONSTRAINT, MISMATCH, MISUSE, RANGE. */
const statementErrors = [1, 18, 19, 20, 21, 25];

/** The database or its disk is full, read-only, corrupt or gone. */
export const isDatabaseFailure = (error: unknown): error is SqliteError =>
  isSqlite(error) && !statementErrors.includes(error.errcode & 0xff);

export const createUnavailable = (reason: string) => new StoreUnavailable(`SQLite: ${reason}`);
