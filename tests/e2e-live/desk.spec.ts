import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { deskLinks, type LinkTarget } from '../../server/inquiries/desk-links.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import type { Reference } from '../../server/inquiries/store/store.ts';
import { inquiryOf } from '../campaign/visitors.ts';
import { deskSecret } from '../support/desk-secret.ts';
import { liveStore, ownEmail } from '../support/live.ts';
import { expect, test } from '../support/test.ts';
import { desk as copy } from '../support/words.ts';

// Answers with a page that says why are answers all the same: 422, 404, 409.
test.use({ expectedComplaints: ['Failed to load resource'] });

const linkTo = (target: LinkTarget) => deskLinks([deskSecret]).make(target, new Date());

/** Stores inquiries of one address, and gives their references. */
async function store(
  count: number,
  changes: object = {},
): Promise<{ references: Reference[]; email: string }> {
  const email = ownEmail();
  const { locale: _, website: __, elapsedMs: ___, ...inquiry } = inquiryOf(email);
  const opened = await openStore(liveStore);
  const references: Reference[] = [];
  for (let index = 0; index < count; index += 1) {
    const acceptance = await opened.accept(
      {
        key: `${email}-${index}`,
        inquiry: { ...inquiry, numberOfVisitors: 4, visitDate: '2099-06-01', email, ...changes },
        locale: 'en',
        marks: ['honeypot'],
        receivedAt: new Date(),
      },
      reference => [{ kind: 'office', messageId: `<${reference}@x>` }],
    );
    if (acceptance.outcome === 'stored') references.push(acceptance.reference);
  }
  await opened.close();
  return { references, email };
}

const firstOf = ({ references: [first] }: { references: Reference[] }) => first as Reference;

async function expectWhole(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

for (const width of [280, 375, 768, 1440]) {
  test(`the office's pages are whole at ${width} px, and axe finds nothing`, async ({ page }) => {
    const long = {
      fullName: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4),
      specialRequests: 'a'.repeat(300),
    };
    const stored = await store(3, long);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(linkTo(firstOf(stored)));
    await expect(page.getByText(firstOf(stored)).first()).toBeVisible();
    await expectWhole(page);
    await page.getByRole('button', { name: copy.inquiry.buttons.note }).click();
    await expect(page.getByRole('alert')).toHaveText(copy.faults.initials);
    await expectWhole(page);
    await page.getByRole('button', { name: copy.erase.button }).click();
    await expectWhole(page);
    await page.goto(`${linkTo('list')}&words=${stored.email}`);
    await expect(page.getByRole('link', { name: firstOf(stored) })).toBeVisible();
    await expectWhole(page);
    await page.goto('/desk/IP-0000-00');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.deadLink.title);
    await expectWhole(page);
  });
}

test('an inquiry is answered, reopened and called spam with the keyboard alone', async ({
  page,
  browserName,
}) => {
  const stored = await store(1);
  await page.goto(linkTo(firstOf(stored)));
  const next = browserName === 'webkit' ? 'Alt+Tab' : 'Tab';
  // The address and the phone number come first.
  for (let index = 0; index < 3; index += 1) await page.keyboard.press(next);
  await page.keyboard.type('AM');
  await page.keyboard.press(next);
  await page.keyboard.type('Wrote to them');
  await page.keyboard.press(next);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(copy.done.answered);
  // Initials stay: a second act needs no typing.
  await page.getByRole('button', { name: copy.inquiry.buttons.reopened }).press('Enter');
  await expect(page.getByRole('status')).toHaveText(copy.done.reopened);
  await page.getByRole('button', { name: copy.inquiry.buttons.spam }).press('Enter');
  await expect(page.getByRole('status')).toHaveText(copy.done.spam);
  const history = page.getByRole('listitem').filter({ hasText: 'by AM' });
  await expect(history).toHaveCount(4);
});

test('Enter in the initials erases nothing', async ({ page }) => {
  const stored = await store(1);
  await page.goto(linkTo(firstOf(stored)));
  await page.getByRole('button', { name: copy.erase.button }).click();
  await page.getByLabel(copy.inquiry.initials).fill('AM');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: copy.erase.keep }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(copy.erase.title);
  await expect(page.getByText(firstOf(stored)).first()).toBeVisible();
});

test('two who act at once: the second is told who was faster, and a page that is reloaded acts no second time', async ({
  page,
  context,
}) => {
  const stored = await store(1);
  const colleague = await context.newPage();
  for (const each of [page, colleague]) await each.goto(linkTo(firstOf(stored)));
  await page.getByLabel(copy.inquiry.initials).fill('AM');
  await colleague.getByLabel(copy.inquiry.initials).fill('BN');
  await colleague.getByLabel(copy.inquiry.note, { exact: true }).fill('Phoned as well');
  await page.getByRole('button', { name: copy.inquiry.buttons.answered }).click();
  await expect(page.getByRole('status')).toHaveText(copy.done.answered);
  await colleague.getByRole('button', { name: copy.inquiry.buttons.answered }).click();
  await expect(colleague.getByRole('alert')).toContainText(copy.already.answered);
  await expect(colleague.getByText('Phoned as well')).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${copy.inquiry.acts.answered} ${copy.inquiry.by('AM')}`)).toHaveCount(1);
});

test('the pages tell nobody: no cookie, no referrer, no script, no cache', async ({ page, context }) => {
  const requests: string[] = [];
  page.on('request', request => requests.push(new URL(request.url()).origin));
  const answer = await page.goto(linkTo(firstOf(await store(1))));
  const headers = answer?.headers() ?? {};
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['strict-transport-security']).toBeDefined();
  expect(await context.cookies()).toEqual([]);
  await expect(page.locator('script')).toHaveCount(0);
  expect(new Set(requests).size).toBe(1);
});
