import type { Page } from '@playwright/test';
import { calendar, dateButton } from '../support/inquiry-form.ts';
import { everyPage, nowhere, pages } from '../support/pages.ts';
import { addStyle, expect, reactStarted, test } from '../support/test.ts';

const paths = [...everyPage.map(({ path }) => path), nowhere];

test.use({ reducedMotion: 'reduce' });

async function openLaidOut(page: Page, path: string) {
  await page.goto(path);
  if (path === nowhere) return;
  await reactStarted(page);
  // Every section is laid out.
  await page.waitForFunction(() => !document.documentElement.dataset['draw']);
}

/** Text at twice its size, as a browser's setting for it does it (`rem`), or text zoom, which doubles every font. */
const enlarge = {
  setting: (page: Page) => addStyle(page, 'html { font-size: 200% !important }'),
  zoom: (page: Page) =>
    page.evaluate(() => {
      const elements = [...document.querySelectorAll<HTMLElement>('body, body *')];
      const sizes = elements.map(element => Number.parseFloat(getComputedStyle(element).fontSize));
      for (const [index, element] of elements.entries()) {
        if (element instanceof HTMLElement) element.style.fontSize = `${(sizes[index] ?? 16) * 2}px`;
      }
    }),
};

/** Texts that leave the window, their section or a box that clips them, or lie on another text. */
const damage = (page: Page) =>
  page.evaluate(() => {
    const findings: string[] = [];
    const shown: { range: DOMRect; element: Element; name: string }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      if (element.closest('.hidden-text, .skip-link, [aria-hidden=true], script, style')) continue;
      if (getComputedStyle(element).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const name = `"${node.textContent.trim().slice(0, 40)}" in ${element.tagName}.${element.className}`;
      for (const box of range.getClientRects()) {
        if (box.width === 0) continue;
        shown.push({ range: box, element, name });
        if (box.left < -1 || box.right > innerWidth + 1)
          findings.push(`${name} leaves the window: ${box.left} to ${box.right}`);
        for (
          let holder: Element | null = element;
          holder && holder !== document.body;
          holder = holder.parentElement
        ) {
          const bounds = holder.getBoundingClientRect();
          // Letters reach a little out of tight lines. What clips nothing may be left over its top: sheets lie over edges.
          const slack = box.height * 0.2;
          const clips = holder.matches('.bar') || getComputedStyle(holder).overflowY !== 'visible';
          if (!clips && !holder.matches('section, header, footer, figure')) continue;
          if ((clips && box.top < bounds.top - slack) || box.bottom > bounds.bottom + slack)
            findings.push(`${name} leaves ${holder.tagName}.${holder.className}`);
        }
      }
    }
    for (const [index, one] of shown.entries()) {
      for (const other of shown.slice(index + 1)) {
        if (one.element === other.element || one.element.closest('.bar') || other.element.closest('.bar'))
          continue;
        const wide =
          Math.min(one.range.right, other.range.right) - Math.max(one.range.left, other.range.left);
        const high =
          Math.min(one.range.bottom, other.range.bottom) - Math.max(one.range.top, other.range.top);
        const line = Math.min(one.range.height, other.range.height);
        if (wide > 4 && high > line * 0.45) findings.push(`${one.name} and ${other.name} lie on each other`);
      }
    }
    return [...new Set(findings)];
  });

for (const path of paths) {
  test.describe(path, () => {
    test.use({ expectedComplaints: path === nowhere ? ['404 (Not Found)'] : [] });

    for (const [way, apply] of Object.entries(enlarge)) {
      test(`loses nothing with text twice its size, by ${way}`, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await openLaidOut(page, path);
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 700 });
          await apply(page);
          expect(await damage(page), `at ${width} px`).toEqual([]);
          if (way === 'zoom') await openLaidOut(page, path);
        }
      });
    }

    test('never scrolls sideways', async ({ page }) => {
      await openLaidOut(page, path);
      for (const [width, height] of [
        [280, 653],
        [320, 256],
        [667, 375],
        [740, 360],
        [761, 900],
        [844, 390],
        [961, 700],
        [1101, 700],
        [1440, 900],
        [3440, 1440],
        [5120, 1440],
      ] as const) {
        await page.setViewportSize({ width, height });
        const overflow = await page.evaluate(() => {
          // Nothing may be hidden at the sides either: the page clips what reaches over them.
          const { scrollWidth } = document.documentElement;
          scrollTo(1000, 0);
          return Math.max(scrollWidth - innerWidth, scrollX);
        });
        expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('the calendar keeps its days apart with text twice its size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLaidOut(page, pages.contact.path);
  await dateButton(page).click();
  await expect(calendar(page).locator(':focus')).toHaveCount(1);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await enlarge.setting(page);
    expect(await damage(page), `at ${width} px`).toEqual([]);
  }
});
