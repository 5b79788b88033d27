import type { Page } from '@playwright/test';
import { type TypedField, typed as usual } from '../support/inquiry-form.ts';
import { menu, menuToggle, pages, type SitePage } from '../support/pages.ts';
import { desktop, expect, hold, hydrated, phone, scripts, test } from '../support/test.ts';
import { inquiry } from '../support/words.ts';
import type { ChangeName } from './dom-changes/changes.ts';
import { prepareVisits } from './dom-changes/prepare.ts';

/** The page as built, and with a change that makes React recreate the part with the form. */
const cases: (ChangeName | undefined)[] = [
  undefined,
  'Chrome’s translation: each text replaced by two fonts',
];

const typed = { ...usual, specialRequests: 'A ramp, please\nand shade' };
/** By name, because a translation changes the label. */
const field = (page: Page, name: TypedField) => page.locator(`form [name=${name}]`);
const dateButton = (page: Page) => page.locator('form button[aria-haspopup=dialog]');

for (const change of cases) {
  test.describe(`before React starts${change ? `, with ${change}` : ''}`, () => {
    test.use({ expectedErrors: change ? ['Minified React error #418'] : [] });

    /** Opens a page and holds its scripts back until the returned function is called. */
    async function openHeld(page: Page, { path }: SitePage): Promise<() => void> {
      if (change) await prepareVisits(page, change);
      const release = await hold(page, scripts);
      await page.goto(path);
      if (change) await page.evaluate(() => window.visit.change());
      return release;
    }

    test('text, taps on the stepper, focus, selection and scroll position survive hydration', async ({
      page,
    }) => {
      await page.setViewportSize(desktop);
      const release = await openHeld(page, pages.contact);
      const { numberOfVisitors, ...texts } = typed;
      for (const [name, text] of Object.entries(texts)) await field(page, name as TypedField).fill(text);
      const [fewer, more] = [page.locator('.stepper button').first(), page.locator('.stepper button').last()];
      for (const button of [more, more, more, more, fewer]) await button.click();
      await expect(field(page, 'numberOfVisitors')).toHaveValue('3');
      await field(page, 'fullName').evaluate((input: HTMLInputElement) => {
        input.focus();
        input.setSelectionRange(2, 5, 'backward');
        scrollTo({ top: 300, behavior: 'instant' });
      });
      release();
      await hydrated(page);
      for (const [name, text] of Object.entries({ ...texts, numberOfVisitors: '3' }))
        await expect(field(page, name as TypedField)).toHaveValue(text);
      await expect(field(page, 'fullName')).toBeFocused();
      const selection = await field(page, 'fullName').evaluate((input: HTMLInputElement) => [
        input.selectionStart,
        input.selectionEnd,
        input.selectionDirection,
      ]);
      expect(selection).toEqual([2, 5, 'backward']);
      expect(await page.evaluate(() => scrollY)).toBe(300);
      await page.keyboard.type('X');
      await expect(field(page, 'fullName')).toHaveValue('SiXán O’Neill');
      await more.click();
      await expect(field(page, 'numberOfVisitors')).toHaveValue('4');
    });

    test('repeated clicks on the date open the calendar once', async ({ page }) => {
      const release = await openHeld(page, pages.contact);
      await dateButton(page).click();
      await dateButton(page).click();
      await expect(page.locator('form [role=dialog]')).toHaveCount(0);
      release();
      await expect(page.locator('form [role=dialog] td button').first()).toBeVisible();
      await expect(page).toHaveURL(pages.contact.path);
    });

    for (const key of ['Enter', 'Space'])
      test(`${key} on the date opens the calendar, also if pressed again`, async ({ page }) => {
        const release = await openHeld(page, pages.contact);
        await dateButton(page).focus();
        await page.keyboard.press(key);
        await page.keyboard.press(key);
        await expect(page.locator('form [role=dialog]')).toHaveCount(0);
        release();
        await expect(page.locator('form [role=dialog] td :focus')).toBeVisible();
      });

    test('a submit is replayed, and text typed meanwhile is kept', async ({ page }) => {
      const release = await openHeld(page, pages.contact);
      await field(page, 'email').fill('hannah@');
      await field(page, 'email').press('Enter');
      await field(page, 'phone').fill('+34 600');
      release();
      await expect(field(page, 'fullName')).toBeFocused();
      await expect(field(page, 'email')).toHaveAccessibleDescription(inquiry.faults.email.malformed);
      await expect(field(page, 'email')).toHaveValue('hannah@');
      await expect(field(page, 'phone')).toHaveValue('+34 600');
      await expect(page).toHaveURL(pages.contact.path);
    });
  });
}

test('the phone menu opens before React starts, and stays open', async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await hold(page, scripts);
  await page.goto(pages.contact.path);
  await menuToggle(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'true');
  release();
  await hydrated(page);
  await expect(menu(page)).toBeVisible();
  await menuToggle(page).click();
  await expect(menu(page)).toBeHidden();
  await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'false');
});
