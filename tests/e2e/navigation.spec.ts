import { axeFindings, desk, expect, pages, phone, reactStarted, test } from '../support/test.ts';

const nav = { name: 'Main' };

test.describe('the bar', () => {
  for (const { path } of pages.slice(0, 3)) {
    test(`marks ${path} as the page one is on, and stays on top`, async ({ page }) => {
      await page.setViewportSize(desk);
      await page.goto(path);
      const current = page.getByRole('navigation', nav).locator('[aria-current="page"]');
      await expect(current.first()).toHaveAttribute('href', path);
      await page.evaluate(() => scrollTo(0, 2000));
      await expect(page.locator('.bar')).toBeInViewport();
      await expect(page.locator('.brand').first()).toHaveAttribute('href', '/');
    });
  }

  test('leads from page to page: title, focus and scroll follow', async ({ page }) => {
    await page.setViewportSize(desk);
    await page.goto('/');
    await reactStarted(page);
    await page.evaluate(() => scrollTo(0, 1500));
    await page.getByRole('navigation', nav).getByRole('link', { name: 'Attractions' }).click();
    await expect(page).toHaveURL('/attractions');
    await expect(page).toHaveTitle(/Attractions/);
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Discover/);
  });

  test('lets a keyboard skip it, and hides nothing that has focus', async ({ page }) => {
    await page.setViewportSize(desk);
    await page.goto('/attractions');
    await reactStarted(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
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
    await page.goto('/');
    await reactStarted(page);
    const toggle = page.getByRole('button', { name: /menu/i });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: 'Attractions', exact: true }).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('navigation', nav).getByRole('link', { name: 'Attractions' }).click();
    await expect(page).toHaveURL('/attractions');
    await expect(page.getByRole('navigation', nav)).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes on the choice of the page one is on', async ({ page }) => {
    await page.goto('/contact');
    await reactStarted(page);
    await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('navigation', nav).getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('navigation', nav)).toBeHidden();
  });

  test('closes on Escape, with focus on its button, and on its button', async ({ page }) => {
    await page.goto('/');
    await reactStarted(page);
    const toggle = page.getByRole('button', { name: /menu/i });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', nav)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', nav)).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await toggle.click();
    await expect(page.getByRole('navigation', nav)).toBeHidden();
  });

  test('closes when the window grows wide, and when focus leaves it', async ({ page }) => {
    await page.goto('/');
    await reactStarted(page);
    const toggle = page.getByRole('button', { name: /menu/i });
    await toggle.click();
    await page.setViewportSize(desk);
    await expect(page.getByRole('navigation', nav)).toBeVisible();
    await page.setViewportSize(phone);
    await expect(page.getByRole('navigation', nav)).toBeHidden();
    await toggle.click();
    await page.getByRole('navigation', nav).getByRole('link', { name: 'Request Tickets' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', nav)).toBeHidden();
  });
});

test.describe('a way that leads nowhere', () => {
  test.use({ expectedComplaints: ['404 (Not Found)'] });

  test('is a 404 that looks like the site and finds no favour with search engines', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(/Page Not Found/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      expect(await axeFindings(page)).toEqual([]);
    }
  });

  test('goes back to where one was, or home', async ({ page }) => {
    await page.goto('/attractions');
    await page.goto('/no/such/page');
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/attractions');
  });

  test('goes home when there is nowhere to go back to', async ({ context, page }) => {
    await page.goto('/');
    const opened = context.waitForEvent('page');
    await page.evaluate(() => window.open('/no/such/page', '_blank', 'noopener'));
    const tab = await opened;
    await tab.getByRole('button', { name: 'Go Back' }).click();
    await expect(tab).toHaveURL('/');
  });

  test('inside the app is the same page', async ({ page }) => {
    await page.goto('/');
    await reactStarted(page);
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('a[href="/attractions"]');
      history.pushState({}, '', '/nowhere');
      dispatchEvent(new PopStateEvent('popstate'));
      return link !== null;
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Discover/);
  });
});

test.describe('when a page fails', () => {
  test.use({
    expectedComplaints: ['the aviary door is stuck', 'Minified React error', 'React Router caught'],
  });

  test('the error screen takes its place: heading, message, two ways out, no stack', async ({ page }) => {
    await page.route(/\/assets\/attractions-.*\.js/, route =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Broken() { throw new Error("the aviary door is stuck"); }',
      }),
    );
    await page.goto('/');
    await reactStarted(page);
    await page.getByRole('link', { name: 'Explore All Attractions' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByText('the aviary door is stuck')).toBeVisible();
    await expect(page.getByText(/at Broken|\.js:\d+/)).toHaveCount(0);
    await expect(page.locator('.bar')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute(/\/assets\/attractions-.*\.js/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet the whole island in a day');
  });
});
