import { expect, reactStarted, test } from '../support/test.ts';

test('the shows print as a plan of the day on one page: hours, times, map, address', async ({ page }) => {
  await page.goto('/attractions');
  await reactStarted(page);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const time of ['11:30 AM', '3:30 PM', '12:30 PM', '4:30 PM', '1:30 PM', '5:30 PM']) {
    await expect(main.locator('.show-times').getByText(time, { exact: true })).toBeVisible();
  }
  await expect(page.locator('.plan-map')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Daily: 9:00 AM - 6:00 PM')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Avenida del Papagayo 1')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Animal Encounters' })).toBeHidden();
  await expect(main.getByRole('link', { name: /Inquire/ }).first()).toBeHidden();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a page change is a view transition, and one that is skipped is no error', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { transitions: number };
    counted.transitions = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = update => {
      counted.transitions += 1;
      return start(update);
    };
  });
  const transitions = () => page.evaluate(() => (window as unknown as { transitions: number }).transitions);
  await page.goto('/');
  await reactStarted(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Attractions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet the whole island in a day');
  expect(await transitions()).toBe(1);
  // The second is asked for while the first is under way.
  await page.evaluate(() => {
    for (const path of ['/contact', '/'])
      document.querySelector<HTMLElement>(`.bar a[href="${path}"]`)?.click();
  });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Discover the Magic of the park in Tenerife',
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the layers of the wide hero are not loaded', { tag: '@pictures' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.goto('/');
    await reactStarted(page);
    await page.waitForLoadState('networkidle');
    expect(asked.filter(url => url.includes('hero-home-portrait'))).toHaveLength(1);
    expect(asked.filter(url => /hero-home-(back|middle|front)/.test(url))).toEqual([]);
  });
});

test('the links of the bar stand on paper where the picture under them is of any colour', async ({
  page,
}) => {
  for (const [width, background] of [
    [1920, 'rgba(0, 0, 0, 0)'],
    [3440, 'rgb(255, 248, 234)'],
    [5120, 'rgb(255, 248, 234)'],
  ] as const) {
    await page.setViewportSize({ width, height: 1200 });
    for (const path of ['/', '/attractions', '/contact']) {
      await page.goto(path);
      await expect(page.locator('.bar')).toHaveCSS('background-color', background);
    }
  }
});

test('the layers of the first picture lie on each other exactly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [960, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const boxes = await page.locator('.hero-picture img').evaluateAll(images =>
      images.map(image => {
        const { x, y, width: wide, height } = image.getBoundingClientRect();
        return [x, y, wide, height];
      }),
    );
    expect(boxes).toHaveLength(3);
    expect(boxes[1]).toEqual(boxes[0]);
    expect(boxes[2]).toEqual(boxes[0]);
  }
});
