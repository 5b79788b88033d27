import type { Page } from '@playwright/test';
import { phoneHref } from '../../domain/park.ts';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { field, submitButton } from '../support/inquiry-form.ts';
import {
  findIslandPages,
  footer,
  heading,
  menuLink,
  menuToggle,
  pages,
  type SitePage,
} from '../support/pages.ts';
import { failedStartSelector } from '../support/react.ts';
import {
  desktop,
  entryScript,
  expect,
  islandModules,
  phone,
  scripts,
  serveScript,
  test,
} from '../support/test.ts';
import { inquiry, site } from '../support/words.ts';

const errorMessage = 'the aviary door is stuck';
const noScriptNote = (page: Page) => page.getByText(inquiry.noScript.text);

/** Expects no endless reloads. */
async function openEach(page: Page, check: (sitePage: SitePage) => Promise<void>) {
  let loads = 0;
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  const islandPages = findIslandPages().map(id => pages[id]);
  expect(islandPages).toContain(pages.contact);
  for (const sitePage of islandPages) {
    loads = 0;
    await page.goto(sitePage.path);
    await check(sitePage);
    expect(loads, sitePage.path).toBe(1);
  }
}

async function expectHeaderAndFooter(page: Page): Promise<void> {
  await expect(page.locator('.header')).toBeVisible();
  await expect(footer(page)).toBeVisible();
}

async function expectPrerendered(page: Page, sitePage: SitePage): Promise<void> {
  await page.waitForSelector(failedStartSelector, { state: 'attached' });
  await expect(heading(page)).toHaveText(sitePage.heading);
  await expectHeaderAndFooter(page);
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

  test('because the entry script throws or does not load, the prerendered page stays', async ({ page }) => {
    await serveScript(page, entryScript, () => `throw new Error('${errorMessage}')`);
    await openEach(page, sitePage => expectPrerendered(page, sitePage));
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

  test('because the script of an island throws, the prerendered page stays', { tag: '@deep' }, async ({
    page,
  }) => {
    await serveScript(page, islandModules, () => `throw new Error('${errorMessage}')`);
    await openEach(page, sitePage => expectPrerendered(page, sitePage));
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('pages are complete, and the menu leads to the form, which says how to reach the park', async ({
    page,
  }) => {
    const requestedUrls: string[] = [];
    page.on('request', request => requestedUrls.push(request.url()));
    for (const sitePage of [pages.privacy, pages.home]) {
      await page.goto(sitePage.path);
      await expect(heading(page)).toHaveText(sitePage.heading);
      await expect(footer(page)).toBeVisible();
    }
    // The hero picture is inlined.
    await expect(page.locator('.hero-back')).toBeVisible();
    expect(requestedUrls.filter(url => url.includes('/hero-') && !/-(middle|front)-/.test(url))).toEqual([]);
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
