import { codeOf } from '../../site/errors.ts';
import { StoreUnavailable } from './records.ts';

/**
 * Errors of SQLite become `StoreUnavailable`; others are returned unchanged. Messages of `node:sqlite` name tables and columns, never values.
 */
export const toStoreError = (error: unknown): unknown =>
  error instanceof Error && ['ERR_SQLITE_ERROR', 'ERR_INVALID_STATE'].includes(codeOf(error) ?? '')
    ? new StoreUnavailable(`SQLite: ${error.message}`)
    : error;
