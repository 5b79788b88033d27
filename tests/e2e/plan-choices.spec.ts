import { places } from '../../domain/places.ts';
import { locales } from '../../i18n/locales.ts';
import { formatMessage } from '../../i18n/message.ts';
import { pages } from '../support/pages.ts';
import {
  announcement,
  button,
  changeButton,
  dayBar,
  expectPlanInUrl,
  linkTo,
  morning,
  openPlan,
  planLinks,
  planParts,
  waitForPlan,
  words,
} from '../support/planner.ts';
import { expect, open, restoreFromBackForwardCache, test } from '../support/test.ts';
import { inquiry } from '../support/words.ts';

const { choices, sheet } = words;
const { missed } = planParts;
const names: Record<string, string> = words.places;

test('says that a requested place does not fit, and why', async ({ page }) => {
  await openPlan(page);
  // Both edits count, although nothing is painted between them.
  await page.evaluate(() => {
    for (const box of document.querySelectorAll<HTMLElement>('[value=wheels], [value=photo]')) box.click();
  });
  await expectPlanInUrl(page, { accessNeeds: ['wheels'], requestedIds: ['photo'] });
  const note = formatMessage(words.spoken.missed, { count: 1 }, locales.en);
  await expect(dayBar(page)).toContainText(note);
  await expect(announcement(page)).toContainText(note);
  await expect(page.locator('.missed-places')).toContainText(missed.reasons.steps);
});

test('is linked in the hero of the attractions, and adds the place that a link below names', async ({
  page,
}) => {
  await page.clock.setFixedTime(morning);
  await open(page, pages.attractions.path);
  await expect(page.locator('.hero').getByRole('link').first()).toHaveAttribute('href', pages.plan.path);
  await page.locator('#penguins').getByRole('link', { name: planLinks.add }).click();
  await waitForPlan(page);
  await expectPlanInUrl(page, { requestedIds: ['penguins'] });
  await expect(page.locator('[value=penguins]')).toBeChecked();
  // Also if the kept plan leaves it out.
  const { drop } = sheet;
  await changeButton(page, names['penguins'] ?? '').click();
  await button(page, drop).click();
  await expectPlanInUrl(page, { requestedIds: [], droppedIds: ['penguins'] });
  await open(page, pages.attractions.path);
  await page.locator('#penguins').getByRole('link', { name: planLinks.add }).click();
  await expectPlanInUrl(page, { requestedIds: ['penguins'], droppedIds: [] });
});

test('does not offer today shortly before closing', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-06-10T15:30:00Z'));
  await open(page, pages.plan.path);
  await waitForPlan(page);
  await expect(page.locator('.day input').first()).toBeDisabled();
  await expect(page.getByText(choices.todayOver)).toHaveCount(2);
  await expect(page.locator('.day input:checked')).toHaveValue('2027-06-11');
  await expect(page.getByText(sheet.noTime)).toHaveCount(0);
  await button(page, choices.other).click();
  await expect(page.getByRole('button', { name: /June 10, 2027/ })).toBeDisabled();
});

test('a planner that Back shows again after a night begins with today', { tag: '@deep' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-06-10T12:00:00Z'));
  await open(page, pages.plan.path);
  await waitForPlan(page);
  const firstDay = page.locator('.day input').first();
  await expect(firstDay).toHaveValue('2027-06-10');
  await page.clock.setFixedTime(new Date('2027-06-11T06:00:00Z'));
  await restoreFromBackForwardCache(page);
  await expect(firstDay).toHaveValue('2027-06-11');
  await expect(firstDay).toBeChecked();
});

test('all places can be found without unfolding', { tag: '@deep' }, async ({ page }) => {
  await open(page, pages.plan.path);
  await waitForPlan(page);
  for (const { id, kind } of places)
    if (kind !== 'gate')
      await expect(
        page
          .locator('.place-groups > details')
          .getByText(names[id] ?? '')
          .first(),
      ).toBeVisible();
});

test.describe('if the calendar does not load', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'dynamically imported module'] });

  test('the planner says so, and the next tap tries again', async ({ page }) => {
    await openPlan(page, linkTo());
    await page.route('**/assets/calendar-*.js', route => route.abort());
    await button(page, choices.other).click();
    await expect(page.getByRole('alert').filter({ hasText: inquiry.date.failed })).toBeVisible();
    await page.unroute('**/assets/calendar-*.js');
    await button(page, choices.other).click();
    await page.getByRole('button', { name: /June 24, 2027/ }).click();
    await expectPlanInUrl(page, { day: '2027-06-24' });
  });
});
