import type { Page } from '@playwright/test';
import { readPlan } from '../../domain/plan/link.ts';
import { capitalize } from '../../i18n/planned-visit.ts';
import {
  calendar,
  chooseDay,
  dateButton,
  field,
  fillInquiry,
  submitButton,
} from '../support/inquiry-form.ts';
import { menuLink, pages } from '../support/pages.ts';
import {
  button,
  day,
  expectPlan,
  expectPlanInUrl,
  inquiryPlan,
  linkTo,
  openPlan,
  stopTimes,
  ticketLink,
  words,
} from '../support/planner.ts';
import { desktop, expect, findAxeViolations, open, phone, test, waitForHydration } from '../support/test.ts';
import { date, fill, inquiry, site, ticket as ticketWords } from '../support/words.ts';

const planCard = (page: Page) => page.getByRole('region', { name: inquiryPlan.title });

/** Returns the times of the stops. */
async function requestTickets(page: Page) {
  await openPlan(page, linkTo({ accessNeeds: ['wheels'], requestedIds: ['dolphin'], partySize: 6 }));
  const plannedTimes = await stopTimes(page);
  await ticketLink(page).click();
  await waitForHydration(page);
  await expect(planCard(page).locator('time')).toHaveText(plannedTimes);
  return plannedTimes;
}

test('the plan goes with the ticket request until it is removed', async ({ page }) => {
  await page.setViewportSize(phone);
  const plannedTimes = await requestTickets(page);
  await expect(planCard(page)).toBeInViewport();
  await expect(dateButton(page)).toHaveText(date(day));
  await expect(field(page, 'numberOfVisitors')).toHaveValue('6');
  // Otherwise every reload would restore it.
  await expect(page).toHaveURL(`${pages.contact.path}#inquiry`);
  expect(await findAxeViolations(page)).toEqual([]);
  await planCard(page).getByRole('link', { name: inquiryPlan.change }).click();
  await expectPlanInUrl(page, { day, requestedIds: ['dolphin'] });
  await expect.poll(() => stopTimes(page)).toEqual(plannedTimes);
  await page.goBack();
  await planCard(page).getByRole('button', { name: inquiryPlan.remove }).click();
  await expect(planCard(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: inquiry.title })).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await expect(dateButton(page)).toHaveText(date(day));
  await expect(planCard(page)).toBeHidden();
});

test('the plan moves to another date, and the ticket shows it', async ({ page }) => {
  await requestTickets(page);
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

  await fillInquiry(page);
  await submitButton(page).click();
  const ticket = page.locator('.ticket');
  await expect(ticket.locator('.planned-day time')).toHaveText(newTimes);
  await expect(ticket).toContainText(capitalize(words.choices.accessNeeds.wheels));
  await expect(ticket.locator('.drawn-stop')).toHaveCount(newTimes.length);
  const planLink = ticket.locator('.ticket-actions').getByRole('link', { name: site.pages.plan });
  await expectPlan(() => planLink.getAttribute('href'), { day: newDay, requestedIds: ['dolphin'] });
});

test('the ticket leads to a plan for its day and party, which is the day of the next inquiry', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize(desktop);
  // In the evening the planner suggests another day.
  await page.clock.setFixedTime(new Date('2027-06-10T11:00Z'));
  await open(page, pages.contact.path);
  await fillInquiry(page, { numberOfVisitors: '1' });
  await chooseDay(page);
  await submitButton(page).click();
  const ticket = page.getByRole('article', { name: inquiry.sent.title });
  const link = ticket.getByRole('link', { name: site.pages.plan });
  await expect(page.getByRole('heading', { name: inquiry.sent.title })).toBeFocused();
  const fragment = new URL((await link.getAttribute('href')) ?? '', page.url()).hash;
  expect(readPlan(fragment)).toMatchObject({ day: '2027-06-10', partySize: 1 });
  await field(page, 'fullName').fill('Ana');
  await link.click();
  await expect(page).toHaveURL(`${pages.plan.path}${fragment}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await menuLink(page, 'contact').click();
  await expect(ticket).toContainText(fill(ticketWords.counts.numberOfVisitors, { count: 1 }));
  await expect(field(page, 'fullName')).toHaveValue('Ana');
  await expect(dateButton(page)).toHaveText(date('2027-06-10'));
});
