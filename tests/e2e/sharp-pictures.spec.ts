import { menuPages, missingPath, pages } from '../support/site-pages.ts';
import { addStyle, expect, test } from '../support/test.ts';

const sizes = [
  [375, 812],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

test.use({ pictures: true, expectedErrors: ['Failed to load resource'] });

test('pictures are at least as wide as they are drawn', async ({ page }) => {
  // Their addresses say how wide they are.
  await page.route('**/pictures/**', route => route.abort());
  for (const path of [...menuPages.map(({ path }) => path), pages.privacy.path, missingPath]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await addStyle(page, '.deferred { content-visibility: visible !important }');
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const pictures = page.locator('picture img').filter({ visible: true });
      await pictures.evaluateAll((images: HTMLImageElement[]) => {
        for (const image of images) image.loading = 'eager';
      });
      const readWidths = () =>
        pictures.evaluateAll((images: HTMLImageElement[]) =>
          images.flatMap(({ currentSrc, clientWidth, clientHeight, parentElement }) => {
            if (!currentSrc) return [{ currentSrc, fileWidth: 0, drawnWidth: clientWidth }];
            const source = [...(parentElement?.querySelectorAll('source') ?? [])].find(({ srcset }) =>
              srcset.includes(new URL(currentSrc).pathname),
            );
            const fileWidth = Number(/-(\d+)\.\w+\.avif$/.exec(currentSrc)?.[1]);
            if (!source || !fileWidth) return [];
            const coverWidth = (clientHeight * source.width) / source.height;
            return { currentSrc, fileWidth, drawnWidth: Math.max(clientWidth, coverWidth) };
          }),
        );
      const findSoft = async () =>
        (await readWidths()).filter(({ fileWidth, drawnWidth }) => fileWidth < 0.99 * drawnWidth);
      // In a wider window the browser chooses again, but not at once.
      await expect.poll(findSoft, `${path} at ${width} px`).toEqual([]);
      expect(await readWidths(), path).not.toEqual([]);
    }
  }
});
