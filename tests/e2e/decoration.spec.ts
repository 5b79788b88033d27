import type { Locator, Page } from '@playwright/test';
import { chooseDay, fillInquiry, submitButton } from '../support/inquiry-form.ts';
import { heading, pages } from '../support/pages.ts';
import { addStyle, desktop, expect, open, phone, test } from '../support/test.ts';
import { home, inquiry } from '../support/words.ts';
import { findLayoutFaults } from './layout-faults.ts';

test.use({ reducedMotion: 'no-preference' });

const cards: { flap?: { lift: string; fact: string } }[] = Object.values(home.residents.cards);
const flaps = cards.flatMap(({ flap }) => flap ?? []);
const flapOf = (page: Page, { lift }: { lift: string }) => page.locator('summary', { hasText: lift });
const button = (page: Page) => page.locator('.courier + .button');
const bird = (page: Page) => page.locator('.courier-sitting');
const letter = (page: Page) => page.locator('.letter');

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not rendered.');
  return box;
}

async function expectSitting(page: Page): Promise<void> {
  const [feet, edge] = await Promise.all([boxOf(bird(page)), boxOf(button(page))]);
  expect(Math.abs(feet.y + feet.height - edge.y)).toBeLessThan(3);
  expect(feet.x).toBeGreaterThan(edge.x);
}

async function openFlaps(page: Page): Promise<void> {
  for (const flap of flaps) {
    await flapOf(page, flap).click();
    await expect(page.getByText(flap.fact)).toBeVisible();
  }
}

for (const window of [phone, desktop])
  test(`at ${window.width} px the bird lands on the button, which works at its feet, and flaps cover no animal`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.setViewportSize(window);
    await page.goto(pages.home.path);
    for (const flap of flaps) {
      await flapOf(page, flap).focus();
      await page.keyboard.press('Enter');
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Facts may cover text, but not animals.
    expect((await findLayoutFaults(page)).filter(fault => !fault.startsWith('"'))).toEqual([]);
    for (const flap of flaps) {
      await expect(page.getByText(flap.fact)).toBeVisible();
      await expect(flapOf(page, flap)).toHaveAccessibleName(flap.lift);
      await flapOf(page, flap).press('Space');
      await expect(page.getByText(flap.fact)).toBeHidden();
    }
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await button(page).evaluate(call => call.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(bird(page)).toHaveCSS('opacity', '1');
    await expectSitting(page);
    const [feet, edge] = await Promise.all([boxOf(bird(page)), boxOf(button(page))]);
    await page.mouse.click(feet.x + feet.width * 0.4, edge.y + 2);
    await expect(heading(page)).toHaveText(pages.contact.heading);
  });

test('any input ends the flight of the letter, which reduced motion leaves out', async ({ page }) => {
  await open(page, pages.contact.path);
  await addStyle(page, '.letter * { animation-play-state: paused !important }');
  await fillInquiry(page);
  await chooseDay(page);
  await submitButton(page).click();
  await expect(letter(page)).toHaveAttribute('aria-hidden', 'true');
  await page.keyboard.press('Tab');
  await expect(letter(page)).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fillInquiry(page);
  await chooseDay(page);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: inquiry.sent.title })).toBeFocused();
  await expect(letter(page)).toHaveCount(0);
});

test('decoration is static under reduced motion, and absent in print and in forced colors', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pages.home.path);
  await expectSitting(page);
  await openFlaps(page);
  await button(page).hover();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  for (const media of [{ forcedColors: 'active' }, { forcedColors: 'none', media: 'print' }] as const) {
    await page.emulateMedia({ reducedMotion: 'no-preference', ...media });
    await expect(page.locator('.courier')).toBeHidden();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the bird sits and the flaps open', async ({ page }) => {
    await page.goto(pages.home.path);
    await expectSitting(page);
    await expect(page.locator('.courier-flying')).toHaveCSS('opacity', '0');
    await openFlaps(page);
  });
});
