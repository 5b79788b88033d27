/** WCAG 2.4.7, 2.4.11 and 2.4.12. */
import type { Page } from '@playwright/test';
import { inquiry } from '../support/english.ts';
import { menuPages, menuToggle, pages } from '../support/site-pages.ts';
import { addStyle, expect, open, test, waitForDates } from '../support/test.ts';
import { calendar, dateButton, field, submitButton } from '../support/visitor-form.ts';

/** The first is 1280x1024 at 400 % zoom. */
const windows = [
  { width: 320, height: 256 },
  { width: 740, height: 360 },
];

declare global {
  interface Window {
    focusWatch: { stops: Set<Element>; faults: string[]; measure(): void };
  }
}

/** On keyup the browser has scrolled to the focused element. */
async function watchFocus(page: Page) {
  await page.evaluate(() => {
    const stops = new Set<Element>();
    const faults: string[] = [];
    const measure = () => {
      const element = document.activeElement;
      if (!element || element === document.body) return;
      stops.add(element);
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const name = `${innerWidth}x${innerHeight}: ${element.tagName} "${element.textContent}" at ${top} to ${bottom}`;
      const from = Math.max(top, 0);
      const to = Math.min(bottom, innerHeight);
      // Pins of the map are outlined by a part, and fields by their wrapper.
      const outlines = [null, '::after'].map(part => getComputedStyle(element, part).outlineStyle);
      if (element.matches('a, button') && outlines.every(style => style === 'none'))
        faults.push(`${name} has no outline`);
      if (to <= from) faults.push(`${name} is outside`);
      // Tall elements may be partly covered.
      const shares = bottom - top > innerHeight / 2 ? [0.5] : [0.25, 0.5, 0.75];
      for (const share of shares) {
        const hit = document.elementFromPoint((left + right) / 2, from + share * (to - from));
        if (hit && !element.contains(hit) && !hit.contains(element))
          faults.push(`${name}, under ${hit.className}`);
      }
    };
    window.focusWatch = { stops, faults, measure };
    addEventListener('keyup', measure);
  });
}

/** Through every stop and back. */
async function tabThrough(page: Page, within = 'body') {
  const stops = await page.evaluate(part => {
    window.focusWatch.stops.clear();
    const focusable = document.querySelectorAll<HTMLElement>(`${part} :is(a[href], button, input, textarea)`);
    const tabStops = [...focusable].filter(
      element =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [type=radio]:not(:checked)') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const start = document.createElement('span');
    start.tabIndex = -1;
    tabStops[0]?.before(start);
    start.focus({ preventScroll: true });
    start.remove();
    return tabStops.length;
  }, within);
  expect(stops).toBeGreaterThan(2);
  for (let step = 0; step < stops; step += 1) await page.keyboard.press('Tab');
  for (let step = 1; step < stops; step += 1) await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => window.focusWatch.stops.size)).toBeGreaterThanOrEqual(stops);
}

/** Repeats the action in every window. */
async function expectFocusVisible(page: Page, action: () => Promise<void>) {
  await watchFocus(page);
  // What is laid out only near the window would move the rest after it has the focus.
  await addStyle(page, '.deferred { content-visibility: visible !important }');
  for (const window of windows) {
    await page.setViewportSize(window);
    await action();
  }
  expect(await page.evaluate(() => window.focusWatch.faults)).toEqual([]);
}

/** A toast stays while the pointer is over it. */
const keepToastOpen = (page: Page) =>
  page
    .locator('.toast')
    .evaluate(toast => toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));

test.use({ pictures: true });
test.describe.configure({ timeout: 90_000 });

for (const { path } of [...menuPages, pages.privacy])
  test(`the header does not obscure the focus: ${path}`, {
    tag: path === pages.contact.path ? [] : '@deep',
  }, async ({ page }) => {
    await open(page, path);
    await waitForDates(page);
    await expectFocusVisible(page, () => tabThrough(page));
  });

test('the phone menu obscures none of its links', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, pages.home.path);
  await menuToggle(page).click();
  await expectFocusVisible(page, () => tabThrough(page, '.menu'));
});

test('a toast about an error obscures no focus, and closes for the calendar', async ({ page }) => {
  await open(page, pages.contact.path);
  await expectFocusVisible(page, async () => {
    await submitButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(inquiry.errors.visitDate.missing);
    await expect(field(page, 'fullName')).toBeFocused();
    await page.evaluate(() => window.focusWatch.measure());
    await keepToastOpen(page);
    await tabThrough(page, '.inquiry');
    await expect(page.locator('.toast')).toBeVisible();
    await dateButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(calendar(page).locator(':focus')).toHaveCount(1);
    await expect(page.locator('.toast')).toHaveCount(0);
    // Every day of the next month is enabled.
    await page.keyboard.press('PageDown');
    for (const key of ['Home', ...Array(5).fill('ArrowDown'), 'End']) await page.keyboard.press(key);
    await tabThrough(page, '.calendar');
    await page.keyboard.press('Escape');
  });
});
