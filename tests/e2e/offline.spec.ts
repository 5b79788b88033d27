import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { offline } from '../../content/en/offline.ts';
import { words } from '../../content/words.ts';
import { park } from '../../domain/park.ts';
import { parkTime } from '../../domain/park-time.ts';
import { clockTime, longDate } from '../../i18n/format.ts';
import { allLocales, locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { Deployed } from '../support/deployed.ts';
import { heading, menuLink, menuToggle, pages, type SitePage } from '../support/pages.ts';
import { axeFindings, expect, open, phone, reactStarted, test } from '../support/test.ts';
import { attractions, plan, planParts } from '../support/words.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });
test.use({
  serviceWorkers: 'allow',
  // What the browser says of a line that is cut.
  expectedComplaints: [
    'Failed to load resource',
    'Error loading route module',
    'dynamically imported module',
  ],
});
test.setTimeout(60_000);

let site: Deployed;
// biome-ignore lint/correctness/noEmptyPattern: the runner asks for the braces
test.beforeAll(async ({}, { workerIndex }) => {
  site = await Deployed.copy(`test-results/offline-${workerIndex}`);
});
test.beforeEach(() => site.resume());
test.afterAll(() => site.stop());

const mark = (page: Page) => page.getByRole('status').filter({ hasText: /As of/ });

const whetherKept = (page: Page, path: string) =>
  page.evaluate(async asked => (await caches.match(asked)) !== undefined, path);

const kept = (page: Page, path: string) => expect.poll(() => whetherKept(page, path)).toBe(true);

/** Every file that the page has loaded so far is kept. */
async function filesKept(page: Page) {
  const missing = () =>
    page.evaluate(async () => {
      const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      const hashed = paths.filter(path => /^\/(assets|pictures|fonts)\//.test(path));
      const found = await Promise.all(hashed.map(path => caches.match(path)));
      return hashed.filter((_, index) => !found[index]);
    });
  await expect.poll(missing).toEqual([]);
}

async function visit(page: Page, { path }: SitePage) {
  await open(page, site.url + path);
  await kept(page, path);
  await filesKept(page);
}

/** From here on there is what the worker has kept, and nothing else: the browser's own cache is emptied. */
async function cutOff(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  site.line = 'down';
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test('pages that were seen are there without a network, with the time they were seen', async ({ page }) => {
  await visit(page, pages.contact);
  await expect(mark(page)).toHaveCount(0);
  // By a link, which asks the server for no page.
  await menuLink(page, 'attractions').click();
  await expect(heading(page)).toHaveText(pages.attractions.heading);
  await kept(page, pages.attractions.path);
  await filesKept(page);
  await page.reload();
  await expect(heading(page)).toHaveText(pages.attractions.heading);
  await expect(mark(page)).toHaveCount(0);
  await filesKept(page);
  await cutOff(page);

  for (const seen of [pages.attractions, pages.contact]) {
    await page.goto(site.url + seen.path);
    await expect(heading(page)).toHaveText(seen.heading);
    await expect(mark(page)).toBeVisible();
    await reactStarted(page);
    await expect(mark(page)).toHaveText(/^As of \d?\d:\d\d [AP]M\. No connection right now\.$/);
    await page.reload();
    await reactStarted(page);
    await expect(mark(page)).toBeVisible();
    const drawn = page.locator('main header img').first();
    expect(await drawn.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }
  expect(await axeFindings(page)).toEqual([]);

  site.resume();
  await page.reload();
  await expect(mark(page)).toHaveCount(0);
});

test('the mark goes with the next page when there is a network again', async ({ page }) => {
  await visit(page, pages.attractions);
  await visit(page, pages.contact);
  await cutOff(page);
  await page.reload();
  await reactStarted(page);
  await page.waitForFunction(() => '__seen' in window);
  await menuLink(page, 'attractions').click();
  await expect.poll(() => site.asked.at(-1)).toBe(`HEAD ${pages.attractions.path}`);
  await expect(heading(page)).toHaveText(pages.attractions.heading);
  await expect(mark(page)).toBeVisible();
  site.resume();
  await menuLink(page, 'contact').click();
  await expect(heading(page)).toHaveText(pages.contact.heading);
  await expect(mark(page)).toHaveCount(0);
});

test('a plan is made and taken along without a network, on a page that was never opened before', async ({
  page,
}) => {
  await visit(page, pages.home);
  await kept(page, pages.plan.path);
  await cutOff(page);
  await page.goto(site.url + pages.plan.path);
  await reactStarted(page);
  // Not today: its shows may be over.
  await page.getByRole('radio').nth(1).click({ force: true });
  const wished = attractions.shows.cards[0]?.title ?? '';
  await page.getByRole('checkbox', { name: wished }).click();
  await expect(page.locator('.line').filter({ hasText: wished })).toContainText(plan.sheet.wished);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: planParts.actions.calendar }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('BEGIN:VEVENT');
});

test('the mark tells the time in the park, and the day when that is another', async ({ page }) => {
  await visit(page, pages.contact);
  const moment = new Date('2026-07-14T21:42:00Z');
  await page.evaluate(
    async ({ path, seen }) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const old = await cache.match(path);
        if (!old) continue;
        const headers = new Headers(old.headers);
        headers.set('x-seen', String(seen));
        await cache.put(path, new Response(await old.text(), { headers }));
      }
    },
    { path: pages.contact.path, seen: moment.getTime() },
  );
  site.line = 'down';
  await page.reload();
  const { day, time } = parkTime(moment);
  expect(time).toBe('22:42');
  await expect(mark(page)).toHaveText(
    offline.asOf.earlier
      .replace('{date}', longDate(day, locales.en))
      .replace('{time}', clockTime(time, locales.en)),
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true });

  test('a page that had its first picture inside shows it to who comes by a link', async ({ page }) => {
    await visit(page, pages.home);
    await visit(page, pages.contact);
    await cutOff(page);
    await menuToggle(page).click();
    await menuLink(page, 'home').click();
    await expect(heading(page)).toHaveText(pages.home.heading);
    const drawn = page.locator('.hero-back');
    await expect
      .poll(() => drawn.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    expect(await drawn.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('portrait');
  });
});

test('in place of a page that was never seen: the phone number, the hours and what is there', async ({
  page,
}) => {
  await visit(page, pages.contact);
  await kept(page, '/offline');
  await cutOff(page);
  await page.goto(site.url + pages.gdpr.path);
  await expect(heading(page)).toHaveText(offline.title);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: park.phone })).toBeVisible();
  const list = page.getByRole('navigation', { name: offline.kept });
  await expect(list.getByRole('link', { name: 'Contact' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Cookie Policy' })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await expect(mark(page)).toHaveCount(0);

  await list.getByRole('link', { name: 'Contact' }).click();
  await expect(heading(page)).toHaveText(pages.contact.heading);
  await page.goBack();
  await expect(heading(page)).toHaveText(offline.title);
  await page.getByRole('link', { name: offline.retry }).click();
  await expect(heading(page)).toHaveText(offline.title);
  site.resume();
  await page.getByRole('link', { name: offline.retry }).click();
  await expect(heading(page)).toHaveText(pages.gdpr.heading);
});

test('each language has its own: page, mark and what stands in, and nothing of another is fetched', async ({
  page,
}) => {
  const { de } = words;
  const contact = pathTo('contact', locales.de);
  const before = site.asked.length;
  await open(page, site.url + contact);
  await kept(page, contact);
  await kept(page, pathTo('plan', locales.de));
  await filesKept(page);
  for (const path of [pages.plan.path, '/offline']) expect(await whetherKept(page, path)).toBe(false);
  const asked = site.asked.slice(before).join();
  for (const id of allLocales.filter(other => other !== 'de'))
    expect(asked).not.toContain(` ${pathTo('plan', locales[id])},`);
  await cutOff(page);
  await page.reload();
  await expect(
    page.getByRole('status').filter({ hasText: de.offline.asOf.today.split('{')[0] ?? '' }),
  ).toBeVisible();
  await page.goto(site.url + pathTo('gdpr', locales.de));
  await expect(heading(page)).toHaveText(de.offline.title);
  await expect(page.getByRole('link', { name: de.offline.retry })).toBeVisible();
  // Of English nothing is kept that could stand in.
  await page.goto(site.url + pages.gdpr.path);
  await expect(heading(page)).toHaveText(de.offline.title);
});

test('one page is there before anybody has seen it, whole', async ({ page }) => {
  await visit(page, pages.contact);
  await kept(page, pages.plan.path);
  expect(site.asked.filter(line => line === `GET ${pages.plan.path}`).length).toBeGreaterThan(0);
  await cutOff(page);
  await page.goto(site.url + pages.plan.path);
  await expect(heading(page)).toHaveText(pages.plan.heading);
  await reactStarted(page);
  await expect(mark(page)).toBeVisible();
});

test('whoever pays for each byte gets nothing that was not asked for', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(site.url + pages.privacy.path);
  const before = site.asked.length;
  await kept(page, pages.privacy.path);
  await page.goto(site.url + pages.cookies.path);
  await kept(page, pages.cookies.path);
  const since = site.asked.slice(before).filter(line => !/sw\.js|icon|manifest\.web/.test(line));
  expect(since.filter(line => /assets|offline|plan/.test(line))).toEqual([]);
  expect(await whetherKept(page, '/offline')).toBe(false);
});

test('a server that does not answer has three seconds, for a page that was seen', async ({ page }) => {
  await visit(page, pages.contact);
  site.line = 'stalled';
  const started = Date.now();
  await page.reload();
  await expect(mark(page)).toBeVisible();
  expect(Date.now() - started).toBeGreaterThan(2900);
  // One that was not is worth the wait.
  const going = page.goto(site.url + pages.cookies.path);
  await expect.poll(() => site.asked.at(-1)).toBe(`GET ${pages.cookies.path}`);
  const asked = Date.now();
  await expect.poll(() => Date.now() - asked).toBeGreaterThan(3500);
  site.resume();
  await going;
  await expect(heading(page)).toHaveText(pages.cookies.heading);
  await expect(mark(page)).toHaveCount(0);
});

test('a new version comes when the network does, and never mixes with what was kept', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await visit(page, pages.contact);
  const seen = await context.newPage();
  await visit(seen, pages.privacy);
  await seen.close();
  const [first] = await cacheNames(page);
  await cutOff(page);
  await site.deploy({ SITE_ORIGIN: 'https://second.example' });

  await page.reload();
  await expect(mark(page)).toBeVisible();
  const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');
  expect(await canonical()).not.toContain('second');

  site.resume();
  await page.reload();
  await reactStarted(page);
  expect(await canonical()).toContain('second');
  await expect(mark(page)).toHaveCount(0);
  await expect.poll(async () => (await cacheNames(page)).length).toBe(2);
  await kept(page, pages.contact.path);
  await filesKept(page);

  // One page of each version: each with its own files.
  await cutOff(page);
  await page.reload();
  await reactStarted(page);
  expect(await canonical()).toContain('second');
  await page.goto(site.url + pages.privacy.path);
  await reactStarted(page);
  await expect(mark(page)).toBeVisible();
  expect(await canonical()).not.toContain('second');
  for (const name of await cacheNames(page)) expect(await buildsIn(page, name)).toEqual([name]);

  // Seen anew, the old version has nothing left.
  site.resume();
  await page.reload();
  await reactStarted(page);
  expect(await canonical()).toContain('second');
  await expect.poll(() => cacheNames(page)).not.toContain(first);
});

/** The caches that the pages of one should be in. */
const buildsIn = (page: Page, name: string) =>
  page.evaluate(async of => {
    const cache = await caches.open(of);
    const builds = new Set<string>();
    for (const { url } of await cache.keys()) {
      const response = await cache.match(url);
      if (!response?.headers.get('content-type')?.startsWith('text/html')) continue;
      builds.add(`site-${/<meta name="build" content="(\w+)"/.exec(await response.text())?.[1]}`);
    }
    return [...builds];
  }, name);

test('where storage is full the site works as without', async ({ page, context }) => {
  await page.goto(`${site.url}/robots.txt`);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1000 });
  await open(page, site.url + pages.contact.path);
  await workerActive(page);
  await menuLink(page, 'attractions').click();
  await expect(heading(page)).toHaveText(pages.attractions.heading);
  await page.reload();
  await reactStarted(page);
  await expect(heading(page)).toHaveText(pages.attractions.heading);
  await expect(mark(page)).toHaveCount(0);
  expect(await whetherKept(page, pages.contact.path)).toBe(false);
});

const workerActive = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).active));

test.describe('without a word in the console', () => {
  test.use({ expectedComplaints: [] });

  test('where the browser refuses the worker the site works as without', async ({ page }) => {
    await page.addInitScript(() => {
      const refused = window as unknown as { refused: number };
      refused.refused = 0;
      ServiceWorkerContainer.prototype.register = () => {
        refused.refused += 1;
        return Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
      };
    });
    await open(page, site.url + pages.contact.path);
    await page.waitForFunction(() => (window as unknown as { refused: number }).refused === 1);
    await menuLink(page, 'attractions').click();
    await expect(heading(page)).toHaveText(pages.attractions.heading);
  });

  test('where there is no worker at all too', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }),
    );
    await open(page, site.url + pages.contact.path);
    await menuLink(page, 'attractions').click();
    await expect(heading(page)).toHaveText(pages.attractions.heading);
  });
});

test('the first page has loaded and started before anything is asked for the worker', async ({ page }) => {
  const before = site.asked.length;
  await visit(page, pages.home);
  const asked = site.asked.slice(before);
  const worker = asked.indexOf('GET /sw.js');
  expect(worker).toBeGreaterThan(0);
  const entry = asked.findIndex(line => line.includes('/assets/entry.client-'));
  expect(worker).toBeGreaterThan(entry);
});

test('a worker is withdrawn by one setting, even one that answers every page wrongly, with all that was kept', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await visit(page, pages.contact);
  expect(await cacheNames(page)).not.toEqual([]);
  // The next worker waits until this one has nothing more to do.
  await kept(page, pages.plan.path);
  await filesKept(page);
  site.worker = `
    addEventListener('install', () => skipWaiting());
    addEventListener('activate', event => event.waitUntil(clients.claim()));
    addEventListener('fetch', event => event.respondWith(new Response('harm')));
  `;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(async () => {
    await page.goto(site.url + pages.contact.path);
    await expect(page.locator('body')).toHaveText('harm', { timeout: 1000 });
  }).toPass();

  await site.deploy({ OFFLINE: 'off' });
  site.worker = undefined;
  await expect(async () => {
    await page.goto(site.url + pages.contact.path);
    await expect(heading(page)).toHaveText(pages.contact.heading, { timeout: 1000 });
  }).toPass();
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await reactStarted(page);
  await menuLink(page, 'attractions').click();
  await expect(heading(page)).toHaveText(pages.attractions.heading);
  await open(page, site.url + pages.home.path);
  await expect(page.locator('meta[name=build]')).toHaveCount(0);
  expect(await registrations(page)).toBe(0);
});

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
