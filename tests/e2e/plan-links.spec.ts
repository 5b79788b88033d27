/** A plan stays on its page, and goes along to the form. */
import type { Page } from '@playwright/test';
import { showLink } from '../../domain/request-link.ts';
import { dateButton, field, fillInquiry } from '../support/inquiry-form.ts';
import { menuLink, pages } from '../support/pages.ts';
import { button, day, dolphins, morning, openPlan, option, request, undo } from '../support/planner.ts';
import {
  desktop,
  expect,
  holdRequests,
  open,
  scripts,
  test,
  waitForHydration,
  waitForPlan,
} from '../support/test.ts';
import { attractions, date, fill, inquiryPlan, planParts, plan as words } from '../support/words.ts';

const { path } = pages.plan;
const linked = `v1&day=${day}&must=dolphin&party=6`;
const { choices } = words;

const shownDay = (page: Page) => page.locator('.day-head');

test('a linked plan stays until another replaces it', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPlan(page, linked);
  // The skip link moves the focus and not the address.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL(`${path}#${linked}`);

  await button(page, choices.party.more).click();
  await expect(page).toHaveURL(/party=7/);
  const { href } = new URL(page.url());
  await page.evaluate("location.hash = '#main'");
  await expect(page).toHaveURL(href);
  await menuLink(page, 'plan').click();
  await expect(page).toHaveURL(href);
  await expect(request(page)).toHaveAttribute('href', /party=7/);

  await page.evaluate("location.hash = '#v1%26day%3D2027-06-20'");
  await expect(shownDay(page)).toContainText(date('2027-06-20'));
  const unread = page.getByRole('heading', { name: planParts.changes.unreadTitle });
  await page.evaluate("location.hash = '#v2&day=2027-06-20'");
  await expect(unread).toBeVisible();
  await expect(shownDay(page)).toContainText(date('2027-06-20'));
  await expect(page).toHaveURL(/#v1%26day%3D2027-06-20$/);
  await undo(page).click();
  await expect(request(page)).toHaveAttribute('href', /party=6/);
});

test('a friend’s plan leaves one’s own, which is offered', async ({ page }) => {
  await openPlan(page, 'v1&day=2027-06-19');
  await option(page, dolphins).click();
  await expect(page).toHaveURL(/day=2027-06-19&must=dolphin/);
  const own = new URL(page.url()).hash;
  const back = button(page, fill(planParts.others.back, { day: 'Saturday, June 19, 2027' }));
  await expect(back).toHaveCount(0);
  await page.evaluate(fragment => {
    location.hash = fragment;
  }, linked);
  await expect(back).toBeVisible();
  await option(page, choices.whoOptions.children).click();
  await expect(page).toHaveURL(/who=children/);
  const friends = new URL(page.url()).hash;
  // Next time the one edited last is there again.
  await page.goto('about:blank');
  await openPlan(page);
  await expect(page).toHaveURL(`${path}${friends}`);
  await back.click();
  await expect(page).toHaveURL(`${path}${own}`);
  await expect(back).toHaveCount(0);
  await undo(page).click();
  await expect(page).toHaveURL(`${path}${friends}`);
  await expect(back).toBeVisible();
  // Until their days are past.
  await page.clock.setFixedTime(new Date('2027-07-10T06:00:00Z'));
  await page.goto(pages.home.path);
  await open(page, path);
  await waitForPlan(page);
  await expect(page).toHaveURL(path);
});

test('edits are shown though the browser refuses to write the address and to store', async ({ page }) => {
  await openPlan(page, linked);
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
    await expect(page.locator('.party output')).toHaveText(String(party));
  }
  await expect(page).toHaveURL(`${path}#${linked}`);
  await expect(request(page)).toHaveAttribute('href', /party=8/);
  await page.evaluate('allow()');
  await expect(page).toHaveURL(/party=8/);
});

test('links carry the plan, before hydration and after an edit', async ({ page }) => {
  await page.setViewportSize(desktop);
  const carrying = [
    '.day-bar a',
    '.header-tickets',
    '.menu-tickets',
    '.footer a[href*=contact]',
    '.footer a[hreflang=es]',
    // Safari shares it instead of the address.
    'link[rel=canonical]',
  ];
  const expectCarried = async (fragment: RegExp) => {
    for (const link of carrying) await expect(page.locator(link).first()).toHaveAttribute('href', fragment);
  };
  await page.clock.setFixedTime(morning);
  const release = await holdRequests(page, scripts);
  await page.goto(`${path}#${linked}`);
  await expectCarried(new RegExp(`#${linked}$`));
  release();
  await waitForPlan(page);
  await page.locator('.choices details').first().click();
  await button(page, choices.party.more).click();
  await expectCarried(/party=7/);
  await button(page, planParts.actions.startAgain).click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  // By keyboard: the bar moves with the height of the plan.
  await undo(page).press('Enter');
  await expectCarried(/party=7/);
});

test('the request keeps what was typed, and what is changed afterwards', { tag: '@deep' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(morning);
  await open(page, pages.contact.path);
  await fillInquiry(page, { numberOfVisitors: '2' });
  await menuLink(page, 'plan').click();
  await waitForPlan(page);
  await page.evaluate(`location.hash = '#${linked}'`);
  await expect(shownDay(page)).toContainText(date(day));
  await request(page).click();
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
  await open(page, `${pages.contact.path}#${showLink('parrot')}`);
  await expect(field(page, 'specialRequests')).toHaveValue('A ramp, please');
});
