import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile, parseManifest } from './load-site.ts';

/** Defaults `SITE_ORIGIN` to the origin of the build, and warns if they differ. */
export function adoptBuiltOrigin(variables: NodeJS.ProcessEnv, folder: string): void {
  const file = join(folder, manifestFile);
  if (!existsSync(file)) return;
  const { origin } = parseManifest(readFileSync(file, 'utf8'));
  variables['SITE_ORIGIN'] ||= origin;
  if (variables['SITE_ORIGIN'] !== origin)
    console.warn(
      `SITE_ORIGIN is "${variables['SITE_ORIGIN']}", but the site was built for "${origin}". Build it again.`,
    );
}
