import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { messageOf } from './errors.ts';
import { inquiryNames, projectFolder, SettingError, siteVariables } from './settings.ts';

const names = new Set<string>([...Object.keys(siteVariables), ...inquiryNames]);

/** Does nothing under `npm test`, whose result must not depend on the machine. Variables that are already set stay as they are. */
export function loadDotEnv(): void {
  const { npm_lifecycle_event, NODE_RUN_SCRIPT_NAME: script = npm_lifecycle_event ?? '' } = process.env;
  const file = join(projectFolder, '.env');
  if (/^test(:|$)/.test(script) || !existsSync(file)) return;
  for (const [name, value] of Object.entries(readDotEnv(readBytes(file)))) process.env[name] ??= value;
}

/** It may belong to another user, and Docker mounts a missing file as a folder. */
function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new SettingError(`.env cannot be read: ${messageOf(error)}.`);
  }
}

/** A setting that is misspelled must not look as if it were set. */
export function readDotEnv(bytes: Buffer): NodeJS.Dict<string> {
  const text = bytes.toString().replace(/^\ufeff/, '');
  // UTF-16 without a mark consists of ASCII and NUL.
  if (!isUtf8(bytes) || text.includes('\0'))
    throw new SettingError('.env is not in UTF-8: save it again with the encoding UTF-8.');
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, name = ''] = /^[ \t]*(?:export[ \t]+)?([^ \t=#]+)[ \t]*=/.exec(line) ?? [];
    if (!names.has(name) && !/^[ \t]*(#|$)/.test(line))
      throw new SettingError(
        `.env, line ${index + 1}: "${name}" is no setting; it must look like NAME=value, with a name from .env.example.`,
      );
  }
  return parseEnv(text);
}
