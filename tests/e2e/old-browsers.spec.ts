import { field, submit } from '../support/inquiry-form.ts';
import { heading, menu, menuLink, menuPages, pages } from '../support/pages.ts';
import { desktop, expect, phone, scripts as programs, test } from '../support/test.ts';
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

test.describe('React is not asked for', () => {
  test.use({ viewport: phone, expectedErrors: ['TextEncoderStream is not defined'] });

  for (const [feature, takeAway] of Object.entries(lacks))
    test(`without ${feature}, and the prerendered pages stay`, async ({ page }) => {
      await page.addInitScript(takeAway);
      const scripts: string[] = [];
      page.on('request', request => {
        if (programs.test(request.url())) scripts.push(request.url());
      });
      await page.goto(pages.home.path);
      await expect(heading(page)).toHaveText(pages.home.heading);
      await page.goto(pages.contact.path);
      await field(page, 'fullName').fill('Hannah');
      await expect(page.getByText(inquiry.noScript.text)).toBeVisible();
      await submit(page).click();
      await expect(page).toHaveURL(pages.contact.path);
      await expect(field(page, 'fullName')).toHaveValue('Hannah');
      expect(scripts).toEqual([]);
    });
});

test('without popovers the menu’s links stand in the page, and cover nothing', async ({ page }) => {
  // Neither `:popover-open` nor the attribute is known, and no script makes up for it.
  await page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const headers = answer.headers();
    // The policy knows the style by its hash.
    delete headers['content-security-policy'];
    const html = (await answer.text())
      .replaceAll(':popover-open', ':no-such-state')
      .replaceAll(' popover="auto"', '')
      .replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '');
    await route.fulfill({ status: answer.status(), headers, body: html });
  });
  await page.goto(pages.attractions.path);
  const links = menu(page).getByRole('link');
  // The pages, and the tickets.
  await expect(links).toHaveCount(menuPages.length + 1);
  for (const width of [280, 960]) {
    await page.setViewportSize({ width, height: 653 });
    await expect(page.locator('.menu-toggle')).toBeHidden();
    // Fails when anything lies over it.
    for (const link of await links.all()) await link.click({ trial: true });
    const header = await page.locator('.header').boundingBox();
    const title = await heading(page).boundingBox();
    expect(title?.y).toBeGreaterThan(header?.height ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await menuLink(page, 'contact').click();
  await expect(page).toHaveURL(pages.contact.path);

  await page.setViewportSize(desktop);
  await expect(page.locator('.header')).toHaveCSS('position', 'fixed');
  await expect(links).toHaveCount(menuPages.length + 1);
});
