import { DatabaseSync } from 'node:sqlite';
import { toStoreError } from '../store/sqlite-errors.ts';

/** Copies a database that the server may be using into a new file. */
export function backUp(database: string, file: string): void {
  try {
    using source = new DatabaseSync(database, { timeout: 5000 });
    source.prepare('VACUUM INTO ?').run(file);
  } catch (error) {
    throw toStoreError(error);
  }
}
