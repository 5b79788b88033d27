import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { SettingError } from '../../site/settings.ts';

/** Writes to a uniquely named temporary file first: a killed command must neither leave an incomplete file nor block the next one. */
export function writeNewFile<T>(file: string, write: (temporaryFile: string) => T): T {
  const checkNew = () => {
    if (existsSync(file))
      throw new SettingError(
        `"${file}" is there already, and nothing is written over it. Give another name.`,
      );
  };
  checkNew();
  const temporaryFile = `${file}.${randomBytes(6).toString('hex')}.unfinished`;
  try {
    closeSync(openSync(temporaryFile, 'wx', 0o600));
    const result = write(temporaryFile);
    checkNew();
    renameSync(temporaryFile, file);
    return result;
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    throw syscall ? new SettingError(`"${file}" cannot be written: ${code}.`) : error;
  } finally {
    rmSync(temporaryFile, { force: true });
  }
}
