import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { park } from '../../domain/park.ts';
import { locales } from '../../i18n/locales.ts';
import type { PageId } from '../../i18n/pages.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import { bundleScript } from '../../site-build/bundle-script.ts';
import { heading, pages } from '../support/site-pages.ts';
import { expect, findAxeViolations, holdRequests, open, test, waitForHydration } from '../support/test.ts';

test.use({
  pictures: true,
  serviceWorkers: 'allow',
  // Lost connections and abandoned worker updates.
  expectedErrors: ['Failed to load resource', 'dynamically imported module', 'when fetching the script'],
});
test.setTimeout(60_000);

/** Opens a page, and waits until all that it caches is there. */
async function visit(page: Page, path: string): Promise<void> {
  await open(page, path);
  const list = (await page.locator('meta[name=offline]').getAttribute('content'))?.split(' ') ?? [];
  const isCached = (cached: string) =>
    page.evaluate(async url => (await caches.match(url)) !== undefined, cached);
  // The offline pages of all languages have one key.
  const keys = [path, ...list].map(name => name.replace(/.*(?=\/offline\.htm$)/, ''));
  for (const key of keys) await expect.poll(() => isCached(key), key).toBe(true);
}

async function goOffline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.context().setOffline(true);
}

test('offline, visited pages are available, and with the planner the attractions', async ({ page }) => {
  const path = (id: PageId | 'offline') => pathTo(id, locales.de);
  const { contact, attractions, gdpr, offline, plan, planParts } = words.de;
  await visit(page, path('contact'));
  await visit(page, path('plan'));
  await goOffline(page);

  await test.step('a visited page', async () => {
    await page.goto(`${path('contact')}?from=mail`);
    await expect(heading(page)).toHaveText(contact.hero.title);
    await waitForHydration(page);
  });
  await test.step('attractions, not visited', async () => {
    await page.goto(path('attractions'));
    await expect(heading(page)).toHaveText(attractions.hero.title);
  });
  await test.step('the planner', async () => {
    await page.goto(path('plan'));
    await waitForHydration(page);
    // Today's shows may be over.
    await page.getByRole('radio').nth(1).click({ force: true });
    const title = attractions.shows.cards[0]?.title ?? '';
    await page.getByText(plan.choices.groups.show, { exact: true }).click();
    await page.getByRole('checkbox', { name: title }).click();
    await expect(page.locator('.stop').filter({ hasText: title })).toContainText(plan.sheet.requested);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: planParts.actions.calendar }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain('BEGIN:VEVENT');
  });
  await test.step('any other page', async () => {
    await page.goto(path('gdpr'));
    await expect(heading(page)).toHaveText(offline.title);
    await expect(page.getByRole('main').getByRole('link', { name: park.phone })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.context().setOffline(false);
    await page.getByRole('link', { name: offline.retry }).click();
    await expect(heading(page)).toHaveText(gdpr.title);
  });
});

test('a stalled server has three seconds for a cached page, and unlimited time for others', {
  tag: '@deep',
}, async ({ page, context }) => {
  await visit(page, pages.contact.path);
  const otherPage = await context.newPage();
  const release = await holdRequests(context, /.*/);
  const request = context.waitForEvent('request', sent => sent.url().endsWith(pages.cookies.path));
  const navigation = otherPage.goto(pages.cookies.path);
  await request;
  await page.reload();
  await expect(heading(page)).toHaveText(pages.contact.heading);
  release();
  await navigation;
  await expect(heading(otherPage)).toHaveText(pages.cookies.heading);
});

test('a broken worker is withdrawn', { tag: '@deep' }, async ({ page, context }) => {
  const getCacheNames = () => page.evaluate(() => caches.keys());
  const countWorkers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  const serveWorker = (body: string) =>
    context.route(/\/sw\.js/, route => route.fulfill({ contentType: 'text/javascript', body }));
  await serveWorker(`
    addEventListener('activate', event => event.waitUntil(caches.open('old')));
    addEventListener('fetch', event => event.respondWith(new Response('broken')));
  `);
  await open(page, pages.contact.path);
  await expect.poll(countWorkers).toBe(1);
  await expect(async () => {
    await page.goto(pages.contact.path);
    await expect(page.locator('body')).toHaveText('broken', { timeout: 500 });
  }).toPass();
  expect(await getCacheNames()).toEqual(['old']);

  await serveWorker(await bundleScript('app/offline/unregister-worker.ts'));
  // Under another address, because Playwright cannot answer a worker's update.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?new'));
  await expect.poll(countWorkers).toBe(0);
  await expect.poll(getCacheNames).toEqual([]);
});

const refusals = {
  'refuses the worker': () => {
    ServiceWorkerContainer.prototype.register = () => {
      document.documentElement.dataset['refused'] = 'worker';
      return Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    };
  },
  'has no workers': () => Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }),
};

for (const [name, refuse] of Object.entries(refusals))
  test(`if the browser ${name}, pages start without errors`, async ({ page }) => {
    await page.addInitScript(refuse);
    await open(page, pages.contact.path);
    await page.waitForFunction(() => !navigator.serviceWorker || document.documentElement.dataset['refused']);
  });
