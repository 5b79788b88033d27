import type { Page } from '@playwright/test';
import { allLocales, locales } from '../../i18n/locales.ts';
import { pageIds } from '../../i18n/pages.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import { everyPage, menuPages, missingPath, pages } from '../support/pages.ts';
import { addStyle, expect, open, test, waitForDates } from '../support/test.ts';
import { findLayoutFaults } from './layout-faults.ts';

const offline = pathTo('offline', locales.en);
const paths = [...everyPage.map(({ path }) => path), missingPath, offline];

/** Pages with their own layout. */
const defaultRunPaths = [...menuPages, pages.privacy].map(({ path }) => path).concat(missingPath);

const sizes = [
  [320, 640],
  [844, 390],
  [1440, 900],
] as const;
const otherSizes = [
  [375, 812],
  [3440, 1440],
  [768, 1024],
  [1024, 768],
  [1920, 1080],
  [280, 653],
  [568, 320],
  [761, 900],
  [961, 700],
  [1101, 700],
  [5120, 1440],
] as const;

async function openRendered(page: Page, path: string): Promise<void> {
  await open(page, path);
  await waitForDates(page);
}

const doubledText = 'html { font-size: 200% !important }';
/** WCAG 1.4.12. */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

for (const path of paths)
  for (const isDeep of [false, true])
    test.describe(path, { tag: isDeep || !defaultRunPaths.includes(path) ? '@deep' : [] }, () => {
      test.use({ expectedErrors: path === missingPath ? ['404 (Not Found)'] : [] });

      test(`has room for its content${isDeep ? ' in rare windows' : ''}`, async ({ page }) => {
        test.setTimeout(120_000);
        const expectRoom = async (
          [width, height]: readonly [number, number],
          condition: string,
          faces?: object,
        ) => {
          await page.setViewportSize({ width, height });
          expect.soft(await findLayoutFaults(page, faces), `${condition} at ${width} px`).toEqual([]);
          const scrollOffset = await page.evaluate(() => {
            scrollTo(1000, 0);
            return scrollX;
          });
          expect.soft(scrollOffset, `${condition} at ${width} px`).toBe(0);
        };
        await page.setViewportSize({ width: 320, height: 640 });
        await openRendered(page, path);
        for (const size of isDeep ? otherSizes : sizes) await expectRoom(size, 'unchanged');
        await addStyle(page, wideSpacing);
        await expectRoom(isDeep ? [1280, 720] : [320, 800], 'with wide spacing', {});
        if (!isDeep) return;
        await openRendered(page, path);
        await addStyle(page, doubledText);
        for (const size of [
          [320, 800],
          [1280, 720],
        ] as const)
          await expectRoom(size, 'with larger text', {});
      });
    });

const findBrokenWords = (page: Page) =>
  page.evaluate(() => {
    const errors = new Set<string>();
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
        if (lines.size > word.split('\u00ad').length) errors.add(`"${word}" is broken`);
      }
    }
    return [...errors];
  });

async function expectWholeWords(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Faces are the same in every language.
    const errors = [...(await findLayoutFaults(page, {})), ...(await findBrokenWords(page))];
    expect.soft(errors, `at ${width} px`).toEqual([]);
  }
}

for (const id of allLocales.filter(locale => locale !== 'en')) {
  test.describe(locales[id].name, () => {
    // Avoids the language suggestion.
    test.use({ locale: locales[id].intl, viewport: { width: 320, height: 800 } });

    for (const name of pageIds) {
      const path = pathTo(name, locales[id]);
      test(`${path} has room for its words`, { tag: '@deep' }, async ({ page }) => {
        test.setTimeout(60_000);
        await openRendered(page, path);
        await expectWholeWords(page, [320, 375, 412, 768, 1440]);
        await addStyle(page, wideSpacing);
        expect(await findLayoutFaults(page, {})).toEqual([]);
      });
    }

    test('the form has room for its errors', { tag: '@deep' }, async ({ page }) => {
      await openRendered(page, pathTo('contact', locales[id]));
      await page.getByRole('button', { name: words[id].inquiry.submit }).click();
      // The toast covers the page.
      await page.getByRole('button', { name: words[id].site.closeMessage }).click();
      await expectWholeWords(page, [320, 375, 768, 1440]);
    });
  });
}
