import { fillWhole, keysOf, storedFrom, submit, watchInquiries } from '../support/live.ts';
import { axeFindings, dateButton, desk, expect, phone, reactStarted, test } from '../support/test.ts';

const reference = /IP-[2-9A-Z]{4}-[2-9A-Z]{2}/;

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto('/contact');
  await reactStarted(page);
});

test('an inquiry arrives: sending, thanks, its reference, cleared and idle', async ({ page }) => {
  const email = await fillWhole(page);
  const sent = watchInquiries(page);
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  const status = page.getByRole('status');
  await expect(status).toContainText('Thank you for your inquiry!');
  await expect(status).toContainText('We will respond within 24 hours.');
  await expect(status).toContainText(reference);
  for (const label of ['Full Name', 'Email', 'Phone', 'Number of Visitors', 'Special Requests']) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
  await expect(dateButton(page)).toHaveText('Pick a date');
  await expect(submit(page)).toBeFocused();
  await expect(page).toHaveURL('/contact');

  const [stored, ...others] = await storedFrom(email);
  expect(others).toEqual([]);
  expect(stored?.inquiry).toMatchObject({
    fullName: 'Siobhán O’Neill',
    email,
    phone: '+49 (0)30 123-45',
    numberOfVisitors: 4,
    specialRequests: 'A ramp, please',
  });
  expect(stored?.marks).not.toContain('honeypot');
  await expect(status).toContainText(`Your reference: ${stored?.reference}`);
  await expect(status.locator('[translate=no]')).toHaveText(stored?.reference ?? '');
  // It stays when the message has gone.
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(submit(page)).toHaveAccessibleDescription(`Your reference: ${stored?.reference}`);
  expect(sent).toHaveLength(1);
});

for (const viewport of [desk, phone]) {
  test(`an inquiry that has arrived has nothing for axe to find at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await fillWhole(page);
    await submit(page).click();
    await expect(page.getByRole('status')).toContainText(reference);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('a quick answer leaves "Sending..." for its whole second', async ({ page }) => {
  await fillWhole(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const answered = page.waitForResponse('**/api/inquiries');
  await submit(page).click();
  expect((await answered).status()).toBe(201);
  await page.clock.runFor(990);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.clock.runFor(20);
  await expect(page.getByRole('status')).toContainText(reference);
});

test('a slow answer is waited for beyond the second', async ({ page }) => {
  await fillWhole(page);
  let answer = () => {};
  const held = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route('**/api/inquiries', async route => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await submit(page).click();
  await page.clock.runFor(5000);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expect(page.getByRole('status')).toBeEmpty();
  answer();
  await expect(page.getByRole('status')).toContainText(reference);
});

test('two clicks and Enter twice are one request and one row', async ({ page }) => {
  const email = await fillWhole(page);
  const sent = watchInquiries(page);
  await page.evaluate(() => {
    const form = document.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await page.getByLabel('Full Name').press('Enter');
  await page.getByLabel('Full Name').press('Enter');
  await expect(page.getByRole('status')).toContainText(reference);
  expect(sent).toHaveLength(1);
  expect(await storedFrom(email)).toHaveLength(1);
});

test('the next inquiry has another key, the same words or not', async ({ page }) => {
  const sent = watchInquiries(page);
  const references: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    await fillWhole(page);
    await page.getByLabel('Email').fill('twice@example.com');
    await submit(page).click();
    const status = page.getByRole('status');
    await expect(status).toContainText(reference);
    references.push(reference.exec((await status.textContent()) ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: 'Close message' }).click();
  }
  expect(new Set(keysOf(sent)).size).toBe(2);
  expect(new Set(references).size).toBe(2);
});

test('a machine that fills in everything is marked, and stored all the same', async ({ page }) => {
  const email = await fillWhole(page);
  const trap = page.locator('input[name=website]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(await trap.evaluate(field => field.closest('[aria-hidden=true]') !== null)).toBe(true);
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'https://example.com';
  });
  await submit(page).click();
  await expect(page.getByRole('status')).toContainText(reference);
  const [stored] = await storedFrom(email);
  expect(stored?.marks).toContain('honeypot');
  await expect(trap).toHaveValue('');
});

test('a page without a secure context makes its keys too', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined }));
  await page.goto('/contact');
  await reactStarted(page);
  const email = await fillWhole(page);
  const sent = watchInquiries(page);
  await submit(page).click();
  await expect(page.getByRole('status')).toContainText(reference);
  expect(keysOf(sent)[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await storedFrom(email)).toHaveLength(1);
});
