import type { Page } from '@playwright/test';
import { commitments, toastMs } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { readPlan } from '../../domain/plan/link.ts';
import { address, date, fill, inquiry, site, ticket as words } from '../support/english.ts';
import { menuLink, pages } from '../support/site-pages.ts';
import {
  desktop,
  expect,
  findAxeViolations,
  open,
  stopClock,
  test,
  waitForHydration,
} from '../support/test.ts';
import {
  chooseDay,
  closeToastButton,
  dateButton,
  exampleTexts,
  expectEmpty,
  expectFilled,
  field,
  fillInquiry,
  sendingButton,
  submitButton,
} from '../support/visitor-form.ts';

const { errors, sent } = inquiry;
const { partySizeLimits, minSendingMs } = commitments;
const required = ['fullName', 'email', 'phone', 'numberOfVisitors'] as const;
const attributes: Record<(typeof required)[number], Record<string, string>> = {
  fullName: { autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email', inputmode: 'email' },
  phone: { type: 'tel', autocomplete: 'tel', inputmode: 'tel' },
  numberOfVisitors: { type: 'number', min: String(partySizeLimits.min), inputmode: 'numeric' },
};

const ticket = (page: Page) => page.getByRole('article', { name: sent.title });
const ticketHeading = (page: Page) => page.getByRole('heading', { name: sent.title });
const visitors = (count: number) => fill(words.counts.numberOfVisitors, { count });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop);
});

test('submitting an empty form shows an error for each field, focuses the first, and shows a toast about the date', async ({
  page,
}) => {
  await open(page, pages.contact.path);
  for (const name of required)
    for (const [attribute, value] of Object.entries({ ...attributes[name], required: '' }))
      await expect(field(page, name)).toHaveAttribute(attribute, value);
  await expect(field(page, 'specialRequests')).not.toHaveAttribute('required');
  await expect(page.getByText(`${inquiry.required.before} * ${inquiry.required.after}`)).toHaveCount(1);

  await submitButton(page).click();
  const toast = page.getByRole('alert');
  await expect(toast).toContainText(inquiry.errors.visitDate.missing);
  await expect(toast).toContainText(fill(inquiry.moreErrors, { count: required.length + 1 }));
  await expect(field(page, 'fullName')).toBeFocused();
  for (const name of required) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(errors[name].missing);
  }
  await expect(dateButton(page)).toHaveAccessibleDescription(errors.visitDate.missing);
  // Closing the toast by keyboard returns the focus.
  await closeToastButton(page).focus();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(field(page, 'fullName')).toBeFocused();
  await submitButton(page).click();
  await expect(page.locator('.toast')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(field(page, 'fullName')).toBeFocused();
});

test('errors update while they are corrected, and typed text is kept', async ({ page }) => {
  await open(page, pages.contact.path);
  const number = field(page, 'numberOfVisitors');
  await fillInquiry(page, { email: 'hannah@', numberOfVisitors: '0' });
  await submitButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toHaveAccessibleDescription(errors.email.malformed);
  await expect(number).toHaveAccessibleDescription(errors.numberOfVisitors.tooFew);
  await expect(field(page, 'fullName')).toHaveAttribute('aria-invalid', 'false');

  await field(page, 'email').fill('');
  await expect(field(page, 'email')).toHaveAccessibleDescription(errors.email.missing);
  await field(page, 'email').fill('ann@example,org');
  await expect(field(page, 'email')).toHaveAccessibleDescription(errors.email.malformed);
  await field(page, 'email').fill(exampleTexts.email);
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'false');
  for (const [text, error] of [
    // No number, so its value is empty.
    ['2-3', errors.numberOfVisitors.notWhole],
    ['1234567890123', errors.numberOfVisitors.tooMany],
  ] as const) {
    await number.fill('');
    await number.pressSequentially(text);
    await submitButton(page).click();
    await expect(number, text).toHaveAccessibleDescription(error);
  }
  await expect(number).toHaveValue('1234567890123');
  await expect(page.locator('.field-error [translate=no]')).toHaveText([park.phone, park.email]);
  await number.fill('1');
  await number.press('ArrowUp');
  await expect(number).toHaveValue('2');
  await expect(number).toHaveAttribute('aria-invalid', 'false');
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toContainText(inquiry.errors.visitDate.missing);
  await expect(dateButton(page)).toBeFocused();
  const day = await chooseDay(page);
  await expect(dateButton(page)).not.toHaveAccessibleDescription(errors.visitDate.missing);
  await expect(page.getByRole('alert')).toBeEmpty();
  await expectFilled(page, day, { ...exampleTexts, numberOfVisitors: '2' });
});

test('a complete inquiry is confirmed by a toast and a ticket, and clears the form, without any request', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, pages.contact.path);
  await fillInquiry(page, { numberOfVisitors: String(partySizeLimits.max) });
  const day = await chooseDay(page);
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  await stopClock(page);
  await submitButton(page).click();
  await expect(sendingButton(page)).toBeDisabled();
  await expect(page.locator('.toasts + [aria-live]')).toHaveText(inquiry.sending);
  await expect(field(page, 'fullName')).not.toBeEditable();
  await expect(dateButton(page)).toBeDisabled();
  const status = page.getByRole('status');
  await page.clock.runFor(minSendingMs - 10);
  await expect(sendingButton(page)).toBeVisible();
  await expect(status).toBeEmpty();
  await page.clock.runFor(20);

  await expect(status).toContainText(sent.title + sent.text);
  // The focus makes screen readers read it.
  await expect(status).toHaveAttribute('aria-live', 'off');
  await expectEmpty(page);
  await expect(submitButton(page)).toBeEnabled();
  await expect(ticketHeading(page)).toBeFocused();
  // Reduced motion leaves it out.
  await expect(page.locator('.letter')).toHaveCount(0);
  await expect(page).toHaveURL(pages.contact.path);
  await expect(ticket(page)).toContainText(day);
  await expect(ticket(page)).toContainText(visitors(partySizeLimits.max));
  await expect(ticket(page).locator('.ticket-next')).toHaveText(sent.text);
  const { fullName, email, phone, specialRequests } = exampleTexts;
  for (const text of [fullName, email, phone, specialRequests])
    await expect(ticket(page)).not.toContainText(text);
  // The ticket is above the form.
  await expect(page.locator('.ticket').locator('xpath=following::form')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  // The pointer keeps the toast open.
  await closeToastButton(page).hover();
  await page.clock.runFor(60_000);
  await expect(status).toContainText(sent.title);
  await expect(ticketHeading(page)).toBeInViewport();
  await ticketHeading(page).hover();
  await page.clock.runFor(toastMs.success);
  await expect(status).toBeEmpty();
  await page.clock.resume();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(requests).toEqual([]);

  // Only the ticket is printed.
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = '';
    };
  });
  await page.getByRole('button', { name: words.print }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  const hiddenParts = [
    '.header',
    '.hero',
    'form',
    '.contact-side',
    '.map',
    '.footer',
    '.toasts',
    '.ticket-actions',
  ];
  for (const part of hiddenParts) await expect(page.locator(part)).toBeHidden();
  await expect(ticketHeading(page)).toBeVisible();
  for (const line of [address.line, site.footer.hours]) await expect(ticket(page)).toContainText(line);
});

test('the ticket leads to a plan, returns quietly, and is replaced by the next one', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-06-10T11:00Z'));
  await open(page, pages.contact.path);
  await fillInquiry(page, { numberOfVisitors: '1' });
  await chooseDay(page);
  await submitButton(page).click();
  await expect(ticketHeading(page)).toBeFocused();
  await field(page, 'fullName').fill('Ana');
  const planLink = ticket(page).getByRole('link', { name: site.pages.plan });
  const { hash } = new URL((await planLink.getAttribute('href')) ?? '', page.url());
  expect(readPlan(hash)).toMatchObject({ day: '2027-06-10', partySize: 1 });
  await planLink.click();
  await expect(page).toHaveURL(pages.plan.path + hash);
  await waitForHydration(page);

  // On return, nothing is read.
  await menuLink(page, 'contact').click();
  await waitForHydration(page);
  await expect(page.locator('.plan-card')).toBeVisible();
  await expect(ticket(page)).toContainText(visitors(1));
  await expect(ticketHeading(page)).not.toBeFocused();
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(field(page, 'fullName')).toHaveValue('Ana');
  await expect(dateButton(page)).toHaveText(date('2027-06-10'));
  // Links to the form skip the ticket.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('banner').getByRole('link', { name: site.nav.tickets, exact: true }).click();
  await expect(page.getByRole('heading', { name: inquiry.title })).toBeInViewport();

  await submitButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(ticket(page)).toContainText(visitors(1));
  await fillInquiry(page, { numberOfVisitors: '7' });
  await stopClock(page);
  await submitButton(page).click();
  // The visitor's focus must not move.
  await menuLink(page, 'home').focus();
  await page.clock.runFor(minSendingMs + 10);
  await expect(ticket(page)).toContainText(visitors(7));
  await expect(ticket(page)).toHaveCount(1);
  await expect(menuLink(page, 'home')).toBeFocused();
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED'] });

  test('no inquiry is confirmed: the form says so, and the input is kept and sent later', async ({
    page,
    context,
  }) => {
    await open(page, pages.contact.path);
    await fillInquiry(page);
    const day = await chooseDay(page);
    await context.setOffline(true);
    await submitButton(page).click();
    const { title, text } = inquiry.offline;
    await expect(page.getByRole('alert')).toContainText(title);
    await expect(page.getByRole('status')).toBeEmpty();
    await expect(submitButton(page)).toHaveAccessibleDescription(`${title}. ${text} ${park.phone}`);
    await expectFilled(page, day);
    // The draft must survive a crash.
    const draft = await page.evaluate(() => sessionStorage.getItem('inquiry-draft'));
    for (const text of Object.values(exampleTexts)) expect(draft).toContain(text);
    expect(await findAxeViolations(page)).toEqual([]);
    await context.setOffline(false);
    await submitButton(page).click();
    await expect(page.getByRole('status')).toContainText(sent.title);
    await expect(page.getByRole('alert')).toBeEmpty();
    await expectEmpty(page);
  });
});
