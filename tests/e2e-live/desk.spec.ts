import type { Page } from '@playwright/test';
import { schedulePath } from '../../domain/announced.ts';
import { daysFrom } from '../../domain/days.ts';
import { deskPath } from '../../domain/inquiry-api.ts';
import { parkDay } from '../../domain/park-time.ts';
import { createDeskLinks } from '../../server/inquiries/desk-links.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import type { Reference } from '../../server/inquiries/store/records.ts';
import { exampleInquiry, message } from '../support/example-inquiry.ts';
import { createUniqueEmail, liveStore } from '../support/live.ts';
import { deskSecret } from '../support/live-site.ts';
import { pages } from '../support/pages.ts';
import { expect, findAxeViolations, open, test } from '../support/test.ts';
import { contact, desk as copy, fill, reasons } from '../support/words.ts';

// Pages that explain an error have the status 422, 404 or 409.
test.use({ expectedErrors: ['Failed to load resource'] });

const farVisit = '2099-06-01';

const linkTo = (path: string) => createDeskLinks(deskSecret).sign(path, new Date());
const button = (page: Page, name: string) => page.getByRole('button', { name });
const note = (page: Page) => page.getByLabel(copy.inquiry.note, { exact: true });

async function storeInquiry(
  changes: object = {},
): Promise<{ reference: Reference; path: string; email: string }> {
  const email = createUniqueEmail();
  const { store } = openStore(liveStore);
  const { reference } = await store.accept(
    {
      idempotencyKey: email,
      inquiry: { ...exampleInquiry, visitDate: farVisit, email, ...changes },
      locale: 'en',
      spamReasons: ['honeypot'],
      receivedAt: new Date(),
    },
    reference => [{ kind: 'office', messageId: `<${reference}@x>` }],
  );
  await store.close();
  return { reference, path: `${deskPath}/${reference}`, email };
}

/** Long words must not overflow. */
async function expectAccessible(page: Page) {
  for (const width of [1440, 280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  expect(await findAxeViolations(page)).toEqual([]);
}

test('the office pages fit any window and pass axe', async ({ page }) => {
  const { reference, path, email } = await storeInquiry({
    fullName: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4),
    specialRequests: 'a'.repeat(300),
  });
  await page.goto(linkTo(path));
  await expect(page.getByText(reference).first()).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only');
  await expectAccessible(page);
  await button(page, copy.inquiry.buttons.note).click();
  await expect(page.getByRole('alert')).toHaveText(copy.errors.initials);
  await page.getByText(copy.correction.title).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: copy.erase.button }).click();
  await expectAccessible(page);
  await page.goto(`${deskPath}?text=${email}`);
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await expectAccessible(page);
  await page.context().clearCookies();
  await page.goto(`${path}?until=1&signature=x`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.deadLink.title);
  await expectAccessible(page);
});

test('a clerk opens a mail’s link, answers, and closes a day: open pages and the API say so until it is withdrawn', async ({
  page,
  context,
}) => {
  const [day = ''] = daysFrom(parkDay(), 50).slice(-1);
  const { reference, path, email } = await storeInquiry({ visitDate: day });
  const send = () =>
    page.request.post('/api/inquiries', {
      data: { ...message, email, visitDate: day },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const visitor = await context.newPage();
  await visitor.clock.install();
  // A page with a route does not use the browser's cache.
  await visitor.route(`**${schedulePath}`, route => route.continue());
  await open(visitor, pages.contact.path);
  const notices = visitor.getByRole('list', { name: contact.cards.scheduleNoticesTitle, exact: true });

  await page.goto(linkTo(path));
  await page.getByRole('textbox', { name: copy.inquiry.initials }).fill('AM');
  await note(page).fill('Sent the prices');
  await button(page, copy.inquiry.buttons.answered).click();
  await expect(page.getByRole('status')).toHaveText(copy.done.answered);
  await page.getByRole('link', { name: copy.inquiry.list }).click();
  await page.getByRole('link', { name: copy.days.title }).click();
  const form = page.locator('details', { hasText: copy.days.kinds.closed }).locator('form');
  await page.locator('summary', { hasText: copy.days.kinds.closed }).click();
  await form.getByLabel(copy.days.fields.from, { exact: true }).fill(day);
  await form.getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveText(copy.days.errors.reason);
  await expectAccessible(page);
  await form.getByLabel(copy.days.fields.reason).selectOption(reasons.weather);
  await form.getByLabel(copy.inquiry.initials).fill('AM');
  await form.getByRole('button').click();
  await expect(page.getByRole('status')).toHaveText(copy.done.announced);
  const article = page.getByRole('article').filter({ hasText: reference });
  const row = article.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText(copy.statuses.answered);
  await expect(row.getByRole('link', { name: copy.inquiry.answer })).toHaveAttribute('href', /^mailto:/);
  await expectAccessible(page);
  await visitor.clock.runFor('06:00');
  await expect(notices).toContainText(reasons.weather);
  const rejection = await send();
  expect([rejection.status(), await rejection.json()]).toEqual([422, { errors: { visitDate: 'closed' } }]);

  await article.getByRole('link', { name: copy.days.edit }).click();
  await expect(form.getByLabel(copy.days.fields.from, { exact: true })).toHaveValue(day);
  await form.getByLabel(copy.days.fields.reason).selectOption(reasons.animals);
  await button(page, copy.days.save).click();
  await expect(article).toContainText(reasons.animals);
  await visitor.clock.runFor('06:00');
  await expect(notices).toContainText(reasons.animals);
  await article.getByRole('button', { name: copy.days.withdraw }).click();
  await expect(page.getByRole('status')).toHaveText(copy.done.withdrawn);
  await visitor.clock.runFor('06:00');
  await expect(notices).toHaveCount(0);
  expect((await send()).status()).toBe(201);
});

test('of two clerks with the same page, the second sees what the first did and keeps the text', async ({
  page,
  browser,
}) => {
  const { path } = await storeInquiry();
  await page.goto(linkTo(path));
  const otherContext = await browser.newContext();
  const otherPage = await otherContext.newPage();
  await otherPage.goto(page.url());
  await page.getByRole('textbox', { name: copy.inquiry.initials }).fill('AM');
  await button(page, copy.inquiry.buttons.answered).click();
  await expect(page.getByRole('status')).toHaveText(copy.done.answered);
  await otherPage.getByRole('textbox', { name: copy.inquiry.initials }).fill('BN');
  await note(otherPage).fill('They called');
  await button(otherPage, copy.inquiry.buttons.note).click();
  await expect(otherPage.getByRole('alert')).toHaveText(copy.errors.changed);
  await expect(note(otherPage)).toHaveValue('They called');
  await expect(otherPage.getByText(fill(copy.inquiry.by, { initials: 'AM' }))).toBeVisible();
  await button(otherPage, copy.inquiry.buttons.note).click();
  await expect(otherPage.getByRole('status')).toHaveText(copy.done.note);
  await otherContext.close();
});

test('a mistyped address is corrected, and several inquiries are marked as spam at once', async ({
  page,
}) => {
  const inquiries = [await storeInquiry(), await storeInquiry()] as const;
  const correctedEmail = createUniqueEmail();
  await page.goto(linkTo(inquiries[0].path));
  await page.getByText(copy.correction.title).click();
  const form = page.locator('form', { has: button(page, copy.correction.button) });
  await form.getByRole('textbox', { name: 'Email' }).fill(correctedEmail);
  await form.getByLabel(copy.inquiry.initials).fill('AM');
  await button(page, copy.correction.button).click();
  await expect(page.getByRole('status')).toHaveText(copy.done.corrected);
  await expect(page.getByText(correctedEmail, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: copy.inquiry.list }).click();
  await page.getByLabel(copy.columns.visitDate, { exact: true }).fill(farVisit);
  await button(page, copy.list.searchButton).click();
  for (const { reference } of inquiries) await page.getByLabel(fill(copy.list.choose, { reference })).check();
  await button(page, copy.list.spam).click();
  await expect(page.getByRole('status')).toHaveText(fill(copy.list.marked, { count: 2, changed: 0 }));
  for (const { reference } of inquiries) await expect(page.getByText(reference)).toHaveCount(0);
});

test('an inquiry is answered, reopened and marked by keyboard; Enter erases nothing, and a reload repeats nothing', async ({
  page,
  context,
}) => {
  const origins = new Set<string>();
  page.on('request', request => origins.add(new URL(request.url()).origin));
  const { reference, path } = await storeInquiry();
  await page.goto(linkTo(path));
  // List, phone number, draft and reply button come first.
  for (let index = 0; index < 5; index += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('AM');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wrote to them');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(copy.done.answered);
  await button(page, copy.inquiry.buttons.reopened).press('Enter');
  await expect(page.getByRole('status')).toHaveText(copy.done.reopened);
  await button(page, copy.inquiry.buttons.spam).press('Enter');
  await expect(page.getByRole('status')).toHaveText(copy.done.spam);
  await page.reload();
  await expect(
    page.getByRole('listitem').filter({ hasText: fill(copy.inquiry.by, { initials: 'AM' }) }),
  ).toHaveCount(4);
  const cookies = (await context.cookies()).map(({ name }) => name).sort();
  expect(cookies).toEqual(['desk-initials', 'desk-link']);
  await expect(page.locator('script')).toHaveCount(0);
  expect(origins.size).toBe(1);
  await page.getByRole('link', { name: copy.erase.button }).click();
  await page.getByLabel(copy.inquiry.initials).fill('AM');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: copy.erase.keep }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(copy.erase.title);
  await expect(page.getByText(reference).first()).toBeVisible();
});
