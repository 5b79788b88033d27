/** An inquiry in another language: whatever answers it is in that language. */
import type { Page } from '@playwright/test';
import { words } from '../../content/words.ts';
import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { messageOf } from '../../server/inquiries/mail/messages.ts';
import type { StoredInquiry } from '../../server/inquiries/store/store.ts';
import { typed, typedFields } from '../support/inquiry-form.ts';
import { ownEmail, storedFrom } from '../support/live.ts';
import { mailSettings } from '../support/mail-settings.ts';
import { heading } from '../support/pages.ts';
import { expect, open, test } from '../support/test.ts';
import { fill } from '../support/words.ts';

const { inquiry, thanks, live, mail } = words.es;
const form = pathTo('contact', locales.es);

const submit = (page: Page) => page.getByRole('button', { name: inquiry.submit });

async function fillIn(page: Page, email: string) {
  for (const name of typedFields)
    await page.getByLabel(inquiry.labels[name]).fill(name === 'email' ? email : typed[name]);
}

async function expectConfirmed(stored: StoredInquiry | undefined) {
  if (!stored) throw new Error('Nothing was stored.');
  expect(stored.locale).toBe('es');
  const { subject, text } = messageOf({ kind: 'confirmation' }, stored, mailSettings);
  expect(subject).toBe(mail.confirmation.subject(stored.reference));
  expect(text).toContain(mail.confirmation.thanks);
  expect(text).toContain(inquiry.labels.visitDate);
  expect(text).toContain(pathTo('privacy', locales.es));
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: ['422'] });

  test('what is missing is asked for, and what is whole is thanked for, as the form speaks', async ({
    page,
  }) => {
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
    await expect(page).toHaveURL(`${pathTo('thanks', locales.es)}?reference=${stored?.reference}`);
    await expect(
      page.getByText(fill(thanks.reference, { reference: stored?.reference ?? '' })),
    ).toBeVisible();
    await expectConfirmed(stored);
  });
});

test('sent by script it is thanked for and confirmed as the form speaks', async ({ page }) => {
  const email = ownEmail();
  await open(page, form);
  await fillIn(page, email);
  await page.getByRole('button', { name: inquiry.labels.visitDate }).click();
  await page
    .getByRole('dialog', { name: inquiry.date.dialog })
    .getByRole('button', { name: fill(inquiry.date.today, { day: '' }) })
    .click();
  await page.keyboard.press('Escape');
  await submit(page).click();
  await expect(page.getByRole('status')).toContainText(inquiry.sent.title);
  const [stored] = await storedFrom(email);
  await expect(page.getByRole('status')).toContainText(stored?.reference ?? '?');
  await expectConfirmed(stored);
});
