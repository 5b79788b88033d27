import AxeBuilder from '@axe-core/playwright';
import { desk, expect, pages, phone, reactStarted, test } from '../support/test.ts';

test.use({ reducedMotion: 'reduce' });

/** Pages and the heading that says that they are there. */
const scenes = [
  ...pages.map(({ path }) => ({ path, breaks: false })),
  { path: '/no/such/page', breaks: false },
  { path: '/', breaks: true },
];

for (const { path, breaks } of scenes) {
  test.describe(breaks ? 'the error screen' : path, () => {
    test.use({
      expectedComplaints: [
        'ERR_FAILED',
        '404 (Not Found)',
        ...(breaks ? ['stuck', 'Minified React error', 'React Router caught'] : []),
      ],
    });

    test('can be read while its pictures are missing', async ({ page }) => {
      await page.route(/\.(avif|webp|jpg|png)$/, route => route.abort());
      if (breaks)
        await page.route(/\/assets\/attractions-.*\.js/, route =>
          route.fulfill({
            contentType: 'text/javascript',
            body: 'export default function Broken() { throw new Error("stuck"); }',
          }),
        );
      await page.setViewportSize(desk);
      await page.goto(path);
      if (path !== '/no/such/page') await reactStarted(page);
      if (breaks) {
        await page.getByRole('link', { name: 'Explore All Attractions' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
      }
      // axe says nothing about text over a picture, there or not: out of its sight with them.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('img { visibility: hidden !important }');
        document.adoptedStyleSheets = [sheet];
      });
      for (const viewport of [desk, phone]) {
        await page.setViewportSize(viewport);
        const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
        const found = violations.flatMap(({ nodes }) =>
          nodes.map(({ target, any }) => `${target}: ${any[0]?.message}`),
        );
        expect(found, `at ${viewport.width} px`).toEqual([]);
      }
    });
  });
}
