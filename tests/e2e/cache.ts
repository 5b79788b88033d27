import { expect, type Page } from '@playwright/test';

export const isCached = (page: Page, path: string) =>
  page.evaluate(async cachedPath => (await caches.match(cachedPath)) !== undefined, path);

export const waitForCachedPage = (page: Page, path: string) =>
  expect.poll(() => isCached(page, path)).toBe(true);

/** Waits for every file that the page has loaded so far. */
export async function waitForCachedFiles(page: Page): Promise<void> {
  const findMissing = () =>
    page.evaluate(async () => {
      const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      const hashedPaths = paths.filter(path => /^\/(assets|pictures|fonts)\//.test(path));
      const responses = await Promise.all(hashedPaths.map(path => caches.match(path)));
      return hashedPaths.filter((_, index) => !responses[index]);
    });
  await expect.poll(findMissing).toEqual([]);
}

export const getCacheNames = (page: Page) => page.evaluate(() => caches.keys());

export const setFetchTime = (page: Page, path: string, moment: Date) =>
  page.evaluate(
    async ({ path, time }) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const old = await cache.match(path);
        if (!old) continue;
        const headers = new Headers(old.headers);
        headers.set('date', new Date(time).toUTCString());
        await cache.put(path, new Response(await old.text(), { headers }));
      }
    },
    { path, time: moment.getTime() },
  );
