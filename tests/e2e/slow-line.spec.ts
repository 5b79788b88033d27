import { calendar, dateButton, field, submit } from '../support/inquiry-form.ts';
import { menuLink, menuToggle, pages } from '../support/pages.ts';
import { scripts as allScripts, expect, hold, phone, reactStarted, test } from '../support/test.ts';
import { inquiry } from '../support/words.ts';

/** The first of the programs that React needs. */
const react = /\/assets\/react-/;

test.describe('when the programs never arrive', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await hold(page, react);
    await page.goto(pages.contact.path);
  });

  test('a kept submit is told after fifteen seconds how to reach the park', async ({ page }) => {
    await field(page, 'fullName').fill('Hannah');
    await submit(page).click();
    await expect(page.locator('.no-script')).toBeHidden();
    await page.clock.runFor(15_000);
    await expect(page.locator('.no-script')).toBeFocused();
    await expect(field(page, 'fullName')).toHaveValue('Hannah');
  });

  test('so is a kept click on the date', async ({ page }) => {
    await dateButton(page).click();
    await page.clock.runFor(15_000);
    await expect(page.locator('.no-script')).toBeFocused();
  });

  test('who has asked for nothing is told without being moved', async ({ page }) => {
    await field(page, 'fullName').focus();
    await page.clock.runFor(15_000);
    await expect(page.locator('.no-script')).toBeVisible();
    await expect(field(page, 'fullName')).toBeFocused();
  });
});

test('programs that arrive after their time are used all the same', async ({ page }) => {
  await page.clock.install();
  const release = await hold(page, react);
  await page.goto(pages.contact.path);
  await submit(page).click();
  await page.clock.runFor(15_000);
  await expect(page.locator('.no-script')).toBeFocused();
  release();
  await reactStarted(page);
  await expect(page.locator('.no-script')).toBeHidden();
  await expect(field(page, 'fullName')).toHaveAttribute('aria-invalid', 'false');
  await dateButton(page).click();
  await expect(calendar(page)).toBeVisible();
});

test.describe('minus and plus before React is there', () => {
  test('count each tap, at once, and once', async ({ page }) => {
    const release = await hold(page, allScripts);
    await page.goto(pages.contact.path);
    const more = page.getByRole('button', { name: inquiry.steps.numberOfVisitors.more });
    const number = field(page, 'numberOfVisitors');
    for (let tap = 0; tap < 4; tap += 1) await more.click();
    await page.getByRole('button', { name: inquiry.steps.numberOfVisitors.fewer }).click();
    await expect(number).toHaveValue('3');
    release();
    await reactStarted(page);
    await expect(number).toHaveValue('3');
    await more.click();
    await expect(number).toHaveValue('4');
  });
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test.describe(`with ${JSON.stringify(connection)}`, () => {
    test('React is fetched for the form alone; menu and links do without', async ({ page }) => {
      await page.addInitScript(value => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await page.setViewportSize(phone);
      const scripts: string[] = [];
      page.on('request', request => {
        if (request.url().endsWith('.js')) scripts.push(request.url());
      });
      await page.goto(pages.home.path);
      await expect(page.locator('html[data-draw]')).toHaveCount(0);
      await menuToggle(page).click();
      await menuLink(page, 'contact').click();
      await expect(page).toHaveURL(pages.contact.path);
      await expect(page.locator('html[data-draw]')).toHaveCount(0);
      expect(scripts).toEqual([]);
      await dateButton(page).click();
      await expect(calendar(page)).toBeVisible();
      expect(scripts.length).toBeGreaterThan(0);
    });
  });
}
