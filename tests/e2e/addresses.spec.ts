import { answerMissing, hosts, simulateHost } from '../support/mistyped-addresses.ts';
import { heading, pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { site } from '../support/words.ts';

test.use({ expectedErrors: ['404 (Not Found)'] });

for (const host of hosts)
  test(`${host} leads from a mistyped address to its page`, async ({ page }) => {
    await simulateHost(page, host, [pages.contact.path]);
    for (const [address, expectedUrl] of [
      ['/CONTACT,?a=1', '/contact?a=1'],
      ['/contact%E2%80%9D#inquiry', '/contact#inquiry'],
    ] as const) {
      await page.goto(address);
      await expect(page).toHaveURL(expectedUrl);
    }
  });

test('the 404 page stays if an address resembles no page, or if the host does not have that page', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/nowhere.');
  await expect(heading(page)).toHaveText(site.notFound.title);
  await answerMissing(page, path => path.startsWith('/contact'));
  await page.goto('/contact.');
  await expect(page).toHaveURL('/contact');
  await expect(heading(page)).toHaveText(site.notFound.title);
});
