import type { Page } from '@playwright/test';
import { calendar, dateButton } from '../support/inquiry-form.ts';
import { pages } from '../support/pages.ts';
import { axeFindings, dayPlanned, expect, hydrated, open, phone, test } from '../support/test.ts';
import { date, inquiry } from '../support/words.ts';

const day = '2027-06-12';

const times = (page: Page) => page.locator('.line time').allTextContents();

test('the plan goes with the ticket request until it is removed, and only for its day', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.clock.setFixedTime(new Date('2027-06-10T06:00:00Z'));
  await open(page, `${pages.plan.path}#v1&day=${day}&must=dolphin`);
  await dayPlanned(page);
  const made = await times(page);
  await page.locator('.day-bar').getByRole('link').click();
  const card = page.getByRole('region', { name: inquiry.plan.title });
  await expect(card.locator('time')).toHaveText(made);
  await expect(card).toContainText(date(day));
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(card.locator('time')).toHaveText(made);
  // Another day has no plan, until the first is chosen again.
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    await dateButton(page).click();
    await expect(calendar(page).locator('td :focus')).toBeVisible();
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(card).toBeVisible({ visible: key === 'ArrowLeft' });
  }
  await card.getByRole('link', { name: inquiry.plan.change }).click();
  await expect(page).toHaveURL(new RegExp(`#v1&day=${day}&must=dolphin`));
  await expect.poll(() => times(page)).toEqual(made);
  await page.goBack();
  await card.getByRole('button', { name: inquiry.plan.remove }).click();
  await expect(card).toBeHidden();
  await expect(page.getByRole('heading', { name: inquiry.title })).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(dateButton(page)).toHaveText(date(day));
  await expect(card).toBeHidden();
});
