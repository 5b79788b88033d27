import type { Page, Route } from '@playwright/test';
import { fillWhole, keysOf, storedFrom, submit, watchInquiries } from '../support/live.ts';
import { axeFindings, dateButton, desk, expect, phone, reactStarted, test } from '../support/test.ts';

const api = '**/api/inquiries';
const thanks = 'Thank you for your inquiry!';

test.use({ expectedComplaints: ['Failed to load resource'] });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto('/contact');
  await reactStarted(page);
});

/** The message and the note by the form say it with the phone number, and everything typed is there. */
async function expectKept(page: Page, title: string, email: string, date: string) {
  await expect(page.getByRole('alert')).toContainText(title);
  await expect(page.getByRole('alert')).toContainText('+34 922 000 000');
  await expect(page.getByRole('status')).toBeEmpty();
  const form = page.getByRole('form');
  await expect(form.getByText(title)).toBeVisible();
  await expect(form.getByRole('link', { name: '+34 922 000 000' })).toHaveAttribute(
    'href',
    'tel:+34922000000',
  );
  await expect(submit(page)).toBeEnabled();
  await expect(submit(page)).toBeFocused();
  await expect(submit(page)).toHaveAccessibleDescription(new RegExp(title));
  await expect(page.getByLabel('Full Name')).toHaveValue('Siobhán O’Neill');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Phone')).toHaveValue('+49 (0)30 123-45');
  await expect(page.getByLabel('Number of Visitors')).toHaveValue('4');
  await expect(page.getByLabel('Special Requests')).toHaveValue('A ramp, please');
  await expect(dateButton(page)).toHaveText(date);
}

/** Faults that the form itself did not find. */
const refusal = JSON.stringify({
  status: 422,
  errors: [
    { pointer: '/visitDate', code: 'past', detail: '' },
    { pointer: '/phone', code: 'somethingNew', detail: '' },
  ],
});
const json = { 'Content-Type': 'application/problem+json' };
const answers: [string, string, (route: Route) => Promise<void>][] = [
  [
    'an error of the server',
    'We cannot take inquiries right now',
    route => route.fulfill({ status: 500, headers: json, body: '{"title":"Internal Server Error"}' }),
  ],
  [
    'too many',
    'Too many inquiries at once',
    route => route.fulfill({ status: 429, headers: { ...json, 'Retry-After': '180' }, body: '{}' }),
  ],
  [
    'a log-in page of a hotel, with status 200',
    'Your inquiry was not sent',
    route => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  ],
  [
    'an HTML error page of a proxy',
    'We cannot take inquiries right now',
    route => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  ],
  [
    'a redirect',
    'We could not be reached',
    route => route.fulfill({ status: 302, headers: { Location: 'https://login.example/' } }),
  ],
  ['a broken connection', 'We could not be reached', route => route.abort('connectionreset')],
];

for (const [name, title, answer] of answers) {
  test(`${name}: said, kept, and sent again with the same key`, async ({ page }) => {
    const email = await fillWhole(page);
    const date = (await dateButton(page).textContent()) ?? '';
    const sent = watchInquiries(page);
    await page.route(api, answer);
    await submit(page).click();
    await expectKept(page, title, email, date);
    await page.unroute(api);
    await submit(page).click();
    await expect(page.getByRole('status')).toContainText(thanks);
    await expect(page.getByRole('alert')).toBeEmpty();
    expect(sent).toHaveLength(2);
    expect(new Set(keysOf(sent)).size).toBe(1);
    expect(await storedFrom(email)).toHaveLength(1);
  });
}

test('offline is said, and the same inquiry goes through when the line is back', async ({
  page,
  context,
}) => {
  const email = await fillWhole(page);
  const date = (await dateButton(page).textContent()) ?? '';
  const sent = watchInquiries(page);
  await context.setOffline(true);
  await submit(page).click();
  await expectKept(page, 'You seem to be offline', email, date);
  await context.setOffline(false);
  await submit(page).click();
  await expect(page.getByRole('status')).toContainText(thanks);
  expect(new Set(keysOf(sent)).size).toBe(1);
  expect(await storedFrom(email)).toHaveLength(1);
});

test('no answer for 15 seconds: given up, and what arrived after all is stored once', async ({ page }) => {
  const email = await fillWhole(page);
  const date = (await dateButton(page).textContent()) ?? '';
  const sent = watchInquiries(page);
  // The inquiry arrives, its answer never does.
  const arrived = new Promise<void>(resolve => {
    page.route(api, async route => {
      await route.fetch();
      resolve();
    });
  });
  await page.clock.install();
  // Stands still, however long the machine takes for what follows.
  await page.clock.pauseAt(Date.now() + 1000);
  await submit(page).click();
  await arrived;
  await page.clock.runFor(14_900);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.clock.runFor(200);
  await page.clock.resume();
  await expectKept(page, 'There was no answer in time', email, date);
  const [first, ...none] = await storedFrom(email);
  expect(none).toEqual([]);

  await page.unroute(api);
  await submit(page).click();
  await expect(page.getByRole('status')).toContainText(`Your reference: ${first?.reference}`);
  expect(await storedFrom(email)).toHaveLength(1);
  expect(new Set(keysOf(sent)).size).toBe(1);
});

test('sent again after a reload, what had arrived is stored once', async ({ page }) => {
  const email = await fillWhole(page);
  await page.route(api, async route => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('We could not be reached');
  await page.unroute(api);
  await page.reload();
  await reactStarted(page);
  // What was entered is there again, and was not typed by a machine for that.
  await submit(page).click();
  await expect(page.getByRole('status')).toContainText(thanks);
  expect(await storedFrom(email)).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.getItem('inquiry-number'))).toBeNull();
});

test('what was entered long ago and sent right after a reload is not taken for a machine’s', async ({
  page,
}) => {
  const email = await fillWhole(page);
  await page.evaluate(() => {
    const form = document.querySelector('form');
    if (form) form.dataset['since'] = String(Date.now() - 60_000);
  });
  await page.reload();
  await reactStarted(page);
  await submit(page).click();
  await expect(page.getByRole('status')).toContainText(thanks);
  const [stored] = await storedFrom(email);
  expect(stored?.marks).toEqual([]);
});

test('who leaves while it is sent is thanked on the next page, and it is stored once', async ({ page }) => {
  const email = await fillWhole(page);
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(api, async route => {
    await held;
    await route.continue();
  });
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await link('Home').click();
  await expect(page).toHaveURL('/');
  release();
  await expect(page.getByRole('status')).toContainText(thanks);
  await link('Contact').click();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  expect(await storedFrom(email)).toHaveLength(1);
});

test('who leaves the site while it is sent finds the text again, and it is stored once', async ({ page }) => {
  const email = await fillWhole(page);
  await submit(page).click();
  await page.goto('/robots.txt');
  await page.goto('/contact');
  await reactStarted(page);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await submit(page).click();
  await expect(page.getByRole('status')).toContainText(thanks);
  expect(await storedFrom(email)).toHaveLength(1);
});

test('changed after a failure that had arrived, it is an inquiry of its own, never a conflict', async ({
  page,
}) => {
  const email = await fillWhole(page);
  await page.route(api, async route => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('We could not be reached');
  await page.unroute(api);
  await page.getByLabel('Number of Visitors').fill('5');
  await submit(page).click();
  await expect(page.getByRole('status')).toContainText(thanks);
  const stored = await storedFrom(email);
  expect(stored.map(({ inquiry }) => inquiry.numberOfVisitors)).toEqual([4, 5]);
});

test('a key that another inquiry has had is replaced at once', async ({ page }) => {
  const email = await fillWhole(page);
  const sent = watchInquiries(page);
  let refused = false;
  await page.route(api, route => {
    if (refused) return route.continue();
    refused = true;
    return route.fulfill({
      status: 422,
      headers: json,
      body: '{"status":422,"detail":"This Idempotency-Key came before, with another inquiry."}',
    });
  });
  await submit(page).click();
  await expect(page.getByRole('status')).toContainText(thanks);
  expect(new Set(keysOf(sent)).size).toBe(2);
  expect(await storedFrom(email)).toHaveLength(1);
});

test('faults that only the server finds stand by their fields', async ({ page }) => {
  await fillWhole(page);
  await page.route(api, route => route.fulfill({ status: 422, headers: json, body: refusal }));
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Please look at the marked fields.');
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/cannot read this/);
  await expect(dateButton(page)).toHaveAccessibleDescription(/has passed/);
  await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'false');
  await expect(page.getByLabel('Full Name')).toHaveValue('Siobhán O’Neill');
});

test('a device whose clock is behind is told by the park that the day has passed', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2024-03-05T12:00:00Z'));
  await page.goto('/contact');
  await reactStarted(page);
  const email = await fillWhole(page);
  await expect(dateButton(page)).toHaveText('March 5, 2024');
  await page.clock.install();
  await submit(page).click();
  await page.clock.runFor(1000);
  await expect(dateButton(page)).toHaveAccessibleDescription(/has passed/);
  await expect(dateButton(page)).toBeFocused();
  expect(await storedFrom(email)).toEqual([]);
});

for (const viewport of [desk, phone]) {
  test(`a failure and faults of the server have nothing for axe to find at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await fillWhole(page);
    await page.route(api, route => route.abort('connectionreset'));
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('We could not be reached');
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute(api);
    await page.route(api, route => route.fulfill({ status: 422, headers: json, body: refusal }));
    await submit(page).click();
    await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
    expect(await axeFindings(page)).toEqual([]);
  });
}
