/** Our server redirects mistyped addresses; elsewhere the 404 page does. */
import type { Page } from '@playwright/test';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { heading, missingPath, pages } from '../support/pages.ts';
import { day, waitForPlan } from '../support/planner.ts';
import { expect, test } from '../support/test.ts';
import { date, site } from '../support/words.ts';

test.use({ expectedErrors: ['404 (Not Found)'] });

/** Simulates a host that cannot redirect. */
const answerMissing = (page: Page, isMissing: (path: string) => boolean) =>
  page.route(
    ({ pathname }) => isMissing(pathname),
    async route => {
      const response = await route.fetch({ url: new URL(missingPath, route.request().url()).href });
      await route.fulfill({ response });
    },
  );

for (const host of ['our server', 'a host that cannot redirect'])
  test(`${host} leads from a mistyped address to its page`, async ({ page }) => {
    const { contact, plan } = pages;
    const spanish = pathTo('contact', locales.es);
    const existingPaths = [contact.path, plan.path, spanish];
    if (host !== 'our server')
      await answerMissing(page, path => !existingPaths.includes(path) && !/\.\w+$/.test(path));
    for (const [address, expectedUrl] of [
      ['/CONTACT,?a=1', '/contact?a=1'],
      ['/contact%E2%80%9D#inquiry', '/contact#inquiry'],
      ['/es/Contacto', spanish],
      [`/plan%23v1&day=${day}&party=4`, `/plan#v1&day=${day}&party=4`],
      [`/plan&v1&day=${day}&party=4`, `/plan#v1&day=${day}&party=4`],
      [`/plan?fbclid=x%23v1%26day=${day}`, `/plan?fbclid=x#v1%26day=${day}`],
    ] as const) {
      await page.goto(address);
      await expect(page).toHaveURL(expectedUrl);
    }
    await waitForPlan(page);
    await expect(page.locator('.day-plan')).toContainText(date(day));
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
