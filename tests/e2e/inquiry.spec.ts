import { promises } from '../../domain/promises.ts';
import {
  calendar,
  chooseToday,
  closeToast,
  dateButton,
  expectEmpty,
  expectFilled,
  field,
  fillInquiry,
  sending,
  submit,
  type TypedField,
  typed,
} from '../support/inquiry-form.ts';
import { menuLink, pages } from '../support/pages.ts';
import { axeFindings, desk, expect, open, phone, stopClock, test } from '../support/test.ts';
import { inquiry } from '../support/words.ts';

const { faults, sent } = inquiry;
const { visitors, sendingMs } = promises;

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desk);
  await open(page, pages.contact.path);
});

test('the fields are what they should be', async ({ page }) => {
  const expected: Record<TypedField, Record<string, string>> = {
    fullName: { autocomplete: 'name', required: '' },
    email: { type: 'email', autocomplete: 'email', inputmode: 'email', required: '' },
    phone: { type: 'tel', autocomplete: 'tel', inputmode: 'tel', required: '' },
    numberOfVisitors: {
      type: 'number',
      min: String(visitors.min),
      step: '1',
      inputmode: 'numeric',
      required: '',
    },
    specialRequests: {},
  };
  for (const [name, attributes] of Object.entries(expected)) {
    for (const [attribute, value] of Object.entries(attributes)) {
      await expect(field(page, name as TypedField)).toHaveAttribute(attribute, value);
    }
  }
  await expect(field(page, 'specialRequests')).not.toHaveAttribute('required');
  await expect(dateButton(page)).toHaveText(inquiry.date.pick);
  const { before, after } = inquiry.required;
  await expect(page.getByText(`${before} * ${after}`)).toHaveCount(1);
});

test('a whole inquiry: sending, thanks, cleared, idle, and not one request', async ({ page }) => {
  await fillInquiry(page);
  await chooseToday(page);
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  await stopClock(page);
  await submit(page).click();

  await expect(sending(page)).toBeDisabled();
  await expect(page.locator('.toasts [aria-live]')).toHaveText(inquiry.sending);
  await expect(field(page, 'fullName')).not.toBeEditable();
  await expect(dateButton(page)).toBeDisabled();
  await page.clock.runFor(sendingMs - 10);
  await expect(sending(page)).toBeVisible();
  await expect(page.getByRole('status')).toBeEmpty();
  await page.clock.runFor(20);

  const status = page.getByRole('status');
  await expect(status).toContainText(sent.title);
  await expect(status).toContainText(sent.text);
  await expectEmpty(page);
  await expect(submit(page)).toBeEnabled();
  await expect(page.getByRole('heading', { name: sent.title })).toBeFocused();
  await expect(page).toHaveURL(pages.contact.path);
  expect(requests).toEqual([]);
  // It stays while it is pointed at, however long is looked.
  await closeToast(page).hover();
  await page.clock.resume();
  expect(await axeFindings(page)).toEqual([]);

  await closeToast(page).click();
  await expect(status).toBeEmpty();
});

test('an empty form: every field says its own fault, the first has focus, the date raises a toast', async ({
  page,
}) => {
  await submit(page).click();
  for (const name of ['fullName', 'email', 'phone', 'numberOfVisitors'] as const) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(faults[name].missing);
  }
  await expect(dateButton(page)).toHaveAccessibleDescription(faults.visitDate.missing);
  await expect(page.getByRole('alert')).toContainText(inquiry.noDate);
  await expect(field(page, 'fullName')).toBeFocused();
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport);
    expect(await axeFindings(page)).toEqual([]);
  }
});

test('faults change and clear as they are mended, and nothing typed is lost', async ({ page }) => {
  await fillInquiry(page, { email: 'hannah@', numberOfVisitors: '0' });
  await submit(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toHaveAccessibleDescription(faults.email.malformed);
  await expect(field(page, 'numberOfVisitors')).toHaveAccessibleDescription(faults.numberOfVisitors.tooFew);
  await expect(field(page, 'fullName')).toHaveAttribute('aria-invalid', 'false');

  await field(page, 'email').fill('');
  await expect(field(page, 'email')).toHaveAccessibleDescription(faults.email.missing);
  await field(page, 'email').fill('hannah@example.com');
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: inquiry.steps.numberOfVisitors.more }).click();
  await expect(field(page, 'numberOfVisitors')).toHaveAttribute('aria-invalid', 'false');
  const day = await chooseToday(page);
  await expect(dateButton(page)).not.toHaveAccessibleDescription(faults.visitDate.missing);
  await expect(page.getByRole('alert')).toBeEmpty();
  await expectFilled(page, day, { ...typed, email: 'hannah@example.com', numberOfVisitors: '1' });
});

test('a missing date alone stops the inquiry', async ({ page }) => {
  await fillInquiry(page);
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText(inquiry.noDate);
  await expect(dateButton(page)).toBeFocused();
  await expect(submit(page)).toBeVisible();
});

test('two clicks and Enter twice are one inquiry', async ({ page }) => {
  await fillInquiry(page);
  await chooseToday(page);
  await stopClock(page);
  const thanks = await page.getByRole('status').evaluateHandle(status => {
    const counted = { times: 0 };
    new MutationObserver(changes => {
      counted.times += changes.filter(({ addedNodes }) => addedNodes.length > 0).length;
    }).observe(status, { childList: true });
    return counted;
  });
  await page.evaluate(() => {
    const form = document.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await page.clock.runFor(sendingMs / 2);
  for (let press = 0; press < 2; press += 1) await field(page, 'fullName').press('Enter');
  await page.clock.runFor(sendingMs / 2 + 10);
  await expect(page.getByRole('status')).toContainText(sent.title);
  // A second one would come within its own time of sending.
  await page.clock.runFor(2 * sendingMs);
  expect(await thanks.evaluate(({ times }) => times)).toBe(1);
});

test('closing a message by keys gives the focus back', async ({ page }) => {
  await submit(page).click();
  await expect(field(page, 'fullName')).toBeFocused();
  await closeToast(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(field(page, 'fullName')).toBeFocused();
});

test('who leaves while it sends hears of it on the next page, and comes back to an empty form', async ({
  page,
}) => {
  await fillInquiry(page);
  await chooseToday(page);
  await stopClock(page);
  await submit(page).click();
  await expect(sending(page)).toBeVisible();
  await menuLink(page, 'home').click();
  await expect(page).toHaveURL(pages.home.path);
  await menuLink(page, 'contact').click();
  await expect(sending(page)).toBeDisabled();
  await expect(field(page, 'fullName')).toHaveValue(typed.fullName);
  await menuLink(page, 'home').click();
  await expect(page).toHaveURL(pages.home.path);
  await page.clock.runFor(sendingMs);
  await expect(page.getByRole('status')).toContainText(sent.title);
  await menuLink(page, 'contact').click();
  await expect(submit(page)).toBeEnabled();
  await expectEmpty(page);
});

test('the number of visitors is a whole number that scrolling leaves alone', async ({ page }) => {
  const number = field(page, 'numberOfVisitors');
  const wrong = faults.numberOfVisitors;
  await page.getByRole('button', { name: inquiry.steps.numberOfVisitors.more }).click();
  await expect(number).toHaveValue('1');
  await page.getByRole('button', { name: inquiry.steps.numberOfVisitors.fewer }).click();
  await expect(number).toHaveValue('1');
  await number.fill('5');
  await number.focus();
  await number.hover();
  await page.mouse.wheel(0, 300);
  await expect(number).toHaveValue('5');
  await number.fill('');
  await number.pressSequentially('1234567890123');
  await expect(number).toHaveValue('1234567890123'.slice(0, visitors.maxDigits));
  await number.fill('2.5');
  await submit(page).click();
  await expect(number).toHaveAccessibleDescription(wrong.notWhole);
  // No number at all, which the browser reads as empty.
  await number.fill('');
  await expect(number).toHaveAccessibleDescription(wrong.missing);
  await number.pressSequentially('1e');
  await submit(page).click();
  await expect(number).toHaveAccessibleDescription(wrong.notWhole);
});

test('a day that passed while the page was open is refused, and said so', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-06-10T22:30:00Z') });
  await open(page, pages.contact.path);
  await fillInquiry(page);
  // 23:30 in the park.
  expect(await chooseToday(page)).toBe('June 10, 2027');
  await page.clock.setFixedTime(new Date('2027-06-10T23:30:00Z'));
  await submit(page).click();
  await expect(dateButton(page)).toHaveAccessibleDescription(faults.visitDate.past);
  await dateButton(page).click();
  await expect(calendar(page).getByRole('button', { name: /June 10, 2027/ })).toBeDisabled();
});
