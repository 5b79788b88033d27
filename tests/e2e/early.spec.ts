import type { Page } from '@playwright/test';
import { exampleTexts as defaults, type TextField } from '../support/inquiry-form.ts';
import { menu, menuToggle, pages, type SitePage } from '../support/pages.ts';
import { desktop, expect, holdRequests, phone, scripts, test, waitForHydration } from '../support/test.ts';
import { thirdPartyChanges } from '../support/third-party-changes.ts';
import { inquiry } from '../support/words.ts';

const exampleTexts = { ...defaults, specialRequests: 'A ramp, please\nand shade' };
const field = (page: Page, name: TextField) => page.locator(`form [name=${name}]`);
const dateButton = (page: Page) => page.locator('form button[aria-haspopup=dialog]');

/** The returned function releases the scripts. */
async function openWithoutScripts(page: Page, { path }: SitePage): Promise<() => void> {
  const release = await holdRequests(page, scripts);
  await page.goto(path);
  return release;
}

test('text, focus, selection and scroll position survive hydration', async ({ page }) => {
  await page.setViewportSize(desktop);
  const release = await openWithoutScripts(page, pages.contact);
  for (const [name, text] of Object.entries(exampleTexts)) await field(page, name as TextField).fill(text);
  await field(page, 'fullName').evaluate((input: HTMLInputElement) => {
    input.focus();
    input.setSelectionRange(2, 5, 'backward');
    scrollTo({ top: 300, behavior: 'instant' });
  });
  release();
  await waitForHydration(page);
  for (const [name, text] of Object.entries(exampleTexts))
    await expect(field(page, name as TextField)).toHaveValue(text);
  await expect(field(page, 'fullName')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await page.keyboard.type('X');
  await expect(field(page, 'fullName')).toHaveValue('SiXán O’Neill');
});

test('repeated clicks and keys on the date open the calendar once', { tag: '@deep' }, async ({ page }) => {
  const release = await openWithoutScripts(page, pages.contact);
  await dateButton(page).click();
  await dateButton(page).press('Enter');
  await expect(page.locator('form [role=dialog]')).toHaveCount(0);
  release();
  await expect(page.locator('form [role=dialog] td :focus')).toBeVisible();
  await expect(page).toHaveURL(pages.contact.path);
});

for (const [name, change] of [
  ['an untouched page', () => {}],
  ['a page that is translated', thirdPartyChanges['Chrome’s translation']],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ expectedErrors: ['Minified React error #418'] });

    test('a submit is repeated, and text typed meanwhile is kept', async ({ page }) => {
      const release = await openWithoutScripts(page, pages.contact);
      await field(page, 'email').fill('hannah@');
      await field(page, 'email').press('Enter');
      await field(page, 'phone').fill('+34 600');
      await page.evaluate(change);
      release();
      await expect(field(page, 'fullName')).toBeFocused();
      await expect(field(page, 'email')).toHaveAccessibleDescription(inquiry.errors.email.malformed);
      await expect(field(page, 'email')).toHaveValue('hannah@');
      await expect(field(page, 'phone')).toHaveValue('+34 600');
      await expect(page).toHaveURL(pages.contact.path);
    });
  });

test('the phone menu opens before React starts, and stays open', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await openWithoutScripts(page, pages.contact);
  await menuToggle(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'true');
  release();
  await waitForHydration(page);
  await expect(menu(page)).toBeVisible();
  await menuToggle(page).click();
  await expect(menu(page)).toBeHidden();
  await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'false');
});
