import { expect, pages, phone, test } from '../support/test.ts';

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
    for (const { path, heading } of pages) {
      await page.goto(path);
      // What is left for later is drawn all the same, when the page is idle.
      await expect(page.locator('html[data-draw]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await page.goto('/contact');
    await page.getByLabel('Full Name').fill('Hannah');
    await expect(page.getByText('Please phone or mail us instead')).toBeVisible();
    await page.getByRole('button', { name: 'Send Request' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByLabel('Full Name')).toHaveValue('Hannah');
    expect(scripts).toEqual([]);
  });
}
