import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SettingError } from '../../site/settings.ts';
import { unavailable } from './sqlite-errors.ts';

/** Bytes: more than an inquiry with its mails and index entries. */
const room = 128 * 1024;

/**
 * Throws `StoreUnavailable` if the disk is full, by writing a file beside the database. A commit alone would not show it, because
 * SQLite writes over old pages of its write-ahead log.
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

/** Faults that may pass by themselves: no room, a disk in trouble, too many open files. */
const passing = ['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE'];

/**
 * Creates a database's file and folder for this user alone, where they are missing. Throws a `SettingError` where no database can be.
 * Never blocks, not even on a pipe.
 */
export function prepareFile(file: string): void {
  const refusal = (reason: string) => new SettingError(`DATA_DIR: "${file}" ${reason}.`);
  try {
    if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const found = statSync(file, { throwIfNoEntry: false });
    if (found && !found.isFile())
      throw refusal(`is ${found.isDirectory() ? 'a folder' : 'a device or pipe'}, no file`);
    if (!found && lstatSync(file, { throwIfNoEntry: false }))
      throw refusal('is a link to a file that is not there; mount its disk, or remove the link');
    // SQLite keeps its write-ahead log beside the file.
    accessSync(dirname(file), constants.W_OK | constants.X_OK);
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    if (error instanceof SettingError) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    throw passing.includes(code) ? unavailable(code) : refusal(`cannot be written: ${code}`);
  }
}
