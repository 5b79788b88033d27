import { park, phoneHref } from '../../domain/park.ts';
import { everyPage, heading } from '../support/pages.ts';
import { addStyle, axeFindings, desk, expect, open, phone, reactStarted, test } from '../support/test.ts';

declare global {
  interface Window {
    /** In points: the widest that the page has been. */
    __widest?: number;
  }
}

/** Ways out of the site. */
const elsewhere = [phoneHref, `mailto:${park.email}`, `mailto:${park.privacyEmail}`];

for (const at of everyPage) {
  const { path } = at;
  test.describe(path, () => {
    test('says what it is, to people and to machines', async ({ page, baseURL }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await reactStarted(page);
      await expect(heading(page)).toHaveText(at.heading);
      await expect(page).toHaveTitle(at.title);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(path);
      for (const property of ['og:title', 'og:description', 'og:url', 'og:image']) {
        await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /.+/);
      }
      const share = await page.locator('meta[property="og:image"]').getAttribute('content');
      const picture = await page.request.get(`${baseURL}${new URL(share ?? '').pathname}`);
      expect(picture.headers()['content-type']).toBe('image/jpeg');
    });

    for (const viewport of [desk, phone]) {
      test(`has nothing for axe to find at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await open(page, path);
        expect(await axeFindings(page)).toEqual([]);
      });
    }

    test('fits 320 px, also with WCAG text spacing', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      // Also in each frame of its start: what is drawn late may reach out for a moment.
      await page.addInitScript(() => {
        const widest = () => {
          const { scrollWidth = 0 } = document.documentElement ?? {};
          Object.assign(window, { __widest: Math.max(scrollWidth, window.__widest ?? 0) });
          requestAnimationFrame(widest);
        };
        widest();
      });
      await open(page, path);
      await expect(page.locator('html')).not.toHaveAttribute('data-draw');
      expect(await page.evaluate(() => window.__widest)).toBe(320);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      // WCAG 1.4.12.
      await addStyle(
        page,
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
      );
      // What is drawn late is known to be so when the next frame is drawn.
      await expect.poll(overflow).toBeLessThanOrEqual(0);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('h1, h2, h3, p, a, button, label, li')]
          .filter(element => {
            const box = element.getBoundingClientRect();
            const hidden =
              element.closest('.hidden-text, .skip-link, .menu, .timeline') ||
              getComputedStyle(element).clipPath !== 'none';
            return box.width > 0 && !hidden && (box.right > innerWidth + 1 || box.left < -1);
          })
          .map(element => element.textContent),
      );
      expect(cut).toEqual([]);
    });

    test('has links that lead somewhere', async ({ page, request }) => {
      await page.goto(path);
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

    test('shows every picture, with its size set', { tag: '@pictures' }, async ({ page }) => {
      await page.goto(path);
      const pictures = page.locator('img');
      const unsized = await pictures.evaluateAll(images =>
        images
          .filter(
            image =>
              !image.hasAttribute('alt') ||
              ['width', 'height'].some(name => !/^\d+$/.test(image.getAttribute(name) ?? '')),
          )
          .map(image => image.outerHTML),
      );
      expect(unsized).toEqual([]);
      // All at once: what a page shows may change with the time of the day.
      const unseen = () =>
        pictures.evaluateAll(images => {
          const waiting = images.filter(
            image => image.checkVisibility() && (image as HTMLImageElement).naturalWidth === 0,
          );
          waiting[0]?.scrollIntoView();
          return waiting.map(image => image.outerHTML);
        });
      await expect.poll(unseen, { timeout: 15_000 }).toEqual([]);
    });
  });
}

test('no two pages share a title or a description', async ({ page }) => {
  const seen = new Set<string>();
  for (const { path } of everyPage) {
    await page.goto(path);
    seen.add(await page.title());
    seen.add((await page.locator('meta[name=description]').getAttribute('content')) ?? '');
  }
  expect(seen.size).toBe(2 * everyPage.length);
});
