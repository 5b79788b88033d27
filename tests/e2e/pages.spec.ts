import { axeFindings, desk, expect, pages, phone, reactStarted, test } from '../support/test.ts';

for (const { path, heading } of pages) {
  test.describe(path, () => {
    test('says what it is, to people and to machines', async ({ page, baseURL }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await reactStarted(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(/\| Isla Papagayo$/);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(path);
      for (const property of ['og:title', 'og:description', 'og:url', 'og:image']) {
        await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /.+/);
      }
      const share = await page.locator('meta[property="og:image"]').getAttribute('content');
      const picture = await page.request.get(`${baseURL}${new URL(share ?? '').pathname}`);
      expect(picture.headers()['content-type']).toBe('image/jpeg');
    });

    for (const viewport of [desk, phone]) {
      test(`has nothing for axe to find at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await reactStarted(page);
        expect(await axeFindings(page)).toEqual([]);
      });
    }

    test('fits 320 px, also with WCAG text spacing', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      // WCAG 1.4.12. A constructed sheet, which the policy on styles lets through.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
        );
        document.adoptedStyleSheets = [sheet];
      });
      expect(await overflow()).toBeLessThanOrEqual(0);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('h1, h2, h3, p, a, button, label, li')]
          .filter(element => {
            const box = element.getBoundingClientRect();
            const hidden =
              element.closest('.hidden-text, .skip-link, .menu, .timeline') ||
              getComputedStyle(element).clipPath !== 'none';
            return box.width > 0 && !hidden && (box.right > innerWidth + 1 || box.left < -1);
          })
          .map(element => element.textContent),
      );
      expect(cut).toEqual([]);
    });

    test('has links that lead somewhere', async ({ page, request }) => {
      await page.goto(path);
      const links = await page
        .locator('a[href]')
        .evaluateAll(found => found.map(link => link.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(8);
      for (const href of new Set(links)) {
        if (href.startsWith('#')) await expect(page.locator(`[id="${href.slice(1)}"]`)).toHaveCount(1);
        else if (href.startsWith('/'))
          expect((await request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
        else expect(href).toMatch(/^(https:\/\/|tel:\+34922000000$|mailto:\w+@islapapagayo\.example$)/);
      }
    });

    test('shows every picture, with its size set', { tag: '@pictures' }, async ({ page }) => {
      await page.goto(path);
      const pictures = page.locator('img');
      for (const picture of await pictures.all()) {
        await expect(picture).toHaveAttribute('width', /^\d+$/);
        await expect(picture).toHaveAttribute('height', /^\d+$/);
        await expect(picture).toHaveAttribute('alt', /.*/);
        if (!(await picture.isVisible())) continue;
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
    });
  });
}

test('no two pages share a title or a description', async ({ page }) => {
  const seen = new Set<string>();
  for (const { path } of pages) {
    await page.goto(path);
    seen.add(await page.title());
    seen.add((await page.locator('meta[name=description]').getAttribute('content')) ?? '');
  }
  expect(seen.size).toBe(2 * pages.length);
});

test('the structured data is a zoo with hours, address and position', async ({ page }) => {
  await page.goto('/');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({
    '@type': 'Zoo',
    name: 'Isla Papagayo',
    address: { addressLocality: 'Puerto de la Cruz', addressCountry: 'ES' },
    openingHoursSpecification: { opens: '09:00', closes: '18:00' },
  });
  expect(data.geo.latitude).toBeCloseTo(28.41, 1);
  expect(data.aggregateRating).toBeUndefined();
});

test('machines find what they ask for', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: ');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { path } of pages) expect(sitemap).toContain(`${path}</loc>`);
  expect(await (await request.get('/.well-known/security.txt')).text()).toContain('Contact: mailto:');
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(`${baseURL}${src}`)).status()).toBe(200);
});

test('home has everything that the specification names', async ({ page }) => {
  await page.goto('/');
  for (const name of [
    'Why Visit',
    'Exotic Animals',
    'World-Class Shows',
    'Family-Friendly',
    'Perfect Family Day Out',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  for (const name of [
    'Kids Attractions',
    'All-Day Adventure',
    'Educational & Fun',
    'Parrots',
    'Penguins',
    'Orcas',
    'Sea lion show',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText('500+ Species')).toBeVisible();
  await expect(page.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
  await expect(page.getByRole('main').getByRole('link', { name: 'Request Tickets' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(page.getByRole('link', { name: 'Plan Your Visit', exact: true })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(page.getByRole('link', { name: 'Plan Your Visit Now' })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('link', { name: 'Explore All Attractions' })).toHaveAttribute(
    'href',
    '/attractions',
  );
});

test('attractions has every encounter, show, time and activity', async ({ page }) => {
  await page.goto('/attractions');
  for (const name of [
    'Animal Encounters',
    'Parrot Paradise',
    'Penguin Planet',
    'Orca Ocean',
    'Spectacular Animal Shows',
    'Family Activities',
    'Kids Discovery Zone',
    'Animal Feeding Times',
    'Educational Talks',
    'Photo Opportunities',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText('Over 300 parrot species')).toBeVisible();
  const shows = [
    { name: 'Dolphin Show', times: ['11:30 AM', '3:30 PM'], lasts: '30 minutes' },
    { name: 'Parrot Show', times: ['12:30 PM', '4:30 PM'], lasts: '25 minutes' },
    { name: 'Sea Lion Show', times: ['1:30 PM', '5:30 PM'], lasts: '20 minutes' },
  ];
  for (const { name, times, lasts } of shows) {
    const show = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    for (const time of times) await expect(show.getByText(time, { exact: true })).toBeVisible();
    await expect(show.getByText(lasts)).toBeVisible();
    const inquire = show.getByRole('link');
    await expect(inquire).toHaveAccessibleName(`Inquire for Tickets – ${name}`);
    await expect(inquire).toHaveAttribute('href', '/contact');
  }
  await expect(page.getByRole('link', { name: 'Inquire for Tickets', exact: true })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('contact has its cards, its links and the map', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText('Ready for an amazing adventure? Request your tickets today!')).toBeVisible();
  for (const name of [
    'Request Your Tickets',
    'Address',
    'Phone',
    'Email',
    'Opening Hours',
    'Visit us in Puerto de la Cruz, Tenerife',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const main = page.getByRole('main');
  await expect(main.getByText('Daily: 9:00 AM - 6:00 PM')).toBeVisible();
  await expect(main.getByRole('link', { name: '+34 922 000 000' }).last()).toHaveAttribute(
    'href',
    'tel:+34922000000',
  );
  const maps = main.getByRole('link', { name: /Avenida del Papagayo 1.*opens in a new tab/ });
  await expect(maps).toHaveAttribute('target', '_blank');
  await expect(maps).toHaveAttribute('rel', 'noopener noreferrer');
});

test('policies are as new as the visit, and their contents lead to their sections', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-05T12:00:00Z'));
  for (const path of ['/privacy-policy', '/cookie-policy', '/gdpr-policy']) {
    await page.goto(path);
    await reactStarted(page);
    await expect(page.getByText('Last updated March 5, 2031')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 Isla Papagayo');
    const last = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
    const anchor = await last.getAttribute('href');
    await last.click();
    await expect(page).toHaveURL(new RegExp(`${anchor}$`));
    const section = page.locator(anchor ?? '');
    await expect(section).toBeInViewport();
    const bar = await page.locator('.bar').boundingBox();
    const box = await section.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
  }
});
