import { spawnSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

interface Program {
  title: string;
  packages: readonly string[];
  /** Names to look up in the `PATH`, or patterns of absolute paths. */
  places: readonly string[];
  /** Other programs that it requires. */
  needs?: readonly string[];
  /** Environment variable that overrides the path. */
  variable?: string;
}

const miniBrowser = '/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser';

const programs = {
  chromium: {
    title: 'Chromium',
    // The headless shell is twice as fast as the full browser.
    packages: ['chromium-headless-shell'],
    places: [
      'chromium-headless-shell',
      'chromium',
      'google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      chromium.executablePath(),
    ],
    variable: 'CHROMIUM_PATH',
  },
  firefox: {
    title: 'Firefox',
    packages: ['firefox-esr'],
    places: ['firefox-esr', 'firefox'],
    variable: 'FIREFOX_PATH',
  },
  webkit: {
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    places: ['WebKitWebDriver'],
    needs: ['Xvfb', miniBrowser],
  },
  'below-baseline': {
    title: 'WPE WebKit',
    packages: ['wpewebkit-driver', 'cog'],
    places: ['WPEWebDriver'],
    needs: ['cog'],
  },
  postgresql: {
    title: 'PostgreSQL',
    packages: ['postgresql'],
    places: ['/usr/lib/postgresql/*/bin/postgres', 'postgres'],
  },
  zbar: { title: 'ZBar', packages: ['zbar-tools'], places: ['zbarimg'] },
  nginx: { title: 'nginx', packages: ['nginx-light'], places: ['nginx', '/usr/sbin/nginx'] },
} satisfies Record<string, Program>;

type ProgramName = keyof typeof programs;
/** Browsers besides Chromium. */
export type EngineName = 'firefox' | 'webkit' | 'below-baseline';

/** Finds the driver of `webkit` and `below-baseline`, not the browser. */
export function findProgram(name: ProgramName): string | undefined {
  const { variable, places, needs = [] }: Program = programs[name];
  const override = variable && process.env[variable];
  if (override && !isExecutable(override))
    throw new Error(`${variable} is "${override}", which cannot be run.`);
  return (
    override ||
    (needs.every(need => findExecutable(need)) ? places.map(findExecutable).find(Boolean) : undefined)
  );
}

export const findDrivenBrowser = (name: 'webkit' | 'below-baseline') =>
  findExecutable(name === 'below-baseline' ? 'cog' : miniBrowser);

export function describeMissing(name: ProgramName): string {
  const { title, packages, variable }: Program = programs[name];
  const overrideHint = variable ? `; ${variable} names another` : '';
  return `No ${title} is installed (Debian: ${packages.join(' ')}${overrideHint}).`;
}

/** Does nothing without root, rather than ask for a password. */
export function installPrograms(...names: readonly ProgramName[]): void {
  const packages = names.filter(name => !findProgram(name)).flatMap(name => programs[name].packages);
  if (packages.length === 0 || !isRoot() || !findExecutable('apt-get')) return;
  console.log(`Installing ${packages.join(', ')}…`);
  aptGet('update');
  // One by one: a package may be missing from this release.
  for (const name of packages) aptGet('install', '--no-install-recommends', name);
}

/** For machines on which Debian's package cannot be installed. */
export function downloadChromium(): void {
  const command = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  spawnSync(process.execPath, command, { stdio: 'inherit' });
}

/** Installs the program if necessary. */
export function ensureProgram(name: ProgramName): string {
  installPrograms(name);
  if (name === 'chromium' && !findProgram(name)) downloadChromium();
  const path = findProgram(name);
  if (!path) throw new Error(describeMissing(name));
  return path;
}

/** The sandbox does not work as root, as in containers. */
export const browserArguments = () => (isRoot() ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu']);

export const isRoot = () => process.getuid?.() === 0;

/** Patterns find the newest file. */
function findExecutable(pattern: string): string | undefined {
  if (pattern.includes('*')) return globSync(pattern).sort().reverse().find(isExecutable);
  const folders = pattern.includes('/') ? [''] : (process.env['PATH'] ?? '').split(delimiter);
  return folders.map(folder => join(folder, pattern)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function aptGet(...options: string[]): void {
  spawnSync('apt-get', ['--yes', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
