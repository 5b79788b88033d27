import { field, submit } from '../support/inquiry-form.ts';
import { heading, menu, menuLink, menuPages, pages } from '../support/pages.ts';
import { desktop, expect, phone, scripts as programs, test } from '../support/test.ts';
import { inquiry } from '../support/words.ts';

/** Features missing in older browsers, each removed before the page loads. */
const missingFeatures: Record<string, () => void> = {
  ':popover-open': () => {
    const { supports } = CSS;
    CSS.supports = (...condition: [string]) =>
      !condition[0].includes(':popover-open') && supports.apply(CSS, condition);
  },
  popovers: () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  },
  TextEncoderStream: () => {
    Reflect.deleteProperty(window, 'TextEncoderStream');
  },
  'Array.prototype.at': () => {
    Reflect.deleteProperty(Array.prototype, 'at');
  },
};

test.describe('React is not requested', () => {
  test.use({ viewport: phone, expectedErrors: ['TextEncoderStream is not defined'] });

  for (const [feature, removeFeature] of Object.entries(missingFeatures))
    test(`without ${feature}, and the prerendered pages work`, {
      tag: feature === 'popovers' ? [] : '@deep',
    }, async ({ page }) => {
      await page.addInitScript(removeFeature);
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

test('without popovers the links of the menu are part of the page and cover nothing', async ({ page }) => {
  // No `:popover-open`, no attribute, and no script that replaces them.
  await page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const headers = answer.headers();
    // The policy has the hash of the unchanged style.
    delete headers['content-security-policy'];
    const html = (await answer.text())
      .replaceAll(':popover-open', ':no-such-state')
      .replaceAll(' popover="auto"', '')
      .replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '');
    await route.fulfill({ status: answer.status(), headers, body: html });
  });
  await page.goto(pages.attractions.path);
  const links = menu(page).getByRole('link');
  // The pages and the ticket link.
  await expect(links).toHaveCount(menuPages.length + 1);
  for (const width of [280, 960]) {
    await page.setViewportSize({ width, height: 653 });
    await expect(page.locator('.menu-toggle')).toBeHidden();
    // Fails if anything covers it.
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
