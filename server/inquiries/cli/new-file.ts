import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { SettingError } from '../../site/settings.ts';

/**
 * Creates a file that only this user can read. `write` fills one with another name, which is renamed at the end: a killed command leaves no
 * half of a file that looks complete, and as that other name is unique, nothing that blocks a later command. Throws a `SettingError` if the
 * file exists or cannot be written.
 */
export function writeNewFile<T>(file: string, write: (unfinished: string) => T): T {
  const checkNew = () => {
    if (existsSync(file))
      throw new SettingError(
        `"${file}" is there already, and nothing is written over it. Give another name.`,
      );
  };
  checkNew();
  const unfinished = `${file}.${randomBytes(6).toString('hex')}.unfinished`;
  try {
    closeSync(openSync(unfinished, 'wx', 0o600));
    const result = write(unfinished);
    // Another command may have finished it meanwhile.
    checkNew();
    renameSync(unfinished, file);
    return result;
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    throw syscall ? new SettingError(`"${file}" cannot be written: ${code}.`) : error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
