import type { Page } from '@playwright/test';
import { policyIds } from '../../i18n/pages.ts';
import { menuPages, pages } from '../support/pages.ts';
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

async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.setViewportSize(desktop);
  await open(page, path);
  await expectPictures(page);
  expect.soft(await findAxeViolations(page), `${path} on a desktop`).toEqual([]);
  await page.setViewportSize(phone);
  expect.soft(await findAxeViolations(page), `${path} on a phone`).toEqual([]);
}

for (const { path } of menuPages)
  test(`${path} passes axe, and shows every picture with a fixed size`, ({ page }) =>
    expectAccessible(page, path));

test('the policies pass axe, and show every picture with a fixed size', async ({ page }) => {
  for (const id of policyIds) await test.step(id, () => expectAccessible(page, pages[id].path));
});
