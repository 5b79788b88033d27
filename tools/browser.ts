/** Finds a Chromium for the tests, wherever the machine keeps one; installs one where there is none. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Chromium without what belongs to windows: it opens a page in half the time. Debian's knows no AVIF. */
const lightName = 'chromium-headless-shell';
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a browser that is there: `CHROMIUM_PATH`, an installed one, Playwright's own. */
export function findBrowser(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (!runs(chosen)) throw new Error(`CHROMIUM_PATH is "${chosen}", which cannot be run.`);
    return chosen;
  }
  return [...names.flatMap(inFolders), ...usualPlaces, chromium.executablePath()].find(runs);
}

/** A browser for journeys in which the format of pictures does not matter. */
export function findLightBrowser(): string | undefined {
  if (process.env['CHROMIUM_PATH']) return findBrowser();
  return inFolders(lightName).find(runs) ?? findBrowser();
}

/** Where a program may be, by `PATH`. */
function inFolders(name: string): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map(folder => join(folder, name));
}

/** As `findBrowser`; where there is none, Playwright's download is tried and then Debian's package. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium is installed. Installing one…');
  const download = [process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  // The libraries that a browser needs are the system's: only root may add them, and nobody is asked for a password.
  const attempts =
    process.getuid?.() === 0
      ? [
          [...download, '--with-deps'],
          download,
          ['apt-get', 'update'],
          ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium', lightName],
          ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
        ]
      : [download];
  for (const [command = '', ...options] of attempts) {
    spawnSync(command, options, { stdio: 'inherit' });
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH to the path of one.');
}

/** Options of a start without a window. Chromium's sandbox does not run as root, which containers are. */
export function browserArguments(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
}
