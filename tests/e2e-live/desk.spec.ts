import type { Page } from '@playwright/test';
import { schedulePath } from '../../domain/announced.ts';
import { daysFrom } from '../../domain/days.ts';
import { parkDay } from '../../domain/park-time.ts';
import { createDeskLinks, type LinkTarget } from '../../server/inquiries/desk-links.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import type { Reference } from '../../server/inquiries/store/records.ts';
import { exampleInquiry, message } from '../support/example-inquiry.ts';
import { createUniqueEmail, liveStore } from '../support/live.ts';
import { deskSecret } from '../support/live-site.ts';
import { expect, findAxeViolations, test } from '../support/test.ts';
import { desk as copy, fill, reasons } from '../support/words.ts';

// Pages that explain an error have the status 422, 404 or 409.
test.use({ expectedErrors: ['Failed to load resource'] });

const linkTo = (target: LinkTarget) => createDeskLinks([deskSecret]).sign(target, new Date());
const button = (page: Page, name: string) => page.getByRole('button', { name });

async function storeInquiry(changes: object = {}): Promise<{ reference: Reference; email: string }> {
  const email = createUniqueEmail();
  const store = await openStore(liveStore);
  const acceptance = await store.accept(
    {
      idempotencyKey: email,
      inquiry: { ...exampleInquiry, visitDate: '2099-06-01', email, ...changes },
      locale: 'en',
      spamReasons: ['honeypot'],
      receivedAt: new Date(),
    },
    reference => [{ kind: 'office', messageId: `<${reference}@x>` }],
  );
  await store.close();
  if (acceptance.outcome !== 'stored') throw new Error(acceptance.outcome);
  return { reference: acceptance.reference, email };
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
  const { reference, email } = await storeInquiry({
    fullName: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4),
    specialRequests: 'a'.repeat(300),
  });
  await page.goto(linkTo(reference));
  await expect(page.getByText(reference).first()).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only');
  await expectAccessible(page);
  await button(page, copy.inquiry.buttons.note).click();
  await expect(page.getByRole('alert')).toHaveText(copy.errors.initials);
  await button(page, copy.erase.button).click();
  await expectAccessible(page);
  await page.goto(`${linkTo('list')}&words=${email}`);
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/desk/IP-0000-00?until=1&signature=x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.deadLink.title);
  await expectAccessible(page);
});

test('a clerk closes and reopens a day: pages and API change at once, and visitors are listed until they are told', async ({
  page,
}) => {
  const [day = ''] = daysFrom(parkDay(), 50).slice(-1);
  const { reference, email } = await storeInquiry({ visitDate: day });
  const announcedDay = async () => {
    const answer = await page.request.get(schedulePath);
    return (await answer.json()).days[day];
  };
  const send = () =>
    page.request.post('/api/inquiries', {
      data: { ...message, email, visitDate: day },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  await page.goto(linkTo('list'));
  await page.getByRole('link', { name: copy.days.title }).click();
  await page.locator('summary', { hasText: copy.days.kinds.closed }).click();
  const form = page.locator('details', { hasText: copy.days.kinds.closed }).locator('form');
  const press = (name: string) => form.getByRole('button', { name }).click();
  await form.getByLabel(copy.days.fields.from, { exact: true }).fill(day);
  await form.getByLabel(copy.inquiry.initials).fill('AM');
  await press(copy.days.preview.button);
  await expect(page.getByRole('alert')).toHaveText(copy.days.errors.reason);
  await form.getByLabel(copy.days.fields.reason).selectOption(reasons.weather);
  await press(copy.days.preview.button);
  await expect(page.getByRole('status')).toHaveText(copy.days.preview.notYet);
  await expect(form.getByRole('link', { name: reference })).toBeVisible();
  expect(await announcedDay()).toBeUndefined();
  await expectAccessible(page);
  await press(copy.days.buttons.closed);
  await expect(page.getByRole('status')).toHaveText(copy.days.done.announced);
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row.getByRole('link', { name: copy.inquiry.answer })).toHaveAttribute('href', /^mailto:/);
  await expectAccessible(page);
  expect(await announcedDay()).toBe(0);
  const rejection = await send();
  expect([rejection.status(), await rejection.text()]).toEqual([
    422,
    expect.stringContaining(reasons.weather),
  ]);
  const markAsTold = async () => {
    await row.getByRole('checkbox').check();
    await button(page, copy.days.telling.tell).click();
    await expect(page.getByRole('status')).toHaveText(fill(copy.days.telling.done.told, { count: 1 }));
  };
  await markAsTold();
  await expect(page.getByText(copy.days.telling.everyone)).toBeVisible();
  await page.getByText(fill(copy.days.telling.told, { count: 1 })).click();
  await button(page, copy.days.telling.undo).click();
  await expect(page.getByRole('status')).toHaveText(fill(copy.days.telling.done.untold, { count: 1 }));
  await markAsTold();
  await button(page, copy.days.withdraw).click();
  await expect(page.getByText(copy.days.preview.restored)).toBeVisible();
  await button(page, copy.days.withdraw).click();
  await expect(page.getByRole('status')).toHaveText(copy.days.done.withdrawn);
  await expect(row).toContainText(copy.days.telling.knew);
  await markAsTold();
  await expect(page.getByText(copy.days.telling.everyone)).toBeVisible();
  expect(await announcedDay()).toBeUndefined();
  const accepted = await send();
  expect([accepted.status(), await accepted.text()]).toEqual([201, expect.stringContaining('IP-')]);
});

test('a mistyped address is corrected, and several inquiries are marked as spam at once', async ({
  page,
}) => {
  const inquiries = [await storeInquiry(), await storeInquiry()] as const;
  const [{ reference }] = inquiries;
  const correctedEmail = createUniqueEmail();
  await page.goto(linkTo(reference));
  await page.getByText(copy.correction.title).click();
  await expectAccessible(page);
  const form = page.locator('form', { has: button(page, copy.correction.button) });
  await form.getByRole('textbox', { name: 'Email' }).fill(correctedEmail);
  await form.getByLabel(copy.inquiry.initials).fill('AM');
  await button(page, copy.correction.button).click();
  await expect(page.getByRole('status')).toHaveText(copy.done.corrected);
  await expect(page.getByText(correctedEmail, { exact: true })).toBeVisible();
  await page.goto(`${linkTo('list')}&view=visit`);
  for (const { reference } of inquiries) await page.getByLabel(fill(copy.list.choose, { reference })).check();
  await button(page, copy.list.spam).click();
  await expect(page.getByRole('status')).toHaveText(fill(copy.list.marked, { count: 2 }));
  for (const { reference } of inquiries) await expect(page.getByText(reference)).toHaveCount(0);
});

test('an inquiry is answered, reopened and marked by keyboard; Enter erases nothing, and a reload repeats nothing', async ({
  page,
  context,
}) => {
  const origins = new Set<string>();
  page.on('request', request => origins.add(new URL(request.url()).origin));
  const { reference } = await storeInquiry();
  await page.goto(linkTo(reference));
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
  await button(page, copy.erase.button).click();
  await page.getByLabel(copy.inquiry.initials).fill('AM');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: copy.erase.keep }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(copy.erase.title);
  await expect(page.getByText(reference).first()).toBeVisible();
});
