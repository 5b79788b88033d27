import { readFile } from 'node:fs/promises';
import { heading, pages } from '../support/pages.ts';
import { words as plan, planParts } from '../support/planner.ts';
import { test } from '../support/site-proxy.ts';
import { expect, waitForHydration } from '../support/test.ts';
import { attractions } from '../support/words.ts';
import { goOffline, offlineOptions, staleNotice, visit } from './offline-test.ts';

test.use(offlineOptions);
test.setTimeout(60_000);

test('the planner is cached ahead and works offline', async ({ page, site }) => {
  await visit(page, site, pages.contact);
  await goOffline(page, site);
  await page.goto(site.url + pages.plan.path);
  await expect(heading(page)).toHaveText(pages.plan.heading);
  await waitForHydration(page);
  await expect(staleNotice(page)).toBeVisible();
  // Today's shows may be over.
  await page.getByRole('radio').nth(1).click({ force: true });
  const title = attractions.shows.cards[0]?.title ?? '';
  await page.getByText(plan.choices.groups.show, { exact: true }).click();
  await page.getByRole('checkbox', { name: title }).click();
  await expect(page.locator('.stop').filter({ hasText: title })).toContainText(plan.sheet.requested);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: planParts.actions.calendar }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('BEGIN:VEVENT');
});
