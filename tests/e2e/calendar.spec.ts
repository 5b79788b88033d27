import type { Page } from '@playwright/test';
import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { parkDay, toInstant } from '../../domain/park-time.ts';
import { scheduleFacts } from '../../domain/schedule-facts.ts';
import { lastVisitDay } from '../../domain/visit-days.ts';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { date as dateText, fill, inquiry, site } from '../support/english.ts';
import { pages } from '../support/site-pages.ts';
import { desktop, expect, findAxeViolations, holdRequests, open, phone, test } from '../support/test.ts';
import { calendar, dateButton, field, submitButton } from '../support/visitor-form.ts';

const { date } = inquiry;
const todayLabel = (name = '') => fill(date.today, { day: name });
/** Thursday, 00:30 in the park. */
const now = new Date('2027-06-09T23:30:00Z');
const focusedElement = (page: Page) => page.locator(':focus');
const spoken = (page: Page) => page.locator('.toasts + [aria-live]');
const day = (page: Page, name: string | RegExp) => calendar(page).getByRole('button', { name });

// Still Wednesday here, but the park's day counts.
test.use({ timezoneId: 'America/Los_Angeles', viewport: desktop });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(now);
});

test('the calendar loads on demand, starts at the park’s today, selects and deselects a day, and stays open until it is closed', async ({
  page,
}) => {
  await open(page, pages.contact.path);
  const requestedUrls = async () => (await page.requests()).map(request => request.url()).join();
  expect(await requestedUrls()).not.toContain('/assets/calendar-');
  // Escape also closes it while it loads.
  const release = await holdRequests(page, /\/assets\/calendar-/);
  await dateButton(page).click();
  await expect(calendar(page)).toContainText(date.loading);
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toBeHidden();
  await expect(dateButton(page)).toBeFocused();
  release();

  await dateButton(page).click();
  await expect(dateButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(day(page, /June 9, 2027/)).toBeDisabled();
  await expect(day(page, todayLabel('Thursday, June 10, 2027'))).toBeEnabled();
  const arrow = (name: string) =>
    calendar(page).getByRole('navigation', { name: date.months }).getByRole('button', { name });
  await expect(arrow(date.previousMonth)).toHaveAttribute('aria-disabled', 'true');
  await arrow(date.nextMonth).click();
  await arrow(date.nextMonth).click();
  const chosen = day(page, /August 5, 2027/);
  await chosen.click();
  await expect(dateButton(page)).toHaveText('August 5, 2027');
  await expect(dateButton(page)).toHaveAccessibleName(/August 5, 2027/);
  await expect(chosen).toBeFocused();
  await expect(spoken(page)).toHaveText(`${inquiry.labels.visitDate}, August 5, 2027`);
  await calendar(page).getByRole('button', { name: date.done }).click();
  await expect(calendar(page)).toBeHidden();
  await expect(dateButton(page)).toBeFocused();
  await dateButton(page).click();
  await expect(chosen).toBeFocused();
  await chosen.click();
  await expect(dateButton(page)).toHaveText(date.pick);
  await expect(chosen).toBeFocused();
  await expect(spoken(page)).toHaveText(`${inquiry.labels.visitDate}, ${date.pick}`);
  await dateButton(page).click();
  await expect(calendar(page)).toBeHidden();

  // A click outside takes effect.
  await dateButton(page).click();
  await page.getByRole('banner').getByRole('button', { name: site.languages.label }).click();
  await expect(calendar(page)).toBeHidden();
  await expect(dateButton(page)).toHaveAttribute('aria-expanded', 'false');
  await dateButton(page).click();
  await field(page, 'fullName').click();
  await expect(calendar(page)).toBeHidden();
  await expect(field(page, 'fullName')).toBeFocused();
});

test('the calendar fits the window, leaves the submit button free, and ends with the last bookable day', async ({
  page,
}) => {
  await open(page, pages.contact.path);
  for (const width of [280, desktop.width]) {
    await page.setViewportSize({ width, height: 900 });
    await dateButton(page).click();
    await expect(day(page, todayLabel())).toBeFocused();
    await expect(calendar(page)).toBeInViewport({ ratio: 1 });
    // Fails if anything covers it.
    await submitButton(page).click({ trial: true });
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize(phone);
  await dateButton(page).evaluate(button => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await dateButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(day(page, todayLabel())).toBeFocused();
  await expect(calendar(page)).toBeInViewport({ ratio: 1 });

  const last = lastVisitDay(parkDay(now));
  const { monthsAhead } = commitments.bookingWindow;
  for (let month = 0; month < monthsAhead; month += 1) await page.keyboard.press('PageDown');
  await expect(day(page, dateText(last))).toBeFocused();
  // No key leads beyond it.
  for (const key of ['ArrowRight', 'ArrowDown', 'PageDown', 'Shift+PageDown']) await page.keyboard.press(key);
  await expect(day(page, dateText(last))).toBeFocused();
  const next = calendar(page).getByRole('button', { name: date.nextMonth });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(day(page, dateText(last)).locator('xpath=following::button[1]')).toBeDisabled();
  await expect(calendar(page).getByText(inquiry.errors.visitDate.tooFar)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dateButton(page)).toHaveText(dateText(last));
});

test('today can be requested until midnight; after closing time a note says that the park is closed, also on an open page', async ({
  page,
}) => {
  const closing = toInstant('2027-06-10', park.hours.closes).getTime();
  await page.clock.install({ time: closing - 90_000 });
  await open(page, pages.contact.path);
  await dateButton(page).click();
  await day(page, todayLabel()).click();
  await expect(dateButton(page)).not.toHaveAccessibleDescription(date.closedToday);
  await page.clock.runFor(100_000);
  await expect(dateButton(page)).toHaveAccessibleDescription(date.closedToday);
  await expect(
    day(page, todayLabel()).or(day(page, fill(date.chosen, { day: 'Thursday, June 10, 2027' }))),
  ).toBeEnabled();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(spoken(page)).toHaveText(`${inquiry.labels.visitDate}, June 10, 2027. ${date.closedToday}`);
  await page.keyboard.press('Escape');
  await page.clock.setFixedTime(toInstant('2027-06-11', '00:00'));
  await submitButton(page).click();
  await expect(dateButton(page)).toHaveAccessibleDescription(inquiry.errors.visitDate.past);
  await dateButton(page).click();
  await expect(day(page, /June 10, 2027/)).toBeDisabled();
});

test('the calendar works by keyboard alone', async ({ page }) => {
  await open(page, pages.contact.path);
  await dateButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(focusedElement(page)).toHaveAccessibleName(/June 10, 2027/);
  const steps: [string, string][] = [
    ['ArrowRight', 'June 11'],
    ['ArrowDown', 'June 18'],
    ['End', 'June 20'],
    ['PageDown', 'July 20'],
    ['Home', 'July 19'],
  ];
  for (const [key, name] of steps) {
    await page.keyboard.press(key);
    await expect(focusedElement(page), key).toHaveAccessibleName(new RegExp(name));
  }
  await page.keyboard.press('Enter');
  await expect(dateButton(page)).toHaveText('July 19, 2027');
  await expect(day(page, /July 19, 2027/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toBeHidden();
  await expect(dateButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(day(page, /July 19, 2027/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(dateButton(page)).toHaveText('July 20, 2027');
  await expect(day(page, /July 20, 2027/)).toBeFocused();
  // Tab stays inside.
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(calendar(page).locator(':focus')).toHaveCount(1);
  }
  // Also after a click between days.
  await calendar(page).click({ position: { x: 4, y: 40 } });
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toBeHidden();
  await expect(dateButton(page)).toBeFocused();
});

test('in French, a closed first of the month has its ordinal', async ({ page }) => {
  const exceptions = [{ from: '2027-07-01', to: '2027-07-02', closed: true, reason: 'weather' }] as const;
  await open(page, pathTo('contact', locales.fr));
  await page.evaluate(
    facts => {
      window.__scheduleFacts = facts;
    },
    { ...scheduleFacts, exceptions },
  );
  await page.locator('.date-button').click();
  await page.locator('.rdp-button_next').click();
  await expect(page.locator('.rdp-footer')).toContainText(' 1er–2 (');
});

test.describe('if the calendar does not load', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'dynamically imported module'] });

  test('its dialog says so, and tries again', async ({ page }) => {
    await open(page, pages.contact.path);
    await page.route('**/assets/calendar-*.js', route => route.abort());
    await dateButton(page).click();
    const tryAgain = calendar(page).getByRole('button', { name: date.failed });
    await expect(tryAgain).toBeVisible();
    await page.unroute('**/assets/calendar-*.js');
    await tryAgain.click();
    await expect(day(page, todayLabel())).toBeFocused();
  });
});
