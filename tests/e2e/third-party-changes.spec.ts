import { calendar, exampleTexts, field, textFields } from '../support/inquiry-form.ts';
import { pages } from '../support/pages.ts';
import { expectPlanInUrl } from '../support/planner.ts';
import { expect, holdRequests, open, scripts, test, waitForHydration } from '../support/test.ts';
import { thirdPartyChanges } from '../support/third-party-changes.ts';
import { inquiry } from '../support/words.ts';

test.use({ expectedErrors: ['Minified React error #418'] });

test('form and planner survive translation, and fields that a password manager wraps', async ({ page }) => {
  test.setTimeout(60_000);
  const { 'Chrome’s translation': translate, 'a password manager': wrapFields } = thirdPartyChanges;
  await test.step('the form, changed before React starts', async () => {
    const release = await holdRequests(page, scripts);
    await page.goto(pages.contact.path);
    await page.evaluate(translate);
    await page.evaluate(wrapFields);
    release();
    await waitForHydration(page);
    const submitButton = page.locator('form [type=submit]');
    await submitButton.click();
    await expect(page.locator('form .field-error')).toHaveCount(textFields.length);
    for (const name of textFields) await field(page, name).fill(exampleTexts[name]);
    await page.locator('form button[aria-haspopup=dialog]').click();
    await calendar(page).locator('td button:not(:disabled)').last().click();
    await page.keyboard.press('Escape');
    await expect(page.locator('form .field-error')).toHaveCount(0);
    // React may have replaced the wrapped fields as it started.
    await page.evaluate(wrapFields);
    await submitButton.click();
    await expect(page.getByRole('status')).toContainText(inquiry.sent.title);
    await expect(field(page, 'fullName')).toHaveValue('');
  });
  await test.step('the planner, translated after React has started', async () => {
    await open(page, pages.plan.path);
    await page.evaluate(translate);
    await page.locator('.day input:enabled').last().check({ force: true });
    const wish = page.locator('.choices [name=must]').first();
    await wish.evaluate((box: HTMLInputElement) => box.click());
    const id = await wish.inputValue();
    const stop = page.locator(`.stop[data-place="${id}"]`);
    await expect(stop.locator('.stop-wish')).toBeVisible();
    await expectPlanInUrl(page, { requestedIds: [id] });
    await stop.locator('.stop-change').click();
    await stop.locator('.stop-panel button').last().click();
    await expect(stop).toHaveCount(0);
    await expectPlanInUrl(page, { droppedIds: [id] });
    await page.locator('.day-bar .icon-button').click();
    await expect(stop.locator('.stop-wish')).toBeVisible();
  });
});
