import type { Page } from '@playwright/test';
import { inquiry } from '../support/english.ts';
import { pages } from '../support/site-pages.ts';
import { desktop, expect, holdRequests, scripts, test, waitForHydration } from '../support/test.ts';
import {
  calendar,
  dateButton,
  exampleTexts,
  expectFilled,
  field,
  fillInquiry,
} from '../support/visitor-form.ts';

const texts = { ...exampleTexts, specialRequests: 'A ramp, please\nand shade' };

/** The returned function releases the scripts. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const release = await holdRequests(page, scripts);
  await page.goto(pages.contact.path);
  return release;
}

test('text, focus, selection and scroll position survive hydration', async ({ page }) => {
  await page.setViewportSize(desktop);
  const release = await openWithoutScripts(page);
  await fillInquiry(page, texts);
  await field(page, 'fullName').evaluate((input: HTMLInputElement) => {
    input.focus();
    input.setSelectionRange(2, 5, 'backward');
    scrollTo({ top: 300, behavior: 'instant' });
  });
  release();
  await waitForHydration(page);
  await expectFilled(page, inquiry.date.pick, texts);
  await expect(field(page, 'fullName')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await page.keyboard.type('X');
  await expect(field(page, 'fullName')).toHaveValue('SiXán O’Neill');
});

test('repeated clicks and keys on the date open the calendar once', async ({ page }) => {
  const release = await openWithoutScripts(page);
  await dateButton(page).click();
  await dateButton(page).press('Enter');
  await expect(calendar(page)).toHaveCount(0);
  release();
  await expect(calendar(page).locator('td :focus')).toBeVisible();
  await expect(page).toHaveURL(pages.contact.path);
});

test('a submit is repeated, and text typed meanwhile is kept', async ({ page }) => {
  const release = await openWithoutScripts(page);
  await field(page, 'email').fill('hannah@');
  await field(page, 'email').press('Enter');
  await field(page, 'phone').fill('+34 600');
  release();
  await expect(field(page, 'fullName')).toBeFocused();
  await expect(field(page, 'email')).toHaveAccessibleDescription(inquiry.errors.email.malformed);
  await expect(field(page, 'email')).toHaveValue('hannah@');
  await expect(field(page, 'phone')).toHaveValue('+34 600');
  await expect(page).toHaveURL(pages.contact.path);
});
