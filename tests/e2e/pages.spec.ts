import { everyPage } from '../support/site-pages.ts';
import { desktop, expect, findAxeViolations, open, phone, test } from '../support/test.ts';

for (const { path } of everyPage)
  test(`${path} passes axe on a phone and on a desktop`, async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, path);
    expect.soft(await findAxeViolations(page)).toEqual([]);
    await page.setViewportSize(desktop);
    expect.soft(await findAxeViolations(page)).toEqual([]);
  });
