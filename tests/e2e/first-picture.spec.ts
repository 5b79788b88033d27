/** The picture that a page opens with is inside its HTML, for phones: `docs/decisions/0001-one-application.md`. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { allLocales, locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { builtTexts } from '../support/bundle.ts';
import { footer, heading, menuLink, menuToggle, pages } from '../support/pages.ts';
import { desktop, expect, hold, hydrated, open, phone, scripts, test } from '../support/test.ts';

/** The pages that have one. */
const names = ['home', 'attractions', 'contact'] as const;

/** Notes the files of heroes that are asked for from now on. */
function heroFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pictures/hero-')) asked.push(pathname);
  });
  return asked;
}

const hero = (page: Page) => page.locator('.hero-back');

/** What the browser has chosen, once it is there to be seen. */
async function shown(page: Page): Promise<string> {
  await expect(hero(page)).toBeVisible();
  await expect
    .poll(() => hero(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  return hero(page).evaluate((image: HTMLImageElement) => image.currentSrc);
}

const inside = /^data:image\/\w+;base64,/;

async function goByMenu(page: Page, to: (typeof names)[number]): Promise<void> {
  await menuToggle(page).click();
  await menuLink(page, to).click();
  await expect(heading(page)).toHaveText(pages[to].heading);
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

  for (const name of names) {
    const { path } = pages[name];
    const tag = name === 'home' ? [] : '@deep';
    test(`${path} shows its picture without asking for one; turned on its side a file`, { tag }, async ({
      page,
    }) => {
      const asked = heroFiles(page);
      const release = await hold(page, scripts);
      await page.goto(path);
      expect(await shown(page)).toMatch(inside);
      release();
      await hydrated(page);
      await footer(page).scrollIntoViewIfNeeded();
      await heading(page).scrollIntoViewIfNeeded();
      expect(await shown(page)).toMatch(inside);
      expect(asked).toEqual([]);

      await page.setViewportSize({ width: phone.height, height: phone.width });
      await expect.poll(() => shown(page)).not.toMatch(inside);
      expect(asked).toContain(new URL(await shown(page)).pathname);
      await page.setViewportSize(phone);
      await expect.poll(() => shown(page)).toMatch(inside);
    });
  }

  test('a page that one goes to shows a file, asked for once, and the one opened first its own still', async ({
    page,
  }) => {
    const asked = heroFiles(page);
    await open(page, pages.home.path);
    await goByMenu(page, 'attractions');
    const { pathname } = new URL(await shown(page));
    expect(pathname).toMatch(/^\/pictures\/hero-attractions-portrait-\d+\.\w+\.avif$/);
    await goByMenu(page, 'home');
    expect(await shown(page)).toMatch(inside);
    expect(asked).toEqual([pathname]);
  });

  test.describe('a page that React has to draw anew', () => {
    test.use({ expectedErrors: ['Minified React error #418'] });

    test('shows its picture all the same, and asks for none', async ({ page }) => {
      const asked = heroFiles(page);
      const release = await hold(page, scripts);
      await page.goto(pages.home.path);
      await page.locator('.hero .lead').evaluate(lead => {
        lead.textContent = 'Übersetzt';
      });
      const before = await hero(page).elementHandle();
      release();
      await hydrated(page);
      await expect.poll(() => before?.evaluate(image => image.isConnected)).toBe(false);
      expect(await shown(page)).toMatch(inside);
      expect(asked).toEqual([]);
    });
  });

  test.describe('on a line that stalls', () => {
    test.use({ expectedErrors: ['ERR_FAILED'] });

    test('the headline does not wait until the picture has arrived', async ({ page, request }) => {
      const html = await (await request.get(pages.home.path)).text();
      const middle = html.indexOf('data:image/avif;base64,') + 10_000;
      const rest = Promise.withResolvers<void>();
      const slow = createServer(async (_asked, answer) => {
        answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(html.slice(0, middle));
        await rest.promise;
        answer.end(html.slice(middle));
      });
      slow.listen(0, '127.0.0.1');
      await once(slow, 'listening');
      // The page alone: all else is asked of nobody.
      await page.route(/\.\w+$/, route => route.abort());
      await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('.hero').getByRole('link')).toBeVisible();
      await expect(hero(page)).toHaveCount(0);
      rest.resolve();
      expect(await shown(page)).toMatch(inside);
      slow.close();
    });
  });
});

test('on a desktop a page has its files, each asked for once, and leaves what is for phones alone', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const asked = heroFiles(page);
  await open(page, pages.home.path);
  expect(new URL(await shown(page)).pathname).toMatch(/^\/pictures\/hero-home-back.*\.avif$/);
  expect(asked.filter(path => path.includes('portrait'))).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
  const used = await page
    .locator('img')
    .evaluateAll(images => (images as HTMLImageElement[]).map(({ currentSrc }) => currentSrc));
  expect(used.filter(url => inside.test(url))).toEqual([]);
});

test('a browser that knows no AVIF gets one file', async ({ page }) => {
  await page.route(pages.home.path, async route => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('type="image/avif"', 'type="image/none"');
    await route.fulfill({ response, body });
  });
  const asked = heroFiles(page);
  await page.setViewportSize(phone);
  await open(page, pages.home.path);
  expect(new URL(await shown(page)).pathname).toMatch(/^\/pictures\/hero-home-portrait-.*\.webp$/);
  expect(asked).toHaveLength(1);
});

test('every page has the pictures that it should inside, and no program has one', async () => {
  const paths = allLocales.flatMap(id => names.map(name => pathTo(name, locales[id])));
  for (const [name, text] of await builtTexts('dist')) {
    const found = text.match(/data:image\/avif/g)?.length ?? 0;
    const expected = paths.includes(name === 'index.html' ? '/' : `/${name.replace('.html', '')}`);
    // The worker knows the words by which it finds one.
    if (name !== 'sw.js') expect(found, name).toBe(expected ? 1 : 0);
    if (name.endsWith('.js')) expect(text, name).not.toContain('ftypavif');
  }
});
