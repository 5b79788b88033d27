import { park } from '../../domain/park.ts';
import { missingPath, pages } from '../support/pages.ts';
import { countPrintedPages, findPaleTexts, papers } from '../support/paper.ts';
import { expect, test } from '../support/test.ts';
import { attractions, clock, site } from '../support/words.ts';

test('the home page prints a guide for the day', async ({ page }) => {
  await page.goto(pages.home.path);
  const guide = page.locator('.guide');
  await expect(guide).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const { title, starts } of attractions.shows.cards) {
    await expect(guide.getByText(title, { exact: true })).toBeVisible();
    await expect(guide.getByText(starts.map(start => clock(start)).join(', '))).toBeVisible();
  }
  for (const { title } of Object.values(attractions.encounters.cards))
    await expect(guide.getByText(title, { exact: true })).toBeVisible();
  for (const text of [site.footer.hours, park.address.street, park.phone])
    await expect(guide.getByText(text)).toBeVisible();
  await expect(page.locator('#page')).toBeHidden();
});

test.describe('a single page, legible without backgrounds:', () => {
  test.use({ expectedErrors: ['status of 404'] });

  for (const path of [pages.home.path, pages.attractions.path, pages.contact.path, missingPath])
    test(path, { tag: path === pages.contact.path ? [] : '@deep' }, async ({ page }) => {
      await page.goto(path);
      expect(await findPaleTexts(page)).toEqual([]);
      for (const paper of papers) expect(await countPrintedPages(page, paper)).toBe(1);
    });
});
