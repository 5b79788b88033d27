/** Nothing is cut off, covered or too wide: every page at every width, with larger and wider text, in every language. */
import type { Page } from '@playwright/test';
import { words } from '../../content/words.ts';
import { allLocales, locales } from '../../i18n/locales.ts';
import { type PageId, pageIds, pathTo } from '../../i18n/paths.ts';
import { missingPath, pages } from '../support/pages.ts';
import { addStyle, dayPlanned, expect, open, test, windows } from '../support/test.ts';
import { layoutFaults } from './layout-faults.ts';

declare global {
  interface Window {
    /** The largest width of the page so far, in pixels. */
    widest?: number;
  }
}

const offline = pathTo('offline', locales.en);
/** These share the layout of the privacy policy. */
const alike = [pages.cookies, pages.gdpr, pages.legal, pages.accessibility].map(({ path }) => path);
const paths = [...Object.values(pages).map(({ path }) => path), missingPath, offline];

/** Short phones, phones in landscape, and very wide screens. */
const unusual = [
  [360, 640],
  [844, 390],
  [667, 375],
  [568, 320],
  [932, 430],
  [740, 360],
  [3440, 1440],
  [2560, 1080],
  [5120, 1440],
  [5120, 2880],
] as const;

/** Narrow and low windows, and windows around the breakpoints. */
const extremes = [
  [280, 653],
  [320, 256],
  [761, 900],
  [961, 700],
  [1101, 700],
] as const;

/** Opens a page with every section rendered. */
async function openRendered(page: Page, path: string): Promise<void> {
  await open(page, path);
  await dayPlanned(page);
}

/** Doubles every font size, like text zoom. */
const zoomTexts = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('body, body *')];
    const sizes = elements.map(element => Number.parseFloat(getComputedStyle(element).fontSize));
    for (const [index, { style }] of elements.entries())
      style.setProperty('font-size', `${(sizes[index] ?? 16) * 2}px`);
  });

const doubledByTheBrowser = 'html { font-size: 200% !important }';
/** WCAG 1.4.12. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';
/**
 * Letter spacing that makes text about a third wider, like a longer language. Names, addresses and times are equally long in every
 * language.
 */
const aThirdWider =
  'body :not([translate="no"], [translate="no"] *, address, address *, time, body [lang], body [lang] *) { letter-spacing: 0.165em !important }';

/** Combinations of width and style: one of each kind, and others for deep runs. */
const styles = [
  [[320, 800], spaced],
  [[1280, 720], spaced],
  [[320, 800], aThirdWider],
  [[390, 800], doubledByTheBrowser],
] as const;
const otherStyles = [
  ...(
    [
      [768, 1024],
      [844, 390],
      [1180, 800],
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
    ] as const
  ).map(size => [size, spaced] as const),
  [[320, 800], doubledByTheBrowser],
  [[768, 800], aThirdWider],
] as const;

for (const [path, deep] of paths.flatMap(each => [false, true].map(deep => [each, deep] as const))) {
  const rare = deep || alike.includes(path) || path === offline;
  test.describe(path, { tag: rare ? '@deep' : [] }, () => {
    test.use({ expectedErrors: path === missingPath ? ['404 (Not Found)'] : [] });

    test(`has room for its content in ${deep ? 'other windows' : 'windows of each kind'}`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const resize = (width: number, height = 800) => page.setViewportSize({ width, height });
      /** Every second item; neighbours are similar. */
      const half = <T>(list: readonly T[]) => list.filter((_, index) => index % 2 === Number(deep));
      const expectRoom = async (how: string, pictures?: object) => {
        expect
          .soft(await layoutFaults(page, pictures), `${how} at ${page.viewportSize()?.width} px`)
          .toEqual([]);
      };
      await resize(320, 640);
      // Measure every frame, because late rendering may overflow for a moment.
      await page.addInitScript(() => {
        const measure = () => {
          window.widest = Math.max(document.documentElement?.scrollWidth ?? 0, window.widest ?? 0);
          requestAnimationFrame(measure);
        };
        measure();
      });
      await openRendered(page, path);
      await expect.poll(() => page.evaluate(() => window.widest)).toBe(320);
      const usual = windows.map(({ width, height }) => [width, height] as const);
      for (const [width, height] of half([...usual, ...unusual])) {
        await resize(width, height);
        await expectRoom('as it is');
      }
      for (const [width, height] of half(extremes)) {
        await resize(width, height);
        const overflow = await page.evaluate(() => {
          // The page clips overflow, but must not scroll sideways.
          scrollTo(1000, 0);
          return Math.max(document.documentElement.scrollWidth - innerWidth, scrollX);
        });
        expect.soft(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      }
      for (const [[width, height], style] of deep ? otherStyles : styles) {
        await resize(width, height);
        await addStyle(page, style);
        await expectRoom(style, {});
        await page.evaluate(() => {
          document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, -1)];
        });
      }
      if (path === pages.home.path && deep) {
        await resize(1280, 720);
        await addStyle(page, doubledByTheBrowser);
        await expectRoom('on a desktop, with a doubled default font', {});
      }
      if (deep) return;
      await zoomTexts(page);
      await expectRoom('with every font doubled', {});
    });
  });
}

/** Words broken without a hyphen, and texts wider than their box. */
const wordFaults = (page: Page) =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('.hidden-text, .seal')) continue;
      const box = element.closest('.sheet, .button, .tag, .chip, .pill, .kind, .day, .place, .menu-links a');
      const { left, right } = box?.getBoundingClientRect() ?? { left: -Infinity, right: Infinity };
      range.selectNodeContents(node);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (parts.some(part => part.left < left - 1 || part.right > right + 1))
        faults.add(`"${node.textContent?.trim()}" leaves ${box?.className}`);
      if (!element.closest('h1, h2, h3, a, button, label, dt, th')) continue;
      const words = (node.textContent ?? '').matchAll(/(?<![\p{L}@.])[\p{L}\u00ad]{8,}(?![\p{L}@.])/gu);
      for (const { 0: word, index } of words) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const pieces = [...range.getClientRects()].filter(({ width }) => width > 1);
        const lines = new Set(pieces.map(({ bottom }) => Math.round(bottom / 8)));
        // Breaks at soft hyphens show one.
        if (lines.size > word.split('\u00ad').length) faults.add(`"${word}" is broken`);
      }
    }
    return [...faults];
  });

/** Longer words, in text spaced as by a visitor, on a desktop and a phone in landscape. */
async function expectSpaced(page: Page): Promise<void> {
  await addStyle(page, spaced);
  for (const [width, height] of [
    [1280, 720],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await layoutFaults(page, {}), `spaced at ${width} px`).toEqual([]);
  }
}

async function expectWholeWords(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Pictures are the same in every language.
    const faults = [...(await layoutFaults(page, {})), ...(await wordFaults(page))];
    expect.soft(faults, `at ${width} px`).toEqual([]);
  }
}

/** The pages that had broken words before: long words in narrow boxes. */
const longest: Readonly<Partial<Record<string, readonly PageId[]>>> = {
  de: ['attractions', 'contact'],
  pl: ['plan'],
};

for (const id of allLocales.filter(locale => locale !== 'en')) {
  test.describe(locales[id].name, () => {
    // Avoids the language suggestion.
    test.use({ locale: locales[id].intl, viewport: { width: 320, height: 800 } });

    for (const name of pageIds) {
      const path = pathTo(name, locales[id]);
      const usual = longest[id]?.includes(name);
      for (const [screens, widths, tag] of [
        ['a phone', [320, 375], usual ? [] : '@deep'],
        ['other screens', [412, 768, 1440], '@deep'],
      ] as const)
        test(`${path} has room for its words on ${screens}`, { tag }, async ({ page }) => {
          await openRendered(page, path);
          await expectWholeWords(page, widths);
          if (screens === 'other screens') await expectSpaced(page);
        });
    }

    test('the form has room for its errors', { tag: '@deep' }, async ({ page }) => {
      await openRendered(page, pathTo('contact', locales[id]));
      await page.getByRole('button', { name: words[id].inquiry.submit }).click();
      // The toast covers part of the page.
      await page.getByRole('button', { name: words[id].site.closeMessage }).click();
      await expectWholeWords(page, [320, 375, 768, 1440]);
    });
  });
}
