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
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  for (const _choice of ['another page', 'the same page']) {
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await menuLink(page, 'attractions').click();
    await expect(page).toHaveURL(pages.attractions.path);
    await expect(menu(page)).toBeHidden();
  }
});

test('the menu has no entry in the history, and Back shows pages without it', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(pages.contact.path);
  await open(page, pages.home.path);
  const toggle = menuToggle(page);
  const before = await page.evaluate(() => history.length);
  await toggle.click();
  await expect(menu(page)).toHaveAttribute('popover', 'auto');
  expect(await page.evaluate(() => history.length)).toBe(before);
  await menuLink(page, 'attractions').click();
  await expect(heading(page)).toHaveText(pages.attractions.heading);
  await toggle.click();
  await page.goBack();
  await expect(heading(page)).toHaveText(pages.home.heading);
  await expect(menu(page)).toBeHidden();

  await toggle.click();
  await page.getByRole('banner').getByRole('link', { name: locales.de.name }).click();
  await expect(page).toHaveURL(pathTo('home', locales.de));
  await page.goBack();
  await expect(page).toHaveURL(pages.home.path);
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(pages.contact.path);
  // To a part of the current page.
  await hydrated(page);
  await toggle.click();
  await menu(page).getByRole('link', { name: site.nav.tickets }).click();
  await expect(menu(page)).toBeHidden();
});

test('the language menu is closed after Back', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, pages.home.path);
  const german = page.getByRole('banner').getByRole('link', { name: locales.de.name });
  await page.getByRole('banner').getByRole('button', { name: site.languages.label }).click();
  await expect(german).toBeVisible();
  await menuLink(page, 'attractions').click();
  await expect(heading(page)).toHaveText(pages.attractions.heading);
  await page.goBack();
  await expect(page).toHaveURL(pages.home.path);
  await expect(german).toBeHidden();
});
