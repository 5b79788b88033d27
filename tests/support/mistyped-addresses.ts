/** Our server redirects mistyped addresses; elsewhere the 404 page does. */
import type { Page } from '@playwright/test';
import { missingPath } from './pages.ts';

export const hosts = ['our server', 'a host that cannot redirect'] as const;

/** Simulates a host that cannot redirect. */
export const answerMissing = (page: Page, isMissing: (path: string) => boolean) =>
  page.route(
    ({ pathname }) => isMissing(pathname),
    async route => {
      const response = await route.fetch({ url: new URL(missingPath, route.request().url()).href });
      await route.fulfill({ response });
    },
  );

/** @param existingPaths those of the pages that the test expects */
export async function simulateHost(
  page: Page,
  host: (typeof hosts)[number],
  existingPaths: readonly string[],
): Promise<void> {
  if (host !== 'our server')
    await answerMissing(page, path => !existingPaths.includes(path) && !/\.\w+$/.test(path));
}
