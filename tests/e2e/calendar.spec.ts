import type { Page } from '@playwright/test';
import { calendar, dateButton, field, submit, typed } from '../support/inquiry-form.ts';
import { pages } from '../support/pages.ts';
import { axeFindings, desk, expect, hold, open, phone, test } from '../support/test.ts';
import { fill, inquiry } from '../support/words.ts';

const { date } = inquiry;
/** The name of the park's today in the calendar. */
const today = (name = '') => fill(date.today, { day: name });

/** Thursday, 10 June 2027, noon in the park. */
const now = new Date('2027-06-10T11:00:00Z');

async function openContact(page: Page) {
  await page.clock.setFixedTime(now);
  await open(page, pages.contact.path);
}

const focused = (page: Page) => page.locator(':focus');
const day = (page: Page, name: string | RegExp) => calendar(page).getByRole('button', { name });

test.describe('the calendar', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(desk);
    await openContact(page);
  });

  test('is not loaded before it is wanted', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', request => requests.push(request.url()));
    expect(
      await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(entry => entry.name)
          .join(),
      ),
    ).not.toContain('/calendar-');
    await dateButton(page).click();
    await expect(calendar(page)).toBeVisible();
    await expect.poll(() => requests.join()).toContain('/assets/calendar-');
  });

  test('chooses a day, stays open, and takes the same day back', async ({ page }) => {
    await dateButton(page).click();
    await expect(dateButton(page)).toHaveAttribute('aria-expanded', 'true');
    await day(page, /June 18, 2027/).click();
    await expect(dateButton(page)).toHaveText('June 18, 2027');
    await expect(dateButton(page)).toHaveAccessibleName(/June 18, 2027/);
    await expect(calendar(page)).toBeVisible();
    await day(page, /June 18, 2027/).click();
    await expect(dateButton(page)).toHaveText(date.pick);
    await expect(calendar(page)).toBeVisible();
  });

  test('cannot choose a day before the park’s today', async ({ page }) => {
    await dateButton(page).click();
    await expect(day(page, /June 9, 2027/)).toBeDisabled();
    await expect(day(page, today('Thursday, June 10, 2027'))).toBeEnabled();
    await expect(page.getByRole('button', { name: date.previousMonth })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('names the way from month to month', async ({ page }) => {
    await dateButton(page).click();
    const arrows = calendar(page).getByRole('navigation', { name: date.months }).getByRole('button');
    await expect(arrows).toHaveCount(2);
  });

  test('opens on the chosen month, at the chosen day', async ({ page }) => {
    await dateButton(page).click();
    for (const _month of ['July', 'August']) await page.getByRole('button', { name: date.nextMonth }).click();
    await day(page, /August 5, 2027/).click();
    await page.keyboard.press('Escape');
    await dateButton(page).click();
    await expect(focused(page)).toHaveAccessibleName(/August 5, 2027/);
  });

  test('works by keys alone', async ({ page }) => {
    await dateButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(focused(page)).toHaveAccessibleName(/June 10, 2027/);
    const steps: [string, string][] = [
      ['ArrowRight', 'June 11'],
      ['ArrowDown', 'June 18'],
      ['ArrowLeft', 'June 17'],
      ['ArrowUp', 'June 10'],
      ['ArrowRight', 'June 11'],
      ['End', 'June 13'],
      ['ArrowDown', 'June 20'],
      ['Home', 'June 14'],
      ['PageDown', 'July 14'],
      ['PageUp', 'June 14'],
      ['Shift+PageDown', 'June 14, 2028'],
      ['Shift+PageUp', 'June 14, 2027'],
    ];
    for (const [key, name] of steps) {
      await page.keyboard.press(key);
      await expect(focused(page), key).toHaveAccessibleName(new RegExp(name));
    }
    await page.keyboard.press('Enter');
    await expect(dateButton(page)).toHaveText('June 14, 2027');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(dateButton(page)).toHaveText('June 15, 2027');
    await page.keyboard.press('Escape');
    await expect(calendar(page)).toBeHidden();
    await expect(dateButton(page)).toBeFocused();
  });

  test('keeps Tab inside', async ({ page }) => {
    await dateButton(page).click();
    await expect(focused(page)).toHaveAccessibleName(/June 10/);
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Tab');
      await expect(calendar(page).locator(':focus')).toHaveCount(1);
    }
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect(calendar(page).locator(':focus')).toHaveCount(1);
    }
  });

  test('closes by Escape while it loads', async ({ page }) => {
    const release = await hold(page, /\/assets\/calendar-/);
    await dateButton(page).click();
    await expect(calendar(page)).toContainText(date.loading);
    await page.keyboard.press('Escape');
    await expect(calendar(page)).toBeHidden();
    await expect(dateButton(page)).toBeFocused();
    release();
  });

  test('keeps the keys after a click between the days', async ({ page }) => {
    const edge = { position: { x: 4, y: 40 } };
    await dateButton(page).click();
    await expect(day(page, today())).toBeFocused();
    for (const key of ['Tab', 'Shift+Tab']) {
      await calendar(page).click(edge);
      await page.keyboard.press(key);
      await expect(calendar(page).locator(':focus')).toHaveCount(1);
    }
    await calendar(page).click(edge);
    await page.keyboard.press('Escape');
    await expect(calendar(page)).toBeHidden();
    await expect(dateButton(page)).toBeFocused();
  });

  test('closes by its trigger and by a click outside, which still does what it clicked', async ({ page }) => {
    await dateButton(page).click();
    await expect(calendar(page)).toBeVisible();
    await dateButton(page).click();
    await expect(calendar(page)).toBeHidden();
    await dateButton(page).click();
    await field(page, 'fullName').click();
    await expect(calendar(page)).toBeHidden();
    await expect(field(page, 'fullName')).toBeFocused();
    await dateButton(page).click();
    await submit(page).click();
    await expect(calendar(page)).toBeHidden();
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  });

  for (const viewport of [
    desk,
    phone,
    { width: 320, height: 640 },
    { width: 680, height: 1024 },
    { width: 768, height: 1024 },
  ]) {
    test(`leaves Submit in reach and is sound for axe at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await dateButton(page).click();
      await expect(day(page, today())).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      const days = await calendar(page).getByRole('gridcell').getByRole('button').all();
      for (const button of days.slice(0, 8)) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      }
      // A real click at its middle: it fails when anything lies over it.
      await submit(page).click();
      await expect(field(page, 'fullName')).toHaveAttribute('aria-invalid', 'true');
    });
  }
});

test('the calendar hangs from its field: left edges in line, no narrower than it, inside the window', async ({
  page,
}) => {
  await openContact(page);
  for (const width of [280, 320, 375, 390, 680, 768, 1024, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await dateButton(page).click();
    await expect(day(page, today())).toBeVisible();
    const sheet = await calendar(page).evaluate(element => {
      const { left, right, top } = element.getBoundingClientRect();
      return { left, right, top };
    });
    const button = await dateButton(page).evaluate(element => {
      const { left, right, bottom } = element.getBoundingClientRect();
      return { left, right, bottom };
    });
    expect(Math.abs(sheet.left - button.left), `at ${width} px`).toBeLessThan(1);
    expect(sheet.right, `at ${width} px`).toBeGreaterThan(button.right - 1);
    expect(sheet.right, `at ${width} px`).toBeLessThanOrEqual(width);
    expect(sheet.top - button.bottom, `at ${width} px`).toBeLessThan(24);
    await page.keyboard.press('Escape');
  }
});

test('the calendar comes into the window as a whole, where its field stood at the foot of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openContact(page);
  await dateButton(page).evaluate(button => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await dateButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(day(page, today())).toBeFocused();
  await expect(calendar(page)).toBeInViewport({ ratio: 1 });
});

test('the day is the park’s, wherever the visitor is', async ({ browser, baseURL }) => {
  for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles', 'Atlantic/Canary']) {
    const context = await browser.newContext({ timezoneId, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    // Half past midnight in the park, in summer time.
    await page.clock.setFixedTime(new Date('2027-06-10T23:30:00Z'));
    await open(page, pages.contact.path);
    await dateButton(page).click();
    await expect(day(page, today('Friday, June 11, 2027'))).toBeEnabled();
    await expect(day(page, /June 10, 2027/)).toBeDisabled();
    await day(page, /June 11, 2027/).click();
    await expect(dateButton(page)).toHaveText('June 11, 2027');
    await context.close();
  }
});

test.describe('without its code', () => {
  test.use({ expectedComplaints: ['Failed to load resource', 'ERR_INTERNET_DISCONNECTED'] });

  test('the browser’s own date field serves', async ({ page, context }) => {
    await openContact(page);
    await field(page, 'fullName').fill(typed.fullName);
    // Nothing at all can be loaded, the stand-in neither.
    await context.setOffline(true);
    await dateButton(page).click();
    const native = calendar(page).getByLabel(date.dialog);
    await expect(native).toHaveAttribute('min', '2027-06-10');
    await native.fill('2027-06-20');
    await expect(dateButton(page)).toHaveText('June 20, 2027');
    await expect(field(page, 'fullName')).toHaveValue(typed.fullName);
  });
});
