import type { Page } from '@playwright/test';
import { expect, pages, test } from '../support/test.ts';

const broken = 'the aviary door is stuck';
const script = 'text/javascript';

/** Loads of the document, to be asked for at the end. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** The page as it was prerendered, or the error screen with its message: never nothing. */
async function isThere(page: Page, heading: string): Promise<void> {
  const shown = page.locator('h1');
  await expect(shown).toHaveCount(1);
  await expect(shown).toBeVisible();
  const words = await shown.textContent();
  if (words === heading) {
    await expect(page.locator('.bar')).toBeVisible();
    await expect(page.locator('.footer')).toBeVisible();
  } else {
    expect(words).toBe('Unexpected Application Error!');
    await expect(page.locator('.error-detail')).not.toBeEmpty();
  }
}

test.describe('when the first start fails', () => {
  test.use({
    expectedComplaints: [
      broken,
      'Minified React error',
      'React Router caught',
      'Failed to load resource',
      // The router's own last screen has a script in it, which is refused: nothing of it is shown.
      'TrustedHTML',
      'require-trusted-types-for',
    ],
  });

  test('the code that starts everything throws: the prerendered page stays', async ({ page }) => {
    const loads = countLoads(page);
    await page.route(/\/assets\/entry\.client-.*\.js/, route =>
      route.fulfill({ contentType: script, body: `throw new Error('${broken}')` }),
    );
    for (const { path, heading } of pages) {
      const before = loads();
      const failed = page.waitForFunction(() => document.documentElement.dataset['js'] === 'failed');
      await page.goto(path);
      await failed.catch(() =>
        page.waitForFunction(() => document.documentElement.dataset['js'] === 'failed'),
      );
      await isThere(page, heading);
      await expect(page.locator('h1')).toHaveText(heading);
      expect(loads() - before, path).toBeLessThanOrEqual(2);
    }
    await page.goto('/contact');
    await expect(page.getByText('Please phone or mail us instead')).toBeVisible();
    await page.getByRole('link', { name: 'Attractions' }).first().click();
    await expect(page).toHaveURL('/attractions');
  });

  test('a module of a page throws at the first start: its error screen, bar and footer', async ({ page }) => {
    const loads = countLoads(page);
    await page.route(/\/assets\/(home|attractions|contact|privacy|cookies|gdpr)-.*\.js/, route =>
      route.fulfill({
        contentType: script,
        body: `export default function Broken() { throw new Error('${broken}'); }`,
      }),
    );
    for (const { path, heading } of pages) {
      const before = loads();
      await page.goto(path);
      await expect(page.locator('.error-screen, html[data-js=failed]').first()).toBeAttached();
      await isThere(page, heading);
      await expect(page.locator('.bar')).toBeVisible();
      await expect(page.locator('.footer')).toBeVisible();
      expect(loads() - before, path).toBeLessThanOrEqual(2);
    }
  });

  test('a module of a page throws while it is read: the page stays readable', async ({ page }) => {
    const loads = countLoads(page);
    await page.route(/\/assets\/(home|attractions|contact)-.*\.js/, route =>
      route.fulfill({ contentType: script, body: `throw new Error('${broken}')` }),
    );
    for (const { path, heading } of pages.slice(0, 3)) {
      const before = loads();
      await page.goto(path);
      await expect(page.locator('.error-screen, html[data-js=failed]').first()).toBeAttached();
      await isThere(page, heading);
      expect(loads() - before, path).toBeLessThanOrEqual(2);
    }
  });

  for (const [what, path] of [
    ['the frame', /\/assets\/frame-[^?]*\.js$/],
    ['the root', /\/assets\/root-[^?]*\.js$/],
  ] as const) {
    test(`${what} throws at the first start: never white`, async ({ page }) => {
      const loads = countLoads(page);
      // Whatever else it exports is kept, but what it draws throws.
      await page.route(path, route =>
        route.fulfill({
          contentType: script,
          body: `export * from '${route.request().url()}?whole';
            export default function Broken() { throw new Error('${broken}'); }`,
        }),
      );
      for (const { path, heading } of pages.slice(0, 3)) {
        const before = loads();
        await page.goto(path);
        await expect(page.locator('.error-screen, html[data-js=failed]').first()).toBeAttached();
        await isThere(page, heading);
        expect(loads() - before, path).toBeLessThanOrEqual(2);
      }
    });
  }

  test('everything that React draws throws: the prerendered page comes back, once', async ({ page }) => {
    const loads = countLoads(page);
    // Every element that React makes is refused, as if an extension forbade it.
    await page.addInitScript(message => {
      // The deadline of the start, in less time.
      const wait = window.setTimeout;
      window.setTimeout = ((run: () => void, ms: number) =>
        wait(run, ms === 15_000 ? 3000 : ms)) as typeof wait;
      addEventListener('load', () => {
        for (const name of ['appendChild', 'insertBefore', 'removeChild'] as const) {
          Node.prototype[name] = () => {
            throw new Error(message);
          };
        }
        document.querySelector('h1')?.firstChild?.replaceWith('Überschrift');
        document.querySelector('main')?.prepend(document.createElement('div'));
      });
    }, broken);
    for (const { path } of pages.slice(0, 3)) {
      const before = loads();
      await page.goto(path);
      // Either somebody answers, or the page says that nobody does.
      await page.waitForFunction(
        () => !('__early' in window) || document.documentElement.dataset['js'] === 'failed',
      );
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('.footer')).toBeVisible();
      expect(loads() - before, path).toBeLessThanOrEqual(2);
    }
  });
});
