import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { heading, pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { site } from '../support/words.ts';

test('a page asked for by its file is found at its own address', async ({ page }) => {
  const { home, attractions, contact } = pages;
  for (const [path, own] of [
    [`${attractions.path}.html?from=mail`, `${attractions.path}?from=mail`],
    [`${contact.path}/index.html`, contact.path],
    ['/index.html', home.path],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(own);
  }
});

test.describe('a file that is not there', () => {
  test.use({ expectedComplaints: ['404 (Not Found)'] });

  test('is the 404 page for a visitor, and a short text for a page that needs it', async ({
    page,
    request,
  }) => {
    for (const path of ['/index.php', '/old/menu.pdf', '/404.html']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(heading(page)).toHaveText(site.notFound.title);
    }
    const asset = await request.get('/assets/gone.js', { headers: { Accept: '*/*' } });
    expect([asset.status(), await asset.text()]).toEqual([404, 'Not Found\n']);
  });
});

test('machines find what they ask for, and the licences of what is published', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  expect(await read('/robots.txt')).toContain('Sitemap: ');
  const sitemap = await read('/sitemap.xml');
  for (const { path } of Object.values(pages)) expect(sitemap).toContain(`${path}</loc>`);
  expect(await read('/.well-known/security.txt')).toContain('Contact: mailto:');
  for (const { src } of JSON.parse(await read('/manifest.webmanifest')).icons)
    expect((await request.get(src)).status()).toBe(200);
  const notices = await read('/third-party-notices.txt');
  for (const name of ['react', 'react-dom', 'react-router', 'react-day-picker'])
    expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(MIT\\)$`, 'm'));
  expect(notices.match(/SIL OPEN FONT LICENSE/g)).toHaveLength(2);
});

test('every built page conforms to the HTML standard', async () => {
  // The rules of the standard alone, none of style.
  const checker = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));
  const folder = 'dist/client';
  const built = (await readdir(folder)).filter(name => name.endsWith('.html'));
  expect(built.length).toBeGreaterThan(6);
  for (const name of built) {
    const { results } = await checker.validateFile(join(folder, name));
    const faults = results.flatMap(({ messages }) => messages.map(({ message }) => message));
    expect(faults, name).toEqual([]);
  }
});
