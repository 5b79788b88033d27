import { pages } from '../support/pages.ts';
import { expectPlanInUrl } from '../support/planner.ts';
import { expect, test } from '../support/test.ts';
import { cases, openChanged } from './third-party-cases.ts';

test.use({ expectedErrors: ['Minified React error #418'] });
test.setTimeout(60_000);

for (const { name, tag, ...changed } of cases)
  test(`the planner survives ${name}`, { tag }, async ({ page }) => {
    await openChanged(page, pages.plan.path, changed);
    await page.locator('.day input:enabled').last().check({ force: true });
    const wish = page.locator('.choices [name=must]').first();
    await wish.evaluate((box: HTMLInputElement) => box.click());
    const stop = page.locator(`.stop[data-place="${await wish.inputValue()}"]`);
    await expect(stop.locator('.stop-wish')).toBeVisible();
    const id = await wish.inputValue();
    await expectPlanInUrl(page, { requestedIds: [id] });
    await stop.locator('.stop-change').click();
    await stop.locator('.stop-panel button').last().click();
    await expect(stop).toHaveCount(0);
    await expectPlanInUrl(page, { droppedIds: [id] });
    await page.locator('.day-bar .icon-button').click();
    await expect(stop.locator('.stop-wish')).toBeVisible();
  });
