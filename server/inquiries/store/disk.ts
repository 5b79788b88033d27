import { randomBytes } from 'node:crypto';
import { accessSync, closeSync, constants, lstatSync, mkdirSync, openSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SettingError } from '../../site/settings.ts';
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

/** What may pass by itself: no room, a disk in trouble, too many files open. */
const passing = ['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE'];

/**
 * Makes the file of a database and its folder, for this user alone, where they are missing. Throws a `SettingError` where no database
 * can be kept. Never waits, whatever is there: a pipe, a device.
 */
export function prepareFile(file: string): void {
  const no = (reason: string) => new SettingError(`DATA_DIR: "${file}" ${reason}.`);
  try {
    makeFolder(dirname(file));
    const found = statSync(file, { throwIfNoEntry: false });
    if (found && !found.isFile())
      throw no(`is ${found.isDirectory() ? 'a folder' : 'a device or pipe'}, no file`);
    if (!found && lstatSync(file, { throwIfNoEntry: false }))
      throw no('is a link to a file that is not there; mount its disk, or remove the link');
    // For the write-ahead log, which SQLite keeps beside the file.
    accessSync(dirname(file), constants.W_OK | constants.X_OK);
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    if (error instanceof SettingError) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    throw passing.includes(code) ? unavailable(code) : no(`cannot be written: ${code}`);
  }
}

/** `mkdirSync` of Node does not end in `/proc`, where a folder is missing and yet cannot be made, if it is to make parents too. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })) return;
  if (!lstatSync(folder, { throwIfNoEntry: false })) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process was faster.
    if (!statSync(folder, { throwIfNoEntry: false })) throw error;
  }
}
