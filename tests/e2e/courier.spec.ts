import type { Page } from '@playwright/test';
import { expect, reactStarted, test, windows } from '../support/test.ts';

/** The whole page, laid out: phones draw the rest of it after React has started. */
async function open(page: Page) {
  await page.goto('/');
  await reactStarted(page);
  await page.waitForFunction(() => !document.documentElement.dataset['draw']);
}

/** Where the bird is after the page has been scrolled to a share of its way, and what of its texts is under it. */
const birdAt = (page: Page, share: number) =>
  page.evaluate(async to => {
    scrollTo({ top: to * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' });
    // Scroll timelines are sampled once a frame.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const seen = (part: Element) => Number(getComputedStyle(part).opacity) > 0.5;
    const parts = [...document.querySelectorAll('.courier-bird svg')].filter(seen);
    const boxes = parts.map(part => part.getBoundingClientRect());
    const left = Math.min(...boxes.map(box => box.left));
    const right = Math.max(...boxes.map(box => box.right));
    const top = Math.min(...boxes.map(box => box.top));
    const bottom = Math.max(...boxes.map(box => box.bottom));
    const covered: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // Nobody sees what is there to be heard.
      if (!node.textContent?.trim() || node.parentElement?.closest('style, script, noscript, .hidden-text'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        if (line.left < right && line.right > left && line.top < bottom && line.bottom > top)
          covered.push(node.textContent);
      }
    }
    const cards = [...document.querySelectorAll('.framed, .tag, .note, .family-sheet')].filter(card => {
      const box = card.getBoundingClientRect();
      return (
        box.left < Math.min(right, innerWidth) && box.right > left && box.top < bottom && box.bottom > top
      );
    });
    return {
      cards: cards.map(({ className }) => className),
      box: { left, right, top, bottom },
      covered,
      sits: parts.some(part => part.matches('.courier-sitting')),
      width: document.documentElement.scrollWidth - innerWidth,
      takesClick: Boolean(
        document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('.courier'),
      ),
    };
  }, share);

/** Its feet and the edge of its button. */
async function seat(page: Page) {
  const button = page.locator('.courier + .button');
  const [feet, edge] = await Promise.all([
    page.locator('.courier-sitting').boundingBox(),
    button.boundingBox(),
  ]);
  if (!feet || !edge) throw new Error('There is no bird, or no button.');
  return { feet, edge };
}

for (const window of windows) {
  test.describe(`at ${window.width} px`, () => {
    test.use({ viewport: window });

    test('the courier flies down the page beside every text and sits on the last button', async ({
      page,
    }) => {
      await open(page);
      const stations = [];
      // Phones have no room beside their cards, so it shows between the sections alone.
      const stops = window.width < 760 ? 120 : 40;
      for (let station = 0; station <= stops; station += 1) {
        const at = await birdAt(page, station / stops);
        expect.soft(at.covered, `after ${station} of ${stops}`).toEqual([]);
        if (window.width < 760) expect.soft(at.cards, `after ${station} of ${stops}`).toEqual([]);
        expect.soft(at.width).toBeLessThanOrEqual(0);
        expect.soft(at.takesClick).toBe(false);
        stations.push(at);
      }
      // It comes in from the side, is in the window until it has landed, on phones from time to time, and changes sides.
      const inside = stations.filter(
        ({ box, sits }) => !sits && box.left < window.width && box.top > 0 && box.bottom < window.height,
      );
      expect(stations[0]?.box.left).toBeGreaterThanOrEqual(window.width);
      expect(inside.length).toBeGreaterThan(window.width < 760 ? 8 : 15);
      const ways = inside.map(({ box }) => box.left);
      expect(Math.max(...ways) - Math.min(...ways)).toBeGreaterThan(window.width * 0.15);

      expect(stations.at(-1)?.sits).toBe(true);
      const { feet, edge } = await seat(page);
      expect(Math.abs(feet.y + feet.height - edge.y)).toBeLessThan(3);
      expect(feet.x).toBeGreaterThan(edge.x);
      expect(feet.x + feet.width / 2).toBeLessThan(edge.x + edge.width);
    });
  });
}

test('on a desk the courier flies behind the discs', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  // It takes no click, so to be found in front it has to for once.
  await page.locator('.courier').evaluate((courier: HTMLElement) => {
    courier.style.pointerEvents = 'auto';
  });
  let behind = 0;
  for (let station = 0; station <= 40; station += 1) {
    const { box } = await birdAt(page, station / 100);
    const [over, onTop] = await page.evaluate(
      ([x, y]) => {
        const found = document.elementsFromPoint(x, y);
        const disc = found.findIndex(element => element.matches('.feature img'));
        const bird = found.findIndex(element => element.closest('.courier-bird'));
        return [disc >= 0 && bird >= 0, bird < disc];
      },
      [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const,
    );
    if (!over) continue;
    behind += 1;
    expect.soft(onTop, `after ${station} of 100`).toBe(false);
  }
  expect(behind).toBeGreaterThan(2);
});

test.describe('where nothing may move', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the courier sits on its button from the beginning', async ({ page }) => {
    await open(page);
    const { feet, edge } = await seat(page);
    expect(Math.abs(feet.y + feet.height - edge.y)).toBeLessThan(3);
    for (const share of [0, 0.5, 1]) {
      const at = await birdAt(page, share);
      expect(at.sits).toBe(true);
      expect(at.covered).toEqual([]);
    }
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the courier sits on its button', async ({ page }) => {
    await page.goto('/');
    const { feet, edge } = await seat(page);
    expect(Math.abs(feet.y + feet.height - edge.y)).toBeLessThan(3);
    await expect(page.locator('.courier-sitting')).toHaveCSS('opacity', '1');
    await expect(page.locator('.courier-flying')).toHaveCSS('opacity', '0');
  });
});

test('on paper and in forced colours there is no courier', async ({ page }) => {
  await open(page);
  await expect(page.locator('.courier')).toHaveCSS('display', 'block');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.courier')).toHaveCSS('display', 'none');
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await expect(page.locator('.courier')).toHaveCSS('display', 'none');
});

test('the button under the courier is the button', async ({ page }) => {
  await open(page);
  await page
    .locator('.courier + .button')
    .evaluate(button => button.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(page.locator('.courier-sitting')).toHaveCSS('opacity', '1');
  const { feet, edge } = await seat(page);
  // At the bird's feet, on the button's edge.
  await page.mouse.click(feet.x + feet.width * 0.4, edge.y + 2);
  await expect(page).toHaveURL(/\/contact$/);
});
