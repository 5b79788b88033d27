import { findPaleTexts } from '../support/printed-pages.ts';
import { missingPath, pages } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedErrors: ['status of 404'] });

test('pages print their text, legible without backgrounds, and no pictures', async ({ page }) => {
  const { home, attractions, contact, privacy } = pages;
  for (const path of [home.path, attractions.path, contact.path, privacy.path, missingPath])
    await test.step(path, async () => {
      await page.goto(path);
      expect(await findPaleTexts(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main img').filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: null });
    });
});
