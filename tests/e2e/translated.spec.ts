import { park } from '../../domain/park.ts';
import { everyPage } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** All that has a text which says one of the facts, and is not marked as not for translation. */
const translatable = (facts: string[]) =>
  [...document.querySelectorAll('body :not(script, style)')].filter(
    element =>
      !element.closest('[translate=no]') &&
      [...element.childNodes].some(
        node => node instanceof Text && facts.some(fact => node.data.includes(fact)),
      ),
  ).length;

test('names, numbers and addresses are not for translation', async ({ page }) => {
  const { phone, email, privacyEmail, address } = park;
  for (const { path } of everyPage) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(translatable, [phone, email, privacyEmail, address.street]), path).toBe(0);
    await expect(page.locator('.brand-name').first()).toHaveText(park.name);
    await expect(page.locator('.brand-name:not([translate=no], [translate=no] *)')).toHaveCount(0);
  }
});
