import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { unavailable } from './sqlite-errors.ts';

/** Bytes that must fit: more than an inquiry with its mails and their places in the indexes. */
const room = 128 * 1024;

/**
 * Writes a file beside the database and removes it again. SQLite writes over the old pages of its log, so that a full disk
 * is not met by every commit; this meets it. Throws `StoreUnavailable` where there is no room.
 */
export async function checkRoom(database: string): Promise<void> {
  const probe = `${database}-room`;
  try {
    // Noise, because some file systems pack what they can.
    await writeFile(probe, randomBytes(room), { mode: 0o600, flush: true });
  } catch (error) {
    throw unavailable((error as NodeJS.ErrnoException).code ?? 'no room');
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}
