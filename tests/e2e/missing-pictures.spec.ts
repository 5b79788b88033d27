import AxeBuilder from '@axe-core/playwright';
import { everyPage, heading, nowhere, pages } from '../support/pages.ts';
import {
  addStyle,
  brokenModule,
  desk,
  expect,
  phone,
  reactStarted,
  serveScript,
  test,
} from '../support/test.ts';
import { home, site } from '../support/words.ts';

test.use({ reducedMotion: 'reduce' });

/** Pages and the heading that says that they are there. */
const scenes = [
  ...everyPage.map(({ path }) => ({ path, breaks: false })),
  { path: nowhere, breaks: false },
  { path: pages.home.path, breaks: true },
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
      if (breaks) await serveScript(page, /\/assets\/attractions-.*\.js/, () => brokenModule('stuck'));
      await page.setViewportSize(desk);
      await page.goto(path);
      if (path !== nowhere) await reactStarted(page);
      if (breaks) {
        await page.getByRole('link', { name: home.gallery.explore }).click();
        await expect(heading(page)).toHaveText(site.error.title);
      }
      // axe says nothing about text over a picture, there or not: out of its sight with them.
      await addStyle(page, 'img { visibility: hidden !important }');
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
