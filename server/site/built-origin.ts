import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile, parseManifest } from './load-site.ts';

/** The origin of a built site is that of its build. */
export function adoptBuiltOrigin(variables: NodeJS.ProcessEnv, folder: string): void {
  const file = join(folder, manifestFile);
  if (existsSync(file)) variables['SITE_ORIGIN'] = parseManifest(readFileSync(file, 'utf8')).origin;
}
