import { DatabaseSync } from 'node:sqlite';
import { createUnavailable, toStoreError } from '../store/sqlite-errors.ts';
import { writeNewFile } from './new-file.ts';

/** Copies a database that the server may be using. */
export function backUp(database: string, file: string): void {
  writeNewFile(file, '', () => {
    try {
      using source = new DatabaseSync(database, { timeout: 5000 });
      source.prepare('VACUUM INTO ?').run(file);
      using copy = new DatabaseSync(file, { readOnly: true });
      const result = copy.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
      if (result !== 'ok') throw createUnavailable(`the backup is damaged, ${result}`);
    } catch (error) {
      throw toStoreError(error);
    }
  });
}
