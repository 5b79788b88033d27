import type { Page, Route } from '@playwright/test';
import { park, phoneHref } from '../../domain/park.ts';
import { promises } from '../../domain/promises.ts';
import {
  dateButton,
  expectEmpty,
  expectFilled,
  field,
  sending,
  submit,
  typed,
} from '../support/inquiry-form.ts';
import { api, fillWhole, keysOf, storedFrom, thankedFor, watchInquiries } from '../support/live.ts';
import { menuLink, pages } from '../support/pages.ts';
import {
  axeFindings,
  desk,
  expect,
  hold,
  open,
  phone,
  reactStarted,
  stopClock,
  test,
} from '../support/test.ts';
import { inquiry, live } from '../support/words.ts';

const { offline, unreached, slow, busy, unavailable } = live.failures;

test.use({ expectedComplaints: ['Failed to load resource'] });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desk);
  await open(page, pages.contact.path);
});

interface Told {
  title: string;
  text: string;
}

/** The message and the note by the form say it with the phone number, and everything typed is there. */
async function expectKept(page: Page, { title, text }: Told, filled: { email: string; day: string }) {
  await expect(page.getByRole('alert')).toContainText(title);
  await expect(page.getByRole('alert')).toContainText(park.phone);
  await expect(page.getByRole('status')).toBeEmpty();
  const form = page.getByRole('form');
  await expect(form.getByText(title)).toBeVisible();
  await expect(form.getByRole('link', { name: park.phone })).toHaveAttribute('href', phoneHref);
  await expect(submit(page)).toBeEnabled();
  await expect(submit(page)).toBeFocused();
  await expect(submit(page)).toHaveAccessibleDescription(`${title}. ${text} ${park.phone}`);
  await expect(page.getByRole('article', { name: inquiry.sent.title })).toHaveCount(0);
  await expectFilled(page, filled.day, { ...typed, email: filled.email });
}

/** The inquiry arrives, and the line breaks before its answer does. */
const breakAfterArrival = (page: Page) =>
  page.route(api, async route => {
    await route.fetch();
    await route.abort('connectionreset');
  });

/** Faults that the form itself did not find. */
const refusal = JSON.stringify({
  status: 422,
  errors: [
    { pointer: '/visitDate', code: 'past', detail: '' },
    { pointer: '/phone', code: 'somethingNew', detail: '' },
  ],
});
const json = { 'Content-Type': 'application/problem+json' };
const answers: [string, Told, (route: Route) => Promise<void>][] = [
  [
    'an error of the server',
    unavailable,
    route => route.fulfill({ status: 500, headers: json, body: '{"title":"Internal Server Error"}' }),
  ],
  [
    'too many',
    busy,
    route => route.fulfill({ status: 429, headers: { ...json, 'Retry-After': '180' }, body: '{}' }),
  ],
  [
    'a log-in page of a hotel, with status 200',
    inquiry.failed,
    route => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  ],
  [
    'an HTML error page of a proxy',
    unavailable,
    route => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  ],
  [
    'a redirect',
    unreached,
    route => route.fulfill({ status: 302, headers: { Location: 'https://login.example/' } }),
  ],
  ['a broken connection', unreached, route => route.abort('connectionreset')],
];

for (const [name, told, answer] of answers) {
  test(`${name}: said, kept, and sent again with the same key`, async ({ page }) => {
    const filled = await fillWhole(page);
    const sent = watchInquiries(page);
    await page.route(api, answer);
    await submit(page).click();
    await expectKept(page, told, filled);
    await page.unroute(api);
    await submit(page).click();
    await thankedFor(page);
    await expect(page.getByRole('alert')).toBeEmpty();
    expect(sent).toHaveLength(2);
    expect(new Set(keysOf(sent)).size).toBe(1);
    expect(await storedFrom(filled.email)).toHaveLength(1);
  });
}

test('offline is said, and the same inquiry goes through when the line is back', async ({
  page,
  context,
}) => {
  const filled = await fillWhole(page);
  const sent = watchInquiries(page);
  await context.setOffline(true);
  await submit(page).click();
  await expectKept(page, offline, filled);
  await context.setOffline(false);
  await submit(page).click();
  await thankedFor(page);
  expect(new Set(keysOf(sent)).size).toBe(1);
  expect(await storedFrom(filled.email)).toHaveLength(1);
});

test('no answer for 15 seconds: given up, and what arrived after all is stored once', async ({ page }) => {
  const filled = await fillWhole(page);
  const sent = watchInquiries(page);
  // The inquiry arrives, its answer never does.
  const arrived = Promise.withResolvers<void>();
  await page.route(api, async route => {
    await route.fetch();
    arrived.resolve();
  });
  await stopClock(page);
  await submit(page).click();
  await arrived.promise;
  await page.clock.runFor(14_900);
  await expect(sending(page)).toBeVisible();
  await page.clock.runFor(200);
  await page.clock.resume();
  await expectKept(page, slow, filled);
  const [first, ...none] = await storedFrom(filled.email);
  expect(none).toEqual([]);

  await page.unroute(api);
  await submit(page).click();
  expect(await thankedFor(page)).toBe(first?.reference);
  expect(await storedFrom(filled.email)).toHaveLength(1);
  expect(new Set(keysOf(sent)).size).toBe(1);
});

test('sent again after a reload, what had arrived is stored once', async ({ page }) => {
  const { email } = await fillWhole(page);
  await breakAfterArrival(page);
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText(unreached.title);
  await page.unroute(api);
  await page.reload();
  await reactStarted(page);
  // What was entered is there again, and was not typed by a machine for that.
  await submit(page).click();
  await thankedFor(page);
  expect(await storedFrom(email)).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.getItem('inquiry-number'))).toBeNull();
});

test('what was entered long ago and sent right after a reload is not taken for a machine’s', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, pages.contact.path);
  const { email } = await fillWhole(page);
  await page.clock.fastForward(60_000);
  await page.reload();
  await reactStarted(page);
  await submit(page).click();
  await thankedFor(page);
  const [stored] = await storedFrom(email);
  expect(stored?.marks).toEqual([]);
});

test('who leaves while it is sent is thanked on the next page, and it is stored once', async ({ page }) => {
  const { email } = await fillWhole(page);
  const release = await hold(page, api);
  await submit(page).click();
  await expect(sending(page)).toBeDisabled();
  await menuLink(page, 'home').click();
  await expect(page).toHaveURL(pages.home.path);
  release();
  await thankedFor(page);
  await menuLink(page, 'contact').click();
  await expectEmpty(page);
  expect(await storedFrom(email)).toHaveLength(1);
});

test('who leaves the site while it is sent finds the text again, and it is stored once', async ({ page }) => {
  const { email } = await fillWhole(page);
  // The inquiry arrives, its answer comes when nobody is there any more.
  const arrived = Promise.withResolvers<void>();
  await page.route(api, async route => {
    await route.fetch();
    arrived.resolve();
  });
  await submit(page).click();
  await arrived.promise;
  await page.goto('/robots.txt');
  await page.unroute(api);
  await open(page, pages.contact.path);
  await expect(field(page, 'email')).toHaveValue(email);
  await submit(page).click();
  await thankedFor(page);
  expect(await storedFrom(email)).toHaveLength(1);
});

test('changed after a failure that had arrived, it is an inquiry of its own, never a conflict', async ({
  page,
}) => {
  const { email } = await fillWhole(page);
  await breakAfterArrival(page);
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText(unreached.title);
  await page.unroute(api);
  await field(page, 'numberOfVisitors').fill('5');
  await submit(page).click();
  await thankedFor(page);
  const stored = await storedFrom(email);
  expect(stored.map(({ inquiry: { numberOfVisitors } }) => numberOfVisitors)).toEqual([4, 5]);
});

test('a key that another inquiry has had is replaced at once', async ({ page }) => {
  const { email } = await fillWhole(page);
  const sent = watchInquiries(page);
  const body = '{"status":422,"detail":"This Idempotency-Key came before, with another inquiry."}';
  await page.route(api, route => route.fulfill({ status: 422, headers: json, body }), { times: 1 });
  await submit(page).click();
  await thankedFor(page);
  // The test is told of a request by another way than the page's text comes.
  await expect.poll(() => new Set(keysOf(sent)).size).toBe(2);
  expect(await storedFrom(email)).toHaveLength(1);
});

test('faults that only the server finds stand by their fields', async ({ page }) => {
  await fillWhole(page);
  await page.route(api, route => route.fulfill({ status: 422, headers: json, body: refusal }));
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText(live.refused.text);
  await expect(field(page, 'phone')).toBeFocused();
  await expect(field(page, 'phone')).toHaveAccessibleDescription(inquiry.otherFault);
  await expect(dateButton(page)).toHaveAccessibleDescription(inquiry.faults.visitDate.past);
  await expect(field(page, 'fullName')).toHaveAttribute('aria-invalid', 'false');
  await expect(field(page, 'fullName')).toHaveValue(typed.fullName);
});

test('a device whose clock is behind is told by the park that the day has passed', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2024-03-05T12:00:00Z'));
  await open(page, pages.contact.path);
  const { email, day } = await fillWhole(page);
  expect(day).toBe('March 5, 2024');
  await page.clock.install();
  await submit(page).click();
  await page.clock.runFor(promises.sendingMs);
  await expect(dateButton(page)).toHaveAccessibleDescription(inquiry.faults.visitDate.past);
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
    await expect(page.getByRole('alert')).toContainText(unreached.title);
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute(api);
    await page.route(api, route => route.fulfill({ status: 422, headers: json, body: refusal }));
    await submit(page).click();
    await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true');
    expect(await axeFindings(page)).toEqual([]);
  });
}
