/** A plan stays on its page, and goes along to the form, by whatever way. */
import type { Page } from '@playwright/test';
import { showLink } from '../../domain/request-link.ts';
import { calendar, dateButton, field, fillInquiry, submit } from '../support/inquiry-form.ts';
import { menuLink, pages } from '../support/pages.ts';
import { button, day, dolphins, morning, openPlan, option, request, undo } from '../support/planner.ts';
import { desktop, expect, hold, hydrated, open, phone, scripts, test } from '../support/test.ts';
import { attractions, date, fill, inquiry, planParts, site, plan as words } from '../support/words.ts';

const { path } = pages.plan;
const linked = `v1&day=${day}&must=dolphin&party=6`;
const { choices } = words;

const shownDay = (page: Page) => page.locator('.day-head');

test.describe('a linked plan stays', () => {
  test('if the skip link is used, which moves the focus and not the address', async ({ page }) => {
    await page.setViewportSize(desktop);
    await openPlan(page, linked);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await expect(page).toHaveURL(`${path}#${linked}`);
    // Before hydration too, and on other pages.
    const release = await hold(page, scripts);
    for (const at of [`${path}#${linked}`, pages.home.path]) {
      await page.goto('about:blank');
      await page.goto(at);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await expect(page).toHaveURL(at);
    }
    release();
  });

  for (const [name, arrive] of [
    ...['#main', '#inquiry', '#', '#:~:text=day', '#v2&day=2027-06-20', '#v1&day=2027-99-99'].map(
      hash => [hash, (page: Page) => page.evaluate(`location.href = '${hash}'`)] as const,
    ),
    ['a link to this page', (page: Page) => menuLink(page, 'plan').click()],
    [
      'Back and Forward',
      async (page: Page) => {
        await page.evaluate("location.hash = '#main'");
        await page.goBack();
        await page.goForward();
      },
    ],
  ] as const)
    test(`with ${name}`, async ({ page }) => {
      await page.setViewportSize(desktop);
      await openPlan(page, linked);
      await button(page, choices.party.more).click();
      await expect(page).toHaveURL(/party=7/);
      const { href } = new URL(page.url());
      await arrive(page);
      await expect(page).toHaveURL(href);
      await expect(shownDay(page)).toContainText(date(day));
      await expect(request(page)).toHaveAttribute('href', /party=7/);
      // What begins like a plan and is none is not passed over.
      await expect(page.getByRole('heading', { name: planParts.changes.unreadTitle })).toHaveCount(
        name.startsWith('#v') ? 1 : 0,
      );
      await undo(page).click();
      await expect(request(page)).toHaveAttribute('href', /party=6/);
    });

  test('another plan replaces it', async ({ page }) => {
    await openPlan(page, linked);
    await page.evaluate("location.hash = '#v1%26day%3D2027-06-20'");
    await expect(shownDay(page)).toContainText(date('2027-06-20'));
    await page.goBack();
    await expect(shownDay(page)).toContainText(date(day));
  });
});

test('a friend’s plan leaves one’s own, which is offered', async ({ page }) => {
  await openPlan(page, 'v1&day=2027-06-19');
  await option(page, dolphins).click();
  await expect(page).toHaveURL(/day=2027-06-19&must=dolphin/);
  const own = new URL(page.url()).hash;
  const back = button(page, fill(planParts.others.back, { day: 'Saturday, June 19, 2027' }));
  await expect(back).toHaveCount(0);
  await page.goto('about:blank');
  await openPlan(page, linked);
  await expect(back).toBeVisible();
  await option(page, choices.whoOptions.children).click();
  await expect(page).toHaveURL(/who=children/);
  const friends = new URL(page.url()).hash;
  await page.goto('about:blank');
  await openPlan(page);
  await expect(page).toHaveURL(`${path}${friends}`);
  await back.click();
  await expect(page).toHaveURL(`${path}${own}`);
  const toFriends = button(page, fill(planParts.others.back, { day: 'Saturday, June 12, 2027' }));
  await expect(toFriends).toBeVisible();
  await undo(page).click();
  await expect(page).toHaveURL(`${path}${friends}`);
  await back.click();
  await expect(toFriends).toBeVisible();
});

test('edits are shown though the browser refuses to write the address and to store', async ({ page }) => {
  await openPlan(page, linked);
  await page.evaluate(() => {
    const { replaceState } = history;
    history.replaceState = () => {
      throw new DOMException('', 'SecurityError');
    };
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    Object.assign(window, { allow: () => Object.assign(history, { replaceState }) });
  });
  for (const party of [7, 8]) {
    await button(page, choices.party.more).click();
    await expect(page.locator('.party output')).toHaveText(String(party));
  }
  await expect(page).toHaveURL(`${path}#${linked}`);
  await expect(request(page)).toHaveAttribute('href', /party=8/);
  await page.evaluate('allow()');
  await expect(page).toHaveURL(/party=8/);
});

test.describe('the request', () => {
  const expectRequest = async (page: Page) => {
    await expect(dateButton(page)).toHaveText(date(day));
    await expect(field(page, 'numberOfVisitors')).toHaveValue('6');
    await expect(page.getByRole('region', { name: inquiry.plan.title })).toContainText(date(day));
    // Or every reload would bring it again.
    await expect(page).toHaveURL(`${pages.contact.path}#inquiry`);
  };

  for (const [width, links] of [
    [
      desktop.width,
      ['.day-bar a', '.menu-tickets', '.menu-links a[href*=contact]', '.footer a[href*=contact]'],
    ],
    [phone.width, ['.header-tickets']],
  ] as const)
    for (const link of links)
      test(`is filled in by ${link} at ${width} px, here and in a new tab`, async ({ page, context }) => {
        await page.setViewportSize({ ...desktop, width });
        await openPlan(page, linked);
        const [tab] = await Promise.all([
          context.waitForEvent('page'),
          page.locator(link).click({ modifiers: ['ControlOrMeta'] }),
        ]);
        await tab.clock.setFixedTime(morning);
        await tab.reload();
        await expectRequest(tab);
        await tab.close();
        await page.locator(link).click();
        await expectRequest(page);
        await expect(page.getByRole('heading', { name: inquiry.title })).toBeInViewport();
      });

  test('is in the links before hydration, which can be copied', async ({ page }) => {
    await hold(page, scripts);
    await page.goto(`${path}#${linked}`);
    for (const link of ['.day-bar a', '.header-tickets', '.menu-tickets', '.footer a[href*=contact]'])
      await expect(page.locator(link).first()).toHaveAttribute(
        'href',
        new RegExp(`${pages.contact.path}#${linked}$`),
      );
    await expect(page.locator('.footer a[hreflang=es]')).toHaveAttribute('href', new RegExp(`#${linked}$`));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path}#${linked}$`),
    );
  });

  test('keeps what was typed, and what is changed afterwards', async ({ page }) => {
    await page.clock.setFixedTime(morning);
    await open(page, pages.contact.path);
    await fillInquiry(page, { numberOfVisitors: '2' });
    await menuLink(page, 'plan').click();
    await expect(request(page)).toHaveAttribute('href', /#v1/);
    await page.evaluate(`location.hash = '#${linked}'`);
    await expect(shownDay(page)).toContainText(date(day));
    await request(page).click();
    await expectRequest(page);
    await expect(field(page, 'fullName')).not.toHaveValue('');
    await field(page, 'numberOfVisitors').fill('9');
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'numberOfVisitors')).toHaveValue('9');
    await expect(dateButton(page)).toHaveText(date(day));
  });

  test('needs no storage', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const)
        Storage.prototype[name] = () => {
          throw new DOMException('', 'SecurityError');
        };
    });
    await openPlan(page, linked);
    await request(page).click();
    await expectRequest(page);
    await page.goto('about:blank');
    await page.goto(`${pages.contact.path}#${linked}`);
    await expectRequest(page);
  });

  test('takes no past day', async ({ page }) => {
    await page.clock.setFixedTime(morning);
    await open(page, `${pages.contact.path}#v1&day=2027-06-01&must=dolphin&party=6`);
    await expect(field(page, 'numberOfVisitors')).toHaveValue('6');
    await expect(dateButton(page)).toHaveText(inquiry.date.pick);
    await expect(page.getByRole('region', { name: inquiry.plan.title })).toContainText(date('2027-06-01'));
  });

  test('for a show names it, in a new tab too, and never overwrites', async ({ page }) => {
    await open(page, pages.attractions.path);
    const show = page.locator('#dolphin').getByRole('link', { name: attractions.shows.inquire });
    await expect(show).toHaveAttribute('href', `${pages.contact.path}#${showLink('dolphin')}`);
    const to = async (hash: string) => {
      await page.goto('about:blank');
      await open(page, `${pages.contact.path}#${hash}`);
    };
    await show.click();
    await expect(field(page, 'specialRequests')).toHaveValue(dolphins);
    await to(showLink('parrot'));
    await expect(field(page, 'specialRequests')).toHaveValue(words.places.parrot);
    await field(page, 'specialRequests').fill('A ramp, please');
    await to(showLink('dolphin'));
    await expect(field(page, 'specialRequests')).toHaveValue('A ramp, please');
    await to(showLink('constructor'));
    await expect(field(page, 'specialRequests')).toHaveValue('A ramp, please');
  });
});

test('the canonical address follows the plan, and goes with it', async ({ page }) => {
  await openPlan(page, linked);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${path}#${linked}$`));
  await button(page, choices.party.more).click();
  await expect(canonical).toHaveAttribute('href', /party=7/);
  await button(page, planParts.actions.startAgain).click();
  await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`));
  // By keyboard: the bar moves with the height of the plan.
  await undo(page).press('Enter');
  await expect(canonical).toHaveAttribute('href', /party=7/);
  await menuLink(page, 'home').click();
  await expect(canonical).not.toHaveAttribute('href', /#/);
});

test.describe('another date in the form', () => {
  const next = '2027-06-13';
  const card = (page: Page) => page.getByRole('region', { name: inquiry.plan.title });
  const planLink = (page: Page) => page.locator('.ticket-ways').getByRole('link', { name: site.pages.plan });

  test.beforeEach(async ({ page }) => {
    await openPlan(page, `${linked}&who=wheels`);
    await request(page).click();
    await hydrated(page);
    await expect(card(page)).toContainText(choices.whoOptions.wheels);
    await dateButton(page).click();
    await expect(calendar(page).locator('td :focus')).toBeVisible();
    for (const key of ['ArrowRight', 'Enter', 'Escape']) await page.keyboard.press(key);
    await expect(dateButton(page)).toHaveText(date(next));
    await fillInquiry(page);
  });

  test('leaves the plan behind, and says so', async ({ page }) => {
    await expect(card(page)).toContainText(fill(inquiry.plan.otherDay, { day: date(day) }));
    await submit(page).click();
    await expect(page.locator('.ticket')).not.toContainText(choices.whoOptions.wheels);
    await expect(planLink(page)).toHaveAttribute('href', new RegExp(`#v1&day=${next}`));
  });

  test('can have the same plan', async ({ page }) => {
    await button(page, fill(inquiry.plan.move, { day: date(next) })).click();
    await expect(card(page).locator('time').first()).toBeVisible();
    await submit(page).click();
    await expect(page.locator('.ticket')).toContainText(choices.whoOptions.wheels);
    await expect(planLink(page)).toHaveAttribute('href', new RegExp(`#v1&day=${next}.*must=dolphin`));
  });
});
