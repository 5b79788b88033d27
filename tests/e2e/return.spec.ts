import type { Page } from '@playwright/test';
import { fill, inquiry } from '../support/english.ts';
import { menuLink, pages } from '../support/site-pages.ts';
import { expect, holdRequests, open, scripts, stopClock, test, waitForHydration } from '../support/test.ts';
import {
  calendar,
  chooseDay,
  dateButton,
  exampleTexts as defaults,
  expectEmpty,
  expectFilled,
  field,
  fillInquiry,
  sendingButton,
  submitButton,
} from '../support/visitor-form.ts';

const exampleTexts = { ...defaults, specialRequests: 'A ramp,\nplease' };

async function leaveDocument(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.goBack();
}

/** How to leave the form and return. */
const detours: Record<string, (page: Page) => Promise<unknown>> = {
  'a reload before hydration, and another': async page => {
    await holdRequests(page, scripts);
    await page.reload();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
  },
  'another document and Back': leaveDocument,
};

test.use({ expectedErrors: ['Failed to load resource'] });

test('the form is restored on return, until it is sent', async ({ page }) => {
  test.setTimeout(60_000);
  await open(page, pages.contact.path);
  await fillInquiry(page, exampleTexts);
  const day = await chooseDay(page);
  for (const [name, takeDetour] of Object.entries(detours))
    await test.step(name, async () => {
      await takeDetour(page);
      await expect(page).toHaveURL(pages.contact.path);
      await waitForHydration(page);
      await expectFilled(page, day, exampleTexts);
    });
  // Cleared values are not restored.
  await dateButton(page).click();
  await calendar(page)
    .getByRole('button', { name: fill(inquiry.date.chosen, { day: '' }) })
    .click();
  await page.keyboard.press('Escape');
  await field(page, 'phone').fill('');
  await page.reload();
  await waitForHydration(page);
  await expectFilled(page, inquiry.date.pick, { ...exampleTexts, phone: '' });
  await field(page, 'phone').fill(exampleTexts.phone);
  await chooseDay(page);
  await submitButton(page).click();
  await expect(page.getByRole('status')).toContainText(inquiry.sent.title);
  await leaveDocument(page);
  await waitForHydration(page);
  await expectEmpty(page);
  expect(await page.evaluate(() => sessionStorage.getItem('inquiry-draft'))).toBeNull();
});

test('an inquiry that the visitor leaves while it is being sent is still in the form', async ({ page }) => {
  await open(page, pages.contact.path);
  await fillInquiry(page);
  const day = await chooseDay(page);
  await stopClock(page);
  await submitButton(page).click();
  await expect(sendingButton(page)).toBeVisible();
  await menuLink(page, 'home').click();
  await expect(page).toHaveURL(pages.home.path);
  await page.clock.resume();
  await menuLink(page, 'contact').click();
  await waitForHydration(page);
  await expectFilled(page, day);
});

test('if the browser blocks storage, an inquiry can be sent', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get });
  });
  await open(page, pages.contact.path);
  await fillInquiry(page);
  await chooseDay(page);
  await submitButton(page).click();
  await expect(page.getByRole('status')).toContainText(inquiry.sent.title);
});
