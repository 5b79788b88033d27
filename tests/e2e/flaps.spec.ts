import type { Locator, Page } from '@playwright/test';
import { faces } from '../../app/art/faces.ts';
import type { ResidentCard } from '../../content/cards.ts';
import { pages } from '../support/pages.ts';
import { axeFindings, desk, expect, open, reactStarted, test } from '../support/test.ts';
import { home } from '../support/words.ts';

type Resident = Required<ResidentCard>;
const cards: Record<string, ResidentCard> = home.gallery.cards;
const residents = Object.values(cards).filter((card): card is Resident => card.flap !== undefined);

const cardOf = (page: Page, { title }: Resident) =>
  page.locator('article', { has: page.getByRole('heading', { name: title, exact: true }) });
const factOf = (page: Page, { flap }: Resident) => page.getByText(flap.fact);
/** A screen reader's name for it, whatever role the browser gives it. */
const flapOf = (page: Page, { flap }: Resident) => page.locator('summary', { hasText: flap.lift });
const openAll = async (page: Page) => {
  for (const resident of residents) await flapOf(page, resident).click();
  for (const resident of residents) await expect(factOf(page, resident)).toBeVisible();
};

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not there.');
  return box;
};

test.describe('without motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a flap is lifted and closed by the mouse, and open at once', async ({ page }) => {
    await open(page, pages.home.path);
    for (const resident of residents) {
      await expect(factOf(page, resident)).toBeHidden();
      await flapOf(page, resident).click();
      await expect(factOf(page, resident)).toBeVisible();
      const moving = await cardOf(page, resident).evaluate(
        card => card.getAnimations({ subtree: true }).length,
      );
      expect(moving).toBe(0);
      await flapOf(page, resident).click();
      await expect(factOf(page, resident)).toBeHidden();
    }
  });

  test('a flap has a name, and is lifted and closed by keys', async ({ page, browserName }) => {
    await open(page, pages.home.path);
    for (const resident of residents) {
      const flap = flapOf(page, resident);
      if (browserName === 'chromium') await expect(flap).toHaveAccessibleName(resident.flap.lift);
      await flap.focus();
      await page.keyboard.press('Enter');
      await expect(factOf(page, resident)).toBeVisible();
      await expect(flap).toBeFocused();
      await expect(flap).toHaveCSS('outline-style', 'solid');
      await page.keyboard.press('Space');
      await expect(factOf(page, resident)).toBeHidden();
    }
  });

  for (const width of [320, 375, 390, 768, 1024, 1181, 1440, 1920, 2560])
    test(`an open flap lays its fact on the card of its picture and covers no animal, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, pages.home.path);
      const placed = () =>
        page.locator('main h2, main h3, .resident, .resident .tag, .framed, summary').evaluateAll(elements =>
          elements.map(element => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [x + scrollX, y + scrollY, width, height].map(Math.round);
          }),
        );
      const before = await placed();
      await openAll(page);
      expect(await placed()).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      for (const resident of residents) {
        const target = await boxOf(flapOf(page, resident));
        expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44);
        await factOf(page, resident).scrollIntoViewIfNeeded();
        const fact = await boxOf(factOf(page, resident));
        const words = await boxOf(cardOf(page, resident).locator('.tag'));
        expect.soft(fact.x, resident.title).toBeCloseTo(words.x, 0);
        expect.soft(fact.width, resident.title).toBeCloseTo(words.width, 0);
        const heading = await boxOf(cardOf(page, resident).getByRole('heading'));
        expect.soft(fact.y, resident.title).toBeGreaterThanOrEqual(heading.y + heading.height - 1);
        expect.soft(fact.y + fact.height, resident.title).toBeGreaterThanOrEqual(words.y + words.height - 1);
        expect.soft(await coveredBy(cardOf(page, resident)), resident.title).toEqual([]);
      }
      expect(await axeFindings(page)).toEqual([]);
    });

  for (const [way, size, width] of [
    ['as usual', '100%', 320],
    ['twice as large', '200%', 320],
    ['twice as large', '200%', 375],
    ['twice as large', '200%', 768],
  ] as const)
    test(`no fact is cut with text ${way} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, pages.home.path);
      await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), size);
      await openAll(page);
      for (const resident of residents) {
        const fact = await boxOf(factOf(page, resident));
        expect.soft(fact.x, resident.title).toBeGreaterThanOrEqual(0);
        expect.soft(fact.x + fact.width, resident.title).toBeLessThanOrEqual(width);
        const cut = await factOf(page, resident).evaluate(
          element => element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
        );
        expect.soft(cut).toBe(false);
      }
    });
});

test('a flap swings open, and a second press closes it', async ({ page }) => {
  await page.setViewportSize(desk);
  await open(page, pages.home.path);
  const [resident] = residents;
  if (!resident) return;
  const paper = cardOf(page, resident).locator('summary svg');
  await flapOf(page, resident).click();
  await expect(paper).toHaveCSS('rotate', /108deg/);
  await flapOf(page, resident).click();
  await expect(factOf(page, resident)).toBeHidden();
});

test('a flap that was lifted before React came stays open', async ({ page }) => {
  await page.goto(pages.home.path, { waitUntil: 'commit' });
  const [resident] = residents;
  if (!resident) return;
  await flapOf(page, resident).click();
  await reactStarted(page);
  await expect(factOf(page, resident)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('flaps are lifted all the same', async ({ page }) => {
    await page.goto(pages.home.path);
    for (const resident of residents) {
      await flapOf(page, resident).click();
      await expect(factOf(page, resident)).toBeVisible();
    }
  });
});

/** What must be seen of a card's animals and lies under its open flap: the slip, the paper or the disc. */
function coveredBy(card: Locator) {
  return card.evaluate((card, faces) => {
    const image = card.querySelector<HTMLImageElement>('.framed img');
    const frame = card.querySelector('.framed')?.getBoundingClientRect();
    const flap = card.querySelector('.flap');
    if (!image || !frame || !flap) return ['nothing to measure'];
    const [, name = ''] = /\/pictures\/([\w-]+?)-\d+\./.exec(image.currentSrc || image.src) ?? [];
    const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
    const scale = Math.max(frame.width / width, frame.height / height);
    const [across = 0, down = 0] = getComputedStyle(image)
      .objectPosition.split(' ')
      .map(part => Number.parseFloat(part) / 100);
    const left = frame.left + (frame.width - width * scale) * across;
    const top = frame.top + (frame.height - height * scale) * down;
    const animals = Object.entries(faces[name]?.always ?? {}).map(([what, [x, y, w, h]]) => ({
      what,
      left: left + x * scale,
      top: top + y * scale,
      right: left + (x + w) * scale,
      bottom: top + (y + h) * scale,
    }));
    const parts = [...flap.querySelectorAll('p, img, svg > path')].map(part => part.getBoundingClientRect());
    return animals
      .filter(kept =>
        parts.some(
          part =>
            part.left < kept.right - 1 &&
            part.right > kept.left + 1 &&
            part.top < kept.bottom - 1 &&
            part.bottom > kept.top + 1,
        ),
      )
      .map(({ what }) => what);
  }, faces);
}
