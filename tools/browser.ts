/** Finds a Chromium for the tests, wherever the machine keeps one; installs one where there is none. */
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { inPath, installPackages, isRoot, mayInstall, runs, updatePackages } from './system.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Chromium without what belongs to windows: it opens a page in half the time. Debian's knows no AVIF. */
const lightName = 'chromium-headless-shell';
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

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

/** A browser for journeys in which the format of pictures does not matter. */
export function findLightBrowser(): string | undefined {
  if (process.env['CHROMIUM_PATH']) return findBrowser();
  return inPath(lightName) ?? findBrowser();
}

/** As `findBrowser`; where there is none, Playwright's download is tried and then Debian's package. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium is installed. Installing one…');
  const cli = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  const download = (...options: string[]) =>
    spawnSync(process.execPath, [...cli, ...options], { stdio: 'inherit' });
  const attempts = mayInstall()
    ? [
        // With the libraries that it needs, which are the system's.
        () => download('--with-deps'),
        () => download(),
        updatePackages,
        () => installPackages('chromium', lightName),
        () => installPackages('chromium'),
      ]
    : [() => download()];
  for (const attempt of attempts) {
    attempt();
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH to the path of one.');
}

/** Options of a start without a window. Chromium's sandbox does not run as root, which containers are. */
export function browserArguments(): string[] {
  return isRoot() ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
}
