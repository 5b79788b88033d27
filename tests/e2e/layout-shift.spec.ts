import { menuPages } from '../support/site-pages.ts';
import { expect, holdRequests, phone, test } from '../support/test.ts';

declare global {
  interface Window {
    shifts: number;
  }
}

/** CLS (<https://web.dev/articles/cls>). Without metrics of the fallback typefaces it would be 0.003 and more. */
const maxShift = 0.002;

test.use({ pictures: true, viewport: phone, hasTouch: true, isMobile: true });

test('nothing moves when the typefaces arrive', async ({ page }) => {
  await page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        window.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const { path } of menuPages) {
    const release = await holdRequests(page, /\/fonts\//);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await page.evaluate(() => document.fonts.ready);
    await page.unrouteAll({ behavior: 'wait' });
    const shift = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return window.shifts;
    });
    expect(shift, path).toBeLessThan(maxShift);
  }
});
