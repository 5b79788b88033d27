/** The programs that tests and benchmarks drive: finds them, and installs Debian's packages of them where that needs no password. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

interface Program {
  title: string;
  /** Debian's; other systems keep the programs in the same places or have none. */
  packages: readonly string[];
  /** The environment variable that chooses one. */
  variable?: string;
  /** Where it is: the program, its driver or its folder. */
  find(): string | undefined;
}

const programs = {
  chromium: {
    title: 'Chromium',
    // The shell is Chromium without windows, and opens a page in half the time.
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
  nginx: { title: 'nginx', packages: ['nginx-light'], find: () => inPath('nginx') },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;
/** The browser engines beside Chromium. */
export type EngineName = 'firefox' | 'webkit' | 'floor';

/** Where a program is: `postgresql` the folder of `initdb` and `postgres`, `webkit` and `floor` their drivers. */
export function find(name: ProgramName): string | undefined {
  const { variable, find }: Program = programs[name];
  const chosen = variable && process.env[variable];
  if (chosen && !runs(chosen)) throw new Error(`${variable} is "${chosen}", which cannot be run.`);
  return chosen || find();
}

/** The browser that an engine's driver starts. */
export const drivenBrowser = (name: 'webkit' | 'floor') =>
  name === 'floor' ? inPath('cog') : globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser')[0];

/** Says that a program is not there, and what brings it. */
export function missing(name: ProgramName): string {
  const { title, packages, variable }: Program = programs[name];
  const other = variable ? `; ${variable} names another` : '';
  return `No ${title} is installed (Debian: ${packages.join(' ')}${other}).`;
}

/** Installs what is missing of some programs. Only root may, and nobody is asked for a password. */
export async function install(...names: readonly ProgramName[]): Promise<void> {
  const packages = names.filter(name => !find(name)).flatMap(name => programs[name].packages);
  if (packages.length === 0 || !isRoot() || !inPath('apt-get')) return;
  console.log(`Installing ${packages.join(', ')}…`);
  await aptGet('update');
  // One by one: what this release of the system lacks does not keep the others out.
  for (const name of packages) await aptGet('install', '--no-install-recommends', name);
}

/** Where a program is, after installing it if need be; of Chromium, Playwright's download is the last resort. */
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

/** Chromium's options for a start without a window. Its sandbox does not run as root, which containers are. */
export const browserArguments = () => (isRoot() ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu']);

export const isRoot = () => process.getuid?.() === 0;

const searched = () => (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);

/** The first of some programs that the `PATH` has. */
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
