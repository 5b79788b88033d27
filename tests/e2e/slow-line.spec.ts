import { dateButton, expect, holdScripts, reactStarted, test } from '../support/test.ts';

test.describe('when the programs never arrive', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.route(/\/assets\/react-/, () => new Promise(() => {}));
    await page.goto('/contact');
  });

  test('a kept submit is told after fifteen seconds how to reach the park', async ({ page }) => {
    await page.getByLabel('Full Name').fill('Hannah');
    await page.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.locator('.no-script')).toBeHidden();
    await page.clock.runFor(15_000);
    await expect(page.locator('.no-script')).toBeFocused();
    await expect(page.getByLabel('Full Name')).toHaveValue('Hannah');
  });

  test('so is a kept click on the date', async ({ page }) => {
    await dateButton(page).click();
    await page.clock.runFor(15_000);
    await expect(page.locator('.no-script')).toBeFocused();
  });

  test('who has asked for nothing is told without being moved', async ({ page }) => {
    await page.getByLabel('Full Name').focus();
    await page.clock.runFor(15_000);
    await expect(page.locator('.no-script')).toBeVisible();
    await expect(page.getByLabel('Full Name')).toBeFocused();
  });
});

test('programs that arrive after their time are used all the same', async ({ page }) => {
  await page.clock.install();
  const release = await holdScripts(page, /\/assets\/react-/);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Request' }).click();
  await page.clock.runFor(15_000);
  await expect(page.locator('.no-script')).toBeFocused();
  release();
  await reactStarted(page);
  await expect(page.locator('.no-script')).toBeHidden();
  await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'false');
  await dateButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('minus and plus before React is there', () => {
  test('count each tap, at once, and once', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact');
    const more = page.getByRole('button', { name: 'One visitor more' });
    const field = page.getByLabel('Number of Visitors');
    for (let tap = 0; tap < 4; tap += 1) await more.click();
    await page.getByRole('button', { name: 'One visitor fewer' }).click();
    await expect(field).toHaveValue('3');
    release();
    await reactStarted(page);
    await expect(field).toHaveValue('3');
    await more.click();
    await expect(field).toHaveValue('4');
  });
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test.describe(`with ${JSON.stringify(connection)}`, () => {
    test('React is fetched for the form alone; menu and links do without', async ({ page }) => {
      await page.addInitScript(value => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await page.setViewportSize({ width: 375, height: 812 });
      const scripts: string[] = [];
      page.on('request', request => {
        if (request.url().endsWith('.js')) scripts.push(request.url());
      });
      await page.goto('/');
      await expect(page.locator('html[data-draw]')).toHaveCount(0);
      await page.getByRole('button', { name: /menu/i }).click();
      await page.locator('#menu').getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(page).toHaveURL('/contact');
      await expect(page.locator('html[data-draw]')).toHaveCount(0);
      expect(scripts).toEqual([]);
      await dateButton(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(scripts.length).toBeGreaterThan(0);
    });
  });
}
