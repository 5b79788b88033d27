import type { Page } from '@playwright/test';
import { commitments } from '../../domain/commitments.ts';
import {
  chooseDay,
  dateButton,
  exampleTexts,
  expectEmpty,
  field,
  fillInquiry,
  submitButton,
} from '../support/inquiry-form.ts';
import { menuLink, pages } from '../support/pages.ts';
import { desktop, expect, findAxeViolations, holdRequests, open, stopClock, test } from '../support/test.ts';
import { address, fill, inquiry, site, ticket as words } from '../support/words.ts';

const ticket = (page: Page) => page.getByRole('article', { name: inquiry.sent.title });
const heading = (page: Page) => page.getByRole('heading', { name: inquiry.sent.title });
const visitors = (count: number) => fill(words.counts.numberOfVisitors, { count });

async function send(page: Page, numberOfVisitors = exampleTexts.numberOfVisitors): Promise<void> {
  await fillInquiry(page, { numberOfVisitors });
  await chooseDay(page);
  await submitButton(page).click();
}

test.use({ viewport: desktop });
test.beforeEach(({ page }) => open(page, pages.contact.path));

test('the ticket of a phone shows day, visitors and next step, gets the focus, and is printed alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const numberOfVisitors = String(commitments.partySizeLimits.max);
  await fillInquiry(page, { numberOfVisitors });
  const day = await chooseDay(page);
  await submitButton(page).click();
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await expect(ticket(page)).toContainText(day);
  await expect(ticket(page)).toContainText(visitors(Number(numberOfVisitors)));
  await expect(ticket(page).locator('.ticket-next')).toHaveText(inquiry.sent.text);
  await expect(page.getByRole('status')).toContainText(inquiry.sent.title + inquiry.sent.text);
  await expectEmpty(page);
  // The ticket is above the form.
  await expect(submitButton(page)).toBeEnabled();
  await expect(page.locator('.ticket').locator('xpath=following::form')).toHaveCount(1);
  const text = await ticket(page).innerText();
  for (const input of [
    exampleTexts.fullName,
    exampleTexts.email,
    exampleTexts.phone,
    exampleTexts.specialRequests,
  ])
    expect(text).not.toContain(input);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await findAxeViolations(page)).toEqual([]);

  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = '';
    };
  });
  await page.getByRole('button', { name: words.print }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  const hiddenParts = '.header, .hero, form, .contact-side, .map, .footer, .toasts, .ticket-actions'.split(
    ', ',
  );
  for (const part of hiddenParts) await expect(page.locator(part)).toBeHidden();
  await expect(heading(page)).toBeVisible();
  for (const line of [address.line, site.footer.hours]) await expect(ticket(page)).toContainText(line);
});

test('the ticket stays on return, and is replaced by the next one', { tag: '@deep' }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-06-10T11:00Z'));
  await open(page, pages.contact.path);
  await send(page, '1');
  await expect(heading(page)).toBeFocused();
  await expectEmpty(page);
  await field(page, 'fullName').focus();
  await page.keyboard.type('Ana');
  await menuLink(page, 'attractions').click();
  await expect(page).toHaveURL(pages.attractions.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await menuLink(page, 'contact').click();
  await expect(ticket(page)).toContainText(visitors(1));
  await expect(heading(page)).not.toBeFocused();
  await expect(field(page, 'fullName')).toHaveValue('Ana');

  await submitButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(ticket(page)).toContainText(visitors(1));
  await fillInquiry(page, { numberOfVisitors: '7' });
  await chooseDay(page);
  await stopClock(page);
  await submitButton(page).click();
  // The visitor's focus must not move.
  await menuLink(page, 'home').focus();
  await page.clock.runFor(commitments.minSendingMs + 10);
  await expect(ticket(page)).toContainText(visitors(7));
  await expect(ticket(page)).toHaveCount(1);
  await expect(menuLink(page, 'home')).toBeFocused();
});

test('the ticket returns without moving the form or announcing anything; the link to the form skips it', {
  tag: '@deep',
}, async ({ page }) => {
  await send(page);
  await expect(heading(page)).toBeFocused();
  await page.goto(pages.home.path);
  const release = await holdRequests(page, '**/assets/ticket-*.js');
  await open(page, pages.contact.path);
  const form = page.getByRole('form');
  await expect(form).toBeInViewport();
  await field(page, 'fullName').evaluate((input: HTMLElement) => input.focus({ preventScroll: true }));
  const before = await form.boundingBox();
  await expect(ticket(page)).toHaveCount(0);
  release();
  await expect(ticket(page)).toHaveCount(1);
  expect(Math.abs(((await form.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
  await expect(field(page, 'fullName')).toBeFocused();
  await expect(page.getByRole('status')).toBeEmpty();
  for (const [width, name] of [
    [390, site.nav.ticketsShort],
    [desktop.width, site.nav.tickets],
  ] as const) {
    await page.setViewportSize({ ...desktop, width });
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name: inquiry.title })).toBeInViewport();
    await expect(ticket(page)).toHaveCount(1);
  }
});

test.describe('if its module cannot be loaded', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'ERR_FAILED'] });

  test('the inquiry is confirmed without a ticket', { tag: '@deep' }, async ({ page }) => {
    await page.route('**/assets/ticket-*.js', route => route.abort());
    await send(page);
    await expect(page.getByRole('status')).toContainText(inquiry.sent.title);
    await expectEmpty(page);
    await expect(submitButton(page)).toBeFocused();
    await expect(ticket(page)).toHaveCount(0);
    await expect(dateButton(page)).toBeEnabled();
  });
});
