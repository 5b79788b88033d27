import AxeBuilder from '@axe-core/playwright';
import { heading, menuPages, missingPath, pages } from '../support/pages.ts';
import { addStyle, brokenModule, desktop, expect, hydrated, serveScript, test } from '../support/test.ts';
import { home, site } from '../support/words.ts';

/** One page of each layout, the 404 page and the error screen. */
const scenes: { name: string; path: string; is404?: true; breaks?: true }[] = [
  ...[...menuPages, pages.privacy].map(({ path }) => ({ name: path, path })),
  { name: 'the 404 page', path: missingPath, is404: true },
  { name: 'the error screen', path: pages.home.path, breaks: true },
];

test.use({
  expectedErrors: ['Failed to load resource', 'stuck', 'Minified React error', 'React Router caught'],
});

for (const { name, path, is404, breaks } of scenes)
  test(`${name} is readable without its pictures`, async ({ page }) => {
    await page.route(/\.(avif|webp|jpg|png)$/, route => route.abort());
    if (breaks) await serveScript(page, /\/assets\/attractions-.*\.js/, () => brokenModule('stuck'));
    await page.setViewportSize(desktop);
    await page.goto(path);
    if (!is404) await hydrated(page);
    if (breaks) {
      await page.getByRole('link', { name: home.gallery.explore }).click();
      await expect(heading(page)).toHaveText(site.error.title);
    }
    // axe skips text over pictures, even missing ones: hide them.
    await addStyle(page, 'img { visibility: hidden !important }');
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target))).toEqual([]);
  });
