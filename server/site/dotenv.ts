import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { projectFolder } from './settings.ts';

/** Not under `npm test`, whose result must not depend on the machine. Existing variables win. */
export function loadDotEnv(): void {
  const file = join(projectFolder, '.env');
  const isTest = /^test(:|$)/.test(process.env['npm_lifecycle_event'] ?? '');
  if (!isTest && existsSync(file)) loadEnvFile(file);
}
