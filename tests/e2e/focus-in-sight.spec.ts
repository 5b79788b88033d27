/** Focus is visible (WCAG 2.4.7), and never obscured by the fixed header or a toast (2.4.11, 2.4.12). */
import type { Page } from '@playwright/test';
import { calendar, dateButton, field, submitButton } from '../support/inquiry-form.ts';
import { menuPages, menuToggle, pages } from '../support/pages.ts';
import { expect, open, test, waitForPlan } from '../support/test.ts';
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

/** Looks on every keyup, after the browser has scrolled to it, what covers the focused element. */
async function watchFocus(page: Page) {
  await page.evaluate(() => {
    const seen = new Set<Element>();
    const faults: string[] = [];
    const measure = () => {
      const element = document.activeElement;
      if (!element || element === document.body) return;
      seen.add(element);
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const name = `${innerWidth}x${innerHeight}: ${element.tagName} "${element.textContent}" at ${top} to ${bottom}`;
      const from = Math.max(top, 0);
      const to = Math.min(bottom, innerHeight);
      // Fields have theirs around them.
      if (element.matches('a, button') && getComputedStyle(element).outlineStyle === 'none')
        faults.push(`${name} has no outline`);
      if (to <= from) faults.push(`${name} is outside`);
      // One that is taller than the space between header and toast may be partly covered.
      const shares = bottom - top > innerHeight / 2 ? [0.5] : [0.25, 0.5, 0.75];
      for (const share of shares) {
        const hit = document.elementFromPoint((left + right) / 2, from + share * (to - from));
        if (hit && !element.contains(hit) && !hit.contains(element))
          faults.push(`${name}, under ${hit.className}`);
      }
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

for (const { path } of [...menuPages, pages.privacy])
  test(`the header does not obscure the focus: ${path}`, {
    tag: path === pages.contact.path ? [] : '@deep',
  }, async ({ page }) => {
    await open(page, path);
    await waitForPlan(page);
    await expectFocusVisible(page, () => walk(page));
  });

test('the phone menu obscures none of its links', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, pages.home.path);
  await menuToggle(page).click();
  await expectFocusVisible(page, () => walk(page, '.menu'));
});

test('a toast about an error obscures no focus, and closes for the calendar', async ({ page }) => {
  await open(page, pages.contact.path);
  await expectFocusVisible(page, async () => {
    await submitButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(inquiry.noDate);
    await expect(field(page, 'fullName')).toBeFocused();
    await page.evaluate(() => window.focusWatch.measure());
    await holdMessage(page);
    await walk(page, '.inquiry');
    await expect(page.locator('.toast')).toBeVisible();
    await dateButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(calendar(page).locator(':focus')).toHaveCount(1);
    await expect(page.locator('.toast')).toHaveCount(0);
    // Through all weeks of the next month, in which every day can be chosen.
    await page.keyboard.press('PageDown');
    for (const key of ['Home', ...Array(5).fill('ArrowDown'), 'End']) await page.keyboard.press(key);
    await walk(page, '.calendar');
    await page.keyboard.press('Escape');
  });
});
