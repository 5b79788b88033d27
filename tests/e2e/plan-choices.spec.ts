import { places } from '../../domain/places.ts';
import { pages } from '../support/pages.ts';
import {
  button,
  dayBar,
  expectPlanInUrl,
  linkTo,
  mapPin,
  morning,
  openPlan,
  planLinks,
  planParts,
  ticketLink,
  waitForPlan,
  words,
} from '../support/planner.ts';
import { expect, open, restoreFromBackForwardCache, test } from '../support/test.ts';
import { fill } from '../support/words.ts';

const { choices, sheet } = words;
const { missed } = planParts;
const names: Record<string, string> = words.places;

test('says why a place is not in the plan, in the list and on the map', async ({ page }) => {
  await openPlan(page);
  await expect(page.locator('.choice-why')).toHaveCount(0);
  // Both edits count, although nothing is painted between them.
  await page.evaluate(() => {
    for (const box of document.querySelectorAll<HTMLElement>('[value=wheels], [value=photo]')) box.click();
  });
  await expectPlanInUrl(page, { accessNeeds: ['wheels'], requestedIds: ['photo'] });
  await expect(page.locator('.choice-why')).toHaveText(missed.reasons.steps);
  await expect(dayBar(page)).toContainText(
    fill(missed.onlyOne, { place: names['photo'] ?? '', reason: missed.reasons.steps }),
  );
  const overlap = fill(missed.reasons.overlap, { otherPlace: names['meal'] ?? '' });
  const fixedMeal = linkTo({
    until: '14:30',
    requestedIds: ['dolphin'],
    fixedTimes: [{ id: 'meal', start: '11:30' }],
  });
  await page.evaluate(`location.hash = '#${fixedMeal}'`);
  await expect(page.locator('.choice').filter({ has: page.locator('[value=dolphin]') })).toContainText(
    overlap,
  );
  await mapPin(page, names['dolphin'] ?? '').click();
  await expect(page.locator('.map-card')).toContainText(overlap);
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

test('on a phone the bar covers no day, and comes when the days are out of its way', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.clock.setFixedTime(morning);
  await open(page, pages.plan.path);
  await waitForPlan(page);
  await expect(dayBar(page)).not.toBeInViewport();
  await page.locator('.day').nth(5).click();
  await expect(page.getByRole('radio').nth(5)).toBeChecked();
  await expectPlanInUrl(page, { day: '2027-06-15' });
  await expect(dayBar(page)).not.toBeInViewport();
  await page.locator('.place-groups').evaluate(groups => groups.scrollIntoView());
  await expect(ticketLink(page)).toBeInViewport();
});
