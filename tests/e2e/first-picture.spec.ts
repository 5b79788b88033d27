/** The hero picture for phones is inlined in the HTML: `docs/decisions/0001-islands.md`. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { footer, heading, pages } from '../support/pages.ts';
import { addStyle, desktop, expect, open, phone, test } from '../support/test.ts';

/** Collects the hero files requested from now on. */
function heroRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pictures/hero-')) requested.push(pathname);
  });
  return requested;
}

const hero = (page: Page) => page.locator('.hero-back');

/** The picture that the browser has chosen, once it is loaded. */
async function shownPicture(page: Page): Promise<string> {
  await expect(hero(page)).toBeVisible();
  await expect
    .poll(() => hero(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  return hero(page).evaluate((image: HTMLImageElement) => image.currentSrc);
}

const inlined = /^data:image\/\w+;base64,/;

test.describe('on a phone', () => {
  test.use({ viewport: phone, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

  test('a page shows its picture without a request, and in landscape a file', async ({ page }) => {
    const requested = heroRequests(page);
    await page.goto(pages.home.path);
    expect(await shownPicture(page)).toMatch(inlined);
    await footer(page).scrollIntoViewIfNeeded();
    await heading(page).scrollIntoViewIfNeeded();
    expect(await shownPicture(page)).toMatch(inlined);
    expect(requested).toEqual([]);

    await page.setViewportSize({ width: phone.height, height: phone.width });
    await expect.poll(() => shownPicture(page)).not.toMatch(inlined);
    expect(requested).toContain(new URL(await shownPicture(page)).pathname);
    await page.setViewportSize(phone);
    await expect.poll(() => shownPicture(page)).toMatch(inlined);
  });
});

test('on a desktop a page requests each of its files once, and none for phones', async ({ page }) => {
  await page.setViewportSize(desktop);
  const requested = heroRequests(page);
  await page.goto(pages.home.path);
  expect(new URL(await shownPicture(page)).pathname).toMatch(/^\/pictures\/hero-home-back.*\.avif$/);
  expect(requested.filter(path => path.includes('portrait'))).toEqual([]);
  expect(new Set(requested).size).toBe(requested.length);
  const used = await page
    .locator('img')
    .evaluateAll(images => (images as HTMLImageElement[]).map(({ currentSrc }) => currentSrc));
  expect(used.filter(url => inlined.test(url))).toEqual([]);
});

test('signs in front of a picture come with it', async ({ page }) => {
  await page.setViewportSize(desktop);
  let arrive = () => {};
  const held = new Promise<void>(resolve => {
    arrive = resolve;
  });
  await page.route(/hero-attractions/, async route => {
    await held;
    await route.continue();
  });
  await page.goto(pages.attractions.path, { waitUntil: 'commit' });
  const sign = page.locator('.places a').first();
  await expect(sign).toBeHidden();
  await expect(page.locator('.silhouette')).toBeVisible();
  arrive();
  await expect(sign).toBeVisible();
});

test.describe('if pictures cannot be loaded', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  for (const { path } of [pages.home, pages.attractions, pages.contact, pages.privacy])
    test(`${path} is readable`, { tag: path === pages.home.path ? [] : '@deep' }, async ({ page }) => {
      await page.route(/\.(avif|webp|jpg|png)$/, route => route.abort());
      await page.setViewportSize(desktop);
      await open(page, path);
      // axe skips text over pictures, even missing ones: hide them.
      await addStyle(page, 'img { visibility: hidden !important }');
      if (path === pages.attractions.path) await expect(page.locator('.places a').first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target))).toEqual([]);
    });
});
