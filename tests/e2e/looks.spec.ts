import { words } from '../../content/words.ts';
import { park } from '../../domain/park.ts';
import { heading, menuLink, pages } from '../support/pages.ts';
import { expect, open, test } from '../support/test.ts';
import { attractions, clock, site } from '../support/words.ts';

test.use({ reducedMotion: 'no-preference' });

test.describe('in print', () => {
  test.use({ locale: 'de-DE' });

  for (const path of [pages.home.path, pages.attractions.path, pages.contact.path])
    test(`a guide for the day fits on one page, without the language suggestion: ${path}`, {
      tag: path === pages.home.path ? [] : '@deep',
    }, async ({ page }) => {
      await open(page, path);
      const suggestion = page.getByRole('complementary', { name: words.de.languageSuggestion.read });
      const guide = page.locator('.guide');
      // On the contact page it may hide, because it would cover the form.
      if (path !== pages.contact.path) await expect(suggestion).toBeVisible();
      await expect(guide).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(suggestion).toBeHidden();
      for (const { title, starts } of attractions.shows.cards) {
        await expect(guide.getByText(title, { exact: true })).toBeVisible();
        await expect(guide.getByText(starts.map(start => clock(start)).join(', '))).toBeVisible();
      }
      for (const { title } of Object.values(attractions.encounters.cards))
        await expect(guide.getByText(title, { exact: true })).toBeVisible();
      await expect(guide.locator('svg')).toBeVisible();
      for (const text of [site.footer.hours, park.address.street, park.phone])
        await expect(guide.getByText(text)).toBeVisible();
      await expect(page.locator('#page')).toBeHidden();
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`links use a view transition, unless motion is to be reduced: ${reducedMotion}`, {
    tag: reducedMotion === 'reduce' ? '@deep' : [],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', event => {
        document.documentElement.dataset['transition'] = String(Boolean(event.viewTransition));
      });
    });
    await page.goto(pages.home.path);
    await menuLink(page, 'attractions').click();
    await expect(page).toHaveURL(pages.attractions.path);
    const usesTransition = String(reducedMotion === 'no-preference');
    await expect(page.locator('html')).toHaveAttribute('data-transition', usesTransition);
    await expect(heading(page)).toHaveText(pages.attractions.heading);
  });
