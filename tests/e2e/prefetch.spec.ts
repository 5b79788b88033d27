import { readFile } from 'node:fs/promises';
import { footer, heading, pages } from '../support/pages.ts';
import { type SiteProxy, test } from '../support/site-proxy.ts';
import { desktop, expect, waitForHydration } from '../support/test.ts';
import { site as siteWords } from '../support/words.ts';

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

test('with Save-Data nothing is loaded ahead', { tag: '@deep' }, async ({ page, site }) => {
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
