import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { heading, menu, menuLink, menuToggle, pages } from '../support/pages.ts';
import { axeFindings, desktop, expect, hydrated, open, phone, test } from '../support/test.ts';
import { site } from '../support/words.ts';

test('the phone menu passes axe, and closes on Escape, its button, a choice, a wide window, and when focus leaves it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, pages.home.path);
  const toggle = menuToggle(page);
  await toggle.press('Enter');
  await expect(menu(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle).toBeFocused();
  for (const _click of ['to open', 'to close']) await toggle.click();
  await expect(menu(page)).toBeHidden();
  await toggle.click();
  await page.setViewportSize(desktop);
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize(phone);
  await expect(menu(page)).toBeHidden();
  await toggle.click();
  await menu(page).getByRole('link', { name: site.nav.tickets }).press('Tab');
  await expect(menu(page)).toBeHidden();
  for (const _choice of ['another page', 'the same page']) {
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await menuLink(page, 'attractions').click();
    await expect(page).toHaveURL(pages.attractions.path);
    await expect(menu(page)).toBeHidden();
  }
});

test('Back closes the phone menu, and choosing a link, closing and reloading leave no entry for it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(pages.contact.path);
  await open(page, pages.home.path);
  const toggle = menuToggle(page);
  await page.evaluate(() => scrollTo(0, 600));
  for (const _time of ['once', 'again']) {
    await toggle.click();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(pages.home.path);
    expect(await page.evaluate(() => scrollY)).toBe(600);
  }
  // Forward, too, leads to the page without the menu.
  await page.goForward();
  await expect.poll(() => page.evaluate(() => Boolean(history.state.menu))).toBe(false);
  await expect(menu(page)).toBeHidden();

  await toggle.click();
  await menuLink(page, 'attractions').click();
  await expect(heading(page)).toHaveText(pages.attractions.heading);
  await page.goBack();
  await expect(heading(page)).toHaveText(pages.home.heading);
  await expect(menu(page)).toBeHidden();

  await toggle.click();
  await page.getByRole('banner').getByRole('link', { name: locales.de.name }).click();
  await expect(page).toHaveURL(pathTo('home', locales.de));
  await page.goBack();
  await expect(page).toHaveURL(pages.home.path);
  await hydrated(page);
  await expect(menu(page)).toBeHidden();

  for (const _click of ['to open', 'to close']) await toggle.click();
  await toggle.click();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => Boolean(history.state.menu))).toBe(false);
  await toggle.click();
  await expect.poll(() => page.evaluate(() => Boolean(history.state.menu))).toBe(true);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => Boolean(history.state.menu))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(pages.contact.path);
  // The current page.
  await hydrated(page);
  await toggle.click();
  await menuLink(page, 'contact').click();
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => Boolean(history.state.menu))).toBe(false);
});

test('Back closes the language menu', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(pages.contact.path);
  await open(page, pages.home.path);
  const german = page.getByRole('banner').getByRole('link', { name: locales.de.name });
  const button = page.getByRole('banner').getByRole('button', { name: site.languages.label });
  await button.click();
  await expect(german).toBeVisible();
  await page.goBack();
  await expect(german).toBeHidden();
  await expect(page).toHaveURL(pages.home.path);
  // A link beside it closes it too.
  await button.click();
  await menuLink(page, 'attractions').click();
  await expect(heading(page)).toHaveText(pages.attractions.heading);
  await page.goBack();
  await expect(heading(page)).toHaveText(pages.home.heading);
  await page.goBack();
  await expect(page).toHaveURL(pages.contact.path);
});
