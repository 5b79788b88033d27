import { cp, rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bundleScript } from '../../site-build/bundle-script.ts';
import { calendar, dateButton, field, typed } from '../support/inquiry-form.ts';
import { heading, menuLink, pages } from '../support/pages.ts';
import { SiteProxy } from '../support/site-proxy.ts';
import { expect, open, test } from '../support/test.ts';
import { cacheNames } from './cache.ts';

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test.describe('with a service worker', () => {
  // Chromium's message about an abandoned update of the worker.
  test.use({ serviceWorkers: 'allow', expectedErrors: ['when fetching the script'] });
  test.setTimeout(120_000);

  test('a broken worker is withdrawn', async ({ page }) => {
    const site = await SiteProxy.start();
    const goTo = () => page.goto(site.url + pages.contact.path, { timeout: 5000 });
    site.worker = `
      addEventListener('activate', event => event.waitUntil(caches.open('old')));
      addEventListener('fetch', event => event.respondWith(new Response('broken')));
    `;
    // Or the browser would show the page that registers the worker for a minute.
    site.rewrite = text => text;
    await open(page, site.url + pages.contact.path);
    await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
    await goTo();
    await expect(page.locator('body')).toHaveText('broken');
    expect(await cacheNames(page)).toEqual(['old']);

    site.worker = await bundleScript('app/offline/unregister-worker.ts');
    // Pages of a build with a withdrawn worker do not register one.
    site.rewrite = text => text.replace('<meta name="offline"', '<meta name="other"');
    await expect(async () => {
      await goTo();
      await expect(heading(page)).toHaveText(pages.contact.heading, { timeout: 1000 });
    }).toPass();
    await expect.poll(() => registrations(page)).toBe(0);
    await expect.poll(() => cacheNames(page)).toEqual([]);
    await site.stop();
  });

  test(
    'a deployment without a worker registers none, and tabs opened before keep working',
    {
      tag: '@deep',
    },
    async ({ page, browser }, { workerIndex }) => {
      const folder = `test-results/deployed-${workerIndex}`;
      await cp('dist', folder, { recursive: true });
      const site = await SiteProxy.start(folder);
      const others = await browser.newContext({ serviceWorkers: 'block' });
      const oldTab = await others.newPage();
      await open(oldTab, site.url + pages.contact.path);
      await field(oldTab, 'fullName').fill(typed.fullName);

      await site.deploy({ OFFLINE: 'off', SITE_ORIGIN: 'https://new.example' });
      await open(page, site.url + pages.home.path);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/\/new\.example/);
      expect(await registrations(page)).toBe(0);

      await dateButton(oldTab).click();
      await expect(calendar(oldTab).getByRole('grid')).toBeVisible();
      await oldTab.keyboard.press('Escape');
      await menuLink(oldTab, 'attractions').click();
      await expect(heading(oldTab)).toHaveText(pages.attractions.heading);
      await oldTab.goBack();
      await expect(field(oldTab, 'fullName')).toHaveValue(typed.fullName);
      await others.close();
      await site.stop();
      await rm(folder, { recursive: true });
    },
  );
});
