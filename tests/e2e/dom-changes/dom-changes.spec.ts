import { expect, type Page, test } from '@playwright/test';
import { everyPage, pages, type SitePage } from '../../support/pages.ts';
import { desk } from '../../support/test.ts';
import { type ChangeName, changes, onlyBeforeReact } from './changes.ts';
import { prepareVisits } from './prepare.ts';

/** One of each kind of change that has broken a page. */
const oneOfEachKind: ChangeName[] = [
  'a translation that goes on: each new text replaced by a font',
  'Safari’s and Firefox’s translation: each text replaced in place',
  'a box around each field',
  'the bar removed',
  'all attributes of the document removed',
  'things at the end of the body',
  'meta and link elements removed',
  'scripts removed',
  'the whole body in one box',
];

const moments = ['before React starts', 'while React starts'] as const;
const kinds = [pages.contact, pages.home];
const others = everyPage.filter(page => !kinds.includes(page));

test.use({ viewport: desk });
test.setTimeout(90_000);

test.beforeEach(async ({ page, context }) => {
  // Pictures and typefaces are not what is looked at here.
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.avif', '*.webp', '*.woff2', '*.png', '*.ico'] });
});

/** What goes wrong on pages that are changed before React starts, while it does, and when it has started. */
async function faultsAfter(change: ChangeName, page: Page, visited: readonly SitePage[]): Promise<string[]> {
  const faults: string[] = [];
  const beforehand = onlyBeforeReact.includes(change);
  for (const moment of beforehand ? moments.slice(0, 1) : moments) {
    await using _plan = await prepareVisits(page, change, moment);
    const loaded = moment === 'before React starts' ? visited : kinds;
    for (const [index, { path }] of loaded.entries()) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const next = loaded.at(index - 1) as SitePage;
      const found = await page.evaluate(to => window.visit.use(to), next);
      faults.push(...found.map(fault => `${moment}, ${fault}`));
    }
  }
  if (beforehand) return faults;
  await prepareVisits(page, change, 'when told');
  await page.goto(visited[0]?.path ?? '');
  const found = await page.evaluate(stops => window.visit.tour(stops), visited);
  return [...faults, ...found.map(fault => `after React has started, ${fault}`)];
}

for (const change of oneOfEachKind)
  test(`pages go on working after: ${change}`, async ({ page }) => {
    expect(await faultsAfter(change, page, kinds)).toEqual([]);
  });

for (const change of Object.keys(changes) as ChangeName[])
  test(`every page goes on working after: ${change}`, { tag: '@deep' }, async ({ page }) => {
    test.setTimeout(300_000);
    expect(await faultsAfter(change, page, [...kinds, ...others])).toEqual([]);
  });
