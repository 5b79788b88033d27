/** The caches of the service worker. */
import { expect, type Page } from '@playwright/test';

export const isCached = (page: Page, path: string) =>
  page.evaluate(async asked => (await caches.match(asked)) !== undefined, path);

export const waitForCachedPage = (page: Page, path: string) =>
  expect.poll(() => isCached(page, path)).toBe(true);

/** Waits until every file that the page has loaded so far is cached. */
export async function waitForCachedFiles(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      const hashed = paths.filter(path => /^\/(assets|pictures|fonts)\//.test(path));
      const found = await Promise.all(hashed.map(path => caches.match(path)));
      return hashed.filter((_, index) => !found[index]);
    });
  await expect.poll(missing).toEqual([]);
}

export const getCacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Changes the time at which a cached page was seen. */
export const setFetchTime = (page: Page, path: string, moment: Date) =>
  page.evaluate(
    async ({ path, seen }) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const old = await cache.match(path);
        if (!old) continue;
        const headers = new Headers(old.headers);
        headers.set('date', new Date(seen).toUTCString());
        await cache.put(path, new Response(await old.text(), { headers }));
      }
    },
    { path, seen: moment.getTime() },
  );
