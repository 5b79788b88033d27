import { honeypotField } from '../../domain/inquiry-api.ts';
import { promises } from '../../domain/promises.ts';
import { closeToast, expectEmpty, field, sending, submit, typed } from '../support/inquiry-form.ts';
import { api, fillWhole, keysOf, storedFrom, thankedFor, watchInquiries } from '../support/live.ts';
import { pages } from '../support/pages.ts';
import { axeFindings, desk, expect, hold, open, phone, stopClock, test } from '../support/test.ts';
import { fill, inquiry, live } from '../support/words.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desk);
  await open(page, pages.contact.path);
});

test('an inquiry arrives: sending, thanks, its reference, cleared and idle', async ({ page }) => {
  const { email } = await fillWhole(page);
  const sent = watchInquiries(page);
  await submit(page).click();
  await expect(sending(page)).toBeDisabled();
  const reference = await thankedFor(page);
  await expect(page.getByRole('status')).toContainText(inquiry.sent.text);
  await expectEmpty(page);
  await expect(submit(page)).toBeFocused();
  await expect(page).toHaveURL(pages.contact.path);

  const [stored, ...others] = await storedFrom(email);
  expect(others).toEqual([]);
  expect(stored?.reference).toBe(reference);
  const numberOfVisitors = Number(typed.numberOfVisitors);
  expect(stored?.inquiry).toMatchObject({ ...typed, email, numberOfVisitors });
  expect(stored?.marks).not.toContain('honeypot');
  // It stays when the message has gone.
  await closeToast(page).click();
  await expect(submit(page)).toHaveAccessibleDescription(fill(live.reference, { reference }));
  expect(sent).toHaveLength(1);
});

for (const viewport of [desk, phone]) {
  test(`an inquiry that has arrived has nothing for axe to find at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await fillWhole(page);
    await submit(page).click();
    await thankedFor(page);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('a quick answer leaves "Sending..." for its whole second', async ({ page }) => {
  await fillWhole(page);
  await stopClock(page);
  const answered = page.waitForResponse(api);
  await submit(page).click();
  expect((await answered).status()).toBe(201);
  await page.clock.runFor(promises.sendingMs - 10);
  await expect(sending(page)).toBeVisible();
  await page.clock.runFor(20);
  await thankedFor(page);
});

test('a slow answer is waited for beyond the second', async ({ page }) => {
  await fillWhole(page);
  const answer = await hold(page, api);
  await page.clock.install();
  await submit(page).click();
  await page.clock.runFor(5 * promises.sendingMs);
  await expect(sending(page)).toBeVisible();
  await expect(page.getByRole('status')).toBeEmpty();
  answer();
  await thankedFor(page);
});

test('two clicks and Enter twice are one request and one row', async ({ page }) => {
  const { email } = await fillWhole(page);
  const sent = watchInquiries(page);
  await page.evaluate(() => {
    const form = document.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  for (let press = 0; press < 2; press += 1) await field(page, 'fullName').press('Enter');
  await thankedFor(page);
  expect(sent).toHaveLength(1);
  expect(await storedFrom(email)).toHaveLength(1);
});

test('the next inquiry has another key, the same words or not', async ({ page }) => {
  const sent = watchInquiries(page);
  const references = new Set<string>();
  for (let round = 0; round < 2; round += 1) {
    await fillWhole(page);
    await field(page, 'email').fill('twice@example.com');
    await submit(page).click();
    references.add(await thankedFor(page));
    await closeToast(page).click();
  }
  expect(new Set(keysOf(sent)).size).toBe(2);
  expect(references.size).toBe(2);
});

test('a machine that fills in everything is marked, and stored all the same', async ({ page }) => {
  const { email } = await fillWhole(page);
  const trap = page.locator(`input[name=${honeypotField}]`);
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(await trap.evaluate(input => input.closest('[aria-hidden=true]') !== null)).toBe(true);
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://example.com';
  });
  await submit(page).click();
  await thankedFor(page);
  const [stored] = await storedFrom(email);
  expect(stored?.marks).toContain('honeypot');
  await expect(trap).toHaveValue('');
});

test('a page without a secure context makes its keys too', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined }));
  await open(page, pages.contact.path);
  const { email } = await fillWhole(page);
  const sent = watchInquiries(page);
  await submit(page).click();
  await thankedFor(page);
  expect(keysOf(sent)[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await storedFrom(email)).toHaveLength(1);
});
