import { words } from '../../content/words.ts';
import { park } from '../../domain/park.ts';
import { locales } from '../../i18n/locales.ts';
import { submit } from '../support/inquiry-form.ts';
import { footer, heading, menuLink, menuPages, pages, programmeOf } from '../support/pages.ts';
import { expect, open, phone, test } from '../support/test.ts';
import { attractions, clock, site } from '../support/words.ts';

test('the shows print as a plan of the day on one page: hours, times, map, address', async ({ page }) => {
  await open(page, pages.attractions.path);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const show of attractions.shows.cards) {
    for (const start of show.starts)
      await expect(programmeOf(page, show).getByText(clock(start), { exact: true })).toBeVisible();
  }
  await expect(page.locator('.plan-map')).toBeVisible();
  await expect(footer(page).getByText(site.footer.hours)).toBeVisible();
  await expect(footer(page).getByText(park.address.street)).toBeVisible();
  await expect(page.getByRole('heading', { name: attractions.encounters.title })).toBeHidden();
  await expect(main.getByRole('link', { name: attractions.shows.inquire }).first()).toBeHidden();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe('for a browser that prefers another language', () => {
  test.use({ locale: 'de-DE' });

  test('no paper offers languages', async ({ page }) => {
    await open(page, pages.plan.path);
    const offer = page.getByRole('complementary', { name: words.de.offer.read });
    await expect(offer).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(offer).toBeHidden();
    await expect(page.getByRole('link', { name: locales.es.name }).filter({ visible: true })).toHaveCount(0);
  });
});

test('a page change is a view transition, and one that is skipped is no error', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { transitions: number };
    counted.transitions = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = update => {
      counted.transitions += 1;
      return start(update);
    };
  });
  const transitions = () => page.evaluate(() => (window as unknown as { transitions: number }).transitions);
  await open(page, pages.home.path);
  await menuLink(page, 'attractions').click();
  await expect(heading(page)).toHaveText(pages.attractions.heading);
  expect(await transitions()).toBe(1);
  // The second is asked for while the first is under way.
  const chosen = [pages.contact.path, pages.home.path];
  await page.evaluate(paths => {
    for (const path of paths) document.querySelector<HTMLElement>(`.bar a[href="${path}"]`)?.click();
  }, chosen);
  await expect(page).toHaveURL(pages.home.path);
  await expect(heading(page)).toHaveText(pages.home.heading);
});

test('a message moves nothing that rises with the scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, pages.contact.path);
  const cards = page.locator('.contact-card');
  /** How far each card still has to rise when the last of them has just come in. */
  const risen = () =>
    cards.evaluateAll(async all => {
      const last = all.at(-1) as HTMLElement;
      const { top } = (last.offsetParent as HTMLElement).getBoundingClientRect();
      scrollTo({ top: scrollY + top + last.offsetTop - innerHeight + 20, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return all.map(card => getComputedStyle(card).translate);
    });
  const before = await risen();
  expect(before.at(-1)).not.toBe(before[0]);
  await submit(page).evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.locator('.toast')).toBeVisible();
  expect(await risen()).toEqual(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the layers of the wide hero are not loaded', { tag: '@pictures' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await open(page, pages.home.path);
    expect(asked.filter(url => url.includes('/pictures/hero-'))).toEqual([]);
  });
});

test('the links of the bar stand on paper where the picture under them is of any colour', async ({
  page,
}) => {
  for (const [width, background] of [
    [1920, 'rgba(0, 0, 0, 0)'],
    [3440, 'rgb(255, 248, 234)'],
    [5120, 'rgb(255, 248, 234)'],
  ] as const) {
    await page.setViewportSize({ width, height: 1200 });
    for (const { path } of menuPages) {
      await page.goto(path);
      await expect(page.locator('.bar')).toHaveCSS('background-color', background);
    }
  }
});

test('the layers of the first picture lie on each other exactly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [961, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pages.home.path);
    const boxes = await page.locator('.hero-picture img').evaluateAll(images =>
      images.map(image => {
        const { x, y, width: wide, height } = image.getBoundingClientRect();
        return [x, y, wide, height];
      }),
    );
    expect(boxes).toHaveLength(3);
    expect(boxes[1]).toEqual(boxes[0]);
    expect(boxes[2]).toEqual(boxes[0]);
  }
});

test('the low covers of plan and policies have their rings, and a drawing no wider than a hand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [{ path }, widest] of [
    [pages.plan, 320],
    [pages.privacy, 200],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('.policy-head')).toHaveCSS('background-image', /radial-gradient/);
    const drawing = await page.locator('.policy-drawing').boundingBox();
    expect(drawing?.width).toBeLessThan(widest);
  }
});

test('no sentence ends with a short word alone on its last line', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path } of [pages.home, pages.attractions, pages.contact, pages.plan]) {
    await open(page, path);
    await page.waitForFunction(() => !document.documentElement.dataset['draw']);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [375, 390, 768, 1024, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const { alone, measured } = await page.evaluate(() => {
        const alone: string[] = [];
        let measured = 0;
        for (const element of document.querySelectorAll('main :is(p, h1, h2, h3)')) {
          if (!element.checkVisibility() || getComputedStyle(element).clipPath !== 'none') continue;
          const words: { text: string; box: DOMRect }[] = [];
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            for (const { 0: text, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + text.length);
              words.push({ text, box: range.getBoundingClientRect() });
            }
          }
          const [before, last] = words.slice(-2);
          // Of fewer words no line has one to spare.
          if (words.length < 5 || !before || !last) continue;
          measured += 1;
          if (last.text.length < 8 && last.box.top > before.box.top + last.box.height / 2)
            alone.push(words.map(({ text }) => text).join(' '));
        }
        return { alone, measured };
      });
      expect(measured).toBeGreaterThan(2);
      expect(alone, `${path} at ${width} px`).toEqual([]);
    }
  }
});
