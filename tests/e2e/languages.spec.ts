import type { Page } from '@playwright/test';
import { type Locale, locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import { footer, heading, pages } from '../support/site-pages.ts';
import { desktop, expect, open, phone, test, waitForHydration } from '../support/test.ts';
import { exampleTexts, field } from '../support/visitor-form.ts';

const header = (page: Page) => page.getByRole('banner');

const languageLink = (within: ReturnType<typeof header>, id: Locale) =>
  within.getByRole('link', { name: locales[id].name, exact: true });

test('the language menu opens and closes by keyboard, marks the current language, links to the same page, and keeps typed text', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, pages.attractions.path);
  const button = header(page).getByRole('button', { name: words.en.site.languages.label });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(languageLink(header(page), 'en')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(languageLink(header(page), 'de')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await languageLink(header(page), 'de').click();
  await expect(page).toHaveURL(pathTo('attractions', locales.de));
  await expect(heading(page)).toHaveText(words.de.attractions.hero.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await waitForHydration(page);
  await footer(page).getByRole('link', { name: words.de.site.pages.privacy }).click();
  await expect(heading(page)).toHaveText(words.de.privacy.title);
  await page.locator('.policy-contents a').first().click();
  // As for a new tab.
  await languageLink(footer(page), 'es').dispatchEvent('click', { ctrlKey: true });
  await page.locator('.policy-contents a').last().click();
  const { hash } = new URL(page.url());
  await languageLink(footer(page), 'es').click();
  await expect(page).toHaveURL(pathTo('privacy', locales.es) + hash);
  // Resizing during a view transition would abort it with an error.
  await waitForHydration(page);
  await expect(page.locator('html:active-view-transition')).toHaveCount(0);
  await page.setViewportSize(phone);
  await waitForHydration(page);
  await page.getByRole('button', { name: words.es.site.nav.menu, exact: true }).click();
  await languageLink(header(page), 'en').click();
  await expect(page).toHaveURL(pages.privacy.path + hash);

  await open(page, pages.contact.path);
  await field(page, 'fullName').fill(exampleTexts.fullName);
  await languageLink(footer(page), 'es').click();
  await expect(page).toHaveURL(pathTo('contact', locales.es));
  await waitForHydration(page);
  await expect(page.getByLabel(words.es.inquiry.labels.fullName)).toHaveValue(exampleTexts.fullName);
});

test.describe('a browser that prefers another language', () => {
  test.use({ locale: 'de-AT' });

  test('is offered that language in one line, until the visitor chooses one or dismisses it; no cookie is set', async ({
    page,
    context,
  }) => {
    await open(page, pages.attractions.path);
    await expect(page).toHaveURL(pages.attractions.path);
    const line = page.getByRole('complementary', { name: words.de.languageSuggestion.read });
    await expect(line).toContainText(words.de.languageSuggestion.text);
    await expect(line).toHaveAttribute('lang', 'de');
    for (const window of [phone, desktop]) {
      await page.setViewportSize(window);
      // Below the page's lead.
      await expect(line).toBeInViewport({ ratio: 1 });
      const [top, end] = await Promise.all([line.boundingBox(), page.locator('.hero .lead').boundingBox()]);
      expect(top?.y, `at ${window.width} px`).toBeGreaterThan((end?.y ?? 0) + (end?.height ?? 0));
    }
    const link = line.getByRole('link', { name: words.de.languageSuggestion.read });
    await expect(link).toHaveAttribute('href', pathTo('attractions', locales.de));
    await line.getByRole('button', { name: words.de.languageSuggestion.dismiss }).click();
    await expect(line).toBeHidden();
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([1, 0]);
    await open(page, pages.home.path);
    await expect(line).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(line).toBeAttached();
    // Choosing a language also dismisses it.
    await languageLink(footer(page), 'es').click();
    await expect(page).toHaveURL(pathTo('home', locales.es));
    await waitForHydration(page);
    await footer(page).getByRole('link', { name: words.es.site.pages.attractions }).click();
    await expect(heading(page)).toHaveText(words.es.attractions.hero.title);
    await expect(line).toHaveCount(0);
  });

  test('the line covers no button and no field', { tag: '@deep' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const { path } of [pages.home, pages.contact]) {
      await open(page, path);
      await expect(page.locator('[aria-live][lang=de]')).toHaveText(words.de.languageSuggestion.text);
      for (const control of await page.locator('main :is(.button, .input, [type=submit])').all()) {
        await control.evaluate(element => element.scrollIntoView({ block: 'end' }));
        await control.click({ trial: true });
      }
    }
  });
});
