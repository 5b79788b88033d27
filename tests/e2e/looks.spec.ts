import { words } from '../../content/words.ts';
import { park } from '../../domain/park.ts';
import { heading, menuLink, pages } from '../support/pages.ts';
import { expect, open, test } from '../support/test.ts';
import { attractions, clock, site } from '../support/words.ts';

test.use({ reducedMotion: 'no-preference' });

test.describe('in print', () => {
  test.use({ locale: 'de-DE' });

  for (const path of [pages.home.path, pages.attractions.path, pages.contact.path])
    test(`a guide for the day fits on one page, without the language suggestion: ${path}`, async ({
      page,
    }) => {
      await open(page, path);
      const suggestion = page.getByRole('complementary', { name: words.de.languageSuggestion.read });
      const guide = page.locator('.guide');
      // On the contact page it may hide, because it would cover the form.
      if (path !== pages.contact.path) await expect(suggestion).toBeVisible();
      await expect(guide).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(suggestion).toBeHidden();
      for (const { title, starts } of attractions.shows.cards) {
        await expect(guide.getByText(title, { exact: true })).toBeVisible();
        await expect(guide.getByText(starts.map(start => clock(start)).join(', '))).toBeVisible();
      }
      for (const { title } of Object.values(attractions.encounters.cards))
        await expect(guide.getByText(title, { exact: true })).toBeVisible();
      await expect(guide.locator('svg')).toBeVisible();
      for (const text of [site.footer.hours, park.address.street, park.phone])
        await expect(guide.getByText(text)).toBeVisible();
      await expect(page.locator('#page')).toBeHidden();
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`links use a view transition, unless motion is to be reduced: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', event => {
        document.documentElement.dataset['transition'] = String(Boolean(event.viewTransition));
      });
    });
    await page.goto(pages.home.path);
    await menuLink(page, 'attractions').click();
    await expect(page).toHaveURL(pages.attractions.path);
    const usesTransition = String(reducedMotion === 'no-preference');
    await expect(page.locator('html')).toHaveAttribute('data-transition', usesTransition);
    await expect(heading(page)).toHaveText(pages.attractions.heading);
  });

test('the language suggestion does not affect scroll-driven animations', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pages.attractions.path);
  /** The translation of each card when the last has just entered the window. */
  const risen = () =>
    page.locator('.show').evaluateAll(async cards => {
      const last = cards.at(-1) as HTMLElement;
      const { top } = (last.offsetParent as HTMLElement).getBoundingClientRect();
      scrollTo({ top: scrollY + top + last.offsetTop - innerHeight + 20, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return cards.map(card => getComputedStyle(card).translate);
    });
  const before = await risen();
  expect(before.at(-1)).not.toBe(before[0]);
  // It pads the bottom of the scroll area.
  await page
    .locator('.suggestion')
    .first()
    .evaluate(line => line.removeAttribute('hidden'));
  await expect(page.locator('html')).not.toHaveCSS('scroll-padding-bottom', 'auto');
  expect(await risen()).toEqual(before);
});

test('the header is transparent over the heroes', async ({ page }) => {
  await page.goto(pages.home.path);
  for (const width of [1920, 3440]) {
    await page.setViewportSize({ width, height: 1200 });
    await expect(page.locator('.header')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('no paragraph ends with a short word alone on its last line', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path } of [pages.home, pages.attractions]) {
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const alone = await page.evaluate(() => {
        const sentences = [...document.querySelectorAll('main :is(p, h1, h2, h3)')].filter(
          element => element.checkVisibility() && getComputedStyle(element).clipPath === 'none',
        );
        return sentences.flatMap(element => {
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const words: { text: string; box: DOMRect }[] = [];
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            for (const { 0: text, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + text.length);
              words.push({ text, box: range.getBoundingClientRect() });
            }
          }
          const [before, last] = words.slice(-2);
          // Short texts are exempt.
          const spare = words.length >= 5 && before && last && last.text.length < 8;
          return spare && last.box.top > before.box.top + last.box.height / 2 ? [element.textContent] : [];
        });
      });
      expect(alone, `${path} at ${width} px`).toEqual([]);
    }
  }
});
