import type { Locator, Page } from '@playwright/test';
import { heading, pages } from '../../support/pages.ts';
import { desktop, expect, phone, test } from '../../support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const button = (page: Page) => page.locator('.courier + .button');
const bird = (page: Page) => page.locator('.courier-sitting');

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not rendered.');
  return box;
}

async function expectSitting(page: Page): Promise<void> {
  const [feet, edge] = await Promise.all([boxOf(bird(page)), boxOf(button(page))]);
  expect(Math.abs(feet.y + feet.height - edge.y)).toBeLessThan(3);
  expect(feet.x).toBeGreaterThan(edge.x);
}

for (const window of [phone, desktop])
  test(`at ${window.width} px the bird lands on the button, which works at its feet`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.setViewportSize(window);
    await page.goto(pages.home.path);
    await button(page).evaluate(call => call.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(bird(page)).toHaveCSS('opacity', '1');
    await expectSitting(page);
    const [feet, edge] = await Promise.all([boxOf(bird(page)), boxOf(button(page))]);
    await page.mouse.click(feet.x + feet.width * 0.4, edge.y + 2);
    await expect(heading(page)).toHaveText(pages.contact.heading);
  });

test('the bird sits still under reduced motion, and is absent in print and in forced colors', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pages.home.path);
  await expectSitting(page);
  await button(page).hover();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  for (const media of [{ forcedColors: 'active' }, { forcedColors: 'none', media: 'print' }] as const) {
    await page.emulateMedia({ reducedMotion: 'no-preference', ...media });
    await expect(page.locator('.courier')).toBeHidden();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the bird sits', { tag: '@deep' }, async ({ page }) => {
    await page.goto(pages.home.path);
    await expectSitting(page);
    await expect(page.locator('.courier-flying')).toHaveCSS('opacity', '0');
  });
});
