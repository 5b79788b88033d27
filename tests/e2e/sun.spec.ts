import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pages } from '../support/pages.ts';
import { addStyle, expect, open, test, windows } from '../support/test.ts';

/** Where pictures that fill the window have their suns: x and y of the middle and the radius, in units of the drawing. */
const drawnSuns: Readonly<Record<string, readonly [x: number, y: number, radius: number]>> = {
  'hero-home-back': [1475, 605, 286],
  'hero-home-portrait': [463, 815, 286],
  'family-day': [770, 320, 262],
  'family-day-portrait': [630, 320, 262],
  'closing-dusk': [800, 560, 240],
};

/** Opens the page with all of it drawn: what is drawn later shows no sun. */
async function openHome(page: Page) {
  await open(page, pages.home.path);
  await page.waitForFunction(() => !document.documentElement.dataset['draw']);
}

/** Scrolls to a part of the whole way down and lets the browser draw. */
const scrollThere = (page: Page, part: number) =>
  page.evaluate(async there => {
    const { scrollHeight } = document.documentElement;
    scrollTo({ top: there * (scrollHeight - innerHeight), behavior: 'instant' });
    for (const _ of ['scrolled', 'drawn']) await new Promise(requestAnimationFrame);
  }, part);

/** How many pixels of height of each sun are to be seen, and where the moving one stands in the window, by hundredths of it. */
const sunsSeen = (page: Page) =>
  page.evaluate(drawn => {
    const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
    const shown = (holder: Element, x: number, y: number, radius: number) => {
      const { top, bottom } = holder.getBoundingClientRect();
      if (x + radius < 0 || x - radius > innerWidth) return 0;
      return Math.max(0, Math.min(y + radius, bottom, innerHeight) - Math.max(y - radius, top, bar));
    };
    let inPictures = 0;
    for (const image of document.querySelectorAll<HTMLImageElement>('img.cover')) {
      const sun = drawn[/\/pictures\/([\w-]+?)-\d+\./.exec(image.currentSrc)?.[1] ?? ''];
      const section = image.closest('header, section');
      if (!sun || !section || !image.checkVisibility()) continue;
      const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
        ({ media }) => !media || matchMedia(media).matches,
      );
      const [width, height] = ['width', 'height'].map(name => Number((source ?? image).getAttribute(name)));
      const box = image.getBoundingClientRect();
      const scale = Math.max(image.offsetWidth / (width ?? 0), image.offsetHeight / (height ?? 0));
      const [across = 0, down = 0] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
      const x = box.x + (across / 100) * (box.width - (width ?? 0) * scale) + sun[0] * scale;
      const y = box.y + (down / 100) * (box.height - (height ?? 0) * scale) + sun[1] * scale;
      inPictures += shown(section, x, y, sun[2] * scale);
    }
    const moving: Record<string, number> = {};
    let [x, y, radius] = [0, 0, 0];
    for (const sun of document.querySelectorAll('.sun')) {
      const hour = sun.closest('.hour');
      const section = hour?.querySelector('section');
      if (!hour || !section) continue;
      const { left, top, width } = sun.getBoundingClientRect();
      x = left + width / 2;
      y = top + width / 2;
      // The rings reach 3.6 times as far as the disc.
      radius = width / 7.2;
      const { opacity } = getComputedStyle(sun, '::after');
      moving[hour.className.replace('hour hour-', '')] =
        Number(opacity) < 0.05 ? 0 : shown(section, x, y, radius);
    }
    return {
      inPictures,
      moving,
      x: (100 * x) / innerWidth,
      y: (100 * y) / innerHeight,
      radius,
      width: document.documentElement.scrollWidth,
    };
  }, drawnSuns);

type Hour = 'morning' | 'afternoon' | 'evening';

const sum = (heights: Record<string, number>) => Object.values(heights).reduce((all, one) => all + one, 0);

test.describe('the sun of the home page', () => {
  test.setTimeout(60_000);

  for (const window of [{ width: 320, height: 640 }, ...windows]) {
    test(`is one, goes from right to left and widens no page of ${window.width} px`, async ({ page }) => {
      await page.setViewportSize(window);
      await openHome(page);
      const seen: Record<Hour, { x: number; y: number; radius: number }[]> = {
        morning: [],
        afternoon: [],
        evening: [],
      };
      for (let step = 0; step <= 60; step += 1) {
        await scrollThere(page, step / 60);
        const { inPictures, moving, width, ...sun } = await sunsSeen(page);
        // What is less lies under the paper of an edge.
        if (inPictures > 12) expect(sum(moving), `step ${step}, beside a drawn one`).toBeLessThan(12);
        expect(width).toBe(window.width);
        for (const [hour, height] of Object.entries(moving)) {
          if (height > 12) seen[hour as Hour].push(sun);
        }
      }
      const { morning, afternoon, evening } = seen;
      // In a window as high as its section the morning has pictures alone.
      if (window.height < 1000) expect(morning.length).toBeGreaterThan(0);
      expect(afternoon.length).toBeGreaterThan(0);
      expect(evening.length).toBeGreaterThan(0);
      for (const { x } of morning) expect(x).toBeGreaterThan(50);
      for (const { x } of [...afternoon, ...evening]) expect(x).toBeLessThan(50);
      // High and small after noon, low and large at dusk.
      const [first, last] = [afternoon[0], evening.at(-1)];
      expect(last?.y).toBeGreaterThan((first?.y ?? 100) + 30);
      expect(last?.radius).toBeGreaterThan((first?.radius ?? Number.POSITIVE_INFINITY) * 1.5);
    });
  }

  test('casts the shadows to the left in the morning, to the right in the evening', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHome(page);
    /** How far to the side the widest shadow of an element falls. */
    const castBy = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(element => {
          const sides = [...getComputedStyle(element).boxShadow.matchAll(/\) (-?[\d.]+)px/g)].map(
            ([, side]) => Number(side),
          );
          return sides.reduce((widest, side) => (Math.abs(side) > Math.abs(widest) ? side : widest), 0);
        });
    expect(await castBy('.feature img')).toBeLessThan(-4);
    expect(await castBy('.resident .framed')).toBeGreaterThan(4);
    expect(await castBy('.note')).toBeGreaterThan(12);
  });

  test('takes no click', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHome(page);
    for (let step = 0; step <= 20; step += 1) {
      await scrollThere(page, step / 20);
      const taken = await page.evaluate(() => {
        const points = Array.from({ length: 12 }, (_, at) => (at + 0.5) / 12);
        return points
          .flatMap(x => points.map(y => document.elementFromPoint(x * innerWidth, y * innerHeight)))
          .filter(element => element?.closest('.sky')).length;
      });
      expect(taken).toBe(0);
    }
  });

  for (const window of [
    { width: 375, height: 812 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ]) {
    test(`leaves every text on it its contrast at ${window.width} px`, async ({ page }) => {
      await page.setViewportSize(window);
      await openHome(page);
      const texts = '.why :is(h2, h3, p), .residents-head :is(h2, a), .reviews h2';
      const colours = await page
        .locator(texts)
        .evaluateAll(all => all.map(element => getComputedStyle(element).color));
      // Grounds, rings and disc alone.
      await addStyle(page, `${texts} { color: transparent !important } .dotted-path { display: none }`);
      let measured = 0;
      for (let step = 6; step <= 50; step += 2) {
        await scrollThere(page, step / 60);
        const lines = await page.locator(texts).evaluateAll(all => {
          const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
          return all.flatMap((element, text) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return [...range.getClientRects()]
              .filter(({ top, bottom, width }) => width > 1 && top > bar && bottom < innerHeight)
              .map(({ x, y, width, height }) => ({ text, x, y, width, height }));
          });
        });
        const { data, info } = await sharp(await page.screenshot())
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        for (const { text, x, y, width, height } of lines) {
          const colour = luminance(colours[text]?.match(/\d+/g)?.map(Number) ?? []);
          let worst = Number.POSITIVE_INFINITY;
          for (let row = Math.ceil(y); row < y + height; row += 3) {
            for (let column = Math.ceil(x); column < Math.min(x + width, info.width); column += 3) {
              const at = (row * info.width + column) * 3;
              const ground = luminance([...data.subarray(at, at + 3)]);
              const [light, dark] = ground > colour ? [ground, colour] : [colour, ground];
              worst = Math.min(worst, (light + 0.05) / (dark + 0.05));
            }
          }
          measured += 1;
          expect(worst, `text ${text} at step ${step}`).toBeGreaterThanOrEqual(4.5);
        }
      }
      expect(measured).toBeGreaterThan(20);
    });
  }

  for (const media of [
    { reducedMotion: 'reduce' },
    { forcedColors: 'active' },
    { media: 'print' },
  ] as const) {
    test(`is a still with ${Object.keys(media)}`, async ({ page }) => {
      await page.emulateMedia(media);
      await openHome(page);
      for (const part of [0.2, 0.5, 0.75]) {
        await scrollThere(page, part);
        const { skies, moving, rings } = await page.evaluate(() => {
          const daylight = document.querySelector('.daylight');
          return {
            skies: [...document.querySelectorAll('.sky')].filter(sky => sky.checkVisibility()).length,
            moving: daylight
              ?.getAnimations({ subtree: true })
              .map(animation => (animation as CSSAnimation).animationName)
              .filter(name => ['cross-the-sky', 'pale'].includes(name)),
            rings: document.querySelector('.reviews-rings')?.checkVisibility(),
          };
        });
        expect({ skies, moving, rings }).toEqual({ skies: 0, moving: [], rings: true });
      }
    });
  }
});

/** As WCAG defines it. */
function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map(channel => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
