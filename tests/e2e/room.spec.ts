import type { Page } from '@playwright/test';
import { allLocales, locales } from '../../i18n/locales.ts';
import { menuIds, type PageId, pageIds } from '../../i18n/pages.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import { findBrokenWords, findCutOrCovered } from '../support/layout-faults.ts';
import { menu, menuToggle, missingPath, pages } from '../support/site-pages.ts';
import { addStyle, expect, open, test, waitForDates } from '../support/test.ts';

type Size = readonly [width: number, height: number];

/** A phone in both orientations, a tablet, a desktop. */
const commonSizes: readonly Size[] = [
  [320, 640],
  [844, 390],
  [768, 1024],
  [1440, 900],
];
/** Further devices, both sides of the breakpoints, and the extremes. */
const rareSizes: readonly Size[] = [
  [280, 653],
  [375, 812],
  [412, 915],
  [568, 320],
  [600, 960],
  [761, 900],
  [900, 700],
  [960, 700],
  [1024, 768],
  [1101, 700],
  [1181, 800],
  [1920, 1080],
  [3440, 1440],
  [5120, 1440],
];
/** For text that is spaced or enlarged. */
const spaciousSizes: readonly Size[] = [
  [320, 800],
  [1280, 720],
];

/** WCAG 1.4.12. */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

async function openRendered(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, path);
  await waitForDates(page);
  // Hit tests find elements without pointer events, but not what sticks while the page scrolls. Deferred content needs its layout.
  await addStyle(
    page,
    '* { pointer-events: auto !important } .day-bar { position: static !important } .park-map { position: relative !important; top: 0 !important } .deferred { content-visibility: visible !important }',
  );
}

/** The browser's default font size, not its zoom. */
async function doubleDefaultFont(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
}

async function expectRoom(page: Page, sizes: readonly Size[], find = findCutOrCovered): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    expect.soft(await find(page), `at ${width} px`).toEqual([]);
    const offset = await page.evaluate(() => {
      scrollTo(1000, 0);
      return scrollX;
    });
    expect.soft(offset, `scrolls sideways at ${width} px`).toBe(0);
  }
}

const findFaults = async (page: Page) => [
  ...(await findCutOrCovered(page)),
  ...(await findBrokenWords(page)),
];

test.use({ pictures: true });
test.describe.configure({ timeout: 120_000 });

for (const id of allLocales)
  test.describe(locales[id].name, () => {
    // Avoids the language suggestion.
    test.use({ locale: locales[id].intl, expectedErrors: ['404 (Not Found)'] });

    const hasOwnLayout = (name: PageId) => name === 'privacy' || menuIds.some(menuId => menuId === name);
    const paths = pageIds.map(name => ({ path: pathTo(name, locales[id]), ownLayout: hasOwnLayout(name) }));
    if (id === 'en') paths.push({ path: missingPath, ownLayout: true });

    for (const { path, ownLayout } of paths) {
      // German stands for all, because its words are long.
      const isFast = ownLayout && (id === 'de' || path === missingPath);
      test(`${path} has room for its content`, { tag: isFast ? [] : '@deep' }, async ({ page }) => {
        await openRendered(page, path);
        await expectRoom(page, commonSizes, findFaults);
        await addStyle(page, wideSpacing);
        await expectRoom(page, [[320, 800]]);
      });

      if (!ownLayout || (id !== 'en' && id !== 'de')) continue;
      test(`${path} has room for its content in rare windows`, { tag: '@deep' }, async ({ page }) => {
        await openRendered(page, path);
        await expectRoom(page, rareSizes);
        await addStyle(page, wideSpacing);
        await expectRoom(page, spaciousSizes);
        await doubleDefaultFont(page);
        await openRendered(page, path);
        // No phone has room for the longest German words of this size.
        await expectRoom(page, id === 'de' ? spaciousSizes.slice(1) : spaciousSizes);
      });
    }

    test('the form has room for its errors', { tag: id === 'de' ? [] : '@deep' }, async ({ page }) => {
      await openRendered(page, pathTo('contact', locales[id]));
      await page.getByRole('button', { name: words[id].inquiry.submit }).click();
      // The toast covers the page.
      await page.getByRole('button', { name: words[id].site.closeToast }).click();
      await expectRoom(page, commonSizes, findFaults);
    });
  });

test('the header has room for its links in every language', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 700 });
  for (const id of allLocales) {
    await page.goto(pathTo('legal', locales[id]));
    const edges = await page
      .locator('.header-content, .menu-tickets')
      .evaluateAll(parts => parts.map(part => part.getBoundingClientRect().right));
    expect(edges[1], id).toBeLessThanOrEqual(edges[0] ?? 0);
  }
});

test('with the largest default font the home page has room, and the menu', async ({ page }) => {
  await doubleDefaultFont(page);
  await openRendered(page, pages.home.path);
  await expectRoom(page, [...spaciousSizes].reverse());
  await menuToggle(page).click();
  for (const link of await menu(page).getByRole('link').all())
    expect(await link.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await menuToggle(page).click();
  await expect(menu(page)).toBeHidden();
});

test.describe('beside a notch', () => {
  test.use({ locale: 'de-DE', viewport: { width: 844, height: 390 } });

  test('what floats, and what stands on pictures, is clear of it and of the home indicator', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    const insets = { left: 64, right: 64, bottom: 30 };
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
    for (const { path, floating } of [
      {
        path: pages.attractions.path,
        floating: '.header .brand, .menu-toggle, .hero-places span, .suggestion:not([hidden])',
      },
      { path: pages.plan.path, floating: '.header-tickets' },
    ]) {
      await open(page, path);
      await expect(page.locator(floating).last()).toBeVisible();
      for (const part of await page.locator(floating).all()) {
        const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
        expect.soft(x, path).toBeGreaterThanOrEqual(insets.left);
        expect.soft(x + width, path).toBeLessThanOrEqual(844 - insets.right);
        if (await part.evaluate(element => /fixed|sticky/.test(getComputedStyle(element).position)))
          expect.soft(y + height, path).toBeLessThanOrEqual(390 - insets.bottom);
      }
    }
  });
});
