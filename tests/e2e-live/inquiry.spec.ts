import type { Page } from '@playwright/test';
import { honeypotField } from '../../domain/inquiry-api.ts';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import {
  closeToastButton,
  exampleTexts,
  expectEmpty,
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
import { desktop, expect, findAxeViolations, open, test, waitForHydration } from '../support/test.ts';
import { fill, inquiry, live } from '../support/words.ts';

const ticket = (page: Page) => page.getByRole('article', { name: inquiry.sent.title });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, pages.contact.path);
});

test('an inquiry is sent once however often it is submitted; the next has a new key, and is marked by the honeypot', async ({
  page,
}) => {
  const { email } = await fillWholeForm(page);
  const requests = watchInquiries(page);
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.form?.requestSubmit();
  });
  await expect(sendingButton(page)).toBeDisabled();
  for (let press = 0; press < 2; press += 1) await field(page, 'fullName').press('Enter');
  const reference = await waitForReference(page);
  await expect(page.getByRole('status')).toContainText(inquiry.sent.text);
  await expectEmpty(page);
  await expect(page).toHaveURL(pages.contact.path);
  // The reference stays when the toast is closed.
  await closeToastButton(page).click();
  await expect(ticket(page)).toContainText(fill(live.reference, { reference }));
  expect(await findAxeViolations(page)).toEqual([]);
  const [stored, ...others] = await findInquiriesFrom(email);
  expect(others).toEqual([]);
  expect(stored?.reference).toBe(reference);
  const numberOfVisitors = Number(exampleTexts.numberOfVisitors);
  expect(stored?.inquiry).toMatchObject({ ...exampleTexts, email, numberOfVisitors });
  expect(stored?.spamReasons).not.toContain('honeypot');
  expect(requests).toHaveLength(1);

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
  expect(new Set(keysOf(requests)).size).toBe(2);
  expect((await findInquiriesFrom(next.email))[0]?.spamReasons).toContain('honeypot');
  await expect(honeypot).toHaveValue('');
});

test('an inquiry that the visitor leaves while it is being sent is stored once, if it is sent again in another language', async ({
  page,
}) => {
  const { email } = await fillWholeForm(page);
  const requests = watchInquiries(page);
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
  expect(keysOf(requests)).toHaveLength(2);
  expect(new Set(keysOf(requests)).size).toBe(1);

  await page.reload();
  await expect(page.getByRole('article', { name: confirmation.title })).toContainText(reference);
  await expect(page.getByLabel(labels.fullName)).toHaveValue('');
  await expect(page.getByRole('status')).toBeEmpty();
  const keys = await page.evaluate(() =>
    Object.keys(sessionStorage).filter(key => key.startsWith('inquiry')),
  );
  expect(keys).toEqual(['inquiry-received']);
});
