import type { Page } from '@playwright/test';
import { addDays } from '../../domain/day-counts.ts';
import { honeypotField, postPath } from '../../domain/inquiry-api.ts';
import { parkDay } from '../../domain/park-time.ts';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import { fill, inquiry, live, thanks } from '../support/english.ts';
import { createUniqueEmail, fillWholeForm, findInquiriesFrom } from '../support/live-form.ts';
import { heading, pages } from '../support/site-pages.ts';
import { expect, findAxeViolations, open, phone, scripts, test } from '../support/test.ts';
import {
  dateButton,
  exampleTexts,
  field,
  fillInquiry,
  submitButton,
  textFields,
} from '../support/visitor-form.ts';

const { errors, labels } = inquiry;
/** Can be chosen even after closing time. */
const tomorrow = addDays(parkDay(), 1);
const date = (page: Page) => page.locator('input[type=date]');

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone, expectedErrors: ['422'] });

  test('an invalid form is explained, and still filled in after going back; corrected, it is confirmed and stored', async ({
    page,
  }) => {
    const fullName = `"><script>alert(1)</script>&amp; 'O’Neill' 🦜`;
    const specialRequests = '\n</textarea><b>bold</b> &lt;\nsecond line\n';
    const email = createUniqueEmail();
    await page.goto(pages.contact.path);
    await expect(date(page).and(page.getByLabel(labels.visitDate))).toBeVisible();
    await expect(date(page)).toHaveAttribute('min', parkDay());
    await expect(dateButton(page)).toBeHidden();
    await expect(page.getByText(words.en.site.mayChange)).toBeVisible();
    await expect(page.locator(`input[name=${honeypotField}]`)).not.toBeInViewport();
    await fillInquiry(page, { fullName, email: 'nobody@', specialRequests });
    await submitButton(page).click();

    await expect(page).toHaveURL(postPath);
    await expect(heading(page)).toHaveText(live.invalid.title);
    await expect(page.getByRole('listitem')).toHaveText([
      `${labels.email}: ${errors.email.malformed}`,
      `${labels.visitDate}: ${errors.visitDate.missing}`,
    ]);
    await page.goBack();
    await expect(field(page, 'fullName')).toHaveValue(fullName);
    await expect(field(page, 'specialRequests')).toHaveValue(specialRequests);
    await field(page, 'email').fill(email);
    await date(page).fill(tomorrow);
    await submitButton(page).click();

    await expect(heading(page)).toHaveText(thanks.title);
    const [record, ...others] = await findInquiriesFrom(email);
    expect(others).toEqual([]);
    expect(record?.inquiry).toMatchObject({ fullName, specialRequests: specialRequests.trim() });
    const { reference = '?' } = record ?? {};
    await expect(page.getByText(fill(thanks.reference, { reference }))).toBeVisible();
    await expect(page).toHaveURL(`${postPath}/${reference}`);
  });
});

test('over HTTP, without UUIDs, the form is posted by the browser', async ({ page }) => {
  await page.addInitScript(() => {
    delete (Crypto.prototype as Partial<Crypto>).randomUUID;
  });
  await open(page, pages.contact.path);
  const { email } = await fillWholeForm(page);
  await submitButton(page).click();
  await expect(heading(page)).toHaveText(thanks.title);
  expect(await findInquiriesFrom(email)).toHaveLength(1);
});

test.describe('with scripts that fail, in Spanish', () => {
  test.use({
    viewport: phone,
    expectedErrors: ['Failed to load resource', 'dynamically imported module', '422'],
  });

  test('the form says so and is posted by the browser; the answers are in its language, fit and pass axe', async ({
    page,
  }) => {
    const { inquiry: copy, live: answers, thanks: spanishThanks } = words.es;
    const email = createUniqueEmail();
    const send = page.getByRole('button', { name: copy.submit });
    const expectGoodPage = async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      expect(await findAxeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    };
    const { promise: failing, resolve: fail } = Promise.withResolvers<void>();
    await page.route(scripts, async route => {
      await failing;
      await route.abort();
    });
    await page.goto(pathTo('contact', locales.es));
    for (const name of textFields)
      await page.getByLabel(copy.labels[name]).fill(name === 'email' ? email : exampleTexts[name]);
    // Remembered until the scripts fail.
    await send.click();
    await expect(page).toHaveURL(pathTo('contact', locales.es));
    fail();
    await expect(heading(page)).toHaveText(answers.invalid.title);
    await expectGoodPage();
    await page.goBack();
    await expect(page.getByText(answers.scriptsFailed)).toBeVisible();
    await expect(page.getByRole('button', { name: copy.labels.visitDate })).toBeHidden();
    await date(page).fill(tomorrow);
    await send.click();
    await expect(heading(page)).toHaveText(spanishThanks.title);
    await expectGoodPage();
    const [record] = await findInquiriesFrom(email);
    expect(record?.locale).toBe('es');
    // Sending it again does not double it.
    await page.goBack();
    await expect(page.getByLabel(copy.labels.email)).toHaveValue(email);
    await send.click();
    await expect(page).toHaveURL(`${postPath}/${record?.reference}`);
    expect(await findInquiriesFrom(email)).toHaveLength(1);
  });
});
