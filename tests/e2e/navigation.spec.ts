import { park } from '../../domain/park.ts';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { exampleTexts, field } from '../support/inquiry-form.ts';
import {
  footer,
  heading,
  menu,
  menuLink,
  menuPages,
  menuToggle,
  missingPath,
  pages,
  siteOrigin,
} from '../support/pages.ts';
import {
  breakIslands,
  desktop,
  entryScript,
  expect,
  findAxeViolations,
  holdRequests,
  open,
  phone,
  test,
  waitForHydration,
} from '../support/test.ts';
import { inquiry, site } from '../support/words.ts';

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
  const expectPage = async (to: 'home' | 'attractions' | 'contact') => {
    await expect(page).toHaveURL(pages[to].path);
    await expect(page).toHaveTitle(pages[to].title);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', `${siteOrigin}${pages[to].path}`);
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
  await menuLink(page, 'contact').click();
  await expectPage('contact');
  await page.goBack();
  await expectPage('attractions');
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
  await expect(page.getByRole('main')).toBeFocused();
});

test('nothing on a page keeps it out of the back/forward cache', { tag: '@deep' }, async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Playwright disables this cache. The headless shell has none, but reports what would prevent it.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
  await page.addInitScript(() => {
    addEventListener('pageshow', event => {
      if (event.persisted) document.documentElement.dataset['restored'] = '';
    });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const obstacles: { type: string; reason: string }[] = [];
  session.on('Page.backForwardCacheNotUsed', event => obstacles.push(...event.notRestoredExplanations));
  for (const { path } of [...menuPages, pages.privacy]) {
    obstacles.length = 0;
    await open(page, path);
    await page.goto(pages.gdpr.path);
    await page.goBack();
    const isAnswered = async () =>
      obstacles.length > 0 || (await page.locator('[data-restored]').count()) > 0;
    await expect.poll(isAnswered).toBe(true);
    // The others concern this browser.
    const pageObstacles = obstacles
      .filter(({ type }) => type !== 'Circumstantial')
      .map(({ reason }) => reason);
    expect(pageObstacles, path).toEqual([]);
  }
  await browser.close();
});

test('links to the current page reload it and keep the input; links to its form do not reload', {
  tag: '@deep',
}, async ({ page }) => {
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

  test('returns a 404 in the layout of the site, and Go Back returns to the previous page', async ({
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
    await page.getByRole('button', { name: site.notFound.back }).click();
    await expect(page).toHaveURL(pages.attractions.path);
  });

  test('leads home if there is no history', { tag: '@deep' }, async ({ context, page }) => {
    await page.goto(pages.home.path);
    const opened = context.waitForEvent('page');
    await page.evaluate(path => {
      window.open(path, '_blank', 'noopener');
    }, missingPath);
    const tab = await opened;
    await tab.getByRole('button', { name: site.notFound.back }).click();
    await expect(tab).toHaveURL(pages.home.path);
  });
});

test.describe('an island that fails', () => {
  const errorMessage = 'the aviary door is stuck';
  test.use({ expectedErrors: [errorMessage, 'Minified React error'] });

  test('shows the error screen with a heading, message and links, but no stack trace; Try again brings back the draft', async ({
    page,
  }) => {
    const repair = await breakIslands(page, errorMessage);
    const release = await holdRequests(page, entryScript);
    await page.goto(pages.contact.path, { waitUntil: 'domcontentloaded' });
    await field(page, 'fullName').fill(exampleTexts.fullName);
    release();
    await expect(heading(page)).toHaveText(site.error.title);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveTitle(site.error.title);
    await expect(page.getByText(errorMessage)).toBeVisible();
    await expect(page.getByText(/at Broken|\.js:\d+/)).toHaveCount(0);
    await expect(page.getByRole('link', { name: site.error.home })).toHaveAttribute('href', pages.home.path);
    await expect(page.locator('.header')).toBeVisible();
    await expect(footer(page)).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await repair();
    await page.getByRole('button', { name: site.error.retry }).click();
    await expect(heading(page)).toHaveText(pages.contact.heading);
    await waitForHydration(page);
    await expect(field(page, 'fullName')).toHaveValue(exampleTexts.fullName);
  });
});

test('narrow screens have a ticket link in the header, wide ones all links', { tag: '@deep' }, async ({
  page,
}) => {
  const ticketLink = page.getByRole('banner').getByRole('link', { name: site.nav.ticketsShort, exact: true });
  for (const width of [280, 959]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(pages.attractions.path);
    await page.evaluate(() => scrollTo(0, 2000));
    await expect(ticketLink).toBeInViewport({ ratio: 1 });
    await expect(footer(page).getByRole('link', { name: site.pages.privacy })).toBeVisible();
    await ticketLink.click();
    await expect(page).toHaveURL(pages.contact.path);
  }
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
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize(phone);
  await expect(menu(page)).toBeHidden();
  await toggle.click();
  await menu(page).getByRole('link', { name: site.nav.tickets }).press('Tab');
  await expect(menu(page)).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  for (const _choice of ['another page', 'the same page']) {
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await menuLink(page, 'attractions').click();
    await expect(page).toHaveURL(pages.attractions.path);
    await expect(menu(page)).toBeHidden();
  }
});

test('the menu has no entry in the history, and Back shows pages without it', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(pages.contact.path);
  await open(page, pages.home.path);
  const toggle = menuToggle(page);
  const before = await page.evaluate(() => history.length);
  await toggle.click();
  await expect(menu(page)).toHaveAttribute('popover', 'auto');
  expect(await page.evaluate(() => history.length)).toBe(before);
  await menuLink(page, 'attractions').click();
  await expect(heading(page)).toHaveText(pages.attractions.heading);
  await toggle.click();
  await page.goBack();
  await expect(heading(page)).toHaveText(pages.home.heading);
  await expect(menu(page)).toBeHidden();

  await toggle.click();
  await page.getByRole('banner').getByRole('link', { name: locales.de.name }).click();
  await expect(page).toHaveURL(pathTo('home', locales.de));
  await page.goBack();
  await expect(page).toHaveURL(pages.home.path);
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(pages.contact.path);
  await waitForHydration(page);
  await toggle.click();
  await menu(page).getByRole('link', { name: site.nav.tickets }).click();
  await expect(menu(page)).toBeHidden();
});
