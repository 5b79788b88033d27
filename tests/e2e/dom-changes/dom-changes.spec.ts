import { expect, type Page, test } from '@playwright/test';
import { everyPage, pages, type SitePage } from '../../support/pages.ts';
import { desktop } from '../../support/test.ts';
import { type ChangeName, changes, onlyBeforeReact } from './changes.ts';
import { prepareVisits } from './prepare.ts';
import type { Plan } from './visit.ts';

/** One change of each kind that has broken a page before. */
const oneOfEachKind: ChangeName[] = [
  'a continuous translation: each new text replaced by a font',
  'Safari’s and Firefox’s translation: each text replaced in place',
  'a wrapper around each field',
  'the header removed',
  'all attributes of the document removed',
  'elements added at the end of the body',
  'meta and link elements removed',
  'scripts removed',
  'comments removed',
  'the whole body wrapped',
];

/** A page with a form and one without. */
const kinds = [pages.contact, pages.home] as const;

test.use({ viewport: desktop });
test.setTimeout(90_000);

test.beforeEach(async ({ page, context }) => {
  // Pictures and typefaces do not matter here.
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.avif', '*.webp', '*.woff2', '*.png', '*.ico'] });
});

/** The pages to change before React starts, while it starts, and, going from one to the next, after it has started. */
interface Visited {
  before: readonly SitePage[];
  during: readonly SitePage[];
  after: readonly SitePage[];
}

/** Everything that fails on pages with a change. */
async function faultsAfter(change: ChangeName, page: Page, { before, during, after }: Visited) {
  const faults: string[] = [];
  const visit = async (moment: Plan['moment'], opened: readonly SitePage[]) => {
    await using _plan = await prepareVisits(page, change, moment);
    for (const at of opened) {
      await page.goto(at.path, { waitUntil: 'domcontentloaded' });
      const next = after.at(after.indexOf(at) - 1) as SitePage;
      const found = await page.evaluate(to => window.visit.use(to), next);
      faults.push(...found.map(fault => `${moment}, ${fault}`));
    }
  };
  await visit('before React starts', before);
  if (onlyBeforeReact.includes(change)) return faults;
  await visit('while React starts', during);
  await prepareVisits(page, change, 'on demand');
  await page.goto(after[0]?.path ?? '');
  const found = await page.evaluate(stops => window.visit.tour(stops), after);
  return [...faults, ...found.map(fault => `after React has started, ${fault}`)];
}

for (const [index, change] of oneOfEachKind.entries())
  test(`two pages keep working after: ${change}`, async ({ page }) => {
    // Alternate, so that both pages are changed at both moments.
    const [before, during] = index % 2 === 0 ? kinds : kinds.toReversed();
    expect(await faultsAfter(change, page, { before: [before], during: [during], after: kinds })).toEqual([]);
  });

for (const change of Object.keys(changes) as ChangeName[])
  test(`every page keeps working after: ${change}`, { tag: '@deep' }, async ({ page }) => {
    test.setTimeout(300_000);
    const all = [...kinds, ...everyPage.filter(({ path }) => kinds.every(kind => kind.path !== path))];
    expect(await faultsAfter(change, page, { before: all, during: kinds, after: all })).toEqual([]);
  });
