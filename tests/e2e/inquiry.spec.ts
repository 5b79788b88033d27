import { commitments, toastMs } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
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
} from '../support/inquiry-form.ts';
import { pages } from '../support/pages.ts';
import { desktop, expect, findAxeViolations, open, stopClock, test } from '../support/test.ts';
import { fill, inquiry } from '../support/words.ts';

const { errors, sent } = inquiry;
const { partySizeLimits, minSendingMs } = commitments;
const required = ['fullName', 'email', 'phone', 'numberOfVisitors'] as const;
const attributes: Record<(typeof required)[number], Record<string, string>> = {
  fullName: { autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email', inputmode: 'email' },
  phone: { type: 'tel', autocomplete: 'tel', inputmode: 'tel' },
  numberOfVisitors: { type: 'number', min: String(partySizeLimits.min), inputmode: 'numeric' },
};

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, pages.contact.path);
});

test('submitting an empty form shows an error for each field, focuses the first, and shows a toast about the date', async ({
  page,
}) => {
  for (const name of required)
    for (const [attribute, value] of Object.entries({ ...attributes[name], required: '' }))
      await expect(field(page, name)).toHaveAttribute(attribute, value);
  await expect(field(page, 'specialRequests')).not.toHaveAttribute('required');
  await expect(page.getByText(`${inquiry.required.before} * ${inquiry.required.after}`)).toHaveCount(1);

  await submitButton(page).click();
  const message = page.getByRole('alert');
  await expect(message).toContainText(inquiry.errors.visitDate.missing);
  await expect(message).toContainText(fill(inquiry.moreErrors, { count: required.length + 1 }));
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
  await expect(field(page, 'email')).toHaveAccessibleDescription(
    fill(inquiry.emailMarks.other, { mark: ',' }),
  );
  await field(page, 'email').fill(exampleTexts.email);
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'false');
  for (const [text, error] of [
    ['1.5', errors.numberOfVisitors.notWhole],
    // No number, so its value is empty.
    ['2-3', errors.numberOfVisitors.notWhole],
    ['', errors.numberOfVisitors.missing],
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

test('a complete inquiry is confirmed and clears the form, without any request', async ({ page }) => {
  await fillInquiry(page);
  await chooseDay(page);
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

  await expect(status).toContainText(sent.title);
  await expect(status).toContainText(sent.text);
  await expectEmpty(page);
  await expect(submitButton(page)).toBeEnabled();
  await expect(page.getByRole('heading', { name: sent.title })).toBeFocused();
  await expect(page).toHaveURL(pages.contact.path);
  // The pointer keeps the toast open.
  await closeToastButton(page).hover();
  await page.clock.runFor(60_000);
  await expect(status).toContainText(sent.title);
  await page.getByRole('heading', { name: sent.title }).hover();
  await page.clock.runFor(toastMs.success);
  await expect(status).toBeEmpty();
  await page.clock.resume();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(requests).toEqual([]);
});

test('without storage, an inquiry can be sent', { tag: '@deep' }, async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get });
  });
  await open(page, pages.contact.path);
  await fillInquiry(page);
  await chooseDay(page);
  await submitButton(page).click();
  await expect(page.getByRole('status')).toContainText(sent.title);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED'] });

  test('no inquiry is confirmed: a message says so, and the input is kept and sent later', async ({
    page,
    context,
  }) => {
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
