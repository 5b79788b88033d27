import type { Page } from '@playwright/test';
import { commitments } from '../../domain/commitments.ts';
import { apiPath, honeypotField } from '../../domain/inquiry-api.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import { fill, inquiry, live } from '../support/english.ts';
import { fillWholeForm, findInquiriesFrom, waitForReference } from '../support/live-form.ts';
import { pages } from '../support/site-pages.ts';
import { desktop, expect, findAxeViolations, open, phone, test, waitForHydration } from '../support/test.ts';
import {
  closeToastButton,
  dateButton,
  exampleTexts,
  expectEmpty,
  expectFilled,
  field,
  sendingButton,
  submitButton,
} from '../support/visitor-form.ts';

const api = `**${apiPath}`;

const ticket = (page: Page) => page.getByRole('article', { name: inquiry.sent.title });

/** The idempotency keys of all inquiries that the page sends. The returned list grows with each. */
function watchKeys(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', request => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop);
});

test('an inquiry is sent once however often it is submitted; the next has a new key, and is marked by the honeypot', async ({
  page,
}) => {
  await open(page, pages.contact.path);
  const { email } = await fillWholeForm(page);
  const keys = watchKeys(page);
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.form?.requestSubmit();
  });
  await expect(sendingButton(page)).toBeDisabled();
  for (let press = 0; press < 2; press += 1) await field(page, 'fullName').press('Enter');
  const reference = await waitForReference(page);
  await expectEmpty(page);
  // The reference stays when the toast is closed.
  await closeToastButton(page).click();
  await expect(ticket(page)).toContainText(fill(live.reference, { reference }));
  expect(await findAxeViolations(page)).toEqual([]);
  const [stored, ...others] = await findInquiriesFrom(email);
  expect(others).toEqual([]);
  expect(stored?.reference).toBe(reference);
  const numberOfVisitors = Number(exampleTexts.numberOfVisitors);
  expect(stored?.inquiry).toMatchObject({ ...exampleTexts, email, numberOfVisitors });
  expect(stored?.isSuspected).toBe(false);
  expect(keys).toHaveLength(1);

  const next = await fillWholeForm(page);
  // A bot's inquiry is marked, but stored.
  const honeypot = page.locator(`input[name=${honeypotField}]`);
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  expect(await honeypot.evaluate(input => input.closest('[aria-hidden=true]') !== null)).toBe(true);
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = 'https://example.com';
  });
  await submitButton(page).click();
  expect(await waitForReference(page)).not.toBe(reference);
  expect(new Set(keys).size).toBe(2);
  expect((await findInquiriesFrom(next.email))[0]?.isSuspected).toBe(true);
  await expect(honeypot).toHaveValue('');
});

test('an inquiry that the visitor leaves while it is being sent is stored once, if it is sent again in another language', async ({
  page,
}) => {
  await open(page, pages.contact.path);
  const { email } = await fillWholeForm(page);
  const keys = watchKeys(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: status, resolve: setStatus } = Promise.withResolvers<number>();
  let isFirst = true;
  await page.route(api, async route => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await released;
    setStatus((await route.fetch()).status());
  });
  await submitButton(page).click();
  await expect(sendingButton(page)).toBeVisible();
  await page.locator('.footer').getByRole('link', { name: locales.es.name, exact: true }).click();
  await expect(page).toHaveURL(pathTo('contact', locales.es));
  await waitForHydration(page);
  const { labels, sent: confirmation, submit } = words.es.inquiry;
  await expect(page.getByLabel(labels.email)).toHaveValue(email);
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByRole('status')).toContainText(confirmation.title);
  release();
  expect(await status).toBe(201);
  const [record, ...duplicates] = await findInquiriesFrom(email);
  expect(duplicates).toEqual([]);
  const reference = record?.reference ?? '?';
  await expect(page.getByRole('status')).toContainText(reference);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);

  await page.reload();
  await expect(page.getByRole('article', { name: confirmation.title })).toContainText(reference);
  await expect(page.getByLabel(labels.fullName)).toHaveValue('');
  await expect(page.getByRole('status')).toBeEmpty();
});

interface Failure {
  title: string;
  text: string;
}

async function expectFailed(page: Page, { title, text }: Failure, input: { email: string; day: string }) {
  await expect(page.getByRole('alert')).toContainText(title);
  await expect(page.getByRole('alert')).toContainText(park.phone);
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(page.getByRole('form').getByRole('link', { name: park.phone })).toHaveAttribute(
    'href',
    phoneHref,
  );
  await expect(submitButton(page)).toBeFocused();
  await expect(submitButton(page)).toHaveAccessibleDescription(`${title}. ${text} ${park.phone}`);
  await expect(ticket(page)).toHaveCount(0);
  await expectFilled(page, input.day, { ...exampleTexts, email: input.email });
}

test.describe('an inquiry that fails', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('each failure is explained and keeps the form; retries reuse the idempotency key until the inquiry is changed', async ({
    page,
    context,
  }) => {
    await open(page, pages.contact.path);
    const input = await fillWholeForm(page);
    const keys = watchKeys(page);
    await page.clock.install();
    const fail = async (failure: Failure) => {
      await submitButton(page).click();
      await page.clock.runFor(commitments.minSendingMs);
      await expectFailed(page, failure, input);
    };
    await page.route(api, route => route.fulfill({ status: 503, json: {} }));
    await fail(live.failures.unavailable);
    await page.unroute(api);
    await context.setOffline(true);
    await fail(inquiry.offline);
    await context.setOffline(false);
    expect(new Set(keys).size).toBe(1);
    await field(page, 'specialRequests').fill('Two ramps, please');
    await submitButton(page).click();
    await waitForReference(page);
    await expect(page.getByRole('alert')).toBeEmpty();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(2);
    const stored = await findInquiriesFrom(input.email);
    expect(stored.map(({ inquiry }) => inquiry.specialRequests)).toEqual(['Two ramps, please']);
  });

  test('errors found by the server are shown at their fields', async ({ page }) => {
    await page.setViewportSize(phone);
    // The device's clock is wrong.
    await page.clock.install({ time: new Date('2024-03-05T12:00:00Z') });
    await open(page, pages.contact.path);
    const { email } = await fillWholeForm(page);
    const send = async () => {
      await submitButton(page).click();
      await page.clock.runFor(commitments.minSendingMs);
    };
    await send();
    await expect(page.getByRole('alert')).toContainText(live.invalid.text);
    await expect(dateButton(page)).toHaveAccessibleDescription(inquiry.errors.visitDate.past);
    await expect(dateButton(page)).toBeFocused();
    await expect(field(page, 'fullName')).toHaveValue(exampleTexts.fullName);
    expect(await findInquiriesFrom(email)).toEqual([]);

    const json = { errors: { phone: 'somethingNew' } };
    await page.route(api, route => route.fulfill({ status: 422, json }));
    await submitButton(page).focus();
    // It would repeat what the toast says.
    await submitButton(page).evaluate(button => button.addEventListener('focus', () => button.remove()));
    await send();
    await expect(field(page, 'phone')).toBeFocused();
    await expect(submitButton(page)).toBeVisible();
    await expect(field(page, 'phone')).toHaveAccessibleDescription(inquiry.otherError);
  });
});
