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

test('the licences of what is published stand beside it', async ({ request }) => {
  const notices = await (await request.get('/third-party-notices.txt')).text();
  for (const name of ['react', 'react-dom', 'react-router', 'react-day-picker'])
    expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(MIT\\)$`, 'm'));
  expect(notices.match(/SIL OPEN FONT LICENSE/g)).toHaveLength(2);
});
