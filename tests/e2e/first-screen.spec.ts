import type { Locator } from '@playwright/test';
import { site } from '../support/english.ts';
import { heading, missingPath, pages } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('The element is not rendered.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test.use({ pictures: true, expectedErrors: ['404 (Not Found)'] });

test('headline and main button are in the first screen of small phones', async ({ page }) => {
  const heroLink = page.locator('.hero').getByRole('link').first();
  for (const { path, button } of [
    { path: pages.home.path, button: heroLink },
    { path: pages.attractions.path, button: heroLink },
    { path: pages.contact.path, button: undefined },
    { path: missingPath, button: page.getByRole('link', { name: site.notFound.home }).first() },
  ]) {
    await page.goto(path);
    for (const [width, height] of [
      [320, 568],
      [568, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      const header = await boxOf(page.locator('.header'));
      for (const part of [heading(page), ...(button ? [button] : [])]) {
        const { y, bottom, right } = await boxOf(part);
        expect.soft(y, `${path}: below the header`).toBeGreaterThanOrEqual(header.bottom);
        expect.soft(bottom, `${path}: above the fold`).toBeLessThanOrEqual(height);
        // Clear of the picture's subject.
        if (width > height) expect.soft(right, path).toBeLessThanOrEqual(width * 0.55);
      }
    }
  }
});
