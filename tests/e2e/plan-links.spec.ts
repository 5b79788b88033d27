import type { Page } from '@playwright/test';
import { createShowFragment } from '../../domain/request-link.ts';
import { attractions, date, site } from '../support/english.ts';
import {
  button,
  checkbox,
  day,
  dolphins,
  expandChoices,
  expectPlan,
  expectPlanInUrl,
  linkTo,
  morning,
  openPlan,
  partyField,
  planParts,
  spoken,
  stopTimes,
  undoButton,
  waitForPlan,
  words,
} from '../support/planner-page.ts';
import { heading, menuLink, pages } from '../support/site-pages.ts';
import { desktop, expect, open, test } from '../support/test.ts';
import { field } from '../support/visitor-form.ts';

const { path } = pages.plan;
const { actions } = planParts;
const fragment = linkTo({ requestedIds: ['dolphin'], partySize: 6 });

const planHeader = (page: Page) => page.locator('.day-head');

test('one’s own plan survives Back, starting again, and opening a friend’s', async ({ page }) => {
  await page.clock.setFixedTime(morning);
  await open(page, pages.home.path);
  await page.getByRole('link', { name: site.pages.plan }).first().click();
  await waitForPlan(page);
  await expandChoices(page);
  await checkbox(page, dolphins).click();
  await expectPlanInUrl(page, { requestedIds: ['dolphin'] });
  const own = page.url();
  const ownTimes = await stopTimes(page);
  // Edits are no steps of the history.
  await page.goBack();
  await expect(heading(page)).toHaveText(pages.home.heading);
  await page.goForward();
  await expect.poll(() => stopTimes(page)).toEqual(ownTimes);

  await page.goto('about:blank');
  await openPlan(page, fragment);
  await expect(planHeader(page)).toContainText(date(day));
  await expect(page.locator('.planner-content > :first-child')).toHaveClass(/day-plan/);
  await button(page, actions.startAgain).press('Enter');
  await expect(page).toHaveURL(path);
  await expect(spoken(page)).toHaveText(words.bar.startedAgain);
  await undoButton(page).press('Enter');
  await expect(page).toHaveURL(`${path}#${fragment}`);

  await page.goto('about:blank');
  await openPlan(page);
  await expect(page).toHaveURL(own);
  // Only a link puts the day first, because the order is seen before the planner starts.
  await expect(page.locator('.planner-content > :first-child')).toHaveClass(/choices/);
  await expect(checkbox(page, dolphins)).toBeChecked();
  // Past plans are forgotten.
  await page.clock.setFixedTime(new Date('2027-07-10T06:00:00Z'));
  await open(page, path);
  await waitForPlan(page);
  await expect(page).toHaveURL(path);
});

test('a linked plan stays until another replaces it, and links carry it', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPlan(page, fragment);
  // The skip link must not change the plan.
  await page.getByRole('link', { name: site.skipLink }).press('Enter');
  await expect(page).toHaveURL(`${path}#${fragment}`);

  await partyField(page).fill('7');
  await expectPlanInUrl(page, { day, requestedIds: ['dolphin'], partySize: 7 });
  const { href } = new URL(page.url());
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
  await button(page, actions.startAgain).click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
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
