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

/** Bytes: more than an inquiry with its mails and index entries needs. */
const probeSize = 128 * 1024;

/**
 * Throws `StoreUnavailable` if the disk is full, which it tests by writing a file next to the database. A commit would not detect it,
 * because SQLite overwrites old pages of its write-ahead log.
 */
export async function checkDiskSpace(database: string): Promise<void> {
  const probe = `${database}-room`;
  try {
    // Random bytes, because some file systems compress.
    await writeFile(probe, randomBytes(probeSize), { mode: 0o600, flush: true });
  } catch (error) {
    throw unavailable((error as NodeJS.ErrnoException).code ?? 'disk full');
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}

/** Errors that may be temporary: disk full, I/O errors, too many open files. */
const temporary = ['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE'];

/**
 * Creates the database file and its folder if missing, readable by this user only. Throws a `SettingError` if that is impossible. Never
 * blocks, not even on a pipe.
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
    // SQLite writes its write-ahead log to this folder.
    accessSync(dirname(file), constants.W_OK | constants.X_OK);
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    if (error instanceof SettingError) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    throw temporary.includes(code) ? unavailable(code) : refusal(`cannot be written: ${code}`);
  }
}
