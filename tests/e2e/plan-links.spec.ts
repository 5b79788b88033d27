import type { Page } from '@playwright/test';
import { createShowFragment } from '../../domain/request-link.ts';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words as allWords } from '../../i18n/words.ts';
import { dateButton, field, fillInquiry } from '../support/inquiry-form.ts';
import { footer, menuLink, pages } from '../support/pages.ts';
import {
  button,
  checkbox,
  day,
  dolphins,
  expectPlan,
  expectPlanInUrl,
  inquiryPlan,
  linkTo,
  morning,
  openPlan,
  partyField,
  planParts,
  ticketLink,
  undoButton,
  waitForPlan,
} from '../support/planner.ts';
import { desktop, expect, open, test, waitForHydration } from '../support/test.ts';
import { attractions, date } from '../support/words.ts';

const { path } = pages.plan;
const fragment = linkTo({ requestedIds: ['dolphin'], partySize: 6 });

const planHeader = (page: Page) => page.locator('.day-head');

test('a linked plan stays until another replaces it, and links carry it', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPlan(page, fragment);
  // The skip link must not change the URL.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL(`${path}#${fragment}`);

  await partyField(page).fill('7');
  await expectPlanInUrl(page, { day, requestedIds: ['dolphin'], partySize: 7 });
  const { href } = new URL(page.url());
  await page.evaluate("location.hash = '#main'");
  await expect(page).toHaveURL(href);
  await menuLink(page, 'plan').click();
  await expect(page).toHaveURL(href);
  for (const selector of [
    '.day-bar a',
    '.header-tickets',
    '.menu-tickets',
    '.footer a[href*=contact]',
    '.footer a[hreflang=es]',
    // Safari shares it.
    'link[rel=canonical]',
  ])
    await expectPlan(() => page.locator(selector).first().getAttribute('href'), { partySize: 7 });

  await page.evaluate(`location.hash = '#see:${linkTo({ day: '2027-06-20' })}.'`);
  await expect(planHeader(page)).toContainText(date('2027-06-20'));
  await expect(undoButton(page)).toHaveCount(0);
  await expect(partyField(page)).toHaveValue('');
  await button(page, planParts.actions.startAgain).click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
});

test('opening a friend’s plan leaves one’s own', async ({ page }) => {
  await openPlan(page, linkTo({ day: '2027-06-19' }));
  await checkbox(page, dolphins).click();
  await expectPlanInUrl(page, { day: '2027-06-19', requestedIds: ['dolphin'] });
  const { hash } = new URL(page.url());
  await page.goto('about:blank');
  await openPlan(page, fragment);
  await expect(planHeader(page)).toContainText(date(day));
  await expect(page.locator('.planner-content > :first-child')).toHaveClass(/day-plan/);
  // Neither does starting again, nor its undoing.
  await button(page, planParts.actions.startAgain).click();
  await undoButton(page).click();
  await expect(page).toHaveURL(`${path}#${fragment}`);
  await page.goto('about:blank');
  await openPlan(page);
  await expect(page).toHaveURL(path + hash);
  // Only a link puts the day first, because the order is seen before the planner starts.
  await expect(page.locator('.planner-content > :first-child')).toHaveClass(/choices/);
  await expect(checkbox(page, dolphins)).toBeChecked();
  // Past plans are forgotten.
  await page.clock.setFixedTime(new Date('2027-07-10T06:00:00Z'));
  await page.goto(pages.home.path);
  await open(page, path);
  await waitForPlan(page);
  await expect(page).toHaveURL(path);
});

test('the request keeps what was typed, and what is changed afterwards', { tag: '@deep' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(morning);
  await open(page, pages.contact.path);
  await fillInquiry(page, { numberOfVisitors: '2' });
  await menuLink(page, 'plan').click();
  await waitForPlan(page);
  await page.evaluate(`location.hash = '#${fragment}'`);
  await expect(planHeader(page)).toContainText(date(day));
  await ticketLink(page).click();
  await expect(dateButton(page)).toHaveText(date(day));
  await expect(page.getByRole('region', { name: inquiryPlan.title })).toContainText(date(day));
  await expect(page).toHaveURL(`${pages.contact.path}#inquiry`);
  await expect(field(page, 'fullName')).not.toHaveValue('');
  await field(page, 'numberOfVisitors').fill('9');
  await page.reload();
  await waitForHydration(page);
  await expect(field(page, 'numberOfVisitors')).toHaveValue('9');
  await expect(dateButton(page)).toHaveText(date(day));
});

test('the request for a show names it, and never overwrites', async ({ page }) => {
  await open(page, pages.attractions.path);
  await page.locator('#dolphin').getByRole('link', { name: attractions.shows.inquire }).click();
  await expect(field(page, 'specialRequests')).toHaveValue(dolphins);
  await field(page, 'specialRequests').fill('A ramp, please');
  await page.goto('about:blank');
  await open(page, `${pages.contact.path}#${createShowFragment('parrot')}`);
  await expect(field(page, 'specialRequests')).toHaveValue('A ramp, please');
});

test('the link to another language keeps the plan', async ({ page }) => {
  const children = (id: 'en' | 'de') =>
    page.getByRole('checkbox', { name: allWords[id].plan.choices.accessNeeds.children });
  await open(page, path);
  await waitForPlan(page);
  await page.locator('.choices summary').first().click();
  await children('en').check();
  await expect(page).toHaveURL(/#./);
  const { hash } = new URL(page.url());
  await footer(page).getByRole('link', { name: locales.de.name, exact: true }).click();
  await expect(page).toHaveURL(pathTo('plan', locales.de) + hash);
  // Until then the page still scrolls.
  await waitForPlan(page);
  await page.locator('.choices summary').first().click();
  await expect(children('de')).toBeChecked();
});
