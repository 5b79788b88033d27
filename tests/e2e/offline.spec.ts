import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { park } from '../../domain/park.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import type { PageId } from '../../i18n/pages.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import { bundleScript } from '../../site-build/bundle-script.ts';
import { heading, pages } from '../support/pages.ts';
import { type SiteProxy, test } from '../support/site-proxy.ts';
import { expect, findAxeViolations, open, waitForHydration } from '../support/test.ts';

test.use({
  serviceWorkers: 'allow',
  // Lost connections and abandoned worker updates.
  expectedErrors: ['Failed to load resource', 'dynamically imported module', 'when fetching the script'],
});
test.setTimeout(60_000);

const offlinePath = pathTo('offline', locales.en);

const waitForCached = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async cached => (await caches.match(cached)) !== undefined, path), {
      message: path,
    })
    .toBe(true);

/** Opens a page, and waits until all that it caches is there. */
async function visit(page: Page, site: SiteProxy, path: string): Promise<void> {
  await open(page, site.url + path);
  const list = (await page.locator('meta[name=offline]').getAttribute('content'))?.split(' ') ?? [];
  const paths = [path, offlinePath, ...list.filter(name => !name.endsWith(offlinePath))];
  for (const cached of paths) await waitForCached(page, cached);
}

async function goOffline(page: Page, site: SiteProxy): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  site.network = 'down';
}

for (const locale of ['en', 'de'] satisfies Locale[])
  test(`offline, visited pages are available, and with the planner the attractions (${locale})`, {
    tag: locale === 'en' ? [] : '@deep',
  }, async ({ page, site }) => {
    const path = (id: PageId) => pathTo(id, locales[locale]);
    const { contact, attractions, gdpr, offline, plan, planParts } = words[locale];
    await visit(page, site, path('contact'));
    await visit(page, site, path('plan'));
    await goOffline(page, site);

    await test.step('a visited page', async () => {
      await page.goto(`${site.url}${path('contact')}?from=mail`);
      await expect(heading(page)).toHaveText(contact.hero.title);
      await waitForHydration(page);
    });
    await test.step('attractions, not visited', async () => {
      await page.goto(site.url + path('attractions'));
      await expect(heading(page)).toHaveText(attractions.hero.title);
    });
    await test.step('the planner', async () => {
      await page.goto(site.url + path('plan'));
      await waitForHydration(page);
      // Today's shows may be over.
      await page.getByRole('radio').nth(1).click({ force: true });
      const title = attractions.shows.cards[0]?.title ?? '';
      await page.getByText(plan.choices.groups.show, { exact: true }).click();
      await page.getByRole('checkbox', { name: title }).click();
      await expect(page.locator('.stop').filter({ hasText: title })).toContainText(plan.sheet.requested);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: planParts.actions.calendar }).click(),
      ]);
      expect(await readFile(await download.path(), 'utf8')).toContain('BEGIN:VEVENT');
    });
    await test.step('any other page', async () => {
      await page.goto(site.url + path('gdpr'));
      await expect(heading(page)).toHaveText(offline.title);
      await expect(page.getByRole('main').getByRole('link', { name: park.phone })).toBeVisible();
      expect(await findAxeViolations(page)).toEqual([]);
      site.restore();
      await page.getByRole('link', { name: offline.retry }).click();
      await expect(heading(page)).toHaveText(gdpr.title);
    });
  });

test('a stalled server has three seconds for a cached page, and unlimited time for others', {
  tag: '@deep',
}, async ({ page, context, site }) => {
  await visit(page, site, pages.contact.path);
  const otherPage = await context.newPage();
  site.network = 'stalled';
  const navigation = otherPage.goto(site.url + pages.cookies.path);
  await expect.poll(() => site.requests).toContain(`GET ${pages.cookies.path}`);
  await page.reload();
  await expect(heading(page)).toHaveText(pages.contact.heading);
  site.restore();
  await navigation;
  await expect(heading(otherPage)).toHaveText(pages.cookies.heading);
});

test('a broken worker is withdrawn', async ({ page, site }) => {
  const goTo = () => page.goto(site.url + pages.contact.path, { timeout: 5000 });
  const getCacheNames = () => page.evaluate(() => caches.keys());
  site.workerScript = `
    addEventListener('activate', event => event.waitUntil(caches.open('old')));
    addEventListener('fetch', event => event.respondWith(new Response('broken')));
  `;
  // Rewriting disables the HTTP cache.
  site.rewrite = text => text;
  await open(page, site.url + pages.contact.path);
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
  await goTo();
  await expect(page.locator('body')).toHaveText('broken');
  expect(await getCacheNames()).toEqual(['old']);

  site.workerScript = await bundleScript('app/offline/unregister-worker.ts');
  // Pages without this element register no worker.
  site.rewrite = text => text.replace('<meta name="offline"', '<meta name="other"');
  await expect(async () => {
    await goTo();
    await expect(heading(page)).toHaveText(pages.contact.heading, { timeout: 1000 });
  }).toPass();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await expect.poll(getCacheNames).toEqual([]);
});
