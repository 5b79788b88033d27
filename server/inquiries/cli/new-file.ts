import { rmSync, writeFileSync } from 'node:fs';
import { codeOf } from '../../site/errors.ts';
import { SettingError } from '../../site/settings.ts';

/** Creates a file that only its owner can read, and never overwrites one. If `fill` throws, the file is removed. */
export function writeNewFile(file: string, text: string, fill = () => {}): void {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new SettingError(`"${file}" cannot be written: ${codeOf(error)}.`);
  }
  try {
    fill();
  } catch (error) {
    rmSync(file);
    throw error;
  }
}
