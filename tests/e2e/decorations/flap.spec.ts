import { pages } from '../../support/pages.ts';
import { desktop, expect, phone, test } from '../../support/test.ts';
import { home } from '../../support/words.ts';
import { findLayoutFaults } from '../layout-faults.ts';

const cards: { flap?: { lift: string; fact: string } }[] = Object.values(home.residents.cards);
const flaps = cards.flatMap(({ flap }) => flap ?? []);

for (const window of [phone, desktop])
  test(`at ${window.width} px flaps open by keyboard, without motion under reduced motion, and cover no animal`, async ({
    page,
  }) => {
    await page.setViewportSize(window);
    await page.goto(pages.home.path);
    const flapOf = ({ lift }: { lift: string }) => page.locator('summary', { hasText: lift });
    for (const flap of flaps) {
      await expect(flapOf(flap)).toHaveAccessibleName(flap.lift);
      await flapOf(flap).press('Enter');
      await expect(page.getByText(flap.fact)).toBeVisible();
    }
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    // Facts may cover text, but not animals.
    expect((await findLayoutFaults(page)).filter(fault => !fault.startsWith('"'))).toEqual([]);
    for (const flap of flaps) {
      await flapOf(flap).press('Space');
      await expect(page.getByText(flap.fact)).toBeHidden();
    }
  });
