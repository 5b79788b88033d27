import type { Page } from '@playwright/test';
import { calendar, chooseToday, dateButton, field, fillInquiry, submit } from '../support/inquiry-form.ts';
import { everyPage, menuToggle, nowhere, pages } from '../support/pages.ts';
import { dayPlanned, expect, open, reactStarted, test } from '../support/test.ts';
import { inquiry } from '../support/words.ts';

/** Phones, upright and on their side, and a window of 1280x1024 at 400 % zoom. */
const windows = [
  { width: 375, height: 667 },
  { width: 360, height: 640 },
  { width: 280, height: 653 },
  { width: 740, height: 360 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 320, height: 256 },
];

const paths = [...everyPage.map(({ path }) => path), nowhere];

/**
 * Measures what has focus whenever a key comes up: by then the browser has scrolled to it. What bar or message hide of
 * it is a finding (WCAG 2.4.11, 2.4.12), unless it is higher than what they leave of the window.
 */
async function watchFocus(page: Page) {
  await page.evaluate(() => {
    const seen = new Set<Element>();
    const findings: string[] = [];
    const rectOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const measure = () => {
      const element = document.activeElement;
      if (!element || element === document.body) return;
      seen.add(element);
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const bar = element.closest('.bar, .skip-link') ? undefined : rectOf('.bar');
      const toast = element.closest('.toast') ? undefined : rectOf('.toast');
      const from = bar?.bottom ?? 0;
      const to = toast && left < toast.right && right > toast.left ? toast.top : innerHeight;
      const shown = Math.min(bottom, to) - Math.max(top, from);
      // A text area may reach below the window: the browser shows where one writes.
      const hidden = Math.max(0, from - top) + (toast ? Math.max(0, bottom - to) : 0);
      const name = `${element.tagName} "${element.getAttribute('aria-label') ?? element.textContent}"`;
      const place = `${innerWidth}x${innerHeight}: ${name} at ${top} to ${bottom}, free ${from} to ${to}`;
      if (shown <= 0 || (hidden > 1 && shown < to - from - 1)) findings.push(place);
      const month = element.closest('.calendar') && rectOf('.rdp-button_next');
      if (month && (month.top < from - 1 || month.bottom > innerHeight + 1))
        findings.push(`${place}, its month at ${month.top}`);
      // What it is drawn under, if anything, at the middle of what is left of it.
      const middle = (Math.max(top, from) + Math.min(bottom, to)) / 2;
      const hit = document.elementFromPoint((left + right) / 2, middle);
      if (hit && !element.contains(hit) && !hit.contains(element))
        findings.push(`${place}, under ${hit.className}`);
    };
    Object.assign(window, { focusWatch: { seen, findings, measure } });
    addEventListener('keyup', measure);
  });
}

interface FocusWatch {
  seen: Set<Element>;
  findings: string[];
  measure(): void;
}

const findings = (page: Page) =>
  page.evaluate(() => (window as unknown as { focusWatch: FocusWatch }).focusWatch.findings);

/** Goes through every stop of the page (or of a part of it) by Tab and back, and says what of them was hidden. */
async function walk(page: Page, within = 'body') {
  const stops = await page.evaluate(part => {
    const watch = (window as unknown as { focusWatch: FocusWatch }).focusWatch;
    watch.seen.clear();
    const all = [
      ...document.querySelectorAll<HTMLElement>(`${part} :is(a[href], button, input, textarea)`),
    ].filter(
      element =>
        element.tabIndex >= 0 &&
        // Of a group of radio buttons Tab stops at one.
        !element.matches(':disabled, [type=radio]:not(:checked)') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    // From just before the first on.
    const first = all[0];
    const start = document.createElement('span');
    start.tabIndex = -1;
    first?.before(start);
    start.focus({ preventScroll: true });
    start.remove();
    return all.length;
  }, within);
  expect(stops).toBeGreaterThan(2);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 1; step < stops; step += 1) await page.keyboard.press(key);
    if (key === 'Tab') await page.keyboard.press('Tab');
  }
  const seen = await page.evaluate(
    () => (window as unknown as { focusWatch: FocusWatch }).focusWatch.seen.size,
  );
  expect(seen).toBeGreaterThanOrEqual(stops);
}

/** A message stays while it is pointed at. */
const holdMessage = (page: Page) =>
  page
    .locator('.toast')
    .evaluate(toast => toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));

test.use({ reducedMotion: 'reduce' });
// Each goes through some hundred stops.
test.describe.configure({ timeout: 90_000 });

for (const path of paths) {
  test.describe(path, () => {
    test.use({ expectedComplaints: path === nowhere ? ['404 (Not Found)'] : [] });

    test('the bar hides nothing that has focus', async ({ page }) => {
      await page.goto(path);
      if (path !== nowhere) await reactStarted(page);
      await dayPlanned(page);
      await watchFocus(page);
      for (const window of windows) {
        await page.setViewportSize(window);
        await walk(page);
      }
      expect(await findings(page)).toEqual([]);
    });
  });
}

test('the sheet of links hides none of them', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, pages.home.path);
  await menuToggle(page).click();
  await watchFocus(page);
  for (const window of windows) {
    await page.setViewportSize(window);
    await walk(page, '.menu');
  }
  expect(await findings(page)).toEqual([]);
});

test.describe('a message', () => {
  test('of a fault hides nothing that has focus', async ({ page }) => {
    await open(page, pages.contact.path);
    await watchFocus(page);
    for (const window of windows) {
      await page.setViewportSize(window);
      await submit(page).click();
      await holdMessage(page);
      await walk(page);
      await expect(page.locator('.toast')).toBeVisible();
      await submit(page).focus();
    }
    expect(await findings(page)).toEqual([]);
  });

  test('leaves the first faulty field in sight', async ({ page }) => {
    await open(page, pages.contact.path);
    await watchFocus(page);
    for (const window of windows) {
      await page.setViewportSize(window);
      await submit(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText(inquiry.noDate);
      await expect(field(page, 'fullName')).toBeFocused();
      await page.evaluate(() => (globalThis as unknown as { focusWatch: FocusWatch }).focusWatch.measure());
    }
    expect(await findings(page)).toEqual([]);
  });

  test('of thanks hides nothing that has focus', async ({ page }) => {
    await open(page, pages.contact.path);
    await fillInquiry(page);
    await chooseToday(page);
    await submit(page).click();
    await expect(page.getByRole('status')).toContainText(inquiry.sent.title);
    await holdMessage(page);
    await watchFocus(page);
    for (const window of windows) {
      await page.setViewportSize(window);
      await walk(page);
    }
    await expect(page.locator('.toast')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  test('gives way to the calendar, whose days and month are all in sight as they get focus', async ({
    page,
  }) => {
    await open(page, pages.contact.path);
    await watchFocus(page);
    for (const window of windows) {
      await page.setViewportSize(window);
      await submit(page).click();
      await expect(page.locator('.toast')).toBeVisible();
      await dateButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(calendar(page).locator(':focus')).toHaveCount(1);
      await expect(page.locator('.toast')).toHaveCount(0);
      // On to the next month, which has no day that cannot be chosen, and through all of its weeks.
      await page.keyboard.press('PageDown');
      for (const key of ['Home', ...Array(5).fill('ArrowDown'), 'End', ...Array(5).fill('ArrowUp')])
        await page.keyboard.press(key);
      await walk(page, '.calendar');
      await page.keyboard.press('Escape');
    }
    expect(await findings(page)).toEqual([]);
  });
});
