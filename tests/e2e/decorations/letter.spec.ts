import type { Page } from '@playwright/test';
import { pages } from '../../support/site-pages.ts';
import { addStyle, expect, open, test } from '../../support/test.ts';
import { chooseDay, fillInquiry, submitButton } from '../../support/visitor-form.ts';

test.use({ reducedMotion: 'no-preference' });

const letter = (page: Page) => page.locator('.letter');

test('any input ends the flight of the letter', async ({ page }) => {
  await open(page, pages.contact.path);
  await addStyle(page, '.letter * { animation-play-state: paused !important }');
  await fillInquiry(page);
  await chooseDay(page);
  await submitButton(page).click();
  await expect(letter(page)).toHaveAttribute('aria-hidden', 'true');
  await page.keyboard.press('Tab');
  await expect(letter(page)).toHaveCount(0);
});
