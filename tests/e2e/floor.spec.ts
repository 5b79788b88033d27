import { field, submit } from '../support/inquiry-form.ts';
import { everyPage, heading, pages } from '../support/pages.ts';
import { expect, phone, test } from '../support/test.ts';
import { inquiry } from '../support/words.ts';

/** What older browsers lack, each taken away before the page begins. */
const lacks: Record<string, () => void> = {
  'the selector of open popovers': () => {
    const { supports } = CSS;
    CSS.supports = (...condition: [string]) =>
      !condition[0].includes(':popover-open') && supports.apply(CSS, condition);
  },
  popovers: () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  },
  'streams of text': () => {
    Reflect.deleteProperty(window, 'TextEncoderStream');
  },
  'at() of lists': () => {
    Reflect.deleteProperty(Array.prototype, 'at');
  },
};

test.use({ viewport: phone, expectedComplaints: ['TextEncoderStream is not defined'] });

for (const [feature, takeAway] of Object.entries(lacks)) {
  test(`without ${feature} the prerendered pages stay, and React is not asked for`, async ({ page }) => {
    await page.addInitScript(takeAway);
    const scripts: string[] = [];
    page.on('request', request => {
      if (request.url().endsWith('.js')) scripts.push(request.url());
    });
    for (const at of everyPage) {
      await page.goto(at.path);
      // What is left for later is drawn all the same, when the page is idle.
      await expect(page.locator('html[data-draw]')).toHaveCount(0);
      await expect(heading(page)).toHaveText(at.heading);
    }
    await page.goto(pages.contact.path);
    await field(page, 'fullName').fill('Hannah');
    await expect(page.getByText(inquiry.noScript.text)).toBeVisible();
    await submit(page).click();
    await expect(page).toHaveURL(pages.contact.path);
    await expect(field(page, 'fullName')).toHaveValue('Hannah');
    expect(scripts).toEqual([]);
  });
}
