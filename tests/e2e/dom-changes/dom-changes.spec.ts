import { expect, type Page, test } from '@playwright/test';
import { pages, type SitePage } from '../../support/pages.ts';
import { desktop, hold, scripts } from '../../support/test.ts';
import { type ChangeName, changes, onlyBeforeReact } from './changes.ts';
import { prepareVisits } from './prepare.ts';
import type { Moment } from './visit.ts';

/** One change of each kind that has broken a page before. */
const oneOfEachKind: ChangeName[] = [
  'a continuous translation: each new text replaced by a font',
  'Safari’s and Firefox’s translation: each text replaced in place',
  'a wrapper around each field',
  'all attributes of the document removed',
  'elements added at the end of the body',
  'scripts removed',
  'comments removed',
  'the whole body wrapped',
];

/** The pages with an island. */
const islands = [pages.contact, pages.plan];

test.use({ viewport: desktop });
test.setTimeout(90_000);

test.beforeEach(async ({ page, context }) => {
  // Pictures and typefaces do not matter here.
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.avif', '*.webp', '*.woff2', '*.png', '*.ico'] });
});

/** Everything that fails on a page that is changed at a moment. */
async function faultsAfter(change: ChangeName, moment: Moment, page: Page, { path }: SitePage) {
  if (moment === 'after React has started' && onlyBeforeReact.includes(change)) return [];
  await using _plan = await prepareVisits(page, change);
  const release = await hold(page, scripts);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (moment === 'before React starts') await page.evaluate(() => window.visit.change());
  const faults = page.evaluate(at => window.visit.use(at), moment);
  release();
  return (await faults).map(fault => `${path}, ${moment}: ${fault}`);
}

for (const [index, change] of oneOfEachKind.entries())
  test(`form and planner keep working after: ${change}`, async ({ page }) => {
    // Alternate, so that both are changed at both moments.
    const [before, during] = (index % 2 === 0 ? islands : islands.toReversed()) as [SitePage, SitePage];
    const faults = await faultsAfter(change, 'before React starts', page, before);
    faults.push(...(await faultsAfter(change, 'while React starts', page, during)));
    for (const at of islands)
      faults.push(...(await faultsAfter(change, 'after React has started', page, at)));
    expect(faults).toEqual([]);
  });

for (const change of Object.keys(changes) as ChangeName[])
  test(`form and planner keep working at any moment after: ${change}`, { tag: '@deep' }, async ({ page }) => {
    const faults: string[] = [];
    for (const moment of ['before React starts', 'while React starts', 'after React has started'] as const)
      for (const at of islands) faults.push(...(await faultsAfter(change, moment, page, at)));
    expect(faults).toEqual([]);
  });
