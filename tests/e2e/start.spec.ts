import {
  calendar,
  chooseToday,
  dateButton,
  expect,
  holdScripts,
  pages,
  phone,
  reactStarted,
  test,
} from '../support/test.ts';

test.describe('before React is there', () => {
  test('no script is asked for before the page has loaded', async ({ page }) => {
    await page.goto('/');
    await reactStarted(page);
    const [load, firstScript] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/assets/'));
      return [navigation?.loadEventStart ?? 0, Math.min(...scripts.map(({ startTime }) => startTime))];
    });
    expect(firstScript).toBeGreaterThanOrEqual(load);
  });

  test('on a phone, what lies far below is drawn when it is scrolled to, else after the start', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.route('**/assets/*.js', () => new Promise(() => {}));
    await page.goto('/');
    const closing = page.locator('#closing');
    const drawn = () => closing.evaluate(element => element.checkVisibility({ contentVisibilityAuto: true }));
    expect(await drawn()).toBe(false);
    await closing.scrollIntoViewIfNeeded();
    await expect(closing).toBeInViewport();
    await expect.poll(drawn).toBe(true);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/attractions');
    await expect(page.locator('html[data-draw]')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.locator('[data-later][style*=visibility]').count()).toBe(0);
    expect(await drawn()).toBe(true);
  });

  test('a click on the date button is kept, and the calendar opens', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact');
    await page.getByLabel('Full Name').fill('李');
    await dateButton(page).click();
    await dateButton(page).click();
    await page.waitForFunction(
      start => performance.now() - start > 3000,
      await page.evaluate(() => performance.now()),
    );
    await expect(calendar(page)).toHaveCount(0);
    release();
    await expect(calendar(page)).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('李');
    await expect(page).toHaveURL('/contact');
  });

  test('Submit and Enter are kept, the form does not navigate, the text is still there', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact');
    await page.getByLabel('Email').fill('hannah@');
    await page.getByLabel('Email').press('Enter');
    await page.getByRole('button', { name: 'Send Request' }).click();
    await page.getByLabel('Phone').fill('+34 600');
    await expect(page).toHaveURL('/contact');
    release();
    await expect(page.getByLabel('Full Name')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/such as name@example.com/);
    await expect(page.getByLabel('Email')).toHaveValue('hannah@');
    await expect(page.getByLabel('Phone')).toHaveValue('+34 600');
  });

  test('the menu opens at once and says so', async ({ page }) => {
    await page.setViewportSize(phone);
    const release = await holdScripts(page);
    await page.goto('/');
    const toggle = page.getByRole('button', { name: /menu/i });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: 'Contact' }).first()).toBeVisible();
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
    await page.route('**/assets/*.js', route => route.abort());
    await page.goto('/contact');
    await expect(page.getByText('Please phone or mail us instead')).toBeVisible();
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  for (const { path, heading } of pages) {
    test(`${path} reads whole`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }

  test('the menu’s links can be reached on a phone', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('link', { name: 'Contact' }).first().click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByText('Please phone or mail us instead')).toBeVisible();
    await expect(page.locator('.no-script').getByRole('link').first()).toHaveAttribute(
      'href',
      'tel:+34922000000',
    );
    await page.getByLabel('Full Name').fill('Hannah');
    await page.getByRole('button', { name: 'Send Request' }).click();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('React takes over without a word', () => {
  for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles', 'Atlantic/Canary']) {
    test(`in ${timezoneId}, years ahead, in another language`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ timezoneId, locale: 'de-DE', ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', message => complaints.push(message.text()));
      page.on('pageerror', error => complaints.push(error.message));
      // New Year's Eve half an hour before midnight in the park.
      await page.clock.setFixedTime(new Date('2034-12-31T23:30:00Z'));
      for (const { path } of pages) {
        await page.goto(path);
        await reactStarted(page);
        await expect(page.getByRole('contentinfo')).toContainText('© 2034');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      }
      await expect(page.getByText('Last updated December 31, 2034')).toBeVisible();
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
});

test('nothing moves for those who ask for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path } of pages.slice(0, 3)) {
    await page.goto(path);
    await reactStarted(page);
    await page.locator('.button').first().hover();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  }
});

test('no cookie is set and nothing is asked of others', async ({ page, baseURL, context }) => {
  const foreign: string[] = [];
  page.on('request', request => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  for (const { path } of pages) {
    await page.goto(path);
    await reactStarted(page);
  }
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('every answer has the security headers, and the policy has no hole', async ({ request }) => {
  for (const path of [...pages.map(page => page.path), '/nowhere', '/assets/nothing.js', '/robots.txt']) {
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
    await page.goto('/contact');
    await reactStarted(page);
    await page.getByLabel('Full Name').fill('Hannah Whitfield');
    await page.getByLabel('Special Requests').fill('A ramp, please');
    await chooseToday(page);
    const chosen = await dateButton(page).textContent();
    await page.route(/\/assets\/attractions-/, route => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Attractions' }).click();
    await expect(page).toHaveURL('/attractions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet the whole island in a day');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await reactStarted(page);
    await expect(page.getByLabel('Full Name')).toHaveValue('Hannah Whitfield');
    await expect(page.getByLabel('Special Requests')).toHaveValue('A ramp, please');
    await expect(dateButton(page)).toHaveText(chosen ?? '');
    expect(await page.evaluate(() => sessionStorage.getItem('going-to'))).toBeNull();
  });
});
