import { heading, menu, menuLink, menuPages, pages } from '../support/pages.ts';
import { desk, expect, test } from '../support/test.ts';

/** The pages, and the tickets. */
const linksOfMenu = menuPages.length + 1;

/** Browsers below the floor: they know neither `:popover-open` nor the attribute. */
test.beforeEach(async ({ page }) => {
  await page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const html = await answer.text();
    const headers = answer.headers();
    // The policy knows the style by its hash.
    delete headers['content-security-policy'];
    await route.fulfill({
      status: answer.status(),
      headers,
      body: html
        .replaceAll(':popover-open', ':no-such-state')
        .replaceAll(' popover="auto"', '')
        .replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, ''),
    });
  });
});

for (const [width, height] of [
  [280, 653],
  [375, 667],
  [768, 1024],
  [960, 600],
] as const) {
  test(`the links stand in the page at ${width} px, and cover nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(pages.attractions.path);
    await expect(page.locator('.menu-toggle')).toBeHidden();
    const links = menu(page).getByRole('link');
    await expect(links).toHaveCount(linksOfMenu);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(box?.height).toBeGreaterThanOrEqual(24);
      // Fails when anything lies over it.
      await link.click({ trial: true });
    }
    const bar = await page.locator('.bar').boundingBox();
    expect(bar?.height).toBeLessThan(200);
    const title = await heading(page).boundingBox();
    expect(title?.y).toBeGreaterThan(bar?.height ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await menuLink(page, 'contact').click();
    await expect(page).toHaveURL(pages.contact.path);
  });
}

test('wide windows have the bar that they always have', async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto(pages.home.path);
  await expect(page.locator('.bar')).toHaveCSS('position', 'fixed');
  await expect(menu(page).getByRole('link')).toHaveCount(linksOfMenu);
});
