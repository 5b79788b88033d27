import type { Page } from '@playwright/test';
import { addDays } from '../../domain/days.ts';
import { honeypotField, postPath } from '../../domain/inquiry-api.ts';
import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { lastVisitDay } from '../../domain/visit-days.ts';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import { drawReference } from '../../server/inquiries/store/reference.ts';
import {
  dateButton,
  exampleTexts,
  field,
  fillInquiry,
  submitButton,
  textFields,
} from '../support/inquiry-form.ts';
import { createUniqueEmail, findInquiriesFrom } from '../support/live.ts';
import { heading, pages, thanksPage } from '../support/pages.ts';
import { expect, findAxeViolations, phone, scripts, test } from '../support/test.ts';
import { fill, inquiry, live, thanks } from '../support/words.ts';

const { errors } = inquiry;
const required = ['fullName', 'email', 'phone', 'numberOfVisitors'] as const;
/** Can be chosen even after closing time. */
const tomorrow = addDays(parkDay(), 1);
const date = (page: Page) => page.locator('input[type=date]');

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone, expectedErrors: ['422'] });

  test('an invalid form is returned unchanged with its errors; corrected, it is confirmed and stored once', async ({
    page,
  }) => {
    await test.step('an empty form has an error at every field', async () => {
      await page.goto(pages.contact.path);
      await expect(date(page).and(page.getByLabel(inquiry.labels.visitDate))).toBeVisible();
      await expect(dateButton(page)).toBeHidden();
      await expect(page.getByRole('button', { name: inquiry.steps.numberOfVisitors.more })).toBeHidden();
      await expect(page.locator(`input[name=${honeypotField}]`)).not.toBeInViewport();
      await submitButton(page).click();
      await expect(page).toHaveURL(postPath);
      await expect(page).toHaveTitle(live.invalid.pageTitle + pages.contact.title);
      for (const name of required) {
        const { missing } = errors[name];
        await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, name)).toHaveAccessibleDescription(missing);
        await expect(page.getByRole('link', { name: missing })).toBeVisible();
      }
      await expect(date(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(date(page)).toHaveAccessibleDescription(errors.visitDate.missing);
      await expect(field(page, 'specialRequests')).toHaveAttribute('aria-invalid', 'false');
      await expect(page.locator('.inquiry-errors')).toBeFocused();
      await expect(page.locator('.inquiry-errors')).toBeInViewport();
      await page.getByRole('link', { name: errors.phone.missing }).click();
      await expect(field(page, 'phone')).toBeInViewport();
    });
    const fullName = `"><script>alert(1)</script>&amp; 'O’Neill' 🦜`;
    const specialRequests = '\n</textarea><b>bold</b> &lt;\nsecond line\n';
    const email = createUniqueEmail();
    const enter = async (address: string) => {
      await page.goto(pages.contact.path);
      await fillInquiry(page, { fullName, email: address, specialRequests });
      await date(page).fill(tomorrow);
      await submitButton(page).click();
    };
    await enter('nobody@');
    await expect(field(page, 'fullName')).toHaveValue(fullName);
    await expect(field(page, 'email')).toHaveValue('nobody@');
    await expect(field(page, 'email')).toHaveAccessibleDescription(errors.email.malformed);
    await expect(field(page, 'phone')).toHaveValue(exampleTexts.phone);
    await expect(field(page, 'numberOfVisitors')).toHaveValue(exampleTexts.numberOfVisitors);
    await expect(field(page, 'specialRequests')).toHaveValue(specialRequests);
    await expect(date(page)).toHaveValue(tomorrow);
    await expect(date(page)).toHaveAttribute('min', parkDay());
    await expect(date(page)).toHaveAttribute('max', lastVisitDay(parkDay()));
    await field(page, 'email').fill(email);
    await submitButton(page).click();

    await expect(heading(page)).toHaveText(thanks.title);
    await expect(page.getByText(thanks.text)).toBeVisible();
    const [record] = await findInquiriesFrom(email);
    expect(record?.inquiry.fullName).toBe(fullName);
    const reference = page.getByText(fill(thanks.reference, { reference: record?.reference ?? '' }));
    await expect(reference).toBeVisible();
    await expect(page).toHaveURL(`${thanksPage}?reference=${record?.reference}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    // Stored only once.
    await enter(email);
    await expect(reference).toBeVisible();
    expect(await findInquiriesFrom(email)).toHaveLength(1);
    await page.goto(`${thanksPage}?reference=${drawReference()}`);
    await expect(page).toHaveURL(pages.contact.path);
  });
});

test.describe('with scripts that fail, in Spanish', () => {
  test.use({
    viewport: phone,
    expectedErrors: ['Failed to load resource', 'dynamically imported module', '422'],
  });

  test('the form says so and is posted by the browser; the answer is in its language, fits and passes axe', async ({
    page,
  }) => {
    const { inquiry: copy, live: answers, contact, thanks: spanishThanks } = words.es;
    const email = createUniqueEmail();
    const send = page.getByRole('button', { name: copy.submit });
    await page.route(scripts, route => route.abort());
    await page.goto(pathTo('contact', locales.es));
    await expect(page.getByText(answers.scriptsFailed)).toBeVisible();
    await expect(page.getByRole('button', { name: copy.labels.visitDate })).toBeHidden();
    for (const name of textFields)
      await page.getByLabel(copy.labels[name]).fill(name === 'email' ? email : exampleTexts[name]);
    await send.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle(`${answers.invalid.pageTitle}${contact.title} | ${park.name}`);
    await expect(date(page)).toHaveAccessibleDescription(copy.errors.visitDate.missing);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await date(page).fill(tomorrow);
    await send.click();
    await expect(heading(page)).toHaveText(spanishThanks.title);
    expect(await findAxeViolations(page)).toEqual([]);
    const [record, ...duplicates] = await findInquiriesFrom(email);
    const { reference = '?' } = record ?? {};
    await expect(page).toHaveURL(`${pathTo('thanks', locales.es)}?reference=${reference}`);
    await expect(page.getByText(fill(spanishThanks.reference, { reference }))).toBeVisible();
    expect(record?.locale).toBe('es');
    expect(duplicates).toEqual([]);
  });
});
