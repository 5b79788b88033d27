import type { Page } from '@playwright/test';
import { allLocales, locales } from '../../i18n/locales.ts';
import { menuIds, type PageId, pageIds } from '../../i18n/pages.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import { menu, menuToggle, missingPath, pages } from '../support/site-pages.ts';
import { addStyle, expect, open, test, waitForDates } from '../support/test.ts';

type Size = readonly [width: number, height: number];

const commonSizes: readonly Size[] = [
  [320, 640],
  [375, 812],
  [600, 960],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1440, 900],
];
/** On both sides of the breakpoints, and the extremes. */
const rareSizes: readonly Size[] = [
  [280, 653],
  [412, 915],
  [568, 320],
  [761, 900],
  [900, 700],
  [960, 700],
  [1101, 700],
  [1181, 800],
  [1920, 1080],
  [3440, 1440],
  [5120, 1440],
];
/** For text that is spaced or enlarged. */
const spaciousSizes: readonly Size[] = [
  [320, 800],
  [1280, 720],
];

/** WCAG 1.4.12. */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

/** Finds text and controls that are cut off, covered or beyond the window's sides. */
const findCutOrCovered = (page: Page) =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const linesOf = new Map<Element, DOMRect[]>();

    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const toPage = ({ x, y, width, height }: DOMRect) => new DOMRect(x + scrollX, y + scrollY, width, height);
    const leavesWindow = ({ left, right }: DOMRect) => left < -1 || right > innerWidth + 1;
    const report = (element: Element, { left, top }: DOMRect, fault: string) => {
      const text = element.textContent?.trim().slice(0, 40);
      faults.add(
        `${element.localName}.${element.className} "${text}" at ${Math.round(left)}, ${Math.round(top)} ${fault}`,
      );
    };

    function isCut(element: Element, frame: DOMRect): boolean {
      // Glyphs may exceed tight lines.
      const slack = Math.max(1, frame.height * 0.2);
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const clip = toPage(box.getBoundingClientRect());
        if (overflowX !== 'visible' && (frame.left < clip.left - slack || frame.right > clip.right + slack))
          return true;
        if (overflowY !== 'visible' && (frame.top < clip.top - slack || frame.bottom > clip.bottom + slack))
          return true;
      }
      return leavesWindow(frame);
    }

    function paintsAt(element: Element, x: number, y: number): boolean {
      // Rings are masked.
      if (element instanceof SVGSVGElement || element.matches('.shows-rings') || !isVisible(element))
        return false;
      if (element instanceof SVGElement || element.matches('img, input, textarea, canvas')) return true;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor)) return true;
      return (linesOf.get(element) ?? []).some(
        ({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom,
      );
    }

    function findCover(element: Element, frame: DOMRect): string | undefined {
      const isOwn = (hit: Element) => element.contains(hit) || hit.contains(element);
      // The rotated seal's bounding box has empty corners.
      const [columns, rows] = element.closest('.seal')
        ? [[0.2, 0.5, 0.8], [0.5]]
        : [
            [0.1, 0.3, 0.5, 0.7, 0.9],
            [0.35, 0.65],
          ];
      for (const row of rows) {
        const y = frame.top + row * frame.height;
        // Clear of the header, where the page can scroll.
        if (y < scrollY + 80 || y > scrollY + innerHeight - 1) scrollTo(0, y - innerHeight / 2);
        for (const column of columns) {
          const x = frame.left + column * frame.width;
          const first = document.elementFromPoint(x, y - scrollY);
          if (first && isOwn(first)) continue;
          const hits = document.elementsFromPoint(x, y - scrollY);
          const own = hits.findIndex(isOwn);
          if (own < 0) return 'is cut';
          const cover = hits.slice(0, own).find(hit => paintsAt(hit, x, y));
          if (cover) return `is under ${cover.localName}.${cover.getAttribute('class')}`;
        }
      }
      return undefined;
    }

    scrollTo(0, 0);
    for (const element of document.body.querySelectorAll('*')) {
      const frame = toPage(element.getBoundingClientRect());
      if (!leavesWindow(frame) || !isVisible(element)) continue;
      // Leaves may be cut off.
      if (element.closest('.leaves, svg *, .hidden-text, .skip-link')) continue;
      let box = element.parentElement;
      while (box && box !== document.body && getComputedStyle(box).overflowX === 'visible')
        box = box.parentElement;
      if (!box || box === document.body) report(element, frame, 'leaves the window');
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isVisible(element)) continue;
      if (element.closest('.hidden-text, .skip-link, script, style, noscript')) continue;
      // These scroll.
      if (element.closest('.policy-contents, .day-bar-note')) continue;
      if ([element, element.parentElement].some(part => part && getComputedStyle(part).clipPath !== 'none'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width >= 1).map(toPage);
      linesOf.set(element, [...(linesOf.get(element) ?? []), ...lines]);
    }
    const controls = [...document.querySelectorAll('.button, button, input, textarea')].filter(
      control => isVisible(control) && !control.matches('[type=radio], [type=checkbox], .skip-link'),
    );
    for (const [element, frames] of [
      ...linesOf,
      ...controls.map(control => [control, [toPage(control.getBoundingClientRect())]] as const),
    ])
      for (const frame of frames) {
        const fault = isCut(element, frame) ? 'is cut' : findCover(element, frame);
        if (fault) report(element, frame, fault);
      }
    scrollTo(0, 0);
    return [...faults];
  });

const findBrokenWords = (page: Page) =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('.hidden-text, .seal')) continue;
      if (!element.closest('h1, h2, h3, a, button, label, dt, th')) continue;
      const words = (node.textContent ?? '').matchAll(/(?<![\p{L}@.])[\p{L}\u00ad]{8,}(?![\p{L}@.])/gu);
      for (const { 0: word, index } of words) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const pieces = [...range.getClientRects()].filter(({ width }) => width > 1);
        const lines = new Set(pieces.map(({ bottom }) => Math.round(bottom / 8)));
        // Soft hyphens may break.
        if (lines.size > word.split('\u00ad').length) faults.add(`"${word}" is broken`);
      }
    }
    return [...faults];
  });

async function openRendered(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, path);
  await waitForDates(page);
  // Hit tests find elements without pointer events, but not what sticks while the page scrolls. Deferred content needs its layout.
  await addStyle(
    page,
    '* { pointer-events: auto !important } .day-bar { position: static !important } .park-map { position: relative !important; top: 0 !important } .deferred { content-visibility: visible !important }',
  );
}

/** The browser's default font size, not its zoom. */
async function doubleDefaultFont(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
}

async function expectRoom(page: Page, sizes: readonly Size[], find = findCutOrCovered): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    expect.soft(await find(page), `at ${width} px`).toEqual([]);
    const offset = await page.evaluate(() => {
      scrollTo(1000, 0);
      return scrollX;
    });
    expect.soft(offset, `scrolls sideways at ${width} px`).toBe(0);
  }
}

const findFaults = async (page: Page) => [
  ...(await findCutOrCovered(page)),
  ...(await findBrokenWords(page)),
];

test.describe.configure({ timeout: 120_000 });

for (const id of allLocales)
  test.describe(locales[id].name, () => {
    // Avoids the language suggestion.
    test.use({ locale: locales[id].intl, expectedErrors: ['404 (Not Found)'] });

    const hasOwnLayout = (name: PageId) => name === 'privacy' || menuIds.some(menuId => menuId === name);
    // German stands for languages with long words.
    const isMain = (name: PageId) => hasOwnLayout(name) && (id === 'en' || id === 'de');
    const paths = pageIds.map(name => ({ path: pathTo(name, locales[id]), main: isMain(name) }));
    if (id === 'en') paths.push({ path: missingPath, main: true });

    for (const { path, main } of paths) {
      test(`${path} has room for its content`, { tag: main ? [] : '@deep' }, async ({ page }) => {
        await openRendered(page, path);
        await expectRoom(page, commonSizes, findFaults);
        await addStyle(page, wideSpacing);
        await expectRoom(page, [[320, 800]]);
      });

      if (!main) continue;
      test(`${path} has room for its content in rare windows`, { tag: '@deep' }, async ({ page }) => {
        await openRendered(page, path);
        await expectRoom(page, rareSizes);
        await addStyle(page, wideSpacing);
        await expectRoom(page, spaciousSizes);
        await doubleDefaultFont(page);
        await openRendered(page, path);
        // No phone has room for the longest German words of this size.
        await expectRoom(page, id === 'de' ? spaciousSizes.slice(1) : spaciousSizes);
      });
    }

    test('the form has room for its errors', { tag: id === 'de' ? [] : '@deep' }, async ({ page }) => {
      await openRendered(page, pathTo('contact', locales[id]));
      await page.getByRole('button', { name: words[id].inquiry.submit }).click();
      // The toast covers the page.
      await page.getByRole('button', { name: words[id].site.closeToast }).click();
      await expectRoom(page, commonSizes, findFaults);
    });
  });

test('the header has room for its links in every language', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 700 });
  for (const id of allLocales) {
    await page.goto(pathTo('legal', locales[id]));
    const edges = await page
      .locator('.header-content, .menu-tickets')
      .evaluateAll(parts => parts.map(part => part.getBoundingClientRect().right));
    expect(edges[1], id).toBeLessThanOrEqual(edges[0] ?? 0);
  }
});

test('with the largest default font the home page has room, and the menu', async ({ page }) => {
  await doubleDefaultFont(page);
  await openRendered(page, pages.home.path);
  await expectRoom(page, [...spaciousSizes].reverse());
  await menuToggle(page).click();
  for (const link of await menu(page).getByRole('link').all())
    expect(await link.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await menuToggle(page).click();
  await expect(menu(page)).toBeHidden();
});

test.describe('beside a notch', () => {
  test.use({ locale: 'de-DE', viewport: { width: 844, height: 390 } });

  test('what floats, and what stands on pictures, is clear of it and of the home indicator', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    const insets = { left: 64, right: 64, bottom: 30 };
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
    for (const { path, floating } of [
      {
        path: pages.attractions.path,
        floating: '.header .brand, .menu-toggle, .hero-places span, .suggestion:not([hidden])',
      },
      { path: pages.plan.path, floating: '.header-tickets' },
    ]) {
      await open(page, path);
      await expect(page.locator(floating).last()).toBeVisible();
      for (const part of await page.locator(floating).all()) {
        const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
        expect.soft(x, path).toBeGreaterThanOrEqual(insets.left);
        expect.soft(x + width, path).toBeLessThanOrEqual(844 - insets.right);
        if (await part.evaluate(element => /fixed|sticky/.test(getComputedStyle(element).position)))
          expect.soft(y + height, path).toBeLessThanOrEqual(390 - insets.bottom);
      }
    }
  });
});
