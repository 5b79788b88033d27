/** Nothing moves when the typefaces replace the system's fonts. */
import type { Page } from '@playwright/test';
import { locales } from '../../i18n/locales.ts';
import { menuIds, pageIds, pathTo } from '../../i18n/paths.ts';
import { expect, holdRequests, phone, test } from '../support/test.ts';

/** A word that another font wraps onto the next line counts about half of it (CLS, <https://web.dev/articles/cls>). */
const most = 0.001;

/** Sums up the layout shifts of a page that is about to be opened. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        (window as never as { shifts: number }).shifts += (entry as never as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as never as { shifts: number }).shifts;
  });

test.use({ viewport: phone, hasTouch: true, isMobile: true });

/** Long titles of policies wrap differently in a few languages. */
for (const [language, ids] of [
  [locales.en, pageIds],
  [locales.de, menuIds],
  [locales.pl, menuIds],
] as const)
  test(`nothing moves when the typefaces arrive: ${language.name}`, {
    tag: language === locales.en ? [] : '@deep',
  }, async ({ page }) => {
    test.setTimeout(90_000);
    await recordShifts(page);
    for (const id of ids) {
      const release = await holdRequests(page, /\/fonts\//);
      await page.goto(pathTo(id, language), { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      release();
      await page.evaluate(() => document.fonts.ready);
      await page.unrouteAll({ behavior: 'wait' });
      expect(await shiftsOf(page), id).toBeLessThan(most);
    }
  });
