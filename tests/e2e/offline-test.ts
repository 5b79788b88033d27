import type { Page } from '@playwright/test';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import type { SitePage } from '../support/pages.ts';
import type { SiteProxy } from '../support/site-proxy.ts';
import { open } from '../support/test.ts';
import { fill } from '../support/words.ts';
import { waitForCachedFiles, waitForCachedPage } from './cache.ts';

export const offlineOptions = {
  serviceWorkers: 'allow' as const,
  // Lost connections and abandoned worker updates.
  expectedErrors: ['Failed to load resource', 'dynamically imported module', 'when fetching the script'],
};

/** Says when the page was fetched. */
export const staleNotice = (page: Page, language = words.en.offline) =>
  page.getByRole('status').filter({
    hasText: fill(language.asOf.today, { time: '…' }).split('…')[0] ?? '',
  });

/** The offline page is the last that is cached ahead. */
export async function visit(
  page: Page,
  site: SiteProxy,
  { path }: SitePage,
  locale = locales.en,
): Promise<void> {
  await open(page, site.url + path);
  await waitForCachedPage(page, path);
  await waitForCachedPage(page, pathTo('offline', locale));
  await waitForCachedFiles(page);
}

export async function goOffline(page: Page, site: SiteProxy): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  site.network = 'down';
}
