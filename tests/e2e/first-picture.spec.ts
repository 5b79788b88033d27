/** See `docs/decisions/0001-islands.md`. */
import type { Page } from '@playwright/test';
import { footer, heading, pages } from '../support/site-pages.ts';
import { desktop, expect, phone, test } from '../support/test.ts';

function recordHeroRequests(page: Page): string[] {
  const requestedPaths: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pictures/hero-')) requestedPaths.push(pathname);
  });
  return requestedPaths;
}

const hero = (page: Page) => page.locator('.hero-picture img');

/** Waits until the picture is loaded. */
async function getLoadedPicture(page: Page): Promise<string> {
  await expect(hero(page)).toBeVisible();
  await expect
    .poll(() => hero(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  return hero(page).evaluate((image: HTMLImageElement) => image.currentSrc);
}

const inlinedUrl = /^data:image\/\w+;base64,/;

test.use({ pictures: true });

test.describe('on a phone', () => {
  test.use({ viewport: phone, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

  test('a page shows its picture without a request, and in landscape a file', async ({ page }) => {
    const requestedPaths = recordHeroRequests(page);
    await page.goto(pages.home.path);
    expect(await getLoadedPicture(page)).toMatch(inlinedUrl);
    await footer(page).scrollIntoViewIfNeeded();
    await heading(page).scrollIntoViewIfNeeded();
    expect(await getLoadedPicture(page)).toMatch(inlinedUrl);
    expect(requestedPaths).toEqual([]);

    await page.setViewportSize({ width: phone.height, height: phone.width });
    await expect.poll(() => getLoadedPicture(page)).not.toMatch(inlinedUrl);
    expect(requestedPaths).toContain(new URL(await getLoadedPicture(page)).pathname);
    await page.setViewportSize(phone);
    await expect.poll(() => getLoadedPicture(page)).toMatch(inlinedUrl);
  });
});

test('on a desktop a page requests each of its files once, and none for phones', async ({ page }) => {
  await page.setViewportSize(desktop);
  const requestedPaths = recordHeroRequests(page);
  await page.goto(pages.home.path);
  expect(new URL(await getLoadedPicture(page)).pathname).toMatch(/^\/pictures\/hero-home-\d.*\.avif$/);
  expect(requestedPaths.filter(path => path.includes('portrait'))).toEqual([]);
  expect(new Set(requestedPaths).size).toBe(requestedPaths.length);
  const usedUrls = await page
    .locator('img')
    .evaluateAll(images => (images as HTMLImageElement[]).map(({ currentSrc }) => currentSrc));
  expect(usedUrls.filter(url => inlinedUrl.test(url))).toEqual([]);
});
