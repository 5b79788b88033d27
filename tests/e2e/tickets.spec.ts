import type { Page } from '@playwright/test';
import { inquiryFields } from '../../domain/inquiry.ts';
import { submit } from '../support/inquiry-form.ts';
import { everyPage, menu, nowhere, pages } from '../support/pages.ts';
import { expect, open, test } from '../support/test.ts';
import { site } from '../support/words.ts';

/** The way to tickets that stays in the bar of a phone. */
const inBar = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: site.nav.ticketsShort, exact: true });

test.use({ reducedMotion: 'reduce' });

test('on narrow screens tickets stay in the bar, until its links stand there', async ({ page }) => {
  for (const width of [280, 390, 960]) {
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
  }
  await page.setViewportSize({ width: 961, height: 700 });
  await expect(inBar(page)).toBeHidden();
  await expect(menu(page).getByRole('link', { name: site.nav.tickets })).toBeVisible();
});

test.describe('red', () => {
  test.use({ expectedComplaints: ['404 (Not Found)'] });

  /** Every button of a page that is red, or asks for tickets, and is the one without the other. */
  const mistaken = (page: Page) =>
    page.evaluate(path => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--call)';
      document.body.append(probe);
      const red = getComputedStyle(probe).color;
      probe.remove();
      const asking = `.button:is([href="${path}"], [href="#inquiry"], .inquiry [type=submit])`;
      return [...document.querySelectorAll<HTMLElement>('a, button')]
        .filter(element => (getComputedStyle(element).backgroundColor === red) !== element.matches(asking))
        .map(element => `${element.textContent} (${element.className})`);
    }, pages.contact.path);

  test('is every button that asks for tickets, and no other', async ({ page }) => {
    for (const path of [...everyPage.map(page => page.path), nowhere]) {
      await page.goto(path);
      expect(await mistaken(page), path).toEqual([]);
    }
  });
});

test('the message counts the faults, and covers no field that has focus', async ({ page }) => {
  await open(page, pages.contact.path);
  const message = page.getByRole('alert').locator('.toast');
  for (const [width, height] of [
    [320, 640],
    [1181, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await submit(page).click();
    // All but the requests, which nobody must have.
    await expect(message).toContainText(String(inquiryFields.length - 1));
    await message.dispatchEvent('pointerover');
    for (const _field of inquiryFields) {
      await page.keyboard.press('Tab');
      const covered = await message.evaluate(element => {
        const field = document.activeElement?.closest('.field')?.getBoundingClientRect();
        const toast = element.getBoundingClientRect();
        return field && field.bottom > toast.top && field.right > toast.left && field.left < toast.right;
      });
      expect(covered, `at ${width} px`).not.toBe(true);
    }
  }
});
