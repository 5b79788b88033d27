import { phoneHref } from '../../domain/park.ts';
import {
  calendar,
  chooseToday,
  dateButton,
  expectFilled,
  field,
  fillInquiry,
  submit,
} from '../support/inquiry-form.ts';
import {
  everyPage,
  footer,
  heading,
  menuLink,
  menuPages,
  menuToggle,
  nowhere,
  pages,
} from '../support/pages.ts';
import { expect, hold, open, phone, reactStarted, scripts, test } from '../support/test.ts';
import { inquiry, privacy } from '../support/words.ts';

test.describe('before React is there', () => {
  test('no script is asked for before the page has loaded', async ({ page }) => {
    await open(page, pages.home.path);
    const [load, firstScript] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const asked = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
      return [navigation?.loadEventStart ?? 0, Math.min(...asked.map(({ startTime }) => startTime))];
    });
    expect(firstScript).toBeGreaterThanOrEqual(load);
  });

  test('on a phone, what lies far below is drawn when it is scrolled to, else after the start', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await hold(page, scripts);
    await page.goto(pages.home.path);
    const closing = page.locator('#closing');
    const drawn = () => closing.evaluate(element => element.checkVisibility({ contentVisibilityAuto: true }));
    expect(await drawn()).toBe(false);
    await closing.scrollIntoViewIfNeeded();
    await expect(closing).toBeInViewport();
    await expect.poll(drawn).toBe(true);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(pages.attractions.path);
    await expect(page.locator('html[data-draw]')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.locator('[data-later][style*=visibility]').count()).toBe(0);
    expect(await drawn()).toBe(true);
  });

  test('a click on the date button is kept, and the calendar opens', async ({ page }) => {
    const release = await hold(page, scripts);
    await page.clock.install();
    await page.goto(pages.contact.path);
    await field(page, 'fullName').fill('李');
    await dateButton(page).click();
    await dateButton(page).click();
    await page.clock.runFor(3000);
    await expect(calendar(page)).toHaveCount(0);
    release();
    await expect(calendar(page)).toBeVisible();
    await expect(field(page, 'fullName')).toHaveValue('李');
    await expect(page).toHaveURL(pages.contact.path);
  });

  test('Submit and Enter are kept, the form does not navigate, the text is still there', async ({ page }) => {
    const release = await hold(page, scripts);
    await page.goto(pages.contact.path);
    await field(page, 'email').fill('hannah@');
    await field(page, 'email').press('Enter');
    await submit(page).click();
    await field(page, 'phone').fill('+34 600');
    await expect(page).toHaveURL(pages.contact.path);
    release();
    await expect(field(page, 'fullName')).toBeFocused();
    await expect(field(page, 'email')).toHaveAccessibleDescription(inquiry.faults.email.malformed);
    await expect(field(page, 'email')).toHaveValue('hannah@');
    await expect(field(page, 'phone')).toHaveValue('+34 600');
  });

  test('the menu opens at once and says so', async ({ page }) => {
    await page.setViewportSize(phone);
    const release = await hold(page, scripts);
    await page.goto(pages.home.path);
    const toggle = menuToggle(page);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(menuLink(page, 'contact')).toBeVisible();
    release();
    await reactStarted(page);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('when scripts fail to load', () => {
  test.use({ expectedComplaints: ['Failed to load resource'] });

  test('the contact page says to phone or mail', async ({ page }) => {
    await page.route(scripts, route => route.abort());
    await page.goto(pages.contact.path);
    await expect(page.getByText(inquiry.noScript.text)).toBeVisible();
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  for (const at of everyPage) {
    test(`${at.path} reads whole`, async ({ page }) => {
      await page.goto(at.path);
      await expect(heading(page)).toHaveText(at.heading);
      await expect(footer(page)).toBeVisible();
    });
  }

  test('the menu’s links can be reached on a phone', async ({ page }) => {
    await page.goto(pages.home.path);
    await menuToggle(page).click();
    await menuLink(page, 'contact').click();
    await expect(page).toHaveURL(pages.contact.path);
    await expect(page.getByText(inquiry.noScript.text)).toBeVisible();
    await expect(page.locator('.no-script').getByRole('link').first()).toHaveAttribute('href', phoneHref);
    await field(page, 'fullName').fill('Hannah');
    await submit(page).click();
    await expect(page).toHaveURL(pages.contact.path);
  });
});

test.describe('React takes over without a word', () => {
  for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles', 'Atlantic/Canary']) {
    test(`in ${timezoneId}, years ahead, in another language`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        timezoneId,
        locale: 'de-DE',
        serviceWorkers: 'allow',
        ...(baseURL && { baseURL }),
      });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', message => complaints.push(message.text()));
      page.on('pageerror', error => complaints.push(error.message));
      // New Year's Eve half an hour before midnight in the park.
      await page.clock.setFixedTime(new Date('2034-12-31T23:30:00Z'));
      for (const { path } of everyPage) {
        await open(page, path);
        await expect(footer(page)).toContainText('© 2034');
        await expect(heading(page)).toHaveCount(1);
      }
      await open(page, pages.privacy.path);
      await expect(page.getByText(`${privacy.updated} December 31, 2034`)).toBeVisible();
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
});

test('nothing moves for those who ask for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path } of menuPages) {
    await open(page, path);
    await page.locator('.button:visible').first().hover();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  }
});

test('no cookie is set and nothing is asked of others', async ({ page, baseURL, context }) => {
  const foreign: string[] = [];
  page.on('request', request => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  for (const { path } of everyPage) {
    await open(page, path);
  }
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('every answer has the security headers, and the policy has no hole', async ({ request }) => {
  for (const path of [...everyPage.map(at => at.path), nowhere, '/assets/nothing.js', '/robots.txt']) {
    const { 'content-security-policy': policy = '', ...headers } = (await request.get(path)).headers();
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toMatch(/unsafe|\*|http:/);
    expect(headers['strict-transport-security'], path).toContain('includeSubDomains');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
  }
});

test.describe('an old tab after a deployment', () => {
  test.use({
    expectedComplaints: [
      'Failed to load resource',
      'Error loading route module',
      'dynamically imported module',
    ],
  });

  test('a click lands on its target, and what was typed is there on return', async ({ page }) => {
    await open(page, pages.contact.path);
    await fillInquiry(page);
    const day = await chooseToday(page);
    await page.route(/\/assets\/attractions-/, route => route.fulfill({ status: 404, body: '' }));
    await menuLink(page, 'attractions').click();
    await expect(page).toHaveURL(pages.attractions.path);
    await expect(heading(page)).toHaveText(pages.attractions.heading);
    await page.goBack();
    await expect(page).toHaveURL(pages.contact.path);
    await reactStarted(page);
    await expectFilled(page, day);
    expect(await page.evaluate(() => sessionStorage.getItem('going-to'))).toBeNull();
  });
});
