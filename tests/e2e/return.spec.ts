import type { Page } from '@playwright/test';
import {
  calendar,
  chooseDay,
  dateButton,
  expectEmpty,
  expectFilled,
  field,
  fillInquiry,
  submit,
  typed as usual,
} from '../support/inquiry-form.ts';
import { footer, missingPath, pages } from '../support/pages.ts';
import { expect, hold, hydrated, open, scripts, test } from '../support/test.ts';
import { fill, inquiry, site } from '../support/words.ts';

const typed = { ...usual, specialRequests: 'A ramp,\nplease' };

/** Ways to leave the form and come back. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'a footer link and Back': async page => {
    await footer(page).getByRole('link', { name: site.pages.privacy }).click();
    await expect(page).toHaveURL(pages.privacy.path);
    await page.goBack();
  },
  'another document and Back': async page => {
    await page.goto('/robots.txt');
    await page.goBack();
  },
  'a 404 page and Go Back': async page => {
    await page.goto(missingPath);
    await page.getByRole('button', { name: site.notFound.back }).click();
  },
  'a reload before hydration, and another': async page => {
    await hold(page, scripts);
    await page.reload();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
  },
};

test.use({ expectedErrors: ['Failed to load resource'] });

test('the form is restored on return, until it is sent', async ({ page }) => {
  test.setTimeout(60_000);
  await open(page, pages.contact.path);
  await fillInquiry(page, typed);
  const day = await chooseDay(page);
  for (const [way, go] of Object.entries(ways))
    await test.step(way, async () => {
      await go(page);
      await expect(page).toHaveURL(pages.contact.path);
      await hydrated(page);
      await expectFilled(page, day, typed);
    });
  // Deselected and cleared values are not restored.
  await dateButton(page).click();
  await calendar(page)
    .getByRole('button', { name: fill(inquiry.date.chosen, { day: '' }) })
    .click();
  await page.keyboard.press('Escape');
  await field(page, 'phone').fill('');
  await page.reload();
  await hydrated(page);
  await expectFilled(page, inquiry.date.pick, { ...typed, phone: '' });
  await field(page, 'phone').fill(typed.phone);
  await chooseDay(page);
  await submit(page).click();
  await expect(page.getByRole('status')).toContainText(inquiry.sent.title);
  await ways['another document and Back']?.(page);
  await hydrated(page);
  await expectEmpty(page);
  expect(await page.evaluate(() => sessionStorage.getItem('inquiry-draft'))).toBeNull();
});

test('text typed before hydration is restored, too', async ({ page }) => {
  await hold(page, scripts);
  await page.goto(pages.contact.path);
  await field(page, 'fullName').fill('Hannah');
  await footer(page).getByRole('link', { name: site.pages.privacy }).click();
  await expect(page).toHaveURL(pages.privacy.path);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(pages.contact.path);
  await expect(field(page, 'fullName')).toHaveValue('Hannah');
  await hydrated(page);
  await expect(field(page, 'fullName')).toHaveValue('Hannah');
});
