import type { Page } from '@playwright/test';
import { heading, menuLink, pages } from '../support/pages.ts';
import { expect, open, test } from '../support/test.ts';

const reasons: Record<string, (page: Page) => Promise<unknown>> = {
  'storage is full': async page => {
    await page.goto('/robots.txt');
    const session = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
  },
  'the browser refuses the worker': page =>
    page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => {
        document.documentElement.dataset['refused'] = 'worker';
        return Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
      };
    }),
  'the browser has no workers': page =>
    page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }),
    ),
};

test.use({ serviceWorkers: 'allow' });

for (const [reason, disable] of Object.entries(reasons))
  test(`if ${reason} the site works as usual, without errors`, { tag: '@deep' }, async ({ page }) => {
    await disable(page);
    await open(page, pages.contact.path);
    await page.waitForFunction(
      () =>
        !navigator.serviceWorker ||
        document.documentElement.dataset['refused'] ||
        navigator.serviceWorker.controller,
    );
    await menuLink(page, 'attractions').click();
    await expect(heading(page)).toHaveText(pages.attractions.heading);
  });
