import type { Page } from '@playwright/test';
import { inquiryFields } from '../../domain/inquiry.ts';
import { submit } from '../support/inquiry-form.ts';
import { everyPage, menu, menuPages, menuToggle, nowhere, pages } from '../support/pages.ts';
import { desk, expect, open, phone, test } from '../support/test.ts';
import { inquiry, site } from '../support/words.ts';

/** The way to tickets that stays in the bar of a phone. */
const inBar = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: site.nav.ticketsShort, exact: true });

test.use({ reducedMotion: 'reduce' });

test.describe('on a phone tickets stay at hand', () => {
  for (const width of [280, 320, 375, 390, 768, 960]) {
    test(`beside the menu at ${width} px, in a bar of one line`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(pages.attractions.path);
      await page.evaluate(() => scrollTo(0, 2000));
      await expect(inBar(page)).toBeInViewport({ ratio: 1 });
      const box = (await inBar(page).boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      const bar = await page.getByRole('banner').boundingBox();
      expect(bar?.height).toBeLessThanOrEqual(72);
      // A real click at its middle: it fails when anything lies over it.
      await inBar(page).click();
      await expect(page).toHaveURL(pages.contact.path);
    });
  }

  test('where the word for them is long', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, pages.home.path);
    await inBar(page).evaluate(link => {
      link.textContent = 'Eintrittskarten';
    });
    const bar = page.getByRole('banner');
    for (const part of [bar.locator('.brand'), bar.locator('.bar-tickets'), menuToggle(page)])
      await expect(part).toBeInViewport({ ratio: 1 });
  });

  test('and leave the bar where its links stand in it', async ({ page }) => {
    await page.setViewportSize({ width: 961, height: 700 });
    await page.goto(pages.home.path);
    await expect(inBar(page)).toBeHidden();
    await expect(menu(page).getByRole('link', { name: site.nav.tickets })).toBeVisible();
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`and lead to the form of the page that has it, scripts ${javaScriptEnabled}`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        javaScriptEnabled,
        viewport: phone,
        reducedMotion: 'reduce',
        ...(baseURL && { baseURL }),
      });
      const page = await context.newPage();
      if (javaScriptEnabled) await open(page, pages.contact.path);
      else await page.goto(pages.contact.path);
      await inBar(page).click();
      const title = page.getByRole('heading', { name: inquiry.title });
      await expect
        .poll(async () => Math.round((await title.boundingBox())?.y ?? 0))
        .toBeLessThan(phone.height / 4);
      await expect(title).toBeInViewport({ ratio: 1 });
      await context.close();
    });
  }
});

test.describe('red means tickets', () => {
  /** Every button of a page that is red, or leads to tickets, and whether it is the one where it is the other. */
  const mistaken = (page: Page) =>
    page.evaluate(path => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--call)';
      document.body.append(probe);
      const red = getComputedStyle(probe).color;
      probe.remove();
      return [...document.querySelectorAll<HTMLElement>('a, button')]
        .filter(element => {
          const isRed = getComputedStyle(element).backgroundColor === red;
          const isButton = element.matches('.button');
          const asks =
            isButton && element.matches(`[href="${path}"], [href="#inquiry"], .inquiry [type=submit]`);
          return isRed !== asks;
        })
        .map(element => `${element.textContent} (${element.className})`);
    }, pages.contact.path);

  for (const path of [...everyPage.map(page => page.path), nowhere]) {
    test.describe(path, () => {
      test.use({ expectedComplaints: path === nowhere ? ['404 (Not Found)'] : [] });

      test('on every button that asks for them, and on no other', async ({ page }) => {
        for (const viewport of [desk, phone]) {
          await page.setViewportSize(viewport);
          await page.goto(path);
          expect(await mistaken(page)).toEqual([]);
        }
      });
    });
  }

  test('in the bar, the hero, the closing call: each page that advertises has some', async ({ page }) => {
    for (const { path } of menuPages) {
      await page.goto(path);
      expect(await page.locator('.button-tickets').count()).toBeGreaterThan(1);
    }
  });
});

/** Where no width that phones, tablets and desks have lets a message lie over what it is about. */
const windows = [
  [320, 640],
  [375, 667],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1181, 600],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

test('the message counts the faults, and covers neither the field that has focus nor its label', async ({
  page,
}) => {
  await open(page, pages.contact.path);
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await submit(page).click();
    const message = page.getByRole('alert').locator('.toast');
    await expect(message.locator('.toast-title')).toHaveText(inquiry.noDate);
    // All but the requests, which nobody must have.
    await expect(message).toContainText(String(inquiryFields.length - 1));
    await message.dispatchEvent('pointerover');
    for (const _field of inquiryFields) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const field = document.activeElement?.closest('.field')?.getBoundingClientRect();
        const toast = document.querySelector('.toast')?.getBoundingClientRect();
        if (!toast) return 'no message';
        return field && field.bottom > toast.top && field.right > toast.left && field.left < toast.right
          ? `${document.activeElement?.id}: ${field.top} to ${field.bottom}, message from ${toast.top}`
          : '';
      });
      expect(hidden, `${width}x${height}`).toBe('');
    }
  }
});
