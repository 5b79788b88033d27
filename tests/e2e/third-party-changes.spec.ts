import { inquiry } from '../support/english.ts';
import { expectPlanInUrl } from '../support/planner-page.ts';
import { pages } from '../support/site-pages.ts';
import { expect, holdRequests, open, scripts, test, waitForHydration } from '../support/test.ts';
import { calendar, exampleTexts, field, textFields } from '../support/visitor-form.ts';

test.use({ expectedErrors: ['Minified React error #418'] });

// These functions run in the page.

/** Chrome continues to translate, while React writes into the texts that it has removed. */
const translatePage = () => {
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, font, [translate=no]')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate();
  const everything = { subtree: true, childList: true, characterData: true };
  new MutationObserver(translate).observe(document.body, everything);
};

const wrapFields = () => {
  for (const field of document.querySelectorAll('form :is([type=text], [type=email], [type=tel])')) {
    const wrapper = document.createElement('span');
    field.replaceWith(wrapper);
    wrapper.append(field, document.createElement('div'));
  }
};

test('form and planner survive translation, and fields that a password manager wraps', async ({ page }) => {
  test.setTimeout(60_000);
  await test.step('the form, changed before React starts', async () => {
    const release = await holdRequests(page, scripts);
    await page.goto(pages.contact.path);
    const submitButton = page.locator('form [type=submit]');
    // Remembered until React has started.
    await submitButton.click();
    await page.evaluate(translatePage);
    await page.evaluate(wrapFields);
    release();
    await waitForHydration(page);
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
    await page.evaluate(translatePage);
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
