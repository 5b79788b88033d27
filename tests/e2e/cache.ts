/** The caches of the service worker. */
import { expect, type Page } from '@playwright/test';

/** Whether a path is in the cache of one build, or in any. */
export const isCached = (page: Page, path: string, build?: string) =>
  page.evaluate(
    async ([asked, cacheName]) => (await caches.match(asked, cacheName ? { cacheName } : {})) !== undefined,
    [path, build && `site-${build}`] as const,
  );

export const pageCached = (page: Page, path: string, build?: string) =>
  expect.poll(() => isCached(page, path, build)).toBe(true);

/** Waits until every file that the page has loaded so far is cached. */
export async function filesCached(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      const hashed = paths.filter(path => /^\/(assets|pictures|fonts)\//.test(path));
      const found = await Promise.all(hashed.map(path => caches.match(path)));
      return hashed.filter((_, index) => !found[index]);
    });
  await expect.poll(missing).toEqual([]);
}

export const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Changes the time at which a cached page was seen. */
export const setSeenAt = (page: Page, path: string, moment: Date) =>
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
