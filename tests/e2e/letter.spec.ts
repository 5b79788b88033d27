import type { Page } from '@playwright/test';
import { parkDay } from '../../domain/park-time.ts';
import { readPlan } from '../../domain/plan-link.ts';
import { promises } from '../../domain/promises.ts';
import { chooseToday, dateButton, expectEmpty, field, fillInquiry, submit } from '../support/inquiry-form.ts';
import { menuLink, pages } from '../support/pages.ts';
import { axeFindings, desk, expect, open, phone, stopClock, test } from '../support/test.ts';
import { address, fill, inquiry, site, ticket as words } from '../support/words.ts';

const ticket = (page: Page) => page.getByRole('article', { name: inquiry.sent.title });
const heading = (page: Page) => page.getByRole('heading', { name: inquiry.sent.title });
const letter = (page: Page) => page.locator('.letter');
const again = (page: Page) => page.getByRole('link', { name: words.again });
const plan = (page: Page) => ticket(page).getByRole('link', { name: site.pages.plan });
const visitors = (count: number) =>
  fill(words.counts.numberOfVisitors[count === 1 ? 'one' : 'other'] ?? '', { count: String(count) });

/** Fills in a whole inquiry and sends it. Gives its day as the button says it. */
async function send(page: Page, changes: Parameters<typeof fillInquiry>[1] = {}): Promise<string> {
  await fillInquiry(page, changes);
  const day = await chooseToday(page);
  await submit(page).click();
  return day;
}

test.describe('the ticket', () => {
  test.use({ viewport: desk });
  test.beforeEach(({ page }) => open(page, pages.contact.path));

  test('says the day, who comes and what is next, and has the focus before anything is said or moves', async ({
    page,
  }) => {
    await page.evaluate(() => {
      const order: string[] = [];
      Object.assign(window, { order });
      addEventListener('focusin', ({ target }) => order.push((target as Element).id));
      const status = document.querySelector('[role=status]') as Element;
      new MutationObserver(() => order.push('said')).observe(status, { childList: true });
      document.addEventListener('animationstart', ({ animationName }) => order.push(animationName));
    });
    const day = await send(page, { numberOfVisitors: '4' });
    await expect(heading(page)).toBeFocused();
    await expect(ticket(page)).toContainText(day);
    await expect(ticket(page)).toContainText(visitors(4));
    await expect(ticket(page).locator('.ticket-next')).toHaveText(inquiry.sent.text);
    await expect(page.getByRole('status')).toContainText(inquiry.sent.title);
    await expect(page.getByRole('status')).toContainText(inquiry.sent.text);
    await expectEmpty(page);
    await expect(submit(page)).toBeEnabled();
    await expect(letter(page)).toHaveCount(0);
    const order = await page.evaluate(() => (window as unknown as { order: string[] }).order);
    const [first, second, ...later] = order.slice(order.indexOf('ticket'));
    expect([first, second]).toEqual(['ticket', 'said']);
    expect(later).toContain('letter-carry');
  });

  test('of one visitor says so', async ({ page }) => {
    await send(page, { numberOfVisitors: '1' });
    await expect(ticket(page)).toContainText(visitors(1));
    expect(visitors(1)).not.toContain('visitors');
  });

  test('holds nothing personal', async ({ page }) => {
    await send(page);
    const text = await ticket(page).innerText();
    for (const own of ['Siobhán', 'example.ie', '+49', 'ramp']) expect(text).not.toContain(own);
  });

  test('leads to a plan of that day for so many, and is still there on the way back', async ({ page }) => {
    await send(page, { numberOfVisitors: '3' });
    const fragment = new URL((await plan(page).getAttribute('href')) ?? '', page.url()).hash;
    expect(readPlan(fragment)).toMatchObject({ wishes: { day: parkDay(), party: 3 }, unread: [] });
    await plan(page).click();
    await expect(page).toHaveURL(`${pages.plan.path}${fragment}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await menuLink(page, 'contact').click();
    await expect(ticket(page)).toContainText(visitors(3));
    await expect(letter(page)).toHaveCount(0);
    await expect(heading(page)).not.toBeFocused();
  });

  test('is for keeps: what is typed after it stays, also over another page', async ({ page }) => {
    await send(page);
    await again(page).click();
    await expect(field(page, 'fullName')).toBeFocused();
    await expect(field(page, 'fullName')).toBeInViewport();
    await expectEmpty(page);
    await page.keyboard.type('Ana');
    await menuLink(page, 'home').click();
    await expect(page).toHaveURL(pages.home.path);
    await menuLink(page, 'contact').click();
    await expect(ticket(page)).toBeVisible();
    await expect(field(page, 'fullName')).toHaveValue('Ana');
  });

  test('gives way to that of the next inquiry, and stays while that has faults', async ({ page }) => {
    await send(page, { numberOfVisitors: '2' });
    await expect(ticket(page)).toContainText(visitors(2));
    await submit(page).click();
    await expect(field(page, 'fullName')).toBeFocused();
    await expect(ticket(page)).toContainText(visitors(2));
    await send(page, { numberOfVisitors: '7' });
    await expect(ticket(page)).toHaveCount(0);
    await expect(ticket(page)).toContainText(visitors(7));
    await expect(ticket(page)).toHaveCount(1);
    await expect(ticket(page)).not.toContainText(visitors(2));
  });

  test('takes no focus from who has gone on to something else', async ({ page }) => {
    await fillInquiry(page);
    await chooseToday(page);
    await stopClock(page);
    await submit(page).click();
    await menuLink(page, 'home').focus();
    const { y } = (await page.locator('form').boundingBox()) ?? { y: 0 };
    await page.clock.runFor(promises.sendingMs + 10);
    await expect(ticket(page)).toHaveCount(1);
    await expect(menuLink(page, 'home')).toBeFocused();
    expect(y).not.toBe(0);
  });

  test('prints alone, on one page', async ({ page }) => {
    await send(page);
    await expect(ticket(page)).toBeVisible();
    await page.evaluate(() => {
      Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) });
    });
    await page.getByRole('button', { name: words.print }).click();
    expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    for (const gone of [
      '.bar',
      '.hero',
      'form',
      '.contact-side',
      '.map',
      '.footer',
      '.toasts',
      '.ticket-ways',
    ])
      await expect(page.locator(gone)).toBeHidden();
    await expect(heading(page)).toBeVisible();
    await expect(ticket(page)).toContainText(visitors(4));
    for (const line of [address.line, site.footer.hours])
      await expect(ticket(page).getByText(line)).toBeVisible();
    await page.emulateMedia({ media: null });
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});

test.describe('the moment', () => {
  for (const viewport of [phone, { width: 768, height: 1024 }, { width: 1440, height: 900 }]) {
    test(`shifts nothing at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, pages.contact.path);
      await fillInquiry(page);
      await chooseToday(page);
      await submit(page).evaluate(button => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await page.evaluate(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver(list => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) shifts.push(entry.value);
        }).observe({ type: 'layout-shift' });
      });
      await submit(page).click();
      await expect(heading(page)).toBeInViewport();
      await expect(letter(page)).toHaveCount(0);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
    });
  }

  test('is over in a second and a half, moves by transform and opacity alone, and lets clicks through', async ({
    page,
  }) => {
    await page.setViewportSize(desk);
    await open(page, pages.contact.path);
    await send(page);
    await expect(letter(page)).toHaveAttribute('aria-hidden', 'true');
    const { ends, moved } = await letter(page).evaluate(element => {
      const animations = element.getAnimations({ subtree: true });
      const finite = animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      const own = new Set(['offset', 'computedOffset', 'easing', 'composite']);
      const keys = animations.flatMap(({ effect }) =>
        (effect as KeyframeEffect).getKeyframes().flatMap(frame => Object.keys(frame)),
      );
      return {
        ends: Math.max(...finite.filter(Number.isFinite)),
        moved: [...new Set(keys)].filter(key => !own.has(key)).sort(),
      };
    });
    expect(ends).toBeLessThan(1500);
    expect(moved).toEqual(['opacity', 'transform']);
    // Beside the written sheet is a blank one: no empty fields, and not the bare page either.
    const form = page.locator('.inquiry');
    const early = await form.evaluate(element => {
      for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = 300;
      const shown = [...element.children].filter(child => child.checkVisibility());
      return [element, ...shown].map(one => getComputedStyle(one).opacity);
    });
    expect(early.length).toBeGreaterThan(2);
    expect(early).toEqual(['1', ...early.slice(1).map(() => '0')]);
    await again(page).click();
    await expect(letter(page)).toHaveCount(0);
    await expect(form.locator('.fields')).toHaveCSS('opacity', '1');
    await expect(field(page, 'fullName')).toBeFocused();
  });

  test('is still for who asks for stillness', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, pages.contact.path);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('.letter')) document.body.dataset['seen'] = 'letter';
      }).observe(document.body, { subtree: true, childList: true });
    });
    await send(page);
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('body')).not.toHaveAttribute('data-seen');
  });
});

test.describe('where the ticket cannot be had', () => {
  test.use({ expectedComplaints: ['Failed to load resource', 'ERR_FAILED'] });

  test('thanks are said as they are without', async ({ page }) => {
    await page.route('**/assets/ticket-*.js', route => route.abort());
    await open(page, pages.contact.path);
    await send(page);
    await expect(page.getByRole('status')).toContainText(inquiry.sent.title);
    await expectEmpty(page);
    await expect(submit(page)).toBeFocused();
    await expect(ticket(page)).toHaveCount(0);
    await expect(dateButton(page)).toBeEnabled();
  });
});

for (const viewport of [desk, phone, { width: 320, height: 640 }]) {
  test(`the page with a ticket is whole at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, pages.contact.path);
    await send(page, { numberOfVisitors: '999999999' });
    await expect(heading(page)).toBeInViewport();
    await expect(letter(page)).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}
