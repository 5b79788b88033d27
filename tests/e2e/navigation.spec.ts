import { park } from '../../domain/park.ts';
import { locales } from '../../i18n/locales.ts';
import { field, typed } from '../support/inquiry-form.ts';
import { footer, heading, menu, menuLink, missingPath, pages, siteOrigin } from '../support/pages.ts';
import {
  axeFindings,
  breakIslands,
  desktop,
  entryScript,
  expect,
  hold,
  hydrated,
  open,
  test,
} from '../support/test.ts';
import { inquiry, site } from '../support/words.ts';

test('the header navigates, and Back and Forward show each page where it was left', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, pages.home.path);
  const active = menu(page).locator('[aria-current="page"]').first();
  const at = async (to: 'home' | 'attractions' | 'contact') => {
    await expect(page).toHaveURL(pages[to].path);
    await expect(page).toHaveTitle(pages[to].title);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', `${siteOrigin}${pages[to].path}`);
    await expect(heading(page)).toHaveText(pages[to].heading);
    await expect(active).toHaveAttribute('href', pages[to].path);
  };
  await at('home');
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(page.locator('.header')).toBeInViewport();
  await menuLink(page, 'attractions').click();
  await at('attractions');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await menuLink(page, 'contact').click();
  await at('contact');
  await page.goBack();
  await at('attractions');
  await page.goBack();
  await at('home');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await page.goForward();
  await at('attractions');
  await page.reload();
  // The first link skips to the content.
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
  // Playwright switches the cache off. The headless shell has none, but says what on a page would forbid it.
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
  for (const { path } of [pages.home, pages.attractions, pages.contact, pages.plan, pages.privacy]) {
    obstacles.length = 0;
    await open(page, path);
    await page.goto(pages.gdpr.path);
    await page.goBack();
    const isAnswered = async () =>
      obstacles.length > 0 || (await page.locator('[data-restored]').count()) > 0;
    await expect.poll(isAnswered).toBe(true);
    // Others are of this browser.
    const ofPage = obstacles.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason);
    expect(ofPage, path).toEqual([]);
  }
  await browser.close();
});

test('links to the current page load it again and keep what is typed, those to its form do not', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, pages.contact.path);
  await field(page, 'fullName').fill(typed.fullName);
  const isSame = () => page.evaluate(() => 'same' in window);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await menu(page).getByRole('link', { name: site.nav.tickets }).click();
  await expect(page).toHaveURL(`${pages.contact.path}#inquiry`);
  await expect(page.getByRole('heading', { name: inquiry.title })).toBeInViewport();
  expect(await isSame()).toBe(true);
  await menuLink(page, 'contact').click();
  await expect(page).toHaveURL(pages.contact.path);
  await hydrated(page);
  expect(await isSame()).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(field(page, 'fullName')).toHaveValue(typed.fullName);
});

test.describe('an unknown path', () => {
  test.use({ expectedErrors: ['404 (Not Found)'] });

  test('that cannot be decoded is a 404 as well, in its language', async ({ page }) => {
    for (const { pathPrefix, lang } of Object.values(locales))
      for (const name of ['%', '%E0%A4%A', '%00', '..%2f']) {
        expect((await page.goto(`${pathPrefix}/${name}`))?.status()).toBe(404);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
      }
  });

  test('is a 404 in the layout of the site, and Go Back returns to the previous page', async ({ page }) => {
    await page.goto(pages.attractions.path);
    const answer = await page.goto(missingPath);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(`${site.notFound.title} | ${park.name}`);
    await expect(heading(page)).toHaveText(site.notFound.title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const toHome = page.getByRole('link', { name: site.notFound.home });
    await expect(toHome).toHaveAttribute('href', pages.home.path);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: site.notFound.back }).click();
    await expect(page).toHaveURL(pages.attractions.path);
  });

  test('leads home if there is no history', async ({ context, page }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ['404 (Not Found)'] });

  test('the 404 page has no Go Back', async ({ page }) => {
    await page.goto(missingPath);
    await expect(page.getByRole('link', { name: site.notFound.home })).toBeVisible();
    await expect(page.locator('[data-go-back]')).toBeHidden();
  });
});

test.describe('an island that fails', () => {
  const why = 'the aviary door is stuck';
  test.use({ expectedErrors: [why, 'Minified React error'] });

  test('shows the error screen with a heading, message and links, but no stack trace; Try again brings back the draft', async ({
    page,
  }) => {
    const repair = await breakIslands(page, why);
    const release = await hold(page, entryScript);
    await page.goto(pages.contact.path, { waitUntil: 'domcontentloaded' });
    await field(page, 'fullName').fill(typed.fullName);
    release();
    await expect(heading(page)).toHaveText(site.error.title);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveTitle(site.error.title);
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.getByText(/at Broken|\.js:\d+/)).toHaveCount(0);
    await expect(page.getByRole('link', { name: site.error.home })).toHaveAttribute('href', pages.home.path);
    await expect(page.locator('.header')).toBeVisible();
    await expect(footer(page)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await repair();
    await page.getByRole('button', { name: site.error.retry }).click();
    await expect(heading(page)).toHaveText(pages.contact.heading);
    await hydrated(page);
    await expect(field(page, 'fullName')).toHaveValue(typed.fullName);
  });
});

test('narrow screens have a ticket link in the header, wide ones all links', async ({ page }) => {
  const ticketLink = page.getByRole('banner').getByRole('link', { name: site.nav.ticketsShort, exact: true });
  for (const width of [280, 960]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(pages.attractions.path);
    await page.evaluate(() => scrollTo(0, 2000));
    await expect(ticketLink).toBeInViewport({ ratio: 1 });
    const box = (await ticketLink.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(72);
    await expect(footer(page).getByRole('link', { name: site.pages.privacy })).toBeVisible();
    // Fails if anything covers it.
    await ticketLink.click();
    await expect(page).toHaveURL(pages.contact.path);
  }
  await page.setViewportSize({ width: 961, height: 700 });
  await expect(ticketLink).toBeHidden();
  await expect(menu(page).getByRole('link', { name: site.nav.tickets })).toBeVisible();
});

test('exactly the ticket buttons have the primary colour', async ({ page }) => {
  for (const { path } of [pages.home, pages.contact]) {
    await page.goto(path);
    /** Ticket buttons without the primary colour, and other elements with it. */
    const mistaken = await page.evaluate(contact => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--color-primary)';
      document.body.append(probe);
      const primary = getComputedStyle(probe).color;
      probe.remove();
      const ticketButtons = `.button-tickets:is([href="${contact}"], [href="#inquiry"], .inquiry [type=submit])`;
      return [...document.querySelectorAll('a, button')]
        .filter(
          element =>
            (getComputedStyle(element).backgroundColor === primary) !== element.matches(ticketButtons),
        )
        .map(({ textContent, className }) => `${textContent} (${className})`);
    }, pages.contact.path);
    expect(mistaken, path).toEqual([]);
  }
});
