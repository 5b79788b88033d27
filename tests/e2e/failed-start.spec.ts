import type { Page } from '@playwright/test';
import { phoneHref } from '../../domain/park.ts';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { inquiry, site } from '../support/english.ts';
import { footer, heading, menuLink, menuToggle, pages, type SitePage } from '../support/site-pages.ts';
import { desktop, entryScript, expect, islandModules, phone, scripts, test } from '../support/test.ts';
import { field, submitButton } from '../support/visitor-form.ts';

const errorMessage = 'the aviary door is stuck';
const noScriptNote = (page: Page) => page.getByText(inquiry.noScript.text);

async function expectPrerendered(page: Page, sitePage: SitePage): Promise<void> {
  await page.waitForSelector('html[data-js=failed]', { state: 'attached' });
  await expect(heading(page)).toHaveText(sitePage.heading);
  await expect(page.locator('.header')).toBeVisible();
  await expect(footer(page)).toBeVisible();
}

test.describe('if React fails to start', () => {
  test.use({
    expectedErrors: [
      errorMessage,
      'Minified React error',
      'Failed to load resource',
      'dynamically imported module',
    ],
  });

  test('because a script throws or does not load, the prerendered page stays', async ({ page }) => {
    const body = `throw new Error('${errorMessage}')`;
    for (const [script, sitePage] of [
      [islandModules, pages.contact],
      [islandModules, pages.plan],
      [entryScript, pages.contact],
    ] as const) {
      await page.route(script, route => route.fulfill({ contentType: 'text/javascript', body }));
      await page.goto(sitePage.path);
      await expectPrerendered(page, sitePage);
      await page.unroute(script);
    }
    await page.route(entryScript, route => route.abort());
    await page.goto(pages.attractions.path);
    await expectPrerendered(page, pages.attractions);
    await expect(page.locator('[data-save-show]').first()).toBeHidden();
    await menuLink(page, 'contact').click();
    await expect(page).toHaveURL(pages.contact.path);
    await expect(noScriptNote(page)).toBeVisible();
    await page.unroute(entryScript);
    await page.route(scripts, route => route.abort());
    await page.reload();
    await expect(noScriptNote(page)).toBeVisible();
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the menu leads to the form, which says how to reach the park, and to other languages', async ({
    page,
  }) => {
    await page.goto(pages.home.path);
    await expect(heading(page)).toHaveText(pages.home.heading);
    await expect(footer(page)).toBeVisible();
    await expect(page.locator('.hero-picture img')).toBeVisible();
    await menuToggle(page).click();
    await menuLink(page, 'contact').click();
    await expect(page).toHaveURL(pages.contact.path);
    await expect(noScriptNote(page)).toBeVisible();
    await expect(page.locator('.no-script').getByRole('link').first()).toHaveAttribute('href', phoneHref);
    await field(page, 'fullName').fill('Hannah');
    await submitButton(page).click();
    await expect(page).toHaveURL(pages.contact.path);
    await page.setViewportSize(desktop);
    await page.getByRole('button', { name: site.languages.label }).click();
    await page.getByRole('banner').getByRole('link', { name: locales.de.name, exact: true }).click();
    await expect(page).toHaveURL(pathTo('contact', locales.de));
  });
});
