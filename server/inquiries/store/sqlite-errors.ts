import { codeOf } from '../../site/errors.ts';
import { StoreUnavailable } from './records.ts';

/** Errors in a statement or its values: SQLITE_ERROR, TOOBIG, CONSTRAINT, MISMATCH, MISUSE, RANGE (https://sqlite.org/rescode.html). */
const statementErrors = [1, 18, 19, 20, 21, 25];

/**
 * A database that is locked, full, read-only, corrupt or closed becomes `StoreUnavailable`; other errors are returned unchanged. Messages of
 * `node:sqlite` name tables and columns, never values.
 */
export function toStoreError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = codeOf(error);
  const errcode = 'errcode' in error ? Number(error.errcode) : 0;
  const isUnavailable =
    code === 'ERR_INVALID_STATE' ||
    (code === 'ERR_SQLITE_ERROR' && !statementErrors.includes(errcode & 0xff));
  return isUnavailable ? new StoreUnavailable(`SQLite: ${error.message}`) : error;
}
