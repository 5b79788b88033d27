import type { Page } from '@playwright/test';
import { minutesOfDay } from '../../domain/clock-time.ts';
import { park } from '../../domain/park.ts';
import { parkTime } from '../../domain/park-time.ts';
import { performances } from '../../domain/programme.ts';
import { menuLink, pages } from '../support/pages.ts';
import { expect, open, phone, reactStarted, test } from '../support/test.ts';
import { attractions, clock, fill, now as words } from '../support/words.ts';

const minute = 60_000;
const [first, second] = performances;
if (!first || !second) throw new Error('These tests want a day with two performances.');
const titles = new Map<string, string>(attractions.shows.cards.map(({ id, title }) => [id, title]));
const title = (show: string) => titles.get(show) ?? '';
const openNow = fill(words.open, { time: clock(park.hours.closes) });
const closedNow = fill(words.opensTomorrow, { time: clock(park.hours.opens) });

/** A moment of a day that is three from now in the park, so that the build knows it. */
function momentOf(minutes: number): Date {
  const noon = new Date(`${new Date(Date.now() + 3 * 864e5).toISOString().slice(0, 10)}T12:00:00Z`);
  return new Date(noon.getTime() + (minutes - minutesOfDay(parkTime(noon).time)) * minute);
}

const line = (page: Page) => page.locator('p.now').first();
const withNow = [pages.home, pages.attractions, pages.contact];

for (const { path } of withNow) {
  test(`${path} says what the park is doing, and goes on saying it`, async ({ page }) => {
    await page.clock.install({ time: momentOf(minutesOfDay(first.start) - 2) });
    await open(page, path);
    const soon = (wait: number) => {
      const minutes = fill(words.minutes, { minutes: String(wait) });
      const next = { show: title(first.show), time: clock(first.start), wait: minutes };
      return `${openNow} ${fill(words.nextSoon, next)}`;
    };
    await expect(line(page)).toHaveText(soon(2));
    await page.clock.runFor(minute);
    await expect(line(page)).toHaveText(soon(1));
    await page.clock.runFor(minute);
    await expect(line(page)).toContainText(title(second.show));
    // Nobody is told each minute.
    await expect(line(page)).not.toHaveAttribute('aria-live');
    expect(
      await line(page).evaluate(element => element.closest('[aria-live], [role=status], [role=alert]')),
    ).toBeNull();
  });
}

for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
  test(`it is the park's clock in ${timezoneId}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ timezoneId, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.clock.install({ time: momentOf(minutesOfDay(park.hours.closes)) });
    await open(page, '/');
    await expect(line(page)).toHaveText(closedNow);
    await context.close();
  });
}

test('the timeline shows the present moment, and what is over', async ({ page }) => {
  await page.clock.install({ time: momentOf(minutesOfDay(first.end) - 1) });
  await open(page, pages.attractions.path);
  await expect(line(page)).not.toBeEmpty();
  const over = page.locator('.performance[data-over]');
  await expect(over).toHaveCount(0);
  await expect(page.locator('.performance:visible')).toHaveCount(performances.length);
  await page.clock.runFor(minute);
  await expect(over).toHaveCount(
    performances.filter(({ end }) => minutesOfDay(end) <= minutesOfDay(first.end)).length,
  );
  const marker = page.locator('.timeline-now');
  await expect(marker).toHaveCSS('opacity', '1');
  const at = await marker.boundingBox();
  const bars = await page
    .locator('.performance i')
    .evaluateAll(all =>
      all.map(element => element.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
  // It stands where the first performance ends, before the second begins.
  expect(Math.abs((at?.x ?? 0) - (bars[0]?.right ?? 0))).toBeLessThan(6);
  expect(at?.x).toBeLessThan(bars[1]?.left ?? 0);
  await page.clock.runFor(12 * 60 * minute);
  await expect(marker).toHaveCSS('opacity', '0');
});

test('a page that is come to by a link says it too, and one that comes back says what is true then', async ({
  page,
}) => {
  await page.clock.install({ time: momentOf(minutesOfDay(park.hours.opens) - 1) });
  await open(page, pages.privacy.path);
  await menuLink(page, 'home').click();
  await expect(line(page)).toHaveText(fill(words.opensToday, { time: clock(park.hours.opens) }));
  // The phone has slept in the bag.
  await page.clock.setSystemTime(momentOf(minutesOfDay(park.hours.closes)));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(line(page)).toHaveText(closedNow);
});

for (const width of [phone.width, 360, 320]) {
  test(`nothing moves when it is written, on a phone ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ ...phone, width });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    await page.clock.install({ time: momentOf(minutesOfDay(first.start) - 149) });
    for (const { path } of withNow) {
      await page.goto(path);
      await line(page).evaluate(element => element.scrollIntoView({ block: 'center' }));
      await expect(line(page)).not.toBeEmpty();
      await reactStarted(page);
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
      const [height, room] = await line(page).evaluate(element => [
        // The card of the hours lies at an angle.
        (element as HTMLElement).offsetHeight,
        Number.parseFloat(getComputedStyle(element).minHeight),
      ]);
      // A height is told in full pixels.
      expect(Math.abs((height ?? 0) - (room ?? 0))).toBeLessThan(1);
    }
  });
}

test('it is a quiet line wherever it stands', async ({ page }) => {
  const looks = new Set<string>();
  for (const { path } of withNow) {
    await page.goto(path);
    looks.add(await line(page).evaluate(element => getComputedStyle(element).font));
  }
  expect([...looks]).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is said that could be false', async ({ page }) => {
    for (const { path } of withNow) {
      await page.goto(path);
      await expect(line(page)).toBeEmpty();
    }
  });
});
