import { readFile } from 'node:fs/promises';
import type { Page, Request, Route } from '@playwright/test';
import { schedulePath } from '../../domain/announced.ts';
import type { Day } from '../../domain/day.ts';
import type { ScheduleException } from '../../domain/exceptions.ts';
import { park } from '../../domain/park.ts';
import { toInstant } from '../../domain/park-time.ts';
import { performances } from '../../domain/usual-day.ts';
import { formatClockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import { withAnnouncements } from '../../server/inquiries/announcements/read-schedule-facts.ts';
import { createScheduleAnswer } from '../../server/inquiries/announcements/schedule-answer.ts';
import { calendar, dateButton, fillInquiry, submitButton } from '../support/inquiry-form.ts';
import { pages } from '../support/pages.ts';
import { desktop, expect, findAxeViolations, open, phone, test } from '../support/test.ts';
import { attractions, clock, contact, date, fill, inquiry, now, reasons } from '../support/words.ts';
import {
  announce,
  closeDay,
  dayAfterTomorrow,
  noon,
  shortDate,
  shortDay,
  today,
  tomorrow,
} from './announce.ts';

const reason = reasons.weather;
const closedText = fill(inquiry.errors.visitDate.closed, {
  day: date(tomorrow),
  reason: fill(inquiry.parenthesizedReason, { reason }),
});

type LayoutShift = PerformanceEntry & { value: number };

const stateLine = (page: Page) => page.locator('p.now').first();
const scheduleNotices = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
const focusedElement = (page: Page) => page.locator(':focus');
const closedDay = new RegExp(`${date(tomorrow)}, closed \\(${reason}\\)$`);

/** Uses the keyboard, because tomorrow may be in the next month. */
async function goToTomorrow(page: Page) {
  await expect(focusedElement(page)).toHaveAccessibleName(/Today/);
  await page.keyboard.press('ArrowRight');
  await expect(focusedElement(page)).toHaveAccessibleName(new RegExp(date(tomorrow)));
}

test('a closed day is shown without a layout shift', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const [path, name] of [
    [pages.contact.path, contact.cards.scheduleNoticesTitle],
    [pages.attractions.path, attractions.shows.scheduleNoticesTitle],
  ] as const) {
    // The answer arrives last.
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    await page.route(`**${schedulePath}`, async route => {
      await promise;
      await route.fulfill({ json: createScheduleAnswer(withAnnouncements([closeDay(tomorrow)]), today) });
    });
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => {
      const total = Object.assign(window, { shifted: 0 });
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) total.shifted += (entry as LayoutShift).value;
      }).observe({ type: 'layout-shift' });
    });
    answer();
    await expect(scheduleNotices(page, name)).toContainText(reason);
    expect(await page.evaluate('shifted')).toBeLessThan(0.01);
    await page.unrouteAll();
  }
});

test('an open page shows that a day is closed, with the reason in the calendar, and that it is open again', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.clock.install({ time: noon });
  const announceLater = await announce(page);
  await open(page, pages.contact.path);
  await fillInquiry(page);
  await dateButton(page).click();
  await goToTomorrow(page);
  await page.keyboard.press('Enter');
  await expect(dateButton(page)).toHaveText(date(tomorrow));
  announceLater(closeDay(tomorrow));
  await page.clock.runFor('06:00');
  await expect(focusedElement(page)).toHaveAccessibleName(closedDay);
  await expect(focusedElement(page)).toHaveAttribute('title', new RegExp(reason));
  const days = String(Number(tomorrow.slice(-2)));
  await expect(calendar(page).getByRole('status').last()).toHaveText(
    fill(inquiry.date.closedDays, { days, reason }),
  );
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await submitButton(page).click();
  const error = page.getByText(closedText);
  await expect(error).toBeVisible();
  announceLater();
  await page.clock.runFor('06:00');
  await expect(error).toHaveCount(0);
  await expect(scheduleNotices(page, contact.cards.scheduleNoticesTitle)).toHaveCount(0);
  await expect(dateButton(page)).toHaveText(date(tomorrow));
});

test('the calendar does not select a closed day by keyboard or mouse', async ({ page }) => {
  await page.clock.setFixedTime(noon);
  await announce(page, closeDay(tomorrow));
  await open(page, pages.contact.path);
  await expect(scheduleNotices(page, contact.cards.scheduleNoticesTitle)).toContainText(reason);
  await dateButton(page).click();
  await goToTomorrow(page);
  await expect(focusedElement(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await focusedElement(page).click({ force: true });
  await expect(dateButton(page)).toHaveText(inquiry.date.pick);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dateButton(page)).toHaveText(date(dayAfterTomorrow));
});

test('a show is added to the calendar on the next day that is not announced as closed', async ({ page }) => {
  await page.clock.install({ time: noon });
  await announce(page, closeDay(today), closeDay(tomorrow));
  await open(page, pages.attractions.path);
  await expect(scheduleNotices(page, attractions.shows.scheduleNoticesTitle)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-save-show]').first().click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(new RegExp(`DTSTART.*${dayAfterTomorrow.replaceAll('-', '')}`));
});

test('the home page follows today’s announced hours and times, and says that the park is closed', async ({
  page,
}) => {
  const [show] = park.shows;
  if (!show) throw new Error('This test needs a show.');
  await page.clock.install({ time: noon });
  const closes = '15:00';
  const announceLater = await announce(page);
  await open(page, pages.home.path);
  await expect(stateLine(page)).toContainText(fill(now.open, { time: clock(park.hours.closes) }));
  announceLater(
    { from: today, hours: { opens: park.hours.opens, closes }, reason: 'event' },
    ...park.shows
      .slice(1)
      .map(({ id }): ScheduleException => ({ from: today, cancelled: { show: id }, reason: 'event' })),
    ...show.starts.map(
      (at, index): ScheduleException => ({
        from: today,
        reason: 'event',
        ...(index ? { cancelled: { show: show.id, at } } : { moved: { show: show.id, at, to: '14:10' } }),
      }),
    ),
  );
  await page.clock.runFor('06:00');
  await expect(stateLine(page)).toContainText(fill(now.open, { time: clock(closes) }));
  const name = attractions.shows.cards.find(({ id }) => id === show.id)?.title ?? '';
  await expect(stateLine(page)).toContainText(name);
  await expect(stateLine(page)).toContainText(clock('14:10'));
  announceLater(closeDay(today));
  const time = formatClockTime(park.hours.opens, locales.es);
  await open(page, pathTo('home', locales.es));
  await expect(stateLine(page)).toContainText(fill(words.es.now.opensTomorrow, { time }));
});

test.describe('in a distant time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('past notices disappear from an open page at midnight in the park', { tag: '@deep' }, async ({
    page,
  }) => {
    await page.clock.install({ time: toInstant(tomorrow, '23:59') });
    await announce(page, closeDay(tomorrow), shortDay);
    await open(page, pages.contact.path);
    const notices = scheduleNotices(page, contact.cards.scheduleNoticesTitle).getByRole('listitem');
    await expect(notices).toHaveCount(2);
    await page.clock.runFor(60_000);
    await expect(notices).toHaveCount(1);
  });
});

test('the timetable marks the current time on open days, and past performances', async ({ page }) => {
  const pastPerformances = page.locator('.performance[data-over]');
  const marker = page.locator('.timeline-now');
  const resumeAt = async (day: Day) => {
    await page.clock.setSystemTime(toInstant(day, '11:00'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  const first = performances.reduce((a, b) => (a.end < b.end ? a : b));
  await page.clock.install({ time: toInstant(dayAfterTomorrow, first.end) });
  await announce(page, closeDay(tomorrow), shortDay);
  await open(page, pages.attractions.path);
  await expect(pastPerformances).toHaveCount(1);
  await expect(marker).toHaveCSS('opacity', '1');
  const markerBox = await marker.boundingBox();
  const pastBox = await pastPerformances.locator('i').boundingBox();
  expect(Math.abs((markerBox?.x ?? 0) - (pastBox?.x ?? 0) - (pastBox?.width ?? 0))).toBeLessThan(6);
  await resumeAt(tomorrow);
  await expect(stateLine(page)).toHaveText(/^Closed now/);
  await expect(marker).toHaveCSS('opacity', '0');
  // The timetable shows the next open day.
  await expect(pastPerformances).toHaveCount(0);
  await resumeAt(shortDate);
  await expect(marker).toHaveCSS('opacity', '1');
  await expect(pastPerformances).toHaveCount(performances.filter(({ end }) => end > '17:00').length);
});

test.describe('if something cannot be loaded', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('the page stays as built', async ({ page }) => {
    await page.clock.install({ time: noon });
    const isSchedule = (request: Request) => request.url().endsWith(schedulePath);
    const closed = createScheduleAnswer(withAnnouncements([closeDay(tomorrow)]), today);
    const answers: [string, Parameters<Route['fulfill']>[0] | null][] = [
      ['without a connection', null],
      ['after a server error', { status: 503, json: closed }],
      ['after JSON of a captive portal', { json: { exceptions: closed.exceptions } }],
    ];
    for (const [name, answer] of answers)
      await test.step(name, async () => {
        await page.route(`**${schedulePath}`, route => (answer ? route.fulfill(answer) : route.abort()));
        const requestDone = answer
          ? page.waitForEvent('requestfinished', isSchedule)
          : page.waitForEvent('requestfailed', isSchedule);
        await open(page, pages.contact.path);
        await requestDone;
        await expect(stateLine(page)).toContainText(fill(now.open, { time: clock(park.hours.closes) }));
        await expect(scheduleNotices(page, contact.cards.scheduleNoticesTitle)).toHaveCount(0);
        await page.unrouteAll();
      });
    await dateButton(page).click();
    await goToTomorrow(page);
    await page.keyboard.press('Enter');
    await expect(dateButton(page)).toHaveText(date(tomorrow));
  });
});
