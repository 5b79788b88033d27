import { site } from '../support/english.ts';
import { footer, heading, pages } from '../support/site-pages.ts';
import { desktop, expect, test } from '../support/test.ts';

test.use({ viewport: desktop });

test('a page whose link is hovered is prefetched, and not requested again', async ({ page, context }) => {
  await page.goto(pages.home.path);
  const link = footer(page).getByRole('link', { name: site.pages.privacy });
  const prefetch = context.waitForEvent('requestfinished', request =>
    request.url().endsWith(pages.privacy.path),
  );
  await link.hover();
  await prefetch;
  await link.click();
  await expect(heading(page)).toHaveText(pages.privacy.heading);
  const delivery = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map(entry => entry.toJSON().deliveryType),
  );
  expect(delivery).toEqual(['navigational-prefetch']);
});
