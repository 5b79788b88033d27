import { closeSync, openSync, rmSync } from 'node:fs';
import { SettingError } from '../../site/settings.ts';

/**
 * Creates a file that only this user can read, and removes it if writing into it fails. Throws a `SettingError` if the file exists or
 * cannot be written.
 */
export function createNew<T>(file: string, write: () => T): T {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(
      code === 'EEXIST'
        ? `"${file}" is there already, and nothing is written over it. Give another name.`
        : `"${file}" cannot be written: ${code}.`,
    );
  }
  try {
    return write();
  } catch (error) {
    rmSync(file);
    throw error;
  }
}
