/** Finds the programs used by tests and benchmarks, and installs their Debian packages if running as root. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

interface Program {
  title: string;
  /** Debian packages. */
  packages: readonly string[];
  /** Environment variable that overrides the path. */
  variable?: string;
  /** Path of the program, its driver or its folder. */
  find(): string | undefined;
}

const programs = {
  chromium: {
    title: 'Chromium',
    // Opens pages in half the time of the full browser.
    packages: ['chromium-headless-shell'],
    variable: 'CHROMIUM_PATH',
    find: () =>
      inPath(
        'chromium-headless-shell',
        'chromium',
        'chromium-browser',
        'google-chrome',
        'google-chrome-stable',
        'chrome',
      ) ??
      [
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
        'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
        chromium.executablePath(),
      ].find(runs),
  },
  firefox: {
    title: 'Firefox',
    packages: ['firefox-esr'],
    variable: 'FIREFOX_PATH',
    find: () => inPath('firefox-esr', 'firefox'),
  },
  webkit: {
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => (drivenBrowser('webkit') && inPath('Xvfb') ? inPath('WebKitWebDriver') : undefined),
  },
  floor: {
    title: 'WPE WebKit',
    packages: ['wpewebkit-driver', 'cog'],
    find: () => (drivenBrowser('floor') ? inPath('WPEWebDriver') : undefined),
  },
  postgresql: {
    title: 'PostgreSQL',
    packages: ['postgresql'],
    find: () =>
      [
        ...globSync('/usr/lib/postgresql/*/bin').sort((one, other) =>
          other.localeCompare(one, 'en', { numeric: true }),
        ),
        ...searched(),
      ].find(folder => ['initdb', 'postgres'].every(program => runs(join(folder, program)))),
  },
  zbar: { title: 'ZBar', packages: ['zbar-tools'], find: () => inPath('zbarimg') },
  nginx: { title: 'nginx', packages: ['nginx-light'], find: () => inPath('nginx') },
  gnumeric: { title: 'Gnumeric', packages: ['gnumeric'], find: () => inPath('ssconvert') },
  libreoffice: {
    title: 'LibreOffice',
    packages: ['libreoffice-calc-nogui'],
    find: () => inPath('soffice'),
  },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;
/** The browser engines besides Chromium. */
export type EngineName = 'firefox' | 'webkit' | 'floor';

/** The path of a program: of `postgresql` the folder of `initdb` and `postgres`, of `webkit` and `floor` the driver. */
export function find(name: ProgramName): string | undefined {
  const { variable, find }: Program = programs[name];
  const chosen = variable && process.env[variable];
  if (chosen && !runs(chosen)) throw new Error(`${variable} is "${chosen}", which cannot be run.`);
  return chosen || find();
}

/** The browser started by an engine's driver. */
export const drivenBrowser = (name: 'webkit' | 'floor') =>
  name === 'floor' ? inPath('cog') : globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser')[0];

/** Message that a program is missing, with the packages to install. */
export function missing(name: ProgramName): string {
  const { title, packages, variable }: Program = programs[name];
  const other = variable ? `; ${variable} names another` : '';
  return `No ${title} is installed (Debian: ${packages.join(' ')}${other}).`;
}

/** Installs missing programs. Does nothing without root, rather than ask for a password. */
export async function install(...names: readonly ProgramName[]): Promise<void> {
  const packages = names.filter(name => !find(name)).flatMap(name => programs[name].packages);
  if (packages.length === 0 || !isRoot() || !inPath('apt-get')) return;
  console.log(`Installing ${packages.join(', ')}…`);
  await aptGet('update');
  // One by one, so that a package missing from this release does not block the others.
  for (const name of packages) await aptGet('install', '--no-install-recommends', name);
}

/** The path of a program, installed if necessary. Chromium falls back to Playwright's download. */
export async function ensure(name: ProgramName): Promise<string> {
  await install(name);
  if (name === 'chromium' && !find(name)) {
    const download = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
    spawnSync(process.execPath, download, { stdio: 'inherit' });
  }
  const found = find(name);
  if (!found) throw new Error(missing(name));
  return found;
}

/** Chromium's headless options. Its sandbox does not work as root, as in containers. */
export const browserArguments = () => (isRoot() ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu']);

export const isRoot = () => process.getuid?.() === 0;

const searched = () => (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);

/** The first of some programs found in the `PATH`. */
const inPath = (...names: string[]) =>
  names.flatMap(name => searched().map(folder => join(folder, name))).find(runs);

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function aptGet(...options: string[]): Promise<void> {
  const child = spawn('apt-get', ['--yes', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  await once(child, 'close');
}
