import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { chromium } from '@playwright/test';

/** Where to look. WebKit's is its driver, and Chromium's headless shell is twice as fast as the whole. */
const programs = {
  chromium: ['chromium-headless-shell', 'chromium', 'google-chrome', chromium.executablePath()],
  firefox: ['firefox-esr', 'firefox'],
  webkit: ['WebKitWebDriver'],
};
type ProgramName = keyof typeof programs;

const isRoot = process.getuid?.() === 0;
/** The sandbox does not work as root, as in containers. */
export const browserArguments = isRoot ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];

const run = (command: string, ...options: string[]) => spawnSync(command, options, { encoding: 'utf8' });

/** `CHROMIUM_PATH` and the like take precedence over the `PATH`. */
export function findProgram(name: ProgramName): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = programs[name].flatMap(place => folders.map(folder => resolve(folder, place)));
  return process.env[`${name.toUpperCase()}_PATH`] || places.find(place => existsSync(place));
}

export function describe(name: ProgramName): string {
  const path = findProgram(name);
  if (!path) return `no ${name} (CONTRIBUTING.md says how to install it)`;
  return `${name} ${/\d[\d.]+/.exec(run(path, '--version').stdout)?.[0] ?? `at ${path}`}`;
}

/** Installs Debian's as root, or else downloads Playwright's. */
export function ensureChromium(): string {
  if (!findProgram('chromium') && isRoot && run('apt-get', 'update').status === 0)
    run('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium-headless-shell');
  if (!findProgram('chromium'))
    console.log(run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium').stderr);
  return findProgram('chromium') ?? chromium.executablePath();
}
