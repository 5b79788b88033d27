import type { Page } from '@playwright/test';
import { honeypotField } from '../../domain/inquiry-api.ts';
import { promises } from '../../domain/promises.ts';
import { closeToast, expectEmpty, field, sending, submit, typed } from '../support/inquiry-form.ts';
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
  scripts,
  stopClock,
  test,
} from '../support/test.ts';
import { fill, inquiry, live } from '../support/words.ts';

const ticket = (page: Page) => page.getByRole('article', { name: inquiry.sent.title });

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
  await expect(ticket(page).getByRole('heading')).toBeFocused();
  await expect(page).toHaveURL(pages.contact.path);

  const [stored, ...others] = await storedFrom(email);
  expect(others).toEqual([]);
  expect(stored?.reference).toBe(reference);
  const numberOfVisitors = Number(typed.numberOfVisitors);
  expect(stored?.inquiry).toMatchObject({ ...typed, email, numberOfVisitors });
  expect(stored?.marks).not.toContain('honeypot');
  // It stays when the message has gone.
  await closeToast(page).click();
  await expect(ticket(page)).toContainText(fill(live.reference, { reference }));
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

/** Sends a whole inquiry. Its answer has been read, and time stands still before the second of "Sending..." is over. */
async function arriveWithinSecond(page: Page): Promise<{ email: string; reference: string }> {
  const { email } = await fillWhole(page);
  await stopClock(page);
  const answered = page.waitForResponse(api);
  await submit(page).click();
  expect((await answered).status()).toBe(201);
  // Its number is needed no more.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('inquiry-number'))).toBeNull();
  await expect(sending(page)).toBeVisible();
  const [stored] = await storedFrom(email);
  return { email, reference: stored?.reference ?? '' };
}

/** What is kept of an inquiry; the router keeps something of its own. */
const keptInTab = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter(name => name.startsWith('inquiry')));

/** Ways away from the form within that second, and back to it. */
const returns: Record<string, (page: Page) => Promise<unknown>> = {
  'a reload': page => page.reload(),
  'another document, and Back': async page => {
    await page.goto('/robots.txt');
    await page.goBack();
  },
  'another document of the site, and a new visit': async page => {
    await page.goto(pages.gdpr.path);
    await page.goto(pages.contact.path);
  },
  'another page of the site, another document there, and the menu': async page => {
    await menuLink(page, 'home').click();
    await expect(page).toHaveURL(pages.home.path);
    await page.goto(pages.attractions.path);
    await reactStarted(page);
    await menuLink(page, 'contact').click();
  },
  'a reload, and another before React is there': async page => {
    let late = true;
    await page.route(scripts, route => (late ? undefined : route.continue()));
    await page.reload();
    late = false;
    await page.reload();
  },
};

for (const [way, go] of Object.entries(returns)) {
  test(`received, and left within the second: thanked once after ${way}`, async ({ page }) => {
    const sent = watchInquiries(page);
    const { email, reference } = await arriveWithinSecond(page);
    await page.clock.resume();
    await go(page);
    await expect(page).toHaveURL(pages.contact.path);
    await reactStarted(page);
    expect(await thankedFor(page)).toBe(reference);
    await expect(page.getByRole('status')).toContainText(inquiry.sent.text);
    await expectEmpty(page);
    await expect(ticket(page)).toContainText(fill(live.reference, { reference }));
    expect(sent).toHaveLength(1);
    expect(await storedFrom(email)).toHaveLength(1);

    await page.reload();
    await reactStarted(page);
    await expectEmpty(page);
    await expect(page.getByRole('status')).toBeEmpty();
    expect(await keptInTab(page)).toEqual([]);
  });
}

test('received, and put aside by the browser within the second: thanked when it comes back', async ({
  page,
}) => {
  const { reference } = await arriveWithinSecond(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.clock.runFor(promises.sendingMs);
  expect(await thankedFor(page)).toBe(reference);
  await expectEmpty(page);
  expect(await keptInTab(page)).toEqual([]);
});

test('received, and come back to within the second: empty, and thanked when it is over', async ({ page }) => {
  const { reference } = await arriveWithinSecond(page);
  await menuLink(page, 'home').click();
  await expect(page).toHaveURL(pages.home.path);
  await menuLink(page, 'contact').click();
  await expect(sending(page)).toBeVisible();
  await page.clock.runFor(promises.sendingMs);
  expect(await thankedFor(page)).toBe(reference);
  await expectEmpty(page);
});

test('received, left within the second, and brought back into the form by the browser: empty all the same', async ({
  page,
}) => {
  const { reference } = await arriveWithinSecond(page);
  await page.clock.resume();
  const release = await hold(page, scripts);
  await page.reload();
  // As Firefox does it after a reload: without an event, before any script of the page.
  await field(page, 'fullName').evaluate((input: HTMLInputElement) => {
    input.value = 'Siobhán O’Neill';
  });
  release();
  await reactStarted(page);
  expect(await thankedFor(page)).toBe(reference);
  await expectEmpty(page);
  expect(await keptInTab(page)).toEqual([]);
});

test('received, left within the second, and written anew before React is there: thanked, and the new text is kept', async ({
  page,
}) => {
  const { reference } = await arriveWithinSecond(page);
  await page.clock.resume();
  const release = await hold(page, scripts);
  await page.reload();
  await field(page, 'fullName').fill('Ana');
  release();
  await reactStarted(page);
  expect(await thankedFor(page)).toBe(reference);
  await expect(field(page, 'fullName')).toHaveValue('Ana');
  await page.reload();
  await expect(field(page, 'fullName')).toHaveValue('Ana');
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
