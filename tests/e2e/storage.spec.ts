import { readFileSync } from 'node:fs';
import { locales } from '../../i18n/locales.ts';
import { checkbox, expandChoices, waitForPlan, words } from '../support/planner-page.ts';
import { footer, pages } from '../support/site-pages.ts';
import { expect, open, test } from '../support/test.ts';
import { chooseDay, fillInquiry, submitButton } from '../support/visitor-form.ts';

/** All that pages keep in the browser, with the words of the cookie policy that tell of it. */
const disclosures = {
  'cache files': 'with their pictures, fonts and scripts',
  'cache pages': '**Copies of pages:**',
  'database workbox-expiration': 'A small database notes when each was last used',
  'localStorage language-chosen': '**A note that you’ve chosen a language:**',
  'localStorage plan': '**Your day plan:**',
  'sessionStorage inquiry-draft': '**A half-filled inquiry:**',
  'sessionStorage inquiry-received': '**An inquiry you’ve sent:**',
};

test.use({ pictures: true, serviceWorkers: 'allow' });
test.setTimeout(60_000);

test('the cookie policy tells of all that pages keep, and of nothing else', async ({ page, context }) => {
  const kept = new Set<string>();
  const collect = async () => {
    const names = await page.evaluate(async () => [
      ...(await caches.keys()).map(name => `cache ${name}`),
      ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
      ...Object.keys(localStorage).map(key => `localStorage ${key}`),
      ...Object.keys(sessionStorage).map(key => `sessionStorage ${key}`),
    ]);
    for (const { name } of await context.cookies()) kept.add(`cookie ${name}`);
    for (const name of names) kept.add(name);
    return [...kept].sort();
  };
  for (const { path } of [pages.home, pages.attractions, pages.privacy]) {
    await open(page, path);
    await collect();
  }
  await footer(page).getByRole('link', { name: locales.en.name, exact: true }).click();
  await open(page, pages.plan.path);
  await waitForPlan(page);
  await expandChoices(page);
  await checkbox(page, words.choices.accessNeeds.quiet).click();
  await open(page, pages.contact.path);
  await fillInquiry(page);
  await chooseDay(page);
  await collect();
  await submitButton(page).click();
  await expect(page.locator('.ticket')).toBeVisible();
  await expect.poll(collect).toEqual(Object.keys(disclosures));
  const policy = readFileSync('content/en/cookies.md', 'utf8');
  for (const disclosure of Object.values(disclosures)) expect(policy).toContain(disclosure);
});
