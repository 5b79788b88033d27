import { everyPage, menuPages, pages } from '../support/site-pages.ts';
import { addStyle, desktop, expect, findAxeViolations, open, phone, runAxe, test } from '../support/test.ts';

/** Other policies differ only in their text. */
const layouts = [...menuPages, pages.privacy];

for (const sitePage of everyPage)
  test(`${sitePage.path} passes axe on a phone and on a desktop, and is readable without pictures`, {
    tag: layouts.includes(sitePage) ? [] : '@deep',
  }, async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, sitePage.path);
    expect.soft(await findAxeViolations(page)).toEqual([]);
    await page.setViewportSize(desktop);
    expect.soft(await findAxeViolations(page)).toEqual([]);
    // axe skips text over pictures, even missing ones.
    await addStyle(page, 'img { visibility: hidden !important }');
    expect.soft(await runAxe(page, { runOnly: ['color-contrast'] })).toEqual([]);
  });
