import type { Page } from '@playwright/test';
import { locales } from '../../i18n/locales.ts';
import { menuIds, policyIds } from '../../i18n/pages.ts';
import { pathTo } from '../../i18n/paths.ts';
import { expect, holdRequests, phone, test } from '../support/test.ts';

/** CLS (<https://web.dev/articles/cls>). A word that wraps differently costs about half of it. */
const maxShift = 0.001;

const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        (window as never as { shifts: number }).shifts += (entry as never as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const readShifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as never as { shifts: number }).shifts;
  });

test.use({ viewport: phone, hasTouch: true, isMobile: true });

/** Long policy titles wrap differently in a few languages. */
for (const [language, name, ids] of [
  [locales.en, 'menu', menuIds],
  [locales.en, 'policies', policyIds],
  [locales.de, 'menu', menuIds],
  [locales.pl, 'menu', menuIds],
] as const)
  test(`nothing moves when the typefaces arrive: ${language.name}, ${name}`, {
    tag: language === locales.en && name === 'menu' ? [] : '@deep',
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
      expect(await readShifts(page), id).toBeLessThan(maxShift);
    }
  });
