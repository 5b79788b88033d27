import type { Page } from '@playwright/test';
import { minutesOfDay, timeOfDay } from '../../domain/clock-time.ts';
import { addDays } from '../../domain/day-counts.ts';
import { park } from '../../domain/park.ts';
import { parkDay, toInstant } from '../../domain/park-time.ts';
import { performances } from '../../domain/usual-day.ts';
import { allLocales, locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { clock, date, fill, site, now as words } from '../support/english.ts';
import { menuLink, pages } from '../support/site-pages.ts';
import { expect, open, phone, restoreFromBackForwardCache, test } from '../support/test.ts';

const minute = 60_000;
const [first, second] = performances;
if (!first || !second) throw new Error('These tests need a day with two performances.');
const openNow = fill(words.open, { time: clock(park.hours.closes) });
const closedNow = fill(words.opensTomorrow, { time: clock(park.hours.opens) });
const firstShow = fill(words.first, { time: clock(first.start) });

/** Three days from now, which the build includes. */
const momentAt = (minutes: number) => toInstant(addDays(parkDay(), 3), timeOfDay(minutes));

const line = (page: Page) => page.locator('p.now').first();

test('pages say whether the park is open and what is next, updated every minute', async ({ page }) => {
  await page.clock.install({ time: momentAt(minutesOfDay(first.start) - 2) });
  const next = ({ start }: typeof first) => `${openNow}\u00a0· ${fill(words.next, { time: clock(start) })}`;
  await open(page, pages.home.path);
  await expect(line(page)).toHaveText(next(first));
  await page.clock.runFor(2 * minute);
  await expect(line(page)).toHaveText(next(second));
});

test.describe('in a distant time zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the park’s day and time count, also after a night in which the page was suspended', async ({
    page,
  }) => {
    const night = addDays(parkDay(), 3);
    const morning = addDays(night, 1);
    await page.clock.install({ time: toInstant(night, '23:00') });
    await open(page, pages.privacy.path);
    const today = page.locator('time[data-date]');
    await expect(today).toHaveText(date(night));
    await page.clock.setSystemTime(toInstant(morning, '06:00'));
    await restoreFromBackForwardCache(page);
    await expect(today).toHaveText(date(morning));
    await expect(today).toHaveAttribute('datetime', morning);
    await menuLink(page, 'home').click();
    await expect(line(page)).toContainText(fill(words.opensToday, { time: clock(park.hours.opens) }));
    await page.clock.setSystemTime(toInstant(morning, park.hours.closes));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(line(page)).toHaveText(`${closedNow}\u00a0· ${firstShow}`);
  });
});

for (const id of allLocales)
  test(`on the home page of phones it is one line: ${locales[id].name}`, {
    // These have the longest.
    tag: id === 'de' || id === 'es' ? [] : '@deep',
  }, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.clock.setFixedTime(momentAt(minutesOfDay(first.end)));
    await open(page, pathTo('home', locales[id]));
    await expect(line(page)).toContainText('·');
    const countLines = () =>
      line(page).evaluate(element => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
    expect(await countLines()).toBe(1);
    await page.setViewportSize({ width: 844, height: 390 });
    expect(await countLines()).toBe(1);
    const text = await line(page).innerText();
    await page.clock.setFixedTime(momentAt(minutesOfDay(park.hours.closes)));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(line(page)).not.toHaveText(text);
    expect(await countLines()).toBe(1);
  });

test('without scripts pages show the usual hours', async ({ request }) => {
  for (const { path } of [pages.home, pages.attractions]) {
    const html = await (await request.get(path)).text();
    const [text = ''] = /<p class="now".*?<\/p>/.exec(html) ?? [];
    expect(text.replace(/<[^>]*>/g, '')).toBe(site.footer.hours);
  }
});
