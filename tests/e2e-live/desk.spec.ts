import type { Page } from '@playwright/test';
import { schedulePath } from '../../domain/announced.ts';
import { addDays } from '../../domain/day-counts.ts';
import { apiPath, deskPath } from '../../domain/inquiry-api.ts';
import { parkDay } from '../../domain/park-time.ts';
import { createDeskLinks } from '../../server/inquiries/desk-links.ts';
import { contact, desk as copy, reasons } from '../support/english.ts';
import { farDay, sentInquiry } from '../support/example-inquiry.ts';
import { createUniqueEmail } from '../support/live-form.ts';
import { deskSecret } from '../support/live-site.ts';
import { pages } from '../support/site-pages.ts';
import { expect, findAxeViolations, open, test } from '../support/test.ts';

// Pages that explain an error have the status 422 or 404.
test.use({ expectedErrors: ['Failed to load resource'] });

const linkTo = (path: string) => createDeskLinks(deskSecret).sign(path, new Date());
const button = (page: Page, name: string) => page.getByRole('button', { name });

async function sendInquiry(page: Page, changes: Partial<typeof sentInquiry> = {}) {
  const email = createUniqueEmail();
  const answer = await page.request.post(apiPath, {
    data: { ...sentInquiry, visitDate: farDay, email, ...changes },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const { reference } = await answer.json();
  return { reference, path: `${deskPath}/${reference}`, email };
}

async function openClosingForm(page: Page) {
  await page.getByRole('link', { name: copy.days.title }).click();
  await page.locator('summary', { hasText: copy.days.kinds.closed }).click();
  return page.locator('details', { hasText: copy.days.kinds.closed }).locator('form');
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
  const { reference, path, email } = await sendInquiry(page, {
    fullName: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4),
    specialRequests: 'a'.repeat(300),
  });
  await page.goto(linkTo(path));
  await expect(page.getByText(reference).first()).toBeVisible();
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
  const form = await openClosingForm(page);
  await form.getByRole('button').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.context().clearCookies();
  await page.goto(`${path}?until=1&signature=x`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.deadLink.title);
  await expectAccessible(page);
});

test('Enter in a field erases nothing, and open pages say that a day has been closed', async ({
  page,
  context,
}) => {
  const day = addDays(parkDay(), 49);
  const { reference, path } = await sendInquiry(page, { visitDate: day });
  await page.goto(linkTo(path));
  await page.getByRole('link', { name: copy.erase.button }).click();
  await page.getByLabel(copy.inquiry.initials).fill('AM');
  await page.getByLabel(copy.inquiry.initials).press('Enter');
  await page.getByRole('link', { name: copy.erase.keep }).click();
  await expect(page.getByText(reference).first()).toBeVisible();

  const visitor = await context.newPage();
  await visitor.clock.install();
  // A page with a route does not use the browser's cache.
  await visitor.route(`**${schedulePath}`, route => route.continue());
  await open(visitor, pages.contact.path);
  await page.getByRole('link', { name: copy.inquiry.list }).click();
  const form = await openClosingForm(page);
  await form.getByLabel(copy.days.fields.from, { exact: true }).fill(day);
  await form.getByLabel(copy.days.fields.reason).selectOption(reasons.weather);
  await form.getByLabel(copy.inquiry.initials).fill('AM');
  await form.getByRole('button').click();
  await expect(page.getByRole('status')).toHaveText(copy.done.announced);
  await visitor.clock.runFor('06:00');
  const notices = visitor.getByRole('list', { name: contact.cards.scheduleNoticesTitle, exact: true });
  await expect(notices).toContainText(reasons.weather);

  // Other tests expect an open park.
  const article = page.getByRole('article').filter({ hasText: reference });
  await article.getByRole('button', { name: copy.days.withdraw }).click();
  await expect(page.getByRole('status')).toHaveText(copy.done.withdrawn);
});
