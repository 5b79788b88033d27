import type { Page } from '@playwright/test';
import { foreignChanges } from '../support/foreign-changes.ts';
import { prepareVisit } from '../support/foreign-visit.ts';
import { type TypedField, typed as usual } from '../support/inquiry-form.ts';
import { pages } from '../support/pages.ts';
import { desk, expect, hold, open, phone, reactStarted, scripts, test } from '../support/test.ts';
import { inquiry } from '../support/words.ts';

/** Changes that make React draw the form's part of the page anew. */
const redraws = [
  ['texts', 'each text anew in two fonts (Chrome’s translation)'],
  ['fields', 'an icon after each field'],
  ['parts', 'drawn marks removed'],
] as const;

const typed = { ...usual, specialRequests: 'A ramp, please\nand shade' };
/** By its name: a label may be changed beyond recognition. */
const field = (page: Page, name: TypedField) => page.locator(`form [name=${name}]`);

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
      const release = await hold(page, scripts);
      await page.goto(pages.contact.path);
      await page.evaluate(() => window.visit.change());
      for (const [name, text] of Object.entries(typed)) await field(page, name as TypedField).fill(text);
      await field(page, 'fullName').evaluate((input: HTMLInputElement) => {
        input.focus();
        input.setSelectionRange(2, 5, 'backward');
      });
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      release();
      await reactStarted(page);
      for (const [name, text] of Object.entries(typed))
        await expect(field(page, name as TypedField)).toHaveValue(text);
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
      const release = await hold(page, scripts);
      await page.goto(pages.contact.path);
      await page.evaluate(() => window.visit.change());
      await field(page, 'specialRequests').fill('A ramp');
      await field(page, 'specialRequests').press('Home');
      release();
      await reactStarted(page);
      await page.keyboard.type('> ');
      await expect(field(page, 'specialRequests')).toHaveValue('> A ramp');
    });

    test('a click on the date button is kept', async ({ page }) => {
      const release = await hold(page, scripts);
      await page.goto(pages.contact.path);
      await page.evaluate(() => window.visit.change());
      await page.locator('form button[aria-haspopup=dialog]').click();
      release();
      await expect(page.locator('form [role=dialog]')).toBeVisible();
      await expect(page.locator('form [role=dialog] td button').first()).toBeVisible();
    });

    test('three taps on plus are three visitors', async ({ page }) => {
      const release = await hold(page, scripts);
      await page.goto(pages.contact.path);
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
      const release = await hold(page, scripts);
      await page.goto(pages.contact.path);
      await page.evaluate(() => window.visit.change());
      await field(page, 'email').fill('hannah@');
      await field(page, 'email').press('Enter');
      await page.locator('form [type=submit]').click();
      release();
      await expect(page.locator('form .fault')).toHaveCount(5);
      await expect(field(page, 'email')).toHaveValue('hannah@');
      await expect(field(page, 'fullName')).toBeFocused();
      await expect(page).toHaveURL(pages.contact.path);
    });

    test('an open menu stays open', async ({ page }) => {
      await page.setViewportSize(phone);
      const release = await hold(page, scripts);
      await page.goto(pages.home.path);
      await page.evaluate(() => window.visit.change());
      const toggle = page.locator('.menu-toggle');
      await toggle.click();
      await expect(page.locator('#menu')).toBeVisible();
      release();
      await reactStarted(page);
      await expect(page.locator('#menu')).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await page.locator(`#menu li a[href="${pages.contact.path}"]`).click();
      await expect(page).toHaveURL(pages.contact.path);
      await expect(page.locator('#menu')).toBeHidden();
    });
  });
}

test('a filler that mends all faults at once leaves none behind', async ({ page }) => {
  await open(page, pages.contact.path);
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
  await expect(page.locator('form .fault')).toContainText(inquiry.faults.visitDate.missing);
});
