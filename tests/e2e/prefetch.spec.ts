import { readFile } from 'node:fs/promises';
import { allLocales, locales } from '../../i18n/locales.ts';
import { pageIds, pathTo } from '../../i18n/paths.ts';
import { findIslandPages, footer, heading, pages } from '../support/pages.ts';
import { SiteProxy } from '../support/site-proxy.ts';
import { test as base, desktop, expect, waitForHydration } from '../support/test.ts';
import { site as siteWords } from '../support/words.ts';

const test = base.extend<{ site: SiteProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for the braces
  site: async ({}, use) => {
    const site = await SiteProxy.start();
    await use(site);
    await site.stop();
  },
});

test.use({ viewport: desktop });

const count = ({ requests }: SiteProxy, path: string) =>
  requests.filter(line => line === `GET ${path}`).length;

test('a page whose link is hovered is requested once', async ({ page, site }) => {
  await page.goto(site.url + pages.home.path);
  const link = footer(page).getByRole('link', { name: siteWords.pages.privacy });
  const response = page.waitForResponse(site.url + pages.privacy.path);
  await link.hover();
  await (await response).finished();
  await link.click();
  await expect(heading(page)).toHaveText(pages.privacy.heading);
  expect(count(site, pages.privacy.path)).toBe(1);
});

test('static pages of all languages may be prerendered, those with an island prefetched, but not another language', async ({
  page,
}) => {
  await page.goto(pages.home.path);
  const islands = findIslandPages();
  expect(islands).toContain('contact');
  const rules = JSON.parse((await page.locator('script[type=speculationrules]').textContent()) ?? '');
  const paths = (isIsland: boolean) =>
    allLocales.flatMap(id =>
      pageIds.filter(name => islands.includes(name) === isIsland).map(name => pathTo(name, locales[id])),
    );
  const rule = (isIsland: boolean) => ({
    where: { and: [{ href_matches: paths(isIsland) }, { not: { selector_matches: '[hreflang]' } }] },
    eagerness: 'moderate',
  });
  expect(rules).toEqual({ prerender: [rule(false)], prefetch: [rule(true)] });
});

test('the modules of an island are loaded with its page, once', async ({ page, site }) => {
  const html = await readFile('dist/client/contact.html', 'utf8');
  const modules = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  expect(modules.length).toBeGreaterThan(2);
  await page.goto(site.url + pages.privacy.path);
  const link = footer(page).getByRole('link', { name: siteWords.pages.contact }).first();
  await link.focus();
  for (const path of modules) await expect.poll(() => count(site, path)).toBe(1);
  await link.click();
  await expect(page).toHaveURL(site.url + pages.contact.path);
  await waitForHydration(page);
  for (const path of [pages.contact.path, ...modules]) expect(count(site, path), path).toBe(1);
});

test('with Save-Data nothing is loaded ahead', async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  // Speculation rules use the real connection.
  site.rewrite = text => text.replace(/<script type="speculationrules">.*?<\/script>/, '');
  await page.goto(site.url + pages.home.path);
  await footer(page).getByRole('link', { name: siteWords.pages.privacy }).hover();
  await footer(page).getByRole('link', { name: siteWords.pages.cookies }).click();
  await expect(heading(page)).toHaveText(pages.cookies.heading);
  expect(count(site, pages.cookies.path)).toBe(1);
  expect(count(site, pages.privacy.path)).toBe(0);
});
