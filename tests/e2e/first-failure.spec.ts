import type { Page } from '@playwright/test';
import { pageIds } from '../../i18n/paths.ts';
import { lateModules } from '../../site-build/html.ts';
import { everyPage, heading, menuLink, menuPages, pages, type SitePage } from '../support/pages.ts';
import { brokenModule, expect, serveScript, test } from '../support/test.ts';
import { inquiry, site } from '../support/words.ts';

const broken = 'the aviary door is stuck';

/** Opens pages that fail to start: none is loaded more than twice, and each is looked at once it is settled. */
async function openEach(page: Page, visited: readonly SitePage[], look: (at: SitePage) => Promise<void>) {
  let loads = 0;
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  for (const at of visited) {
    loads = 0;
    await page.goto(at.path);
    await look(at);
    expect(loads, at.path).toBeLessThanOrEqual(2);
  }
}

/** The page as it was prerendered, or the error screen with its message: never nothing. */
async function isThere(page: Page, at: SitePage): Promise<void> {
  await expect(page.locator('.error-screen, html[data-js=failed]').first()).toBeAttached();
  const shown = page.locator('h1');
  await expect(shown).toHaveCount(1);
  await expect(shown).toBeVisible();
  const words = await shown.textContent();
  if (words === at.heading) {
    await hasFrame(page);
  } else {
    expect(words).toBe(site.error.title);
    await expect(page.locator('.error-detail')).not.toBeEmpty();
  }
}

async function hasFrame(page: Page): Promise<void> {
  await expect(page.locator('.bar')).toBeVisible();
  await expect(page.locator('.footer')).toBeVisible();
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
    await serveScript(page, /\/assets\/entry\.client-.*\.js/, () => `throw new Error('${broken}')`);
    await openEach(page, everyPage, async at => {
      await expect(page.locator('html[data-js=failed]')).toBeAttached();
      await expect(heading(page)).toHaveText(at.heading);
      await hasFrame(page);
    });
    await page.goto(pages.contact.path);
    await expect(page.getByText(inquiry.noScript.text)).toBeVisible();
    await menuLink(page, 'attractions').click();
    await expect(page).toHaveURL(pages.attractions.path);
  });

  test('a module of a page throws at the first start: its error screen, bar and footer', async ({ page }) => {
    const modules = new RegExp(`/assets/(${pageIds.join('|')})-.*\\.js`);
    await serveScript(page, modules, () => brokenModule(broken));
    await openEach(page, everyPage, async at => {
      await isThere(page, at);
      await hasFrame(page);
    });
  });

  test('a module of a page throws while it is read: the page stays readable', async ({ page }) => {
    const modules = /\/assets\/(home|attractions|contact)-.*\.js/;
    await serveScript(page, modules, () => `throw new Error('${broken}')`);
    await openEach(page, menuPages, at => isThere(page, at));
  });

  for (const part of ['frame', 'root']) {
    test(`the ${part} throws at the first start: never white`, async ({ page }) => {
      const home = await page.request.get(pages.home.path);
      const { routes, names } = lateModules(await home.text());
      const module = routes[part] ?? '';
      const drawn = names[part]?.['default'];
      expect(drawn).toBeTruthy();
      // Whatever else the module exports is kept, but what this draws throws.
      const whole = (url: string) =>
        `export * from '${url}?whole'; function Broken() { throw new Error('${broken}'); } export { Broken as ${drawn} };`;
      await serveScript(page, new RegExp(`${module}$`), whole);
      await openEach(page, menuPages, at => isThere(page, at));
    });
  }

  test('everything that React draws throws: the prerendered page comes back, once', async ({ page }) => {
    // Every element that React makes is refused, as if an extension forbade it.
    await page.addInitScript(message => {
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
    await page.clock.install();
    await openEach(page, menuPages, async () => {
      // Either somebody answers, or the page says after a while that nobody does.
      await expect(async () => {
        await page.clock.runFor(15_000);
        const settled = () => !('__early' in window) || document.documentElement.dataset['js'] === 'failed';
        expect(await page.evaluate(settled)).toBe(true);
      }).toPass();
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('.footer')).toBeVisible();
    });
  });
});
