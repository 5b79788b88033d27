/** What the service worker has kept of the site. */
import { expect, type Page } from '@playwright/test';

/** In the cache of one build, or in any. */
export const isKept = (page: Page, path: string, build?: string) =>
  page.evaluate(
    async ([asked, cacheName]) => (await caches.match(asked, cacheName ? { cacheName } : {})) !== undefined,
    [path, build && `site-${build}`] as const,
  );

export const pageKept = (page: Page, path: string, build?: string) =>
  expect.poll(() => isKept(page, path, build)).toBe(true);

/** Every file that the page has loaded so far is kept. */
export async function filesKept(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      const hashed = paths.filter(path => /^\/(assets|pictures|fonts)\//.test(path));
      const found = await Promise.all(hashed.map(path => caches.match(path)));
      return hashed.filter((_, index) => !found[index]);
    });
  await expect.poll(missing).toEqual([]);
}

/** From now on the page tells the worker which page it shows. */
export const workerKnown = (page: Page) => page.waitForFunction(() => '__reportNavigation' in window);

export const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Makes the worker believe that a page was seen at another moment. */
export const setSeen = (page: Page, path: string, moment: Date) =>
  page.evaluate(
    async ({ path, seen }) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const old = await cache.match(path);
        if (!old) continue;
        const headers = new Headers(old.headers);
        headers.set('x-fetched', String(seen));
        await cache.put(path, new Response(await old.text(), { headers }));
      }
    },
    { path, seen: moment.getTime() },
  );
