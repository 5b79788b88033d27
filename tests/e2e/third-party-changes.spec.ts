import { calendar, exampleTexts, field, textFields } from '../support/inquiry-form.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { inquiry } from '../support/words.ts';
import { cases, openChanged } from './third-party-cases.ts';

test.use({ expectedErrors: ['Minified React error #418'] });
test.setTimeout(60_000);

for (const { name, tag, ...changed } of cases)
  test(`the form survives ${name}`, { tag }, async ({ page }) => {
    await openChanged(page, pages.contact.path, changed);
    const submitButton = page.locator('form [type=submit]');
    await submitButton.click();
    await expect(page.locator('form .field-error')).toHaveCount(textFields.length);
    for (const name of textFields) await field(page, name).fill(exampleTexts[name]);
    await page.locator('form button[aria-haspopup=dialog]').click();
    await calendar(page).locator('td button:not(:disabled)').last().click();
    await page.keyboard.press('Escape');
    await expect(page.locator('form .field-error')).toHaveCount(0);
    await submitButton.click();
    await expect(page.getByRole('status')).toContainText(inquiry.sent.title);
    await expect(field(page, 'fullName')).toHaveValue('');
  });
