import type { Page } from '@playwright/test';
import { pages } from '../../support/pages.ts';
import { desktop, expect, phone, test } from '../../support/test.ts';
import { home } from '../../support/words.ts';

test.use({ reducedMotion: 'no-preference' });

const cards: { flap?: { lift: string; fact: string } }[] = Object.values(home.residents.cards);
const flaps = cards.flatMap(({ flap }) => flap ?? []);
const flapOf = (page: Page, { lift }: { lift: string }) => page.locator('summary', { hasText: lift });

async function openFlaps(page: Page): Promise<void> {
  for (const flap of flaps) {
    await flapOf(page, flap).click();
    await expect(page.getByText(flap.fact)).toBeVisible();
  }
}

for (const window of [phone, desktop])
  test(`at ${window.width} px flaps open by keyboard`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.setViewportSize(window);
    await page.goto(pages.home.path);
    for (const flap of flaps) {
      await flapOf(page, flap).focus();
      await page.keyboard.press('Enter');
    }
    for (const flap of flaps) {
      await expect(page.getByText(flap.fact)).toBeVisible();
      await expect(flapOf(page, flap)).toHaveAccessibleName(flap.lift);
      await flapOf(page, flap).press('Space');
      await expect(page.getByText(flap.fact)).toBeHidden();
    }
  });

test('flaps open without motion under reduced motion', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pages.home.path);
  await openFlaps(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('flaps open', { tag: '@deep' }, async ({ page }) => {
    await page.goto(pages.home.path);
    await openFlaps(page);
  });
});
