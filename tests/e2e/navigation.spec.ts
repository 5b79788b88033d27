import { park } from '../../domain/park.ts';
import { footer, heading, menu, menuLink, menuPages, menuToggle, nowhere, pages } from '../support/pages.ts';
import {
  axeFindings,
  brokenModule,
  desk,
  expect,
  goInside,
  open,
  phone,
  serveScript,
  test,
} from '../support/test.ts';
import { home, site } from '../support/words.ts';

test.describe('the bar', () => {
  for (const { path } of menuPages) {
    test(`marks ${path} as the page one is on, and stays on top`, async ({ page }) => {
      await page.setViewportSize(desk);
      await page.goto(path);
      const current = menu(page).locator('[aria-current="page"]');
      await expect(current.first()).toHaveAttribute('href', path);
      await page.evaluate(() => scrollTo(0, 2000));
      await expect(page.locator('.bar')).toBeInViewport();
      await expect(page.locator('.brand').first()).toHaveAttribute('href', pages.home.path);
    });
  }

  test('leads from page to page: title, focus and scroll follow', async ({ page }) => {
    await page.setViewportSize(desk);
    await open(page, pages.home.path);
    await page.evaluate(() => scrollTo(0, 1500));
    await menuLink(page, 'attractions').click();
    await expect(page).toHaveURL(pages.attractions.path);
    await expect(page).toHaveTitle(pages.attractions.title);
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(pages.home.path);
    await expect(heading(page)).toHaveText(pages.home.heading);
  });

  test('lets a keyboard skip it, and hides nothing that has focus', async ({ page }) => {
    await page.setViewportSize(desk);
    await open(page, pages.attractions.path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: site.skipLink });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.locator('.footer a').last().focus();
    for (let step = 0; step < 11; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? -1);
      expect(top).toBeGreaterThanOrEqual(72);
    }
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: phone });

  test('opens, is sound for axe, and closes on a choice', async ({ page }) => {
    await open(page, pages.home.path);
    const toggle = menuToggle(page);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(menuLink(page, 'attractions')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await menuLink(page, 'attractions').click();
    await expect(page).toHaveURL(pages.attractions.path);
    await expect(menu(page)).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes on the choice of the page one is on', async ({ page }) => {
    await open(page, pages.contact.path);
    await menuToggle(page).click();
    await menuLink(page, 'contact').click();
    await expect(menu(page)).toBeHidden();
  });

  test('closes on Escape, with focus on its button, and on its button', async ({ page }) => {
    await open(page, pages.home.path);
    const toggle = menuToggle(page);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await toggle.click();
    await expect(menu(page)).toBeHidden();
  });

  test('closes when the window grows wide, and when focus leaves it', async ({ page }) => {
    await open(page, pages.home.path);
    const toggle = menuToggle(page);
    await toggle.click();
    await page.setViewportSize(desk);
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize(phone);
    await expect(menu(page)).toBeHidden();
    await toggle.click();
    await menu(page).getByRole('link', { name: site.nav.tickets }).focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('a way that leads nowhere', () => {
  test.use({ expectedComplaints: ['404 (Not Found)'] });

  test('is a 404 that looks like the site and finds no favour with search engines', async ({ page }) => {
    const answer = await page.goto(nowhere);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(`${site.notFound.title} | ${park.name}`);
    await expect(heading(page)).toHaveText(site.notFound.title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('link', { name: site.notFound.home })).toHaveAttribute(
      'href',
      pages.home.path,
    );
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      expect(await axeFindings(page)).toEqual([]);
    }
  });

  test('goes back to where one was, or home', async ({ page }) => {
    await page.goto(pages.attractions.path);
    await page.goto(nowhere);
    await page.getByRole('button', { name: site.notFound.back }).click();
    await expect(page).toHaveURL(pages.attractions.path);
  });

  test('goes home when there is nowhere to go back to', async ({ context, page }) => {
    await page.goto(pages.home.path);
    const opened = context.waitForEvent('page');
    await page.evaluate(path => {
      window.open(path, '_blank', 'noopener');
    }, nowhere);
    const tab = await opened;
    await tab.getByRole('button', { name: site.notFound.back }).click();
    await expect(tab).toHaveURL(pages.home.path);
  });

  test('inside the app is the same page', async ({ page }) => {
    await open(page, pages.home.path);
    await goInside(page, nowhere);
    await expect(heading(page)).toHaveText(site.notFound.title);
    await page.getByRole('button', { name: site.notFound.back }).click();
    await expect(heading(page)).toHaveText(pages.home.heading);
  });
});

test.describe('when a page fails', () => {
  const why = 'the aviary door is stuck';
  test.use({ expectedComplaints: [why, 'Minified React error', 'React Router caught'] });

  test('the error screen takes its place: heading, message, two ways out, no stack', async ({ page }) => {
    const module = /\/assets\/attractions-.*\.js/;
    await serveScript(page, module, () => brokenModule(why));
    await open(page, pages.home.path);
    await page.getByRole('link', { name: home.gallery.explore }).click();
    await expect(heading(page)).toHaveText(site.error.title);
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.getByText(/at Broken|\.js:\d+/)).toHaveCount(0);
    await expect(page.locator('.bar')).toBeVisible();
    await expect(footer(page)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute(module);
    await page.getByRole('button', { name: site.error.retry }).click();
    await expect(heading(page)).toHaveText(pages.attractions.heading);
  });
});
