/** What the first screen shows on short phones, on phones in landscape, and with a larger default font. */
import type { Locator, Page } from '@playwright/test';
import { heading, menu, menuLink, menuPages, menuToggle, missingPath, pages } from '../support/pages.ts';
import { expect, open, test } from '../support/test.ts';
import { inquiry, site } from '../support/words.ts';

const hero = (page: Page) => page.locator('.hero');

/** In landscape from the smallest to the largest, then short phones in portrait. */
const phones = [
  [568, 320],
  [640, 360],
  [667, 375],
  [740, 360],
  [844, 390],
  [896, 414],
  [932, 430],
  [320, 568],
  [360, 640],
  [375, 667],
] as const;

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const [width, height] of phones) {
  test.describe(`on a phone of ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, expectedErrors: ['404 (Not Found)'] });

    test('headline and main button are in the first screen', async ({ page }) => {
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
          // Beside the picture's subject.
          if (width > height) expect.soft(right, path).toBeLessThanOrEqual(width * 0.55);
        }
      }
    });

    if (width > height)
      test('the form begins in the first screen', async ({ page }) => {
        await page.goto(pages.contact.path);
        const title = page.getByRole('heading', { name: inquiry.title });
        expect((await boxOf(title)).bottom).toBeLessThanOrEqual(height);
      });
  });
}

/** The browser's setting, not its zoom. */
async function setDefaultFont(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}

for (const pixels of [16, 20, 22, 24, 32]) {
  test.describe(`with a default font of ${pixels} px`, () => {
    for (const width of [320, 360, 412]) {
      test(`the header stays on one row of ${width} px, and the menu closes`, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await setDefaultFont(page, pixels);
        for (const { path } of menuPages) {
          await open(page, path);
          const header = await boxOf(page.locator('.header'));
          const toggle = await boxOf(menuToggle(page));
          expect(toggle.bottom).toBeLessThanOrEqual(header.bottom);
          expect(toggle.right).toBeLessThanOrEqual(width);
          expect((await boxOf(heading(page))).y).toBeGreaterThanOrEqual(header.bottom);
          const tickets = await boxOf(page.locator('.header-tickets'));
          expect(tickets.right).toBeLessThanOrEqual(toggle.x);
        }

        await menuToggle(page).click();
        const cut = () =>
          menu(page)
            .getByRole('link')
            .evaluateAll(links => links.filter(link => link.scrollWidth > link.clientWidth).length);
        await expect(menuLink(page, 'attractions')).toBeVisible();
        expect(await cut()).toBe(0);
        await menuToggle(page).click();
        await expect(menu(page)).toBeHidden();
      });
    }

    for (const [width, height] of [
      [320, 740],
      [375, 812],
      [375, 667],
    ] as const)
      test(`the lead on Home is on the hill at ${width} x ${height}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await setDefaultFont(page, pixels);
        await page.goto(pages.home.path);
        const hill = await hero(page).evaluate(element => getComputedStyle(element, '::after').height);
        const top = (await boxOf(hero(page))).bottom - Number.parseFloat(hill);
        expect((await boxOf(hero(page).locator('.lead'))).y).toBeGreaterThanOrEqual(top);
      });

    test('the lead on Attractions is above the picture', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await setDefaultFont(page, pixels);
      await page.goto(pages.attractions.path);
      const { bottom } = await boxOf(page.locator('.hero .lead'));
      const picture = await boxOf(page.locator('.hero-back'));
      // The volcano's top, measured from the drawing's lower edge.
      expect(bottom).toBeLessThanOrEqual(picture.bottom - (610 / 560) * picture.width);
    });
  });
}

test.describe('on the 404 page', () => {
  test.use({ expectedErrors: ['404 (Not Found)'] });

  for (const [width, height] of [
    [360, 640],
    [844, 390],
    [1440, 900],
    [3440, 1440],
  ] as const)
    test(`the boards at ${width} x ${height} are clear of the buttons`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(missingPath);
      const back = await boxOf(page.getByRole('button', { name: site.notFound.back }));
      for (const board of await page.locator('.signs a').all()) {
        const { x, y } = await boxOf(board);
        expect(x >= back.right || y >= back.bottom).toBe(true);
      }
      await expect(page.locator('.signs a')).toHaveCount(3);
    });
});
