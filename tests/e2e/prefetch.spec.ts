import { footer, heading, pages } from '../support/pages.ts';
import { test } from '../support/site-proxy.ts';
import { desktop, expect } from '../support/test.ts';
import { site as siteWords } from '../support/words.ts';

test.use({ viewport: desktop });

test('a page whose link is hovered is requested once', async ({ page, site }) => {
  await page.goto(site.url + pages.home.path);
  const link = footer(page).getByRole('link', { name: siteWords.pages.privacy });
  const request = `GET ${pages.privacy.path}`;
  await link.hover();
  await expect.poll(() => site.requests).toContain(request);
  await link.click();
  await expect(heading(page)).toHaveText(pages.privacy.heading);
  expect(site.requests.filter(line => line === request)).toHaveLength(1);
});
