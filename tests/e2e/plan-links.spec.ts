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
  inquiryPlan,
  morning,
  openPlan,
  planParts,
  ticketLink,
  undoButton,
  waitForPlan,
  words,
} from '../support/planner.ts';
import { desktop, expect, holdRequests, open, scripts, test, waitForHydration } from '../support/test.ts';
import { attractions, date, fill } from '../support/words.ts';

const { path } = pages.plan;
const fragment = `v1&day=${day}&must=dolphin&party=6`;
const { choices } = words;

const planHeader = (page: Page) => page.locator('.day-head');

test('a linked plan stays until another replaces it', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPlan(page, fragment);
  // The skip link must not change the URL.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL(`${path}#${fragment}`);

  await button(page, choices.party.more).click();
  await expect(page).toHaveURL(/party=7/);
  const { href } = new URL(page.url());
  await page.evaluate("location.hash = '#main'");
  await expect(page).toHaveURL(href);
  await menuLink(page, 'plan').click();
  await expect(page).toHaveURL(href);
  await expect(ticketLink(page)).toHaveAttribute('href', /party=7/);

  await page.evaluate("location.hash = '#v1%26day%3D2027-06-20'");
  await expect(planHeader(page)).toContainText(date('2027-06-20'));
  const unreadableNotice = page.getByRole('heading', { name: planParts.changes.unreadTitle });
  await page.evaluate("location.hash = '#v2&day=2027-06-20'");
  await expect(unreadableNotice).toBeVisible();
  await expect(planHeader(page)).toContainText(date('2027-06-20'));
  await expect(page).toHaveURL(/#v1%26day%3D2027-06-20$/);
  await undoButton(page).click();
  await expect(ticketLink(page)).toHaveAttribute('href', /party=6/);
});

test('a friend’s plan leaves one’s own, which is offered', { tag: '@deep' }, async ({ page }) => {
  await openPlan(page, 'v1&day=2027-06-19');
  await checkbox(page, dolphins).click();
  await expect(page).toHaveURL(/day=2027-06-19&must=dolphin/);
  const ownFragment = new URL(page.url()).hash;
  const backButton = button(page, fill(planParts.others.back, { day: 'Saturday, June 19, 2027' }));
  await expect(backButton).toHaveCount(0);
  await page.evaluate(fragment => {
    location.hash = fragment;
  }, fragment);
  await expect(backButton).toBeVisible();
  await checkbox(page, choices.accessNeeds.children).click();
  await expect(page).toHaveURL(/who=children/);
  const friendFragment = new URL(page.url()).hash;
  await page.goto('about:blank');
  await openPlan(page);
  await expect(page).toHaveURL(`${path}${friendFragment}`);
  await backButton.click();
  await expect(page).toHaveURL(`${path}${ownFragment}`);
  await expect(backButton).toHaveCount(0);
  await undoButton(page).click();
  await expect(page).toHaveURL(`${path}${friendFragment}`);
  await expect(backButton).toBeVisible();
  // Past plans are forgotten.
  await page.clock.setFixedTime(new Date('2027-07-10T06:00:00Z'));
  await page.goto(pages.home.path);
  await open(page, path);
  await waitForPlan(page);
  await expect(page).toHaveURL(path);
});

test('edits are shown though the browser refuses to write the address and to store', {
  tag: '@deep',
}, async ({ page }) => {
  await openPlan(page, fragment);
  await page.evaluate(() => {
    const { replaceState } = history;
    history.replaceState = () => {
      throw new DOMException('', 'SecurityError');
    };
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    Object.assign(window, { allow: () => Object.assign(history, { replaceState }) });
  });
  for (const party of [7, 8]) {
    await button(page, choices.party.more).click();
    await expect(page.locator('.party-size output')).toHaveText(String(party));
  }
  await expect(page).toHaveURL(`${path}#${fragment}`);
  await expect(ticketLink(page)).toHaveAttribute('href', /party=8/);
  await page.evaluate('allow()');
  await expect(page).toHaveURL(/party=8/);
});

test('links carry the plan, before hydration and after an edit', async ({ page }) => {
  await page.setViewportSize(desktop);
  const linkSelectors = [
    '.day-bar a',
    '.header-tickets',
    '.menu-tickets',
    '.footer a[href*=contact]',
    '.footer a[hreflang=es]',
    // Safari shares it.
    'link[rel=canonical]',
  ];
  const expectInLinks = async (pattern: RegExp) => {
    for (const selector of linkSelectors)
      await expect(page.locator(selector).first()).toHaveAttribute('href', pattern);
  };
  await page.clock.setFixedTime(morning);
  const release = await holdRequests(page, scripts);
  await page.goto(`${path}#${fragment}`);
  await expectInLinks(new RegExp(`#${fragment}$`));
  release();
  await waitForPlan(page);
  await page.locator('.choices details').first().click();
  await button(page, choices.party.more).click();
  await expectInLinks(/party=7/);
  await button(page, planParts.actions.startAgain).click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  // By keyboard, because the bar moves with the plan's height.
  await undoButton(page).press('Enter');
  await expectInLinks(/party=7/);
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
