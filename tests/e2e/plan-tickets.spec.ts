import type { Page } from '@playwright/test';
import { capitalize } from '../../i18n/planned-visit.ts';
import { date, fill, inquiry, site } from '../support/english.ts';
import {
  button,
  day,
  expectPlan,
  expectPlanInUrl,
  inquiryPlan,
  linkTo,
  morning,
  openPlan,
  stopTimes,
  ticketLink,
  words,
} from '../support/planner-page.ts';
import { pages } from '../support/site-pages.ts';
import { expect, findAxeViolations, open, phone, test, waitForHydration } from '../support/test.ts';
import { calendar, dateButton, exampleTexts, field, submitButton } from '../support/visitor-form.ts';

const planCard = (page: Page) => page.getByRole('region', { name: inquiryPlan.title });

/** Returns the times of the stops. */
async function requestTickets(page: Page) {
  await openPlan(page, linkTo({ accessNeeds: ['wheels'], requestedIds: ['dolphin'], partySize: 6 }));
  const plannedTimes = await stopTimes(page);
  await ticketLink(page).click();
  await waitForHydration(page);
  await expect(planCard(page).locator('time')).toHaveText(plannedTimes);
  await expect(dateButton(page)).toHaveText(date(day));
  await expect(field(page, 'numberOfVisitors')).toHaveValue('6');
  // Otherwise every reload would restore it.
  await expect(page).toHaveURL(`${pages.contact.path}#inquiry`);
  return plannedTimes;
}

test('the plan goes with the ticket request until it is removed', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.clock.setFixedTime(morning);
  await open(page, pages.contact.path);
  await field(page, 'fullName').fill(exampleTexts.fullName);
  const plannedTimes = await requestTickets(page);
  await expect(field(page, 'fullName')).toHaveValue(exampleTexts.fullName);
  await expect(planCard(page)).toBeInViewport();
  expect(await findAxeViolations(page)).toEqual([]);
  await planCard(page).getByRole('link', { name: inquiryPlan.change }).click();
  await expectPlanInUrl(page, { day, requestedIds: ['dolphin'] });
  await expect.poll(() => stopTimes(page)).toEqual(plannedTimes);
  await page.goBack();
  await field(page, 'numberOfVisitors').fill('9');
  await planCard(page).getByRole('button', { name: inquiryPlan.remove }).click();
  await expect(planCard(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: inquiry.title })).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await expect(dateButton(page)).toHaveText(date(day));
  await expect(field(page, 'numberOfVisitors')).toHaveValue('9');
  await expect(planCard(page)).toBeHidden();
});

test('the plan moves to another date, and the ticket shows it', async ({ page }) => {
  await requestTickets(page);
  for (const name of ['fullName', 'email', 'phone'] as const)
    await field(page, name).fill(exampleTexts[name]);
  const newDay = '2027-06-13';
  await dateButton(page).click();
  await expect(calendar(page).locator('td :focus')).toBeVisible();
  for (const key of ['ArrowRight', 'Enter', 'Escape']) await page.keyboard.press(key);
  await expect(dateButton(page)).toHaveText(date(newDay));
  await expect(planCard(page)).toContainText(fill(inquiryPlan.otherDay, { day: date(day) }));
  await expect(planCard(page).locator('time')).toHaveCount(0);
  await button(page, fill(inquiryPlan.move, { day: date(newDay) })).click();
  await expect(planCard(page).locator('time').first()).toBeVisible();
  const newTimes = await planCard(page).locator('time').allTextContents();

  await submitButton(page).click();
  const ticket = page.locator('.ticket');
  await expect(ticket.locator('.planned-day time')).toHaveText(newTimes);
  await expect(ticket).toContainText(capitalize(words.choices.accessNeeds.wheels));
  await expect(ticket.locator('.drawn-stop')).toHaveCount(newTimes.length);
  const planLink = ticket.locator('.ticket-actions').getByRole('link', { name: site.pages.plan });
  await expectPlan(() => planLink.getAttribute('href'), { day: newDay, requestedIds: ['dolphin'] });
});
