/** An inquiry in another language: whatever answers it is in that language. */
import type { Page } from '@playwright/test';
import { words } from '../../content/words.ts';
import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { typed, typedFields } from '../support/inquiry-form.ts';
import { ownEmail, storedFrom } from '../support/live.ts';
import { heading } from '../support/pages.ts';
import { expect, open, test } from '../support/test.ts';
import { fill } from '../support/words.ts';

const { inquiry, thanks, live } = words.es;
const form = pathTo('contact', locales.es);
const submit = (page: Page) => page.getByRole('button', { name: inquiry.submit });

async function fillIn(page: Page, email: string) {
  for (const name of typedFields)
    await page.getByLabel(inquiry.labels[name]).fill(name === 'email' ? email : typed[name]);
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: ['422'] });

  test('faults and thanks are in the language of the form', async ({ page }) => {
    const email = ownEmail();
    await page.goto(form);
    await submit(page).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle(`${live.refused.pageTitle}${words.es.contact.title} | ${park.name}`);
    await expect(page.getByRole('link', { name: inquiry.faults.phone.missing })).toBeVisible();
    await fillIn(page, email);
    await page.locator('input[type=date]').fill(parkDay());
    await submit(page).click();
    await expect(heading(page)).toHaveText(thanks.title);
    const [stored] = await storedFrom(email);
    const { reference = '?' } = stored ?? {};
    await expect(page).toHaveURL(`${pathTo('thanks', locales.es)}?reference=${reference}`);
    await expect(page.getByText(fill(thanks.reference, { reference }))).toBeVisible();
    expect(stored?.locale).toBe('es');
  });
});

test('sent by script it is thanked for in the language of the form', async ({ page }) => {
  const email = ownEmail();
  await open(page, form);
  await fillIn(page, email);
  await page.getByRole('button', { name: inquiry.labels.visitDate }).click();
  const today = fill(inquiry.date.today, { day: '' });
  await page.getByRole('dialog').getByRole('button', { name: today }).click();
  await page.keyboard.press('Escape');
  await submit(page).click();
  await expect(page.getByRole('status')).toContainText(inquiry.sent.title);
  const [stored] = await storedFrom(email);
  expect(stored?.locale).toBe('es');
  await expect(page.getByRole('status')).toContainText(stored?.reference ?? '?');
});
