import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { foreignChanges } from '../support/foreign-changes.ts';
import type { ForeignChanges } from '../support/foreign-hands.ts';
import { prepareVisit } from '../support/foreign-visit.ts';
import { everyPage, menuPages, nowhere, pages } from '../support/pages.ts';
import { desk } from '../support/test.ts';

const thorough = process.env['FOREIGN_CHANGES'] === 'all';
/** One component draws the policies: of every day one of them is enough. */
const way = thorough ? everyPage : [...menuPages, pages.privacy];
const paths = way.map(({ path }) => path);

/** Waits for React, or until nothing is to be expected of it any more. */
async function started(page: Page): Promise<boolean> {
  const end = page.waitForFunction(
    () => {
      if (!('__early' in window)) return 'started';
      const white = document.readyState === 'complete' && !document.querySelector('main, .bar, .footer');
      return white ? 'white' : undefined;
    },
    undefined,
    { timeout: 20_000 },
  );
  return end.then(async found => (await found.jsonValue()) === 'started').catch(() => false);
}

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(desk);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Pictures and fonts are not what is looked at here.
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.setBlockedURLs', { urls: ['*.avif', '*.webp', '*.woff2', '*.png', '*.ico'] });
  return page;
}

/** Loads a page, which is changed meanwhile, and uses it; what is wrong with it. */
async function lookAfterStart(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const found = (await started(page)) ? [] : ['React did not start'];
  const seen = await page.evaluate(async () => {
    const { visit } = window;
    const faults = await visit.settle();
    faults.push(...visit.look());
    if (!visit.inTime) faults.push('the change came too late');
    if (!faults.length) faults.push(...(await visit.inquire()));
    return [...faults, ...visit.complaints];
  });
  return [...found, ...seen];
}

/** One change in six is enough for every day; `FOREIGN_CHANGES=all` makes all of them, for ten minutes. */
const chosen = (changes: ForeignChanges) =>
  Object.entries(changes).filter((_change, index) => thorough || index % 6 === 0);

for (const [subject, changes] of Object.entries(foreignChanges)) {
  test(`${subject} changed before React starts, and while it does`, async ({ context }) => {
    test.setTimeout(300_000);
    const faults: string[] = [];
    for (const [name, change] of chosen(changes)) {
      for (const [moment, visited] of [
        ['before the start', paths],
        // Between React's first look and its last.
        ['during it', change.onlyBefore ? [] : [pages.contact.path]],
      ] as const) {
        const page = await open(context);
        await prepareVisit(page, change, moment);
        for (const path of visited) {
          const found = await lookAfterStart(page, path);
          if (found.length) faults.push(`${name}, ${moment}, ${path}: ${found.join('; ')}`);
        }
        await page.close();
      }
    }
    expect(faults).toEqual([]);
  });

  test(`${subject} changed after React has started`, async ({ context }) => {
    test.setTimeout(300_000);
    const faults: string[] = [];
    for (const [name, change] of chosen(changes)) {
      if (change.onlyBefore) continue;
      const page = await open(context);
      await prepareVisit(page, change, 'by hand');
      await page.goto(nowhere);
      const atLost = await page.evaluate(async () => {
        await window.visit.change();
        return window.visit.look();
      });
      await page.goto(pages.home.path);
      expect(await page.evaluate(() => window.visit.settle())).toEqual([]);
      const tour = page.evaluate(async stops => {
        const { visit } = window;
        const faults: string[] = [];
        for (const [index, { path }] of stops.entries()) {
          await visit.change();
          const here = visit.look();
          if (!here.length) here.push(...(await visit.inquire()));
          const next = stops[(index + 1) % stops.length];
          if (next) here.push(...(await visit.walk(next.path, next.heading)));
          here.push(...visit.complaints.splice(0));
          if (here.length) faults.push(`${path}: ${here.join('; ')}`);
        }
        return faults;
      }, way);
      const seen = await tour.catch(error => [`left the page: ${error.message}`]);
      faults.push(...[...atLost, ...seen].map(fault => `${name}, ${fault}`));
      await page.close();
    }
    expect(faults).toEqual([]);
  });
}
