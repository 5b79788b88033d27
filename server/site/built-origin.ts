import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile, type SiteManifest } from './load-site.ts';

/** Defaults `SITE_ORIGIN` to the origin of the build, and warns if they differ. */
export function adoptBuiltOrigin(variables: NodeJS.ProcessEnv, folder: string): void {
  const file = join(folder, manifestFile);
  if (!existsSync(file)) return;
  const { origin } = JSON.parse(readFileSync(file, 'utf8')) as SiteManifest;
  if (origin === undefined) return;
  variables['SITE_ORIGIN'] ||= origin;
  if (variables['SITE_ORIGIN'] !== origin)
    console.warn(
      `SITE_ORIGIN is "${variables['SITE_ORIGIN']}", but the site was built for "${origin}". Build it again.`,
    );
}
