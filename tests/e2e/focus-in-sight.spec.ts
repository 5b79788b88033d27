/** Focus is visible (WCAG 2.4.7), and never obscured by the fixed header or a toast (2.4.11, 2.4.12). */
import type { Page } from '@playwright/test';
import { calendar, dateButton, field, submit } from '../support/inquiry-form.ts';
import { everyPage, menuToggle, missingPath, pages } from '../support/pages.ts';
import { dayPlanned, expect, open, test } from '../support/test.ts';
import { inquiry } from '../support/words.ts';

/** Phones in portrait and landscape, and a window of 1280x1024 at 400 % zoom. */
const windows = [
  { width: 375, height: 667 },
  { width: 280, height: 653 },
  { width: 740, height: 360 },
  { width: 320, height: 256 },
];

declare global {
  interface Window {
    focusWatch: { seen: Set<Element>; faults: string[]; measure(): void };
  }
}

/**
 * Measures the focused element on every keyup, after the browser has scrolled to it. It is a fault if header or toast cover part of it,
 * unless it is taller than the space between them.
 */
async function watchFocus(page: Page) {
  await page.evaluate(() => {
    const seen = new Set<Element>();
    const faults: string[] = [];
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const measure = () => {
      const element = document.activeElement;
      if (!element || element === document.body) return;
      seen.add(element);
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const header = element.closest('.header, .skip-link') ? undefined : boxOf('.header');
      const toast = element.closest('.toast') ? undefined : boxOf('.toast');
      const inHeader = element.closest('.header, .skip-link') !== null;
      const beside = inHeader || !toast || left >= toast.right || right <= toast.left;
      // Errors are at the top, other toasts at the bottom.
      const isAtTop = toast && toast.top < innerHeight / 3;
      const from = Math.max(header?.bottom ?? 0, beside || !isAtTop ? 0 : toast.bottom);
      const to = beside || isAtTop ? innerHeight : toast.top;
      const shown = Math.min(bottom, to) - Math.max(top, from);
      // A text area may extend below the window: the browser scrolls to the caret.
      const hidden = Math.max(0, from - top) + (toast && !isAtTop ? Math.max(0, bottom - to) : 0);
      const name = `${element.tagName} "${element.getAttribute('aria-label') ?? element.textContent}"`;
      const place = `${innerWidth}x${innerHeight}: ${name} at ${top} to ${bottom}, free ${from} to ${to}`;
      if (shown <= 0 || (hidden > 1 && shown < to - from - 1)) faults.push(place);
      // Fields have theirs around them.
      if (element.matches('a, button') && getComputedStyle(element).outlineStyle === 'none')
        faults.push(`${name} has no outline`);
      const month = element.closest('.calendar') && boxOf('.rdp-button_next');
      if (month && (month.top < from - 1 || month.bottom > innerHeight + 1))
        faults.push(`${place}, its month at ${month.top}`);
      // Whatever covers the middle of its visible part.
      const middle = (Math.max(top, from) + Math.min(bottom, to)) / 2;
      const hit = document.elementFromPoint((left + right) / 2, middle);
      if (hit && !element.contains(hit) && !hit.contains(element))
        faults.push(`${place}, under ${hit.className}`);
    };
    window.focusWatch = { seen, faults, measure };
    addEventListener('keyup', measure);
  });
}

/** Tabs through every stop of the page, or of a part of it, and back. */
async function walk(page: Page, within = 'body') {
  const stops = await page.evaluate(part => {
    window.focusWatch.seen.clear();
    const focusable = document.querySelectorAll<HTMLElement>(`${part} :is(a[href], button, input, textarea)`);
    const all = [...focusable].filter(
      element =>
        element.tabIndex >= 0 &&
        // Tab stops at one radio button of a group.
        !element.matches(':disabled, [type=radio]:not(:checked)') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    // Start just before the first.
    const start = document.createElement('span');
    start.tabIndex = -1;
    all[0]?.before(start);
    start.focus({ preventScroll: true });
    start.remove();
    return all.length;
  }, within);
  expect(stops).toBeGreaterThan(2);
  for (let step = 0; step < stops; step += 1) await page.keyboard.press('Tab');
  for (let step = 1; step < stops; step += 1) await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => window.focusWatch.seen.size)).toBeGreaterThanOrEqual(stops);
}

/** Acts in every window size, and expects that nothing obscured the focus. */
async function expectFocusVisible(page: Page, act: () => Promise<void>) {
  await watchFocus(page);
  for (const window of windows) {
    await page.setViewportSize(window);
    await act();
  }
  expect(await page.evaluate(() => window.focusWatch.faults)).toEqual([]);
}

/** A toast stays while the pointer is over it. */
const holdMessage = (page: Page) =>
  page
    .locator('.toast')
    .evaluate(toast => toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));

// Some have hundreds of stops.
test.describe.configure({ timeout: 90_000 });

const inEveryRun = [pages.contact].map(({ path }) => path);

for (const path of [...everyPage.map(page => page.path), missingPath]) {
  test.describe(path, { tag: inEveryRun.includes(path) ? [] : '@deep' }, () => {
    test.use({ expectedErrors: path === missingPath ? ['404 (Not Found)'] : [] });

    test('the header does not obscure the focus', async ({ page }) => {
      await open(page, path);
      await dayPlanned(page);
      await expectFocusVisible(page, () => walk(page));
    });
  });
}

test('the phone menu obscures none of its links', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, pages.home.path);
  await menuToggle(page).click();
  await expectFocusVisible(page, () => walk(page, '.menu'));
});

test.describe('a toast', () => {
  test.beforeEach(({ page }) => open(page, pages.contact.path));

  test('about an error obscures neither the first invalid field nor any other focus', async ({ page }) => {
    await expectFocusVisible(page, async () => {
      await submit(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText(inquiry.noDate);
      await expect(field(page, 'fullName')).toBeFocused();
      await page.evaluate(() => window.focusWatch.measure());
      await holdMessage(page);
      await walk(page);
      await expect(page.locator('.toast')).toBeVisible();
    });
  });

  test('closes for the calendar, whose days and month are visible when focused', async ({ page }) => {
    await expectFocusVisible(page, async () => {
      await submit(page).click();
      await expect(page.locator('.toast')).toBeVisible();
      await dateButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(calendar(page).locator(':focus')).toHaveCount(1);
      await expect(page.locator('.toast')).toHaveCount(0);
      // Through all weeks of the next month, in which every day can be chosen.
      await page.keyboard.press('PageDown');
      for (const key of ['Home', ...Array(5).fill('ArrowDown'), 'End', ...Array(5).fill('ArrowUp')])
        await page.keyboard.press(key);
      await walk(page, '.calendar');
      await page.keyboard.press('Escape');
    });
  });
});
