import type { Page } from '@playwright/test';
import { policyIds } from '../../i18n/pages.ts';
import { everyPage, menuPages, pages } from '../support/pages.ts';
import { desktop, expect, findAxeViolations, open, phone, test } from '../support/test.ts';

async function expectPictures(page: Page): Promise<void> {
  const pictures = page.locator('img');
  const incompleteImages = await pictures.evaluateAll(images =>
    images
      .filter(image => !image.hasAttribute('alt') || !image.matches('[width][height]'))
      .map(image => image.outerHTML),
  );
  expect(incompleteImages).toEqual([]);
  // The visible pictures depend on the time of day.
  const findUnloaded = () =>
    pictures.evaluateAll(images => {
      const unloaded = (images as HTMLImageElement[]).filter(
        image => image.checkVisibility() && image.naturalWidth === 0,
      );
      unloaded[0]?.scrollIntoView();
      return unloaded.map(image => image.outerHTML);
    });
  await expect.poll(findUnloaded, { timeout: 15_000 }).toEqual([]);
}

test.setTimeout(60_000);

for (const { path } of menuPages)
  test(`${path} passes axe on a phone, and shows every picture with a fixed size`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await open(page, path);
    await expectPictures(page);
    await page.setViewportSize(phone);
    expect(await findAxeViolations(page)).toEqual([]);
  });

test('the policies pass axe on a phone, and show every picture with a fixed size', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const id of policyIds)
    await test.step(id, async () => {
      await open(page, pages[id].path);
      await expectPictures(page);
      expect(await findAxeViolations(page)).toEqual([]);
    });
});

test('every page passes axe on a desktop', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const { path } of everyPage)
    await test.step(path, async () => {
      await open(page, path);
      expect(await findAxeViolations(page)).toEqual([]);
    });
});
