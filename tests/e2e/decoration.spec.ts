/** The courier bird, the sun, the flaps and the letter: visible, never covering content, and static under reduced motion. */
import type { Locator, Page } from '@playwright/test';
import type { ResidentCard } from '../../content/cards.ts';
import { chooseDay, fillInquiry, submit } from '../support/inquiry-form.ts';
import { heading, pages } from '../support/pages.ts';
import { addStyle, desktop, expect, open, phone, test } from '../support/test.ts';
import { home, inquiry } from '../support/words.ts';
import { layoutFaults } from './layout-faults.ts';

test.use({ reducedMotion: 'no-preference' });

const cards: readonly ResidentCard[] = Object.values(home.gallery.cards);
const flaps = cards.flatMap(({ flap }) => flap ?? []);
const flapOf = (page: Page, { lift }: { lift: string }) => page.locator('summary', { hasText: lift });
const button = (page: Page) => page.locator('.courier + .button');
const bird = (page: Page) => page.locator('.courier-sitting');
const letter = (page: Page) => page.locator('.letter');

// Each scrolls through the whole page more than once.
test.describe.configure({ timeout: 120_000 });

const openHome = (page: Page) => page.goto(pages.home.path);

/** Sends an inquiry, and records the duration of the letter's flight in `data-letter` of the body. */
async function sendInquiry(page: Page, style = ''): Promise<void> {
  await open(page, pages.contact.path);
  await addStyle(page, style);
  await page.evaluate(() => {
    new MutationObserver(() => {
      const animations = document.querySelector('.letter')?.getAnimations({ subtree: true }) ?? [];
      const ends = animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      const last = Math.max(...ends.filter(Number.isFinite));
      if (last > 0) document.body.dataset['letter'] = String(last);
    }).observe(document.body, { subtree: true, childList: true });
  });
  await fillInquiry(page);
  await chooseDay(page);
  await submit(page).click();
}

/** Scrolls to a share of the page's height, and returns where bird and suns are and what they cover. */
const lookAt = (page: Page, share: number) =>
  page.evaluate(async to => {
    const { scrollHeight } = document.documentElement;
    scrollTo({ top: to * (scrollHeight - innerHeight), behavior: 'instant' });
    // Scroll timelines are sampled once a frame.
    for (const _ of ['scrolled', 'drawn']) await new Promise(requestAnimationFrame);
    const parts = [...document.querySelectorAll('.courier-bird svg')].filter(
      part => Number(getComputedStyle(part).opacity) > 0.5,
    );
    const boxes = parts.map(part => part.getBoundingClientRect());
    const left = Math.min(...boxes.map(box => box.left));
    const right = Math.max(...boxes.map(box => box.right));
    const top = Math.min(...boxes.map(box => box.top));
    const bottom = Math.max(...boxes.map(box => box.bottom));
    const covered: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.textContent?.trim()) continue;
      if (node.parentElement?.closest('style, script, noscript, .hidden-text')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects())
        if (line.left < right && line.right > left && line.top < bottom && line.bottom > top)
          covered.push(node.textContent);
    }
    const suns = [...document.querySelectorAll('.sun')]
      .filter(sun => Number(getComputedStyle(sun, '::after').opacity) > 0.5)
      .map(sun => sun.getBoundingClientRect())
      .filter(sun => sun.top + sun.width / 2 > 0 && sun.top + sun.width / 2 < innerHeight);
    const grid = Array.from({ length: 8 }, (_, at) => (at + 0.5) / 8);
    const hits = grid.flatMap(x =>
      grid.map(y => document.elementFromPoint(x * innerWidth, y * innerHeight)?.closest('.courier, .sky')),
    );
    return {
      left,
      seen: right > 0 && left < innerWidth && top > 0 && bottom < innerHeight,
      sits: parts.some(part => part.matches('.courier-sitting')),
      covered,
      suns: suns.map(sun => (sun.left + sun.width / 2) / innerWidth),
      clicksTaken: hits.filter(Boolean).length,
      overflow: document.body.scrollWidth - innerWidth,
    };
  }, share);

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not rendered.');
  return box;
};

/** Expects the bird's feet on the top edge of the button. */
async function expectSitting(page: Page): Promise<void> {
  const [feet, edge] = await Promise.all([boxOf(bird(page)), boxOf(button(page))]);
  expect(Math.abs(feet.y + feet.height - edge.y)).toBeLessThan(3);
  expect(feet.x).toBeGreaterThan(edge.x);
}

for (const window of [phone, { width: 1440, height: 900 }]) {
  const tag = '@deep';

  test(`at ${window.width} px bird and sun cross the page without covering text or taking clicks`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize(window);
    await openHome(page);
    const stations = [];
    for (let step = 0; step <= 50; step += 1) stations.push(await lookAt(page, step / 50));
    expect(stations[0]?.left).toBeGreaterThanOrEqual(window.width);
    const flying = stations.filter(({ seen, sits }) => seen && !sits).map(({ left }) => left);
    expect(flying.length).toBeGreaterThan(2);
    expect(Math.max(...flying) - Math.min(...flying)).toBeGreaterThan(window.width * 0.15);
    expect(stations.at(-1)?.sits).toBe(true);
    await expectSitting(page);
    const suns = stations.flatMap(station => station.suns);
    expect(suns[0]).toBeGreaterThan(0.5);
    expect(Math.min(...suns)).toBeLessThan(0.5);
    for (const [step, { covered, clicksTaken, overflow }] of stations.entries()) {
      const nothing = { covered: [], clicksTaken: 0, overflow: 0 };
      expect.soft({ covered, clicksTaken, overflow }, `${step} of 50`).toEqual(nothing);
    }
    // The button works at the bird's feet, too.
    await button(page).evaluate(call => call.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(bird(page)).toHaveCSS('opacity', '1');
    const [feet, edge] = await Promise.all([boxOf(bird(page)), boxOf(button(page))]);
    await page.mouse.click(feet.x + feet.width * 0.4, edge.y + 2);
    await expect(heading(page)).toHaveText(pages.contact.heading);
  });

  test(`at ${window.width} px flaps open by keyboard and cover no animal`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize(window);
    await openHome(page);
    for (const flap of flaps) {
      await flapOf(page, flap).focus();
      await page.keyboard.press('Enter');
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Their facts may cover the text of the cards, but not the animals.
    expect((await layoutFaults(page)).filter(fault => !fault.startsWith('"'))).toEqual([]);
    for (const flap of flaps) {
      await expect(page.getByText(flap.fact)).toBeVisible();
      await expect(flapOf(page, flap)).toHaveAccessibleName(flap.lift);
      await flapOf(page, flap).press('Space');
      await expect(page.getByText(flap.fact)).toBeHidden();
    }
  });
}

test('the letter flies for less than 1.5 seconds, and any input ends it', async ({ page }) => {
  await sendInquiry(page, '.letter * { animation-play-state: paused !important }');
  await expect(page.locator('body')).toHaveAttribute('data-letter', /\d/);
  expect(Number(await page.locator('body').getAttribute('data-letter'))).toBeLessThan(1500);
  await expect(letter(page)).toHaveAttribute('aria-hidden', 'true');
  await page.keyboard.press('Tab');
  await expect(letter(page)).toHaveCount(0);
});

test('decoration is static under reduced motion, in print, in forced colours and without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  for (const share of [0, 0.5, 1]) {
    expect(await lookAt(page, share)).toMatchObject({ sits: true, covered: [], suns: [] });
    await expectSitting(page);
  }
  for (const flap of flaps) {
    await flapOf(page, flap).click();
    await expect(page.getByText(flap.fact)).toBeVisible();
  }
  await button(page).hover();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  for (const media of [{ forcedColors: 'active' }, { forcedColors: 'none', media: 'print' }] as const) {
    await page.emulateMedia({ reducedMotion: 'no-preference', ...media });
    for (const name of ['.courier', '.sky']) await expect(page.locator(name).first()).toBeHidden();
  }
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await sendInquiry(page);
  await expect(page.getByRole('heading', { name: inquiry.sent.title })).toBeFocused();
  await expect(page.locator('body')).not.toHaveAttribute('data-letter');

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await context.newPage();
  await plain.goto(pages.home.path);
  await expectSitting(plain);
  await expect(plain.locator('.courier-flying')).toHaveCSS('opacity', '0');
  for (const flap of flaps) {
    await flapOf(plain, flap).click();
    await expect(plain.getByText(flap.fact)).toBeVisible();
  }
  await context.close();
});
