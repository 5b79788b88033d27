import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { SettingError } from '../../site/settings.ts';

/**
 * `write` fills a temporary file with a unique name, so that a killed command neither leaves an incomplete file nor blocks the next one.
 * Only this user can read the file. Throws a `SettingError` if it exists or cannot be written.
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
    // Another command may have created it meanwhile.
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
