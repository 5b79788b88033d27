import { calendar, exampleTexts, field, textFields } from '../support/inquiry-form.ts';
import { heading, pages } from '../support/pages.ts';
import { waitForPlan } from '../support/planner.ts';
import { expect, holdRequests, scripts, test, waitForHydration } from '../support/test.ts';
import { type ThirdPartyChange, thirdPartyChanges } from '../support/third-party-changes.ts';
import { inquiry } from '../support/words.ts';

test.use({ expectedErrors: ['Minified React error #418'] });
test.setTimeout(60_000);

const inDefaultRun: readonly ThirdPartyChange[] = ['a continuous translation', 'a password manager'];

for (const [name, change] of Object.entries(thirdPartyChanges))
  for (const moment of ['before', 'after'] as const) {
    const isDefault = inDefaultRun.includes(name as ThirdPartyChange);
    test(`form and planner survive ${name}, ${moment} React starts`, {
      tag: isDefault ? [] : '@deep',
    }, async ({ page }) => {
      const openChanged = async (path: string) => {
        const release = await holdRequests(page, scripts);
        await page.goto(path);
        if (moment === 'before') await page.evaluate(change);
        release();
        await waitForHydration(page);
        await waitForPlan(page);
        if (moment === 'after') await page.evaluate(change);
        await expect(heading(page)).toBeVisible();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      };

      await openChanged(pages.contact.path);
      const submitButton = page.locator('form [type=submit]');
      await submitButton.click();
      await expect(page.locator('form .field-error')).toHaveCount(textFields.length);
      for (const name of textFields) await field(page, name).fill(exampleTexts[name]);
      await page.locator('form button[aria-haspopup=dialog]').click();
      await calendar(page).locator('td button:not(:disabled)').last().click();
      await page.keyboard.press('Escape');
      await expect(page.locator('form .field-error')).toHaveCount(0);
      await page.locator('form .stepper button').last().click();
      await submitButton.click();
      await expect(page.getByRole('status')).toContainText(inquiry.sent.title);
      await expect(field(page, 'fullName')).toHaveValue('');

      await openChanged(pages.plan.path);
      await page.locator('.day input:enabled').last().check({ force: true });
      const wish = page.locator('.choices [name=must]').first();
      await wish.evaluate((box: HTMLInputElement) => box.click());
      const stop = page.locator(`.line[data-place="${await wish.inputValue()}"]`);
      await expect(stop.locator('.line-wish')).toBeVisible();
      await expect(page).toHaveURL(/must=/);
      await stop.locator('.line-change').click();
      await stop.locator('.line-panel button').last().click();
      await expect(stop).toHaveCount(0);
      await expect(page).toHaveURL(/not=/);
      await page.locator('.day-bar .icon-button').click();
      await expect(stop.locator('.line-wish')).toBeVisible();
    });
  }
