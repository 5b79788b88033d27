import { precachedPages } from '../../app/offline/precached-pages.ts';
import { park } from '../../domain/park.ts';
import { parkTime } from '../../domain/park-time.ts';
import { allLocales, locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import { bundleScript } from '../../site-build/bundle-script.ts';
import { heading, menuLink, pages } from '../support/pages.ts';
import { test } from '../support/site-proxy.ts';
import { expect, findAxeViolations, open, waitForHydration } from '../support/test.ts';
import { clock, date, fill, site as siteWords } from '../support/words.ts';
import { getCacheNames, isCached, setFetchTime, waitForCachedFiles, waitForCachedPage } from './cache.ts';
import { goOffline, offlineOptions, staleNotice, visit } from './offline-test.ts';

test.use(offlineOptions);
test.setTimeout(60_000);

const { offline } = words.en;
const offlinePath = pathTo('offline', locales.en);

test('offline, visited pages are available and say when they were fetched, and the offline page lists them', async ({
  page,
  site,
}) => {
  await visit(page, site, pages.contact);
  await expect(staleNotice(page)).toHaveCount(0);
  await menuLink(page, 'attractions').click();
  await expect(heading(page)).toHaveText(pages.attractions.heading);
  await waitForCachedPage(page, pages.attractions.path);
  await waitForCachedFiles(page);
  await goOffline(page, site);

  await test.step('visited pages', async () => {
    const today = new RegExp(`^${fill(offline.asOf.today, { time: '\\d?\\d:\\d\\d [AP]M' })}$`);
    for (const sitePage of [pages.attractions, pages.contact]) {
      await page.goto(site.url + sitePage.path);
      await expect(heading(page)).toHaveText(sitePage.heading);
      await waitForHydration(page);
      await expect(staleNotice(page)).toHaveText(today);
      const picture = page.locator('main header img').first();
      expect(await picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    }
    expect(await findAxeViolations(page)).toEqual([]);
  });

  await test.step('an unvisited page', async () => {
    await page.goto(site.url + pages.gdpr.path);
    await expect(heading(page)).toHaveText(offline.title);
    await expect(page.getByRole('main').getByRole('link', { name: park.phone })).toBeVisible();
    const list = page.getByRole('navigation', { name: offline.kept });
    await expect(list.getByRole('link')).toHaveText(precachedPages.map(id => siteWords.pages[id]));
    const toContact = list.getByRole('link', { name: siteWords.pages.contact });
    expect(await findAxeViolations(page)).toEqual([]);
    await expect(staleNotice(page)).toHaveCount(0);

    await toContact.click();
    await expect(heading(page)).toHaveText(pages.contact.heading);
    await page.goBack();
    await expect(heading(page)).toHaveText(offline.title);
    site.restore();
    await page.getByRole('link', { name: offline.retry }).click();
    await expect(heading(page)).toHaveText(pages.gdpr.heading);
  });

  await test.step('the network is back, then lost', async () => {
    await menuLink(page, 'attractions').click();
    await expect(heading(page)).toHaveText(pages.attractions.heading);
    await expect(staleNotice(page)).toHaveCount(0);

    await goOffline(page, site);
    const moment = new Date('2026-07-14T21:42:00Z');
    await setFetchTime(page, pages.contact.path, moment);
    await page.goto(site.url + pages.contact.path);
    const { day, time } = parkTime(moment);
    expect(time).toBe('22:42');
    await expect(staleNotice(page)).toHaveText(
      fill(offline.asOf.earlier, { date: date(day), time: clock(time) }),
    );
  });
});

test('each language caches its own pages ahead, and fetches none of another', { tag: '@deep' }, async ({
  page,
  site,
}) => {
  const { de } = words;
  await visit(page, site, { ...pages.privacy, path: pathTo('privacy', locales.de) }, locales.de);
  const ahead = ['attractions', 'contact'] as const;
  for (const id of precachedPages) expect(await isCached(page, pathTo(id, locales.de)), id).toBe(true);
  for (const path of [...precachedPages.map(id => pages[id].path), offlinePath])
    expect(await isCached(page, path)).toBe(false);
  const foreignPages = allLocales
    .filter(id => id !== 'de')
    .flatMap(id => precachedPages.map(name => `GET ${pathTo(name, locales[id])}`));
  expect(site.requests.filter(request => foreignPages.includes(request))).toEqual([]);
  await goOffline(page, site);
  for (const id of ahead) {
    await page.goto(site.url + pathTo(id, locales.de));
    await expect(heading(page)).toHaveText(de[id].hero.title);
    await waitForHydration(page);
    await expect(staleNotice(page, de.offline)).toBeVisible();
  }
  // No English page is cached.
  await page.goto(site.url + pages.gdpr.path);
  await expect(heading(page)).toHaveText(de.offline.title);
});

test('with Save-Data only visited pages are cached', { tag: '@deep' }, async ({ page, site }) => {
  const savesData = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } });';
  site.rewrite = text => (text.includes('CACHE_URLS') ? savesData + text : text);
  await open(page, site.url + pages.privacy.path);
  await waitForCachedPage(page, pages.privacy.path);
  await open(page, site.url + pages.cookies.path);
  await waitForCachedPage(page, pages.cookies.path);
  for (const id of precachedPages) expect(await isCached(page, pages[id].path)).toBe(false);
  expect(await isCached(page, offlinePath)).toBe(false);
});

test('a stalled server has three seconds for a cached page, and unlimited time for others', {
  tag: '@deep',
}, async ({ page, context, site }) => {
  await visit(page, site, pages.contact);
  const otherPage = await context.newPage();
  site.network = 'stalled';
  const navigation = otherPage.goto(site.url + pages.cookies.path);
  await expect.poll(() => site.requests).toContain(`GET ${pages.cookies.path}`);
  const started = Date.now();
  await page.reload();
  await expect(staleNotice(page)).toBeVisible();
  expect(Date.now() - started).toBeGreaterThan(2900);
  site.restore();
  await navigation;
  await expect(heading(otherPage)).toHaveText(pages.cookies.heading);
  await expect(staleNotice(otherPage)).toHaveCount(0);
  site.network = 'failing';
  await page.reload();
  await expect(heading(page)).toHaveText(pages.contact.heading);
  await expect(staleNotice(page)).toBeVisible();
});

test('a new version is loaded when online, and cached pages keep working with their own files', async ({
  page,
  site,
}) => {
  await visit(page, site, pages.privacy);
  await visit(page, site, pages.cookies);
  const script = 'script[src*="entry.client"]';
  const first = (await page.locator(script).getAttribute('src')) ?? '';
  const second = `${first}?version=2`;
  site.rewrite = text => text.replaceAll(`"${first}"`, `"${second}"`);
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator(script)).toHaveAttribute('src', second);
  await expect(staleNotice(page)).toHaveCount(0);
  await waitForCachedFiles(page);

  await goOffline(page, site);
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator(script)).toHaveAttribute('src', second);
  await page.goto(site.url + pages.privacy.path);
  await expect(staleNotice(page)).toBeVisible();
  await expect(page.locator(script)).toHaveAttribute('src', first);
});

test('a broken worker is withdrawn', async ({ page, site }) => {
  const goTo = () => page.goto(site.url + pages.contact.path, { timeout: 5000 });
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
  expect(await getCacheNames(page)).toEqual(['old']);

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
  await expect.poll(() => getCacheNames(page)).toEqual([]);
});
