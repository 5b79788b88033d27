import { heading, pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { site } from '../support/words.ts';

test.use({ expectedErrors: ['404 (Not Found)'] });

test('a mistyped address leads to its page, others to the 404 page', async ({ page }) => {
  for (const [address, url] of [
    ['/CONTACT,?a=1#inquiry', '/contact?a=1#inquiry'],
    ['/contact/', '/contact'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(url);
    await expect(heading(page)).toHaveText(pages.contact.heading);
  }
  await page.goto('/contacts.');
  await expect(heading(page)).toHaveText(site.notFound.title);
});
