import type { Locator, Page } from '@playwright/test';
import { heading, menu, menuLink, menuPages, menuToggle, missingPath, pages } from '../support/pages.ts';
import { expect, open, test } from '../support/test.ts';
import { site } from '../support/words.ts';

const hero = (page: Page) => page.locator('.hero');

const phones = [
  [568, 320],
  [320, 568],
] as const;

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('The element is not rendered.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const [width, height] of phones)
  test.describe(`on a phone of ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, expectedErrors: ['404 (Not Found)'] });

    test('headline and main button are in the first screen', {
      tag: width < height ? '@deep' : [],
    }, async ({ page }) => {
      for (const { path, button } of [
        { path: pages.home.path, button: hero(page).getByRole('link') },
        { path: pages.attractions.path, button: hero(page).getByRole('link') },
        { path: pages.contact.path, button: undefined },
        { path: missingPath, button: page.getByRole('link', { name: site.notFound.home }) },
      ]) {
        await page.goto(path);
        const header = await boxOf(page.locator('.header'));
        for (const part of [heading(page), ...(button ? [button.first()] : [])]) {
          const { y, bottom, right } = await boxOf(part);
          expect.soft(y, `${path}: below the header`).toBeGreaterThanOrEqual(header.bottom);
          expect.soft(bottom, `${path}: above the fold`).toBeLessThanOrEqual(height);
          // Clear of the picture's subject.
          if (width > height) expect.soft(right, path).toBeLessThanOrEqual(width * 0.55);
        }
      }
    });
  });

/** The browser's default font size, not its zoom. */
async function setDefaultFont(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}

for (const { path } of menuPages)
  test(`${path}: the header stays on one row of a narrow phone with the largest default font, and the menu closes`, {
    tag: path === pages.home.path ? [] : '@deep',
  }, async ({ page }) => {
    const width = 320;
    await page.setViewportSize({ width, height: 740 });
    await setDefaultFont(page, 32);
    await open(page, path);
    const header = await boxOf(page.locator('.header'));
    const toggle = await boxOf(menuToggle(page));
    expect(toggle.bottom).toBeLessThanOrEqual(header.bottom);
    expect(toggle.right).toBeLessThanOrEqual(width);
    expect((await boxOf(heading(page))).y).toBeGreaterThanOrEqual(header.bottom);
    const tickets = await boxOf(page.locator('.header-tickets'));
    expect(tickets.right).toBeLessThanOrEqual(toggle.x);
    await menuToggle(page).click();
    await expect(menuLink(page, 'attractions')).toBeVisible();
    const links = menu(page).getByRole('link');
    const cutLinks = await links.evaluateAll(
      elements => elements.filter(link => link.scrollWidth > link.clientWidth).length,
    );
    expect(cutLinks).toBe(0);
    await menuToggle(page).click();
    await expect(menu(page)).toBeHidden();
  });
