import type { Page } from '@playwright/test';
import { phoneHref } from '../../domain/park.ts';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { calendar, dateButton, field, submitButton } from '../support/inquiry-form.ts';
import { footer, heading, menuLink, menuToggle, pages, type SitePage } from '../support/pages.ts';
import { failedStartSelector } from '../support/react.ts';
import {
  desktop,
  entryScript,
  expect,
  holdRequests,
  islandModules,
  phone,
  scripts,
  serveScript,
  test,
  waitForHydration,
} from '../support/test.ts';
import { inquiry, site } from '../support/words.ts';

const broken = 'the aviary door is stuck';
const islands = [pages.contact, pages.plan];
const noScriptNote = (page: Page) => page.getByText(inquiry.noScript.text);

/** Opens each page with an island, checks it, and expects no endless reloads. */
async function openEach(page: Page, check: (at: SitePage) => Promise<void>) {
  let loads = 0;
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  for (const at of islands) {
    loads = 0;
    await page.goto(at.path);
    await check(at);
    expect(loads, at.path).toBe(1);
  }
}

async function expectHeaderAndFooter(page: Page): Promise<void> {
  await expect(page.locator('.header')).toBeVisible();
  await expect(footer(page)).toBeVisible();
}

/** Expects the page as prerendered, after it has given up on React. */
async function expectPrerendered(page: Page, at: SitePage): Promise<void> {
  await page.waitForSelector(failedStartSelector, { state: 'attached' });
  await expect(heading(page)).toHaveText(at.heading);
  await expectHeaderAndFooter(page);
}

test.describe('if React fails to start', () => {
  test.use({
    expectedErrors: [
      broken,
      'Minified React error',
      'Failed to load resource',
      'dynamically imported module',
    ],
  });

  test('because the entry script throws or fails to load, the prerendered page stays', async ({ page }) => {
    await serveScript(page, entryScript, () => `throw new Error('${broken}')`);
    await openEach(page, at => expectPrerendered(page, at));
    await page.route(entryScript, route => route.abort());
    await page.goto(pages.attractions.path);
    await expectPrerendered(page, pages.attractions);
    // It would do nothing.
    await expect(page.locator('[data-save-show]').first()).toBeHidden();
    await menuLink(page, 'contact').click();
    await expect(page).toHaveURL(pages.contact.path);
    await expect(noScriptNote(page)).toBeVisible();
    await page.unroute(entryScript);
    await page.route(scripts, route => route.abort());
    await page.reload();
    await expect(noScriptNote(page)).toBeVisible();
  });

  test('because the script of an island throws, the prerendered page stays', async ({ page }) => {
    await serveScript(page, islandModules, () => `throw new Error('${broken}')`);
    await openEach(page, at => expectPrerendered(page, at));
  });
});

test('if the scripts never arrive, a submit is answered after fifteen seconds with other ways to reach the park', async ({
  page,
}) => {
  const fallback = page.locator('.no-script');
  await page.clock.install();
  const release = await holdRequests(page, scripts);
  await page.goto(pages.contact.path);
  // Without a submit the focus does not move.
  await field(page, 'fullName').fill('Hannah');
  await page.clock.runFor(15_000);
  await expect(fallback).toBeVisible();
  await expect(field(page, 'fullName')).toBeFocused();
  await page.reload();
  await field(page, 'fullName').fill('Hannah');
  await submitButton(page).click();
  await expect(fallback).toBeHidden();
  await page.clock.runFor(15_000);
  await expect(fallback).toBeFocused();
  await expect(field(page, 'fullName')).toHaveValue('Hannah');

  // Late scripts still start, and do not repeat the submit.
  release();
  await waitForHydration(page);
  await expect(fallback).toBeHidden();
  await expect(field(page, 'fullName')).toHaveAttribute('aria-invalid', 'false');
  await dateButton(page).click();
  await expect(calendar(page)).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('pages are complete, and the menu leads to the form, which says how to reach the park', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', request => requested.push(request.url()));
    for (const at of [pages.privacy, pages.home]) {
      await page.goto(at.path);
      await expect(heading(page)).toHaveText(at.heading);
      await expect(footer(page)).toBeVisible();
    }
    // The hero picture is inlined, so its file is not requested.
    await expect(page.locator('.hero-back')).toBeVisible();
    expect(requested.filter(url => url.includes('/hero-') && !/-(middle|front)-/.test(url))).toEqual([]);
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
