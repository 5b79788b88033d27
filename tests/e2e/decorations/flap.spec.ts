import { home } from '../../support/english.ts';
import { pages } from '../../support/site-pages.ts';
import { desktop, expect, phone, test } from '../../support/test.ts';

const cards: { flap?: { lift: string; fact: string } }[] = Object.values(home.residents.cards);
const flaps = cards.flatMap(({ flap }) => flap ?? []);

test('flaps open by keyboard, without motion under reduced motion, and facts are in sight', async ({
  page,
}) => {
  await page.goto(pages.home.path);
  for (const window of [phone, desktop]) {
    await page.setViewportSize(window);
    for (const { lift, fact } of flaps) {
      const summary = page.locator('summary', { hasText: lift });
      await expect(summary).toHaveAccessibleName(lift);
      await summary.press('Enter');
      await page.getByText(fact).scrollIntoViewIfNeeded();
      await expect(page.getByText(fact)).toBeInViewport({ ratio: 0.9 });
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      await summary.press('Space');
      await expect(page.getByText(fact)).toBeHidden();
    }
  }
});
