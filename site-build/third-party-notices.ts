/**
 * Writes the notices required by third-party licences, `third-party-notices.txt`: for scripts as reported by the bundler, for typefaces
 * from their packages. A package without a licence text fails the build.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The bundler's licence report, below the client folder. */
export const licenseFile = '.vite/licenses.json';
export const noticesFile = 'third-party-notices.txt';

export interface License {
  name: string;
  version: string;
  /** SPDX identifier. */
  identifier?: string;
  text?: string;
}

/** Writes the notices into the client folder, and removes the bundler's report. */
export async function writeNotices(client: string): Promise<void> {
  const licenses = JSON.parse(await readFile(join(client, licenseFile), 'utf8')) as License[];
  // `league-spartan-basic.5dfcd065.woff2` is a subset by `tools/art/fonts.ts` of the package `league-spartan`.
  const subsets = await readdir(join(client, 'fonts'));
  const families = new Set(subsets.map(file => file.replace(/-[a-z]+\..*$/, '')));
  const fonts = await Promise.all([...families].sort().map(fontLicense));
  await writeFile(join(client, noticesFile), noticesText(licenses, fonts));
  await rm(join(client, dirname(licenseFile)), { recursive: true });
}

async function fontLicense(family: string): Promise<License> {
  const folder = `node_modules/@fontsource-variable/${family}`;
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return { name, version, identifier: license, text: await readFile(join(folder, 'LICENSE'), 'utf8') };
}

export function noticesText(scripts: readonly License[], fonts: readonly License[]): string {
  const bare = [...scripts, ...fonts].filter(({ text }) => !text?.trim());
  if (scripts.length === 0 || fonts.length === 0)
    throw new Error(
      'No licence information about the published packages; see site-build/third-party-notices.ts.',
    );
  if (bare.length > 0) {
    const names = bare.map(({ name, version }) => `${name} ${version}`).join(', ');
    throw new Error(`${names}: published without a licence text; see site-build/third-party-notices.ts.`);
  }
  return `${[
    'This site includes third-party work under the licences below.',
    'IN THE SCRIPTS',
    ...scripts.map(notice),
    'TYPEFACES, cut down to the letters that the site uses',
    ...fonts.map(notice),
  ].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function notice({ name, version, identifier, text = '' }: License): string {
  const title = `${name} ${version}${identifier ? ` (${identifier})` : ''}`;
  return `${title}\n\n${text.trim().replaceAll('\r\n', '\n')}`;
}
