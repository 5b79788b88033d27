import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { unavailable } from './sqlite-errors.ts';

/** Bytes that must fit: more than an inquiry with its mails and index entries. */
const room = 128 * 1024;

/**
 * Writes a file beside the database and removes it again. Throws `StoreUnavailable` if the disk is full. A commit alone would not
 * show it, because SQLite writes over old pages of its write-ahead log.
 */
export async function checkRoom(database: string): Promise<void> {
  const probe = `${database}-room`;
  try {
    // Random bytes, because some file systems compress.
    await writeFile(probe, randomBytes(room), { mode: 0o600, flush: true });
  } catch (error) {
    throw unavailable((error as NodeJS.ErrnoException).code ?? 'no room');
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}
