import type { Page } from '@playwright/test';
import { foreignChanges } from '../support/foreign-changes.ts';
import { prepareVisit } from '../support/foreign-visit.ts';
import { desk, expect, holdScripts, phone, reactStarted, test } from '../support/test.ts';

/** Changes that make React draw the form's part of the page anew. */
const redraws = [
  ['texts', 'each text anew in two fonts (Chrome’s translation)'],
  ['fields', 'an icon after each field'],
  ['parts', 'drawn marks removed'],
] as const;

const typed = {
  fullName: 'Siobhán O’Neill',
  email: "o'brien@example.ie",
  phone: '+49 (0)30 123-45',
  numberOfVisitors: '4',
  specialRequests: 'A ramp, please\nand shade',
};
const field = (page: Page, name: string) => page.locator(`form [name=${name}]`);

for (const [subject, name] of redraws) {
  test.describe(`${name}, before the start`, () => {
    test.use({ expectedComplaints: ['Minified React error #418'] });

    test.beforeEach(async ({ page }) => {
      const change = foreignChanges[subject]?.[name];
      if (!change) throw new Error(`There is no change "${name}".`);
      await prepareVisit(page, change, 'by hand');
    });

    test('what was typed, the focus, the caret and the place on the page stay', async ({ page }) => {
      await page.setViewportSize(desk);
      const release = await holdScripts(page);
      await page.goto('/contact');
      await page.evaluate(() => window.visit.change());
      for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
      await field(page, 'fullName').evaluate((input: HTMLInputElement) => {
        input.focus();
        input.setSelectionRange(2, 5, 'backward');
      });
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      release();
      await reactStarted(page);
      for (const [name, text] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(text);
      await expect(field(page, 'fullName')).toBeFocused();
      const selection = await field(page, 'fullName').evaluate((input: HTMLInputElement) => [
        input.selectionStart,
        input.selectionEnd,
        input.selectionDirection,
      ]);
      expect(selection).toEqual([2, 5, 'backward']);
      expect(await page.evaluate(() => scrollY)).toBe(300);
      // The next key goes to where the caret is.
      await page.keyboard.type('X');
      await expect(field(page, 'fullName')).toHaveValue('SiXán O’Neill');
    });

    test('the caret in the middle of the long text stays', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/contact');
      await page.evaluate(() => window.visit.change());
      await field(page, 'specialRequests').fill('A ramp');
      await field(page, 'specialRequests').press('Home');
      release();
      await reactStarted(page);
      await page.keyboard.type('> ');
      await expect(field(page, 'specialRequests')).toHaveValue('> A ramp');
    });

    test('a click on the date button is kept', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/contact');
      await page.evaluate(() => window.visit.change());
      await page.locator('form button[aria-haspopup=dialog]').click();
      release();
      await expect(page.locator('form [role=dialog]')).toBeVisible();
      await expect(page.locator('form [role=dialog] td button').first()).toBeVisible();
    });

    test('three taps on plus are three visitors', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/contact');
      await page.evaluate(() => window.visit.change());
      const plus = page.locator('form .stepper button').last();
      for (let tap = 0; tap < 3; tap += 1) await plus.click();
      release();
      await reactStarted(page);
      await expect(field(page, 'numberOfVisitors')).toHaveValue('3');
      await plus.click();
      await expect(field(page, 'numberOfVisitors')).toHaveValue('4');
    });

    test('a submit is kept, and the text with it', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/contact');
      await page.evaluate(() => window.visit.change());
      await field(page, 'email').fill('hannah@');
      await field(page, 'email').press('Enter');
      await page.locator('form [type=submit]').click();
      release();
      await expect(page.locator('form .fault')).toHaveCount(5);
      await expect(field(page, 'email')).toHaveValue('hannah@');
      await expect(field(page, 'fullName')).toBeFocused();
      await expect(page).toHaveURL('/contact');
    });

    test('an open menu stays open', async ({ page }) => {
      await page.setViewportSize(phone);
      const release = await holdScripts(page);
      await page.goto('/');
      await page.evaluate(() => window.visit.change());
      const toggle = page.locator('.menu-toggle');
      await toggle.click();
      await expect(page.locator('#menu')).toBeVisible();
      release();
      await reactStarted(page);
      await expect(page.locator('#menu')).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await page.locator('#menu li a[href="/contact"]').click();
      await expect(page).toHaveURL('/contact');
      await expect(page.locator('#menu')).toBeHidden();
    });
  });
}

test('a filler that mends all faults at once leaves none behind', async ({ page }) => {
  await page.goto('/contact');
  await reactStarted(page);
  await page.locator('form [type=submit]').click();
  await expect(page.locator('form .fault')).toHaveCount(5);
  await page.evaluate(values => {
    for (const [name, value] of Object.entries(values)) {
      const control = document.querySelector<HTMLInputElement>(`form [name=${name}]`);
      if (!control) continue;
      control.value = value;
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, typed);
  await expect(page.locator('form .fault')).toHaveCount(1);
  await expect(page.locator('form .fault')).toContainText('Please select a visit date');
});
