import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { allLocales, locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { textsOf } from '../support/bundle.ts';
import { footer, heading, menuLink, menuToggle, pages, type SitePage } from '../support/pages.ts';
import { desk, expect, hold, open, phone, reactStarted, scripts, test } from '../support/test.ts';

/** The pages that have the picture they open with inside their HTML, for phones: `docs/decisions/0015-first-picture.md`. */
const withPicture = { home: pages.home, attractions: pages.attractions, contact: pages.contact };
const ofPhone = { viewport: phone, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

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

const inside = /^data:image\/avif;base64,/;
const portraitOf = (name: string) => new RegExp(`^/pictures/hero-${name}-portrait-\\d+\\.\\w+\\.avif$`);

async function goByMenu(page: Page, to: keyof typeof withPicture): Promise<void> {
  await menuToggle(page).click();
  await menuLink(page, to).click();
  await expect(heading(page)).toHaveText(pages[to].heading);
}

/** A word of the hero is no longer what was prerendered: React draws the page anew. */
async function redraw(page: Page, { path }: SitePage): Promise<void> {
  const release = await hold(page, scripts);
  await page.goto(path);
  await page.locator('.hero .lead').evaluate(lead => {
    lead.textContent = 'Übersetzt';
  });
  const before = await hero(page).elementHandle();
  release();
  await reactStarted(page);
  await expect.poll(() => before?.evaluate(image => image.isConnected)).toBe(false);
}

for (const [name, at] of Object.entries(withPicture)) {
  test.describe(`${at.path} on a phone`, { tag: '@pictures' }, () => {
    test.use(ofPhone);

    test('shows its picture without asking for one: before React and after, scrolled', async ({ page }) => {
      const asked = heroFiles(page);
      const release = await hold(page, scripts);
      await page.goto(at.path);
      expect(await shown(page)).toMatch(inside);
      release();
      await reactStarted(page);
      expect(await shown(page)).toMatch(inside);
      await footer(page).scrollIntoViewIfNeeded();
      await heading(page).scrollIntoViewIfNeeded();
      expect(await shown(page)).toMatch(inside);
      expect(asked).toEqual([]);
    });

    test('turned on its side has a file that fits, and upright again its own', async ({ page }) => {
      const asked = heroFiles(page);
      await open(page, at.path);
      expect(await shown(page)).toMatch(inside);
      await page.setViewportSize({ width: phone.height, height: phone.width });
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      await expect.poll(async () => await shown(page)).not.toMatch(inside);
      const wide = await hero(page).evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(asked).toContain(new URL(wide).pathname);
      await page.setViewportSize(phone);
      await expect.poll(async () => await shown(page)).toMatch(inside);
    });

    test.describe('drawn anew', () => {
      test.use({ expectedComplaints: ['Minified React error #418'] });

      test('shows it all the same, and asks for none', async ({ page }) => {
        const asked = heroFiles(page);
        await redraw(page, at);
        expect(await shown(page)).toMatch(inside);
        expect(asked).toEqual([]);
      });
    });

    test('is come to within the site with a file, which is asked for once', async ({ page }) => {
      const asked = heroFiles(page);
      await open(page, pages.plan.path);
      await goByMenu(page, name as keyof typeof withPicture);
      expect(new URL(await shown(page)).pathname).toMatch(portraitOf(name));
      expect(asked).toEqual([new URL(await shown(page)).pathname]);
    });
  });

  test.describe(`${at.path} on a desk`, { tag: '@pictures' }, () => {
    test('has its files, each asked for once, and leaves what is for phones alone', async ({ page }) => {
      await page.setViewportSize(desk);
      const asked = heroFiles(page);
      await open(page, at.path);
      expect(new URL(await shown(page)).pathname).toMatch(/^\/pictures\/hero-.*\.avif$/);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter(path => path.includes('portrait'))).toEqual([]);
      expect(new Set(asked).size).toBe(asked.length);
      const used = await page
        .locator('img')
        .evaluateAll(images => images.map(image => (image as HTMLImageElement).currentSrc));
      expect(used.filter(url => inside.test(url))).toEqual([]);
    });
  });
}

test.describe('on a phone', { tag: '@pictures' }, () => {
  test.use(ofPhone);

  test.describe('on a line that stalls', () => {
    test.use({ expectedComplaints: ['ERR_FAILED'] });

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

  test('who comes back to the page that was opened first has its picture still', async ({ page }) => {
    const asked = heroFiles(page);
    await open(page, pages.home.path);
    await goByMenu(page, 'attractions');
    expect(await shown(page)).not.toMatch(inside);
    await goByMenu(page, 'home');
    expect(await shown(page)).toMatch(inside);
    expect(asked.filter(path => path.includes('home'))).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the picture is there, and none is asked for', async ({ page }) => {
      const asked = heroFiles(page);
      for (const { path } of Object.values(withPicture)) {
        await page.goto(path);
        const { width, height } = (await hero(page).boundingBox()) ?? { width: 0, height: 0 };
        expect(width * height).toBeGreaterThan(0);
      }
      // Without scripts no picture waits: the layers of other screens come too, as they always have.
      expect(asked.filter(path => !/-(middle|front)-/.test(path))).toEqual([]);
    });
  });
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

test('nothing of it is in a program or in the data of the router', async () => {
  const names = Object.keys(withPicture) as (keyof typeof withPicture)[];
  const paths = allLocales.flatMap(id => names.map(name => pathTo(name, locales[id])));
  for (const [name, text] of await textsOf('dist')) {
    const found = text.match(/data:image\/avif/g)?.length ?? 0;
    const expected = paths.includes(name === 'index.html' ? '/' : `/${name.replace('.html', '')}`);
    // The worker knows the words by which it finds one.
    if (name !== 'sw.js') expect(found, name).toBe(expected ? 1 : 0);
    if (name.endsWith('.js')) expect(text, name).not.toContain('ftypavif');
  }
});

test('the policy lets data in as pictures, and as nothing else', async ({ request }) => {
  for (const { path } of Object.values(withPicture)) {
    const { 'content-security-policy': policy = '' } = (await request.get(path)).headers();
    expect(policy.split('; ').filter(directive => directive.includes('data:'))).toEqual([
      "img-src 'self' data:",
    ]);
  }
});
