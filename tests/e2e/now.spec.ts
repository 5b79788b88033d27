import type { Page } from '@playwright/test';
import { minutesOfDay } from '../../domain/clock-time.ts';
import { park } from '../../domain/park.ts';
import { parkTime } from '../../domain/park-time.ts';
import { performances } from '../../domain/programme.ts';
import { menuLink, pages } from '../support/pages.ts';
import { expect, open, phone, test } from '../support/test.ts';
import { attractions, clock, fill, now as words } from '../support/words.ts';

const minute = 60_000;
const [first, second] = performances;
if (!first || !second) throw new Error('These tests need a day with two performances.');
const titles = new Map<string, string>(attractions.shows.cards.map(({ id, title }) => [id, title]));
const title = (show: string) => titles.get(show) ?? '';
const openNow = fill(words.open, { time: clock(park.hours.closes) });
const closedNow = fill(words.opensTomorrow, { time: clock(park.hours.opens) });

/** A time in the park three days from now, a day that the build includes. */
function momentOf(minutes: number): Date {
  const noon = new Date(`${new Date(Date.now() + 3 * 864e5).toISOString().slice(0, 10)}T12:00:00Z`);
  return new Date(noon.getTime() + (minutes - minutesOfDay(parkTime(noon).time)) * minute);
}

const line = (page: Page) => page.locator('p.now').first();
const withNow = [pages.home, pages.attractions, pages.contact];

test('pages say whether the park is open and what is next, updated every minute without a live region', async ({
  page,
}) => {
  await page.clock.install({ time: momentOf(minutesOfDay(first.start) - 2) });
  const soon = (wait: number) => {
    const minutes = fill(words.minutes, { minutes: String(wait) });
    const next = { show: title(first.show), time: clock(first.start), wait: minutes };
    return `${openNow} ${fill(words.nextSoon, next)}`;
  };
  await open(page, pages.home.path);
  await expect(line(page)).toHaveText(soon(2));
  const announced = '[aria-live], [role=status], [role=alert]';
  expect(await line(page).evaluate((element, live) => element.closest(live), announced)).toBeNull();
  await page.clock.runFor(minute);
  await expect(line(page)).toHaveText(soon(1));
  await page.clock.runFor(minute);
  await expect(line(page)).toContainText(title(second.show));
});

test.describe('in a distant time zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the park’s time counts, after client-side navigation and after the page was suspended', async ({
    page,
  }) => {
    await page.clock.install({ time: momentOf(minutesOfDay(park.hours.opens) - 1) });
    await open(page, pages.privacy.path);
    await menuLink(page, 'home').click();
    await expect(line(page)).toHaveText(fill(words.opensToday, { time: clock(park.hours.opens) }));
    await page.clock.setSystemTime(momentOf(minutesOfDay(park.hours.closes)));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(line(page)).toHaveText(closedNow);
  });
});

test('writing the line shifts nothing on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ ...phone, width: 320 });
  await page.clock.install({ time: momentOf(minutesOfDay(first.start) - 149) });
  await open(page, pages.home.path);
  await expect(line(page)).not.toBeEmpty();
  await page.evaluate(() => document.fonts.ready);
  const [written, empty] = await line(page).evaluate((element: HTMLElement) => {
    const { offsetHeight } = element;
    element.textContent = '';
    return [offsetHeight, element.offsetHeight];
  });
  expect(written).toBe(empty);
});

test('without scripts the line stays empty', async ({ request }) => {
  for (const { path } of withNow)
    expect(await (await request.get(path)).text()).toMatch(/<p class="now[^>]*><\/p>/);
});
