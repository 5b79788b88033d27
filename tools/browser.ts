/** Finds a Chromium for tests, screenshots and benchmarks, wherever the machine keeps one; installs one where there is none. */
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { inPath, installPackages, isRoot, mayInstall, runs } from './system.ts';

/** The shell is Chromium without windows, and opens a page in half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Debian's package of the browser. */
export const browserPackage = 'chromium-headless-shell';

/** Path of a browser that is there: `CHROMIUM_PATH`, an installed one, Playwright's own. */
export function findBrowser(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (!runs(chosen)) throw new Error(`CHROMIUM_PATH is "${chosen}", which cannot be run.`);
    return chosen;
  }
  const installed = names.map(inPath).find(path => path !== undefined);
  return installed ?? [...usualPlaces, chromium.executablePath()].find(runs);
}

/** As `findBrowser`; where there is none, Debian's package is tried and then Playwright's download. */
export async function ensureBrowser(): Promise<string> {
  if (!findBrowser() && mayInstall()) await installPackages(browserPackage);
  if (!findBrowser()) {
    const download = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
    spawnSync(process.execPath, download, { stdio: 'inherit' });
  }
  const found = findBrowser();
  if (!found)
    throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH to the path of one.');
  return found;
}

/** Options of a start without a window. Chromium's sandbox does not run as root, which containers are. */
export function browserArguments(): string[] {
  return isRoot() ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
}
