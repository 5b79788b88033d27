import AxeBuilder from '@axe-core/playwright';
import { heading, menuPages, missingPath, pages } from '../support/pages.ts';
import { addStyle, breakIslands, desktop, expect, hydrated, test } from '../support/test.ts';
import { site } from '../support/words.ts';

/** One page of each layout, the 404 page and the error screen. */
const scenes: { name: string; path: string; breaks?: true }[] = [
  ...[...menuPages, pages.privacy].map(({ path }) => ({ name: path, path })),
  { name: 'the 404 page', path: missingPath },
  { name: 'the error screen', path: pages.contact.path, breaks: true },
];

test.use({
  expectedErrors: ['Failed to load resource', 'stuck', 'Minified React error'],
});

for (const { name, path, breaks } of scenes)
  test(`${name} is readable without its pictures`, { tag: path === pages.home.path ? [] : '@deep' }, async ({
    page,
  }) => {
    await page.route(/\.(avif|webp|jpg|png)$/, route => route.abort());
    if (breaks) await breakIslands(page, 'stuck');
    await page.setViewportSize(desktop);
    await page.goto(path);
    if (breaks) await expect(heading(page)).toHaveText(site.error.title);
    else await hydrated(page);
    // axe skips text over pictures, even missing ones: hide them.
    await addStyle(page, 'img { visibility: hidden !important }');
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target))).toEqual([]);
  });
