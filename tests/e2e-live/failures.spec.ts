import type { Page } from '@playwright/test';
import { commitments } from '../../domain/commitments.ts';
import { park, phoneHref } from '../../domain/park.ts';
import {
  dateButton,
  exampleTexts,
  expectFilled,
  field,
  sendingButton,
  submitButton,
} from '../support/inquiry-form.ts';
import {
  api,
  fillWholeForm,
  findInquiriesFrom,
  keysOf,
  waitForReference,
  watchInquiries,
} from '../support/live.ts';
import { pages } from '../support/pages.ts';
import {
  desktop,
  expect,
  findAxeViolations,
  open,
  phone,
  stopClock,
  test,
  waitForHydration,
} from '../support/test.ts';
import { inquiry, live } from '../support/words.ts';

const { unreached, slow, unavailable } = live.failures;
const { offline } = inquiry;

test.use({ expectedErrors: ['Failed to load resource'] });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, pages.contact.path);
});

interface Message {
  title: string;
  text: string;
}

async function expectFailed(page: Page, { title, text }: Message, input: { email: string; day: string }) {
  await expect(page.getByRole('alert')).toContainText(title);
  await expect(page.getByRole('alert')).toContainText(park.phone);
  await expect(page.getByRole('status')).toBeEmpty();
  const form = page.getByRole('form');
  await expect(form.getByText(title)).toBeVisible();
  await expect(form.getByRole('link', { name: park.phone })).toHaveAttribute('href', phoneHref);
  await expect(submitButton(page)).toBeFocused();
  await expect(submitButton(page)).toHaveAccessibleDescription(`${title}. ${text} ${park.phone}`);
  await expect(page.getByRole('article', { name: inquiry.sent.title })).toHaveCount(0);
  await expectFilled(page, input.day, { ...exampleTexts, email: input.email });
}

const json = 'application/json';
const answers: [name: string, message: Message, status: number, contentType: string, body: string][] = [
  ['an error of the server', unavailable, 503, json, '{}'],
];

test('each failure is explained and keeps the form; retries reuse the idempotency key until the inquiry is changed', async ({
  page,
  context,
}) => {
  const input = await fillWholeForm(page);
  const requests = watchInquiries(page);
  await page.clock.install();
  const fail = async (message: Message) => {
    await submitButton(page).click();
    await page.clock.runFor(commitments.minSendingMs);
    await expectFailed(page, message, input);
  };
  for (const [name, message, status, contentType, body] of answers)
    await test.step(name, async () => {
      await page.route(api, route => route.fulfill({ status, contentType, body }));
      await fail(message);
      await page.unroute(api);
    });
  await context.setOffline(true);
  await fail(offline);
  await context.setOffline(false);
  expect(new Set(keysOf(requests)).size).toBe(1);
  await field(page, 'specialRequests').fill('Two ramps, please');
  await submitButton(page).click();
  await waitForReference(page);
  await expect(page.getByRole('alert')).toBeEmpty();
  expect(requests).toHaveLength(answers.length + 2);
  expect(new Set(keysOf(requests)).size).toBe(2);
  const [record, ...others] = await findInquiriesFrom(input.email);
  expect(record?.inquiry.specialRequests).toBe('Two ramps, please');
  expect(others).toEqual([]);
});

async function loseAnswer(page: Page) {
  const delivery = Promise.withResolvers<void>();
  await page.route(api, async route => {
    await route.fetch();
    delivery.resolve();
  });
  await stopClock(page);
  await submitButton(page).click();
  await delivery.promise;
  await page.clock.runFor(14_900);
  await expect(sendingButton(page)).toBeVisible();
  await page.clock.runFor(200);
  await page.clock.resume();
  await page.unroute(api);
}

test('an inquiry times out after 15 seconds, and is stored once when it is sent again after a reload', async ({
  page,
}) => {
  const input = await fillWholeForm(page);
  await loseAnswer(page);
  await expectFailed(page, slow, input);
  const [first] = await findInquiriesFrom(input.email);
  await page.reload();
  await waitForHydration(page);
  await submitButton(page).click();
  expect(await waitForReference(page)).toBe(first?.reference);
  expect(await findInquiriesFrom(input.email)).toHaveLength(1);
});

test('errors found by the server are shown at their fields, and a failure passes axe', async ({ page }) => {
  await page.setViewportSize(phone);
  // The device's clock is wrong.
  await page.clock.install({ time: new Date('2024-03-05T12:00:00Z') });
  await open(page, pages.contact.path);
  const { email, day } = await fillWholeForm(page);
  expect(day).toBe('March 5, 2024');
  const send = async () => {
    await submitButton(page).click();
    await page.clock.runFor(commitments.minSendingMs);
  };
  await send();
  await expect(page.getByRole('alert')).toContainText(live.invalid.text);
  await expect(dateButton(page)).toHaveAccessibleDescription(inquiry.errors.visitDate.past);
  await expect(dateButton(page)).toBeFocused();
  await expect(field(page, 'fullName')).toHaveAttribute('aria-invalid', 'false');
  await expect(field(page, 'fullName')).toHaveValue(exampleTexts.fullName);
  expect(await findInquiriesFrom(email)).toEqual([]);

  const body = JSON.stringify({ errors: { phone: 'somethingNew' } });
  await page.route(api, route => route.fulfill({ status: 422, contentType: json, body }));
  await send();
  await expect(field(page, 'phone')).toBeFocused();
  await expect(field(page, 'phone')).toHaveAccessibleDescription(inquiry.otherError);
  await page.unroute(api);
  await page.route(api, route => route.abort('connectionreset'));
  await send();
  await expect(page.getByRole('alert')).toContainText(unreached.title);
  expect(await findAxeViolations(page)).toEqual([]);
});
