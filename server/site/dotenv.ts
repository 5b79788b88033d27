import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { projectFolder } from './settings.ts';

/** Adds the project's `.env` to the environment, except in `npm test`, whose result must not depend on the machine. Variables already set win. */
export function loadDotEnv(): void {
  const file = join(projectFolder, '.env');
  const isTest = /^test(:|$)/.test(process.env['npm_lifecycle_event'] ?? '');
  if (!isTest && existsSync(file)) loadEnvFile(file);
}
