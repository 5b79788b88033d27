import { everyPage, pages } from '../support/pages.ts';
import { desktop, expect, findAxeViolations, open, phone, test } from '../support/test.ts';

/** These share the layout of the privacy policy. */
const alike = [pages.cookies, pages.gdpr, pages.legal, pages.accessibility];

for (const sitePage of everyPage) {
  const { path } = sitePage;
  test.describe(path, () => {
    const tag = alike.includes(sitePage) ? '@deep' : [];
    test('passes axe, and shows every picture with a fixed size', { tag }, async ({ page }) => {
      test.setTimeout(60_000);
      await page.setViewportSize(desktop);
      await open(page, path);
      const pictures = page.locator('img');
      const unsized = await pictures.evaluateAll(images =>
        images
          .filter(image => !image.hasAttribute('alt') || !image.matches('[width][height]'))
          .map(image => image.outerHTML),
      );
      expect(unsized).toEqual([]);
      // All at once, because the visible pictures may depend on the time of day.
      const unseen = () =>
        pictures.evaluateAll(images => {
          const waiting = (images as HTMLImageElement[]).filter(
            image => image.checkVisibility() && image.naturalWidth === 0,
          );
          waiting[0]?.scrollIntoView();
          return waiting.map(image => image.outerHTML);
        });
      await expect.poll(unseen, { timeout: 15_000 }).toEqual([]);
      for (const window of [desktop, phone]) {
        await page.setViewportSize(window);
        expect.soft(await findAxeViolations(page), `at ${window.width} px`).toEqual([]);
      }
    });
  });
}
