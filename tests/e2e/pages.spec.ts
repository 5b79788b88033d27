import { everyPage, pages } from '../support/pages.ts';
import { desktop, expect, findAxeViolations, open, phone, test } from '../support/test.ts';

/** Same layout as the privacy policy. */
const policies = [pages.cookies, pages.gdpr, pages.legal, pages.accessibility];

for (const sitePage of everyPage) {
  const { path } = sitePage;
  test.describe(path, () => {
    const tag = policies.includes(sitePage) ? '@deep' : [];
    test('passes axe, and shows every picture with a fixed size', { tag }, async ({ page }) => {
      test.setTimeout(60_000);
      await page.setViewportSize(desktop);
      await open(page, path);
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
      for (const window of [desktop, phone]) {
        await page.setViewportSize(window);
        expect.soft(await findAxeViolations(page), `at ${window.width} px`).toEqual([]);
      }
    });
  });
}
