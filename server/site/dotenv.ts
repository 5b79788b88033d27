import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { projectFolder, SettingError } from './settings.ts';

/** Adds the project's `.env` to the environment, except in `npm test`, whose result must not depend on the machine. Variables already set win. */
export function loadDotEnv(
  variables: NodeJS.ProcessEnv = process.env,
  file = join(projectFolder, '.env'),
): void {
  if (/^test(:|$)/.test(variables['npm_lifecycle_event'] ?? '')) return;
  for (const [name, value] of Object.entries(readDotEnv(file))) variables[name] ??= value;
}

function readDotEnv(file: string): NodeJS.Dict<string> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return {};
    throw new SettingError(`${file} cannot be read: ${code}.`);
  }
  // `parseEnv` silently skips or truncates what it cannot parse, such as a password that contains #.
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const fault = faultIn(line.trim());
    if (fault) throw new SettingError(`${file}, line ${index + 1}: ${fault}`);
  }
  return parseEnv(text);
}

/** Never repeats the line, which may hold a password. */
function faultIn(line: string): string | undefined {
  if (line === '' || line.startsWith('#')) return undefined;
  const value = /^(?:export\s+)?[A-Za-z_]\w*\s*=\s*(.*)$/.exec(line)?.[1];
  if (value === undefined) return 'it must look like NAME=value, or begin with #.';
  const quote = /^["'`]/.exec(value)?.[0];
  if (quote === undefined)
    return /\S#/.test(value) ? 'a value with # in it must be in quotation marks.' : undefined;
  const end = value.indexOf(quote, 1);
  if (end < 0) return `the quotation mark ${quote} is not closed.`;
  return /^\s*(#.*)?$/.test(value.slice(end + 1))
    ? undefined
    : 'unexpected text after the closing quotation mark.';
}
