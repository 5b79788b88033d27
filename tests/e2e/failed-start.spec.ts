import type { Page } from '@playwright/test';
import { phoneHref } from '../../domain/park.ts';
import { calendar, dateButton, field, submit } from '../support/inquiry-form.ts';
import { footer, heading, menuLink, menuToggle, pages, type SitePage } from '../support/pages.ts';
import { isHydrated, withoutReact } from '../support/react.ts';
import { brokenModule, expect, hold, hydrated, phone, scripts, serveScript, test } from '../support/test.ts';
import { inquiry, site } from '../support/words.ts';

const broken = 'the aviary door is stuck';
const pageModules = /\/assets\/(home|contact)-.*\.js/;
const instead = (page: Page) => page.getByText(inquiry.noScript.text);

/** Opens a page and one with a form, which fail to start: none loads itself anew for ever, and each is looked at. */
async function openEach(page: Page, look: (at: SitePage) => Promise<void>) {
  let loads = 0;
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  for (const at of [pages.home, pages.contact]) {
    loads = 0;
    await page.goto(at.path);
    await look(at);
    expect(loads, at.path).toBeLessThanOrEqual(2);
  }
}

async function hasBarAndFooter(page: Page): Promise<void> {
  await expect(page.locator('.header')).toBeVisible();
  await expect(footer(page)).toBeVisible();
}

/** The page as it was prerendered, or the error screen with its message: never nothing. */
async function isReadable(page: Page, at: SitePage): Promise<void> {
  await page.waitForSelector(`.error-screen, ${withoutReact}`, { state: 'attached' });
  await expect(heading(page)).toBeVisible();
  if ((await heading(page).textContent()) === at.heading) return hasBarAndFooter(page);
  await expect(heading(page)).toHaveText(site.error.title);
  await expect(page.locator('.error-detail')).not.toBeEmpty();
}

test.describe('when the first start fails', () => {
  test.use({
    expectedErrors: [
      broken,
      'Minified React error',
      'React Router caught',
      'Failed to load resource',
      'This page has no data',
      'is not iterable',
      'Cannot read properties',
    ],
  });

  test('because the entry throws or does not arrive, the prerendered page stays', async ({ page }) => {
    await serveScript(page, /\/assets\/entry\.client-.*\.js/, () => `throw new Error('${broken}')`);
    await openEach(page, async at => {
      await page.waitForSelector(withoutReact, { state: 'attached' });
      await expect(heading(page)).toHaveText(at.heading);
      await hasBarAndFooter(page);
    });
    await expect(instead(page)).toBeVisible();
    await menuLink(page, 'attractions').click();
    await expect(page).toHaveURL(pages.attractions.path);
    await page.route(scripts, route => route.abort());
    await page.goto(pages.contact.path);
    await expect(instead(page)).toBeVisible();
  });

  for (const [moment, body] of [
    ['drawn', brokenModule(broken)],
    ['loaded', `throw new Error('${broken}')`],
  ] as const)
    test(`because a page’s module throws when ${moment}, the page stays readable`, async ({ page }) => {
      await serveScript(page, pageModules, () => body);
      await openEach(page, async at => {
        await isReadable(page, at);
        if (moment === 'drawn') await hasBarAndFooter(page);
      });
    });

  for (const [what, file, take] of [
    ['a page', /-(home|contact)\.json$/, { home: null, contact: null }],
    ['the frame', /-(home|contact)\.json$/, { languages: null }],
    ['every page and the error screen', /-(home|contact)\.json$/, { site: {} }],
  ] as const)
    test(`because the data lacks what ${what} needs, the page stays readable`, async ({ page }) => {
      await page.route(file, async route => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), ...take } });
      });
      await openEach(page, at => isReadable(page, at));
    });

  test('because React can draw nothing at all, the prerendered page comes back', async ({ page }) => {
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
    await openEach(page, async () => {
      // Either somebody answers, or the page says after a while that nobody does.
      await expect(async () => {
        await page.clock.runFor(15_000);
        const settled = (await page.evaluate(isHydrated)) || (await page.locator(withoutReact).count()) > 0;
        expect(settled).toBe(true);
      }).toPass();
      await expect(heading(page).first()).toBeVisible();
      await expect(footer(page)).toBeVisible();
    });
  });
});

test.describe('when the scripts never arrive', () => {
  let release: () => void;
  const answer = (page: Page) => page.locator('.no-script');

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    release = await hold(page, scripts);
    await page.goto(pages.contact.path);
  });

  test('a submit is answered after fifteen seconds by how else to reach the park', async ({ page }) => {
    await field(page, 'fullName').fill('Hannah');
    await submit(page).click();
    await expect(answer(page)).toBeHidden();
    await page.clock.runFor(15_000);
    await expect(answer(page)).toBeFocused();
    await expect(field(page, 'fullName')).toHaveValue('Hannah');

    // Late as they are, they are used; what was answered is not done again.
    release();
    await hydrated(page);
    await expect(answer(page)).toBeHidden();
    await expect(field(page, 'fullName')).toHaveAttribute('aria-invalid', 'false');
    await dateButton(page).click();
    await expect(calendar(page)).toBeVisible();
  });

  test('nobody who asked for nothing loses the focus', async ({ page }) => {
    await field(page, 'fullName').focus();
    await page.clock.runFor(15_000);
    await expect(answer(page)).toBeVisible();
    await expect(field(page, 'fullName')).toBeFocused();
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('pages read whole, and the menu leads to the form, which says how to reach the park', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    for (const at of [pages.privacy, pages.home]) {
      await page.goto(at.path);
      await expect(heading(page)).toHaveText(at.heading);
      await expect(footer(page)).toBeVisible();
    }
    // The picture that home opens with is inside it: none in its place is asked for.
    await expect(page.locator('.hero-back')).toBeVisible();
    expect(asked.filter(url => url.includes('/hero-') && !/-(middle|front)-/.test(url))).toEqual([]);
    await menuToggle(page).click();
    await menuLink(page, 'contact').click();
    await expect(page).toHaveURL(pages.contact.path);
    await expect(instead(page)).toBeVisible();
    await expect(page.locator('.no-script').getByRole('link').first()).toHaveAttribute('href', phoneHref);
    await field(page, 'fullName').fill('Hannah');
    await submit(page).click();
    await expect(page).toHaveURL(pages.contact.path);
  });
});
