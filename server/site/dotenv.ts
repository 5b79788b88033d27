import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './settings.ts';

/** Does nothing under `npm test`, whose result must not depend on the machine. Variables that are already set stay as they are. */
export function loadDotEnv(): void {
  const file = join(projectFolder, '.env');
  const isTest = /^test(:|$)/.test(process.env['npm_lifecycle_event'] ?? '');
  if (!isTest && existsSync(file)) process.loadEnvFile(file);
}
