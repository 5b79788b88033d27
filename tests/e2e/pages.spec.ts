import { park, phoneHref } from '../../domain/park.ts';
import { everyPage, heading, pages } from '../support/pages.ts';
import { axeFindings, desktop, expect, open, phone, test } from '../support/test.ts';

/** Ways out of the site. */
const elsewhere = [phoneHref, `mailto:${park.email}`, `mailto:${park.privacyEmail}`];

/** They share a layout with the privacy policy. */
const alike = [pages.cookies, pages.gdpr, pages.legal, pages.accessibility];

for (const sitePage of everyPage) {
  const { path, title, heading: name } = sitePage;
  test.describe(path, () => {
    test('says what it is, and leads somewhere', async ({ page, request }) => {
      const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(answer?.status()).toBe(200);
      await expect(heading(page)).toHaveText(name);
      await expect(page).toHaveTitle(title);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(path);
      for (const property of ['og:title', 'og:description', 'og:url', 'og:image'])
        await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /.+/);
      const share = await page.locator('meta[property="og:image"]').getAttribute('content');
      const picture = await request.get(new URL(share ?? '').pathname);
      expect(picture.headers()['content-type']).toBe('image/jpeg');

      const links = await page
        .locator('a[href]')
        .evaluateAll(found => found.map(link => link.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(8);
      for (const href of new Set(links)) {
        if (href.startsWith('#')) await expect(page.locator(`[id="${href.slice(1)}"]`)).toHaveCount(1);
        else if (href.startsWith('/'))
          expect((await request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
        else if (!href.startsWith('https://')) expect(elsewhere).toContain(href);
      }
    });

    const tag = alike.includes(sitePage) ? '@deep' : [];
    test('has nothing for axe to find, and shows every picture, with its size set', { tag }, async ({
      page,
    }) => {
      test.setTimeout(60_000);
      await page.setViewportSize(desktop);
      await open(page, path);
      const pictures = page.locator('img');
      const unsized = await pictures.evaluateAll(images =>
        images
          .filter(image => !image.hasAttribute('alt') || !image.matches('[width][height]'))
          .map(image => image.outerHTML),
      );
      expect(unsized).toEqual([]);
      // All at once: what a page shows may change with the time of the day.
      const unseen = () =>
        pictures.evaluateAll(images => {
          const waiting = (images as HTMLImageElement[]).filter(
            image => image.checkVisibility() && image.naturalWidth === 0,
          );
          waiting[0]?.scrollIntoView();
          return waiting.map(image => image.outerHTML);
        });
      await expect.poll(unseen, { timeout: 15_000 }).toEqual([]);
      for (const window of [desktop, phone]) {
        await page.setViewportSize(window);
        expect.soft(await axeFindings(page), `at ${window.width} px`).toEqual([]);
      }
    });
  });
}

test('no two pages share a title or a description', async ({ request }) => {
  const heads = everyPage.map(async ({ path }) => {
    const html = await (await request.get(path)).text();
    return [/<title>[^<]+/.exec(html)?.[0], /<meta name="description" content="[^"]+/.exec(html)?.[0]];
  });
  const seen = new Set((await Promise.all(heads)).flat().filter(Boolean));
  expect(seen.size).toBe(2 * everyPage.length);
});
