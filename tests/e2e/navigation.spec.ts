import type { Locator } from '@playwright/test';
import { park } from '../../domain/park.ts';
import { inquiry, site } from '../support/english.ts';
import { footer, heading, menu, menuLink, menuToggle, missingPath, pages } from '../support/site-pages.ts';
import {
  desktop,
  entryScript,
  expect,
  findAxeViolations,
  holdRequests,
  islandModules,
  open,
  phone,
  test,
  waitForHydration,
} from '../support/test.ts';
import { exampleTexts, field } from '../support/visitor-form.ts';

test('the header navigates, with a view transition, and Back and Forward show each page where it was left', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    addEventListener('pagereveal', event => {
      document.documentElement.dataset['transition'] = String(Boolean(event.viewTransition));
    });
  });
  await open(page, pages.home.path);
  const active = menu(page).locator('[aria-current="page"]').first();
  const expectPage = async (to: 'home' | 'attractions') => {
    await expect(page).toHaveURL(pages[to].path);
    await expect(heading(page)).toHaveText(pages[to].heading);
    await expect(active).toHaveAttribute('href', pages[to].path);
  };
  await expectPage('home');
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(page.locator('.header')).toBeInViewport();
  await menuLink(page, 'attractions').click();
  await expectPage('attractions');
  await expect(page.locator('html')).toHaveAttribute('data-transition', 'true');
  // Further transitions would only take time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expectPage('home');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await page.goForward();
  await expectPage('attractions');
  await page.reload();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: site.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  const expectFocusAfter = async (element: Locator) => {
    await page.keyboard.press('Tab');
    const isNext = (start: Element) => {
      const stops = [...document.querySelectorAll('main :is(a[href], button)')].filter(stop =>
        stop.checkVisibility(),
      );
      return (
        document.activeElement ===
        stops.find(stop => start.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING)
      );
    };
    expect(await element.evaluate(isNext)).toBe(true);
  };
  await expectFocusAfter(heading(page));
  const text = page.locator('.encounter-sheet p').nth(2);
  await text.click({ position: { x: 2, y: 8 } });
  await expectFocusAfter(text);
});

test('links to the current page reload it and keep the input; links to its form do not reload', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, pages.contact.path);
  await field(page, 'fullName').fill(exampleTexts.fullName);
  const isSame = () => page.evaluate(() => 'same' in window);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await menu(page).getByRole('link', { name: site.nav.tickets }).click();
  await expect(page).toHaveURL(`${pages.contact.path}#inquiry`);
  await expect(page.getByRole('heading', { name: inquiry.title })).toBeInViewport();
  expect(await isSame()).toBe(true);
  await menuLink(page, 'contact').click();
  await expect(page).toHaveURL(pages.contact.path);
  await waitForHydration(page);
  expect(await isSame()).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(field(page, 'fullName')).toHaveValue(exampleTexts.fullName);
});

test.describe('an unknown path', () => {
  test.use({ expectedErrors: ['404 (Not Found)'] });

  test('returns a 404 in the layout of the site; Go Back returns to the previous page, or else leads home', async ({
    context,
    page,
  }) => {
    await page.goto(pages.attractions.path);
    const answer = await page.goto(missingPath);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(`${site.notFound.title} | ${park.name}`);
    await expect(heading(page)).toHaveText(site.notFound.title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const toHome = page.getByRole('link', { name: site.notFound.home });
    await expect(toHome).toHaveAttribute('href', pages.home.path);
    expect(await findAxeViolations(page)).toEqual([]);
    const goBack = { name: site.notFound.back };
    await page.getByRole('button', goBack).click();
    await expect(page).toHaveURL(pages.attractions.path);

    const opened = context.waitForEvent('page');
    await page.evaluate(path => window.open(path, '_blank', 'noopener'), missingPath);
    const tab = await opened;
    await tab.getByRole('button', goBack).click();
    await expect(tab).toHaveURL(pages.home.path);
  });
});

test.describe('an island that fails', () => {
  const errorMessage = 'the aviary door is stuck';
  test.use({ expectedErrors: [errorMessage, 'Minified React error'] });

  test('shows the error screen with a heading, the error and links, but no stack trace; Try again brings back the draft', async ({
    page,
  }) => {
    await page.route(islandModules, async route => {
      const text = await (await route.fetch()).text();
      // The entry script imports the namespace, other chunks import further exports.
      const names = text.match(/(?<=export\{[^}]*?)[\w$]+(?=[,}])/g) ?? [];
      const body = `
        function Broken() { throw new Error('${errorMessage}'); }
        Broken.default = Broken;
        export { ${names.map(name => `Broken as ${name}`)} };
      `;
      await route.fulfill({ contentType: 'text/javascript', body });
    });
    const release = await holdRequests(page, entryScript);
    await page.goto(pages.contact.path, { waitUntil: 'domcontentloaded' });
    await field(page, 'fullName').fill(exampleTexts.fullName);
    release();
    await expect(heading(page)).toHaveText(site.error.title);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(site.error.title);
    await expect(page.getByText(errorMessage)).toBeVisible();
    await expect(page.getByText(/at Broken|\.js:\d+/)).toHaveCount(0);
    await expect(page.getByRole('link', { name: site.error.home })).toHaveAttribute('href', pages.home.path);
    await expect(page.locator('.header')).toBeVisible();
    await expect(footer(page)).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.unroute(islandModules);
    await page.getByRole('button', { name: site.error.retry }).click();
    await expect(heading(page)).toHaveText(pages.contact.heading);
    await waitForHydration(page);
    await expect(field(page, 'fullName')).toHaveValue(exampleTexts.fullName);
  });
});

test('narrow screens have a ticket link in the header, wide ones all links', async ({ page }) => {
  const ticketLink = page.getByRole('banner').getByRole('link', { name: site.nav.ticketsShort, exact: true });
  await page.goto(pages.attractions.path);
  await expect(footer(page).getByRole('link', { name: site.pages.privacy })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 2000));
  for (const width of [280, 959]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(ticketLink).toBeInViewport({ ratio: 1 });
  }
  await ticketLink.click();
  await expect(page).toHaveURL(pages.contact.path);
  await page.setViewportSize({ width: 960, height: 700 });
  await expect(ticketLink).toBeHidden();
  await expect(menu(page).getByRole('link', { name: site.nav.tickets })).toBeVisible();
});

test('the phone menu passes axe, and closes on Escape, its button, a choice, a wide window, and when focus leaves it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, pages.home.path);
  const toggle = menuToggle(page);
  await toggle.press('Enter');
  await expect(menu(page)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle).toBeFocused();
  for (const _click of ['to open', 'to close']) await toggle.click();
  await expect(menu(page)).toBeHidden();
  await toggle.click();
  await page.setViewportSize(desktop);
  // Visible, but no popover: media queries report a change with the next frame.
  await expect(menu(page).and(page.locator(':not(:popover-open)'))).toBeVisible();
  await page.setViewportSize(phone);
  await expect(menu(page)).toBeHidden();
  await toggle.click();
  await menu(page).getByRole('link', { name: site.nav.tickets }).press('Tab');
  await expect(menu(page)).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await menuLink(page, 'contact').click();
  await expect(page).toHaveURL(pages.contact.path);
  await waitForHydration(page);
  await toggle.click();
  await menu(page).getByRole('link', { name: site.nav.tickets }).click();
  await expect(page).toHaveURL(`${pages.contact.path}#inquiry`);
  await expect(menu(page)).toBeHidden();
});
