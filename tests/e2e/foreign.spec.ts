import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { foreignChanges } from '../support/foreign-changes.ts';
import type { ForeignChanges } from '../support/foreign-hands.ts';
import { prepareVisit } from '../support/foreign-visit.ts';
import { desk, pages, reactStarted } from '../support/test.ts';

/** It runs without React. */
const lost = '/no/such/page';
const paths = pages.map(({ path }) => path);

/** Waits for React, or until nothing is to be expected of it any more. */
async function started(page: Page): Promise<boolean> {
  const patience = new Promise<boolean>(resolve => setTimeout(resolve, 20_000, false));
  const white = page
    .waitForFunction(
      () => document.readyState === 'complete' && !document.querySelector('main, .bar, .footer'),
    )
    .then(() => false);
  const well = reactStarted(page).then(() => true);
  // What was not waited for to its end may end as it likes.
  for (const wait of [white, well]) wait.catch(() => {});
  return Promise.race([well, white, patience]);
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
    if (location.pathname === '/contact' && !faults.length) faults.push(...(await visit.inquire()));
    return [...faults, ...visit.complaints];
  });
  return [...found, ...seen];
}

/** One change in four is enough for every day; `FOREIGN_CHANGES=all` makes all of them, for ten minutes. */
const chosen = (changes: ForeignChanges) =>
  Object.entries(changes).filter(
    (_change, index) => index % 4 === 0 || process.env['FOREIGN_CHANGES'] === 'all',
  );

for (const [subject, changes] of Object.entries(foreignChanges)) {
  test(`${subject} changed before React starts, and while it does`, async ({ context }) => {
    test.setTimeout(300_000);
    const faults: string[] = [];
    for (const [name, change] of chosen(changes)) {
      for (const [moment, visited] of [
        ['before the start', paths],
        // Between React's first look and its last.
        ['during it', change.onlyBefore ? [] : ['/contact']],
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
      await page.goto(lost);
      const atLost = await page.evaluate(async () => {
        await window.visit.change();
        return window.visit.look();
      });
      await page.goto('/');
      expect(await page.evaluate(() => window.visit.settle())).toEqual([]);
      const tour = page.evaluate(async way => {
        const { visit } = window;
        const faults: string[] = [];
        for (const [index, { path }] of way.entries()) {
          await visit.change();
          const here = visit.look();
          if (path === '/contact' && !here.length) here.push(...(await visit.inquire()));
          const next = way[(index + 1) % way.length];
          if (next) here.push(...(await visit.walk(next.path, next.heading)));
          here.push(...visit.complaints.splice(0));
          if (here.length) faults.push(`${path}: ${here.join('; ')}`);
        }
        return faults;
      }, pages);
      const seen = await tour.catch(error => [`left the page: ${error.message}`]);
      faults.push(...[...atLost, ...seen].map(fault => `${name}, ${fault}`));
      await page.close();
    }
    expect(faults).toEqual([]);
  });
}
