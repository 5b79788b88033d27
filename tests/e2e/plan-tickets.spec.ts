/** A plan goes with the ticket request. */
import type { Page } from '@playwright/test';
import { calendar, dateButton, field, fillInquiry, submitButton } from '../support/inquiry-form.ts';
import { pages } from '../support/pages.ts';
import { countPrintedPages, papers } from '../support/paper.ts';
import { button, day, openPlan, request, times } from '../support/planner.ts';
import { expect, findAxeViolations, phone, test, waitForHydration } from '../support/test.ts';
import { date, fill, inquiry, inquiryPlan, site, plan as words } from '../support/words.ts';

const card = (page: Page) => page.getByRole('region', { name: inquiryPlan.title });

/** Requests tickets for a plan, and returns the times of its stops. */
async function requestTickets(page: Page) {
  await openPlan(page, `v1&day=${day}&who=wheels&must=dolphin&party=6`);
  const made = await times(page);
  await request(page).click();
  await waitForHydration(page);
  await expect(card(page).locator('time')).toHaveText(made);
  return made;
}

test('the plan goes with the ticket request until it is removed', async ({ page }) => {
  await page.setViewportSize(phone);
  const made = await requestTickets(page);
  await expect(card(page)).toBeInViewport();
  await expect(dateButton(page)).toHaveText(date(day));
  await expect(field(page, 'numberOfVisitors')).toHaveValue('6');
  // Or every reload would bring it again.
  await expect(page).toHaveURL(`${pages.contact.path}#inquiry`);
  expect(await findAxeViolations(page)).toEqual([]);
  await card(page).getByRole('link', { name: inquiryPlan.change }).click();
  await expect(page).toHaveURL(new RegExp(`#v1&day=${day}.*must=dolphin`));
  await expect.poll(() => times(page)).toEqual(made);
  await page.goBack();
  await card(page).getByRole('button', { name: inquiryPlan.remove }).click();
  await expect(card(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: inquiry.title })).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await expect(dateButton(page)).toHaveText(date(day));
  await expect(card(page)).toBeHidden();
});

test('the plan moves to another date, and the ticket shows it on one page', async ({ page }) => {
  await requestTickets(page);
  const next = '2027-06-13';
  await dateButton(page).click();
  await expect(calendar(page).locator('td :focus')).toBeVisible();
  for (const key of ['ArrowRight', 'Enter', 'Escape']) await page.keyboard.press(key);
  await expect(dateButton(page)).toHaveText(date(next));
  await expect(card(page)).toContainText(fill(inquiryPlan.otherDay, { day: date(day) }));
  await expect(card(page).locator('time')).toHaveCount(0);
  await button(page, fill(inquiryPlan.move, { day: date(next) })).click();
  await expect(card(page).locator('time').first()).toBeVisible();
  const moved = await card(page).locator('time').allTextContents();

  await fillInquiry(page);
  await submitButton(page).click();
  const ticket = page.locator('.ticket');
  await expect(ticket.locator('.planned-day time')).toHaveText(moved);
  await expect(ticket).toContainText(words.choices.whoOptions.wheels);
  await expect(ticket.locator('.drawn-stop')).toHaveCount(moved.length);
  await expect(
    ticket.locator('.ticket-actions').getByRole('link', { name: site.pages.plan }),
  ).toHaveAttribute('href', new RegExp(`#v1&day=${next}.*must=dolphin`));
  for (const paper of papers) expect(await countPrintedPages(page, paper)).toBe(1);
});
