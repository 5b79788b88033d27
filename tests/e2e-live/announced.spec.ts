import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { schedulePath } from '../../domain/announced.ts';
import type { Day } from '../../domain/day.ts';
import { park } from '../../domain/park.ts';
import { toInstant } from '../../domain/park-time.ts';
import { scheduleFacts } from '../../domain/schedule-facts.ts';
import { performances } from '../../domain/usual-day.ts';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import { withAnnouncements } from '../../server/inquiries/announcements/read-schedule-facts.ts';
import { createScheduleAnswer } from '../../server/inquiries/announcements/schedule-answer.ts';
import { clock, contact, date, fill, inquiry, now, reasons } from '../support/english.ts';
import { pages } from '../support/site-pages.ts';
import { desktop, expect, findAxeViolations, open, phone, test } from '../support/test.ts';
import { calendar, dateButton, fillInquiry, submitButton } from '../support/visitor-form.ts';
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

// The park's days count, not the visitor's.
test.use({ timezoneId: 'Asia/Tokyo' });

const reason = reasons.weather;

type LayoutShift = PerformanceEntry & { value: number };

const stateLine = (page: Page) => page.locator('p.now').first();
const scheduleNotices = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
const focusedElement = (page: Page) => page.locator(':focus');

test('a closed day is shown in the page’s language, without a layout shift', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const [path, name, text] of [
    [pages.contact.path, contact.cards.scheduleNoticesTitle, reason],
    [
      pathTo('attractions', locales.es),
      words.es.attractions.shows.scheduleNoticesTitle,
      words.es.reasons.weather,
    ],
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
    await expect(scheduleNotices(page, name)).toContainText(text);
    expect(await page.evaluate('shifted')).toBeLessThan(0.01);
    await page.unrouteAll();
  }
});

test('an open form says that the chosen day is closed, that it is open again, and lets nobody choose a closed one', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.clock.install({ time: noon });
  const announceLater = await announce(page);
  await open(page, pages.contact.path);
  await fillInquiry(page);
  await dateButton(page).click();
  await expect(focusedElement(page)).toHaveAccessibleName(/Today/);
  // By keyboard, because tomorrow may be in the next month.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dateButton(page)).toHaveText(date(tomorrow));

  const closedDay = new RegExp(`${date(tomorrow)}, closed \\(${reason}\\)$`);
  const error = page.getByText(
    fill(inquiry.errors.visitDate.closed, {
      day: date(tomorrow),
      reason: ` ${fill(inquiry.parenthesizedReason, { reason })}`,
    }),
  );
  await test.step('closed', async () => {
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
    await expect(error).toBeVisible();
  });

  await test.step('open again', async () => {
    announceLater();
    await page.clock.runFor('06:00');
    await expect(error).toHaveCount(0);
    await expect(scheduleNotices(page, contact.cards.scheduleNoticesTitle)).toHaveCount(0);
    await expect(dateButton(page)).toHaveText(date(tomorrow));
  });

  await test.step('not chosen by keyboard or mouse', async () => {
    announceLater(closeDay(tomorrow));
    await page.clock.runFor('06:00');
    await dateButton(page).click();
    await expect(focusedElement(page)).toHaveAccessibleName(closedDay);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await expect(focusedElement(page)).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await focusedElement(page).click({ force: true });
    await expect(dateButton(page)).toHaveText(date(dayAfterTomorrow));
  });
});

test('a notice appears that the build was too early for', async ({ page }) => {
  const { notices } = createScheduleAnswer(withAnnouncements([closeDay(tomorrow)]), today);
  await page.route(`**${schedulePath}`, route => route.fulfill({ json: { ...scheduleFacts, notices } }));
  await open(page, pages.contact.path);
  await expect(scheduleNotices(page, contact.cards.scheduleNoticesTitle)).toContainText(reason);
});

test('past notices disappear from an open page at midnight in the park', async ({ page }) => {
  await page.clock.install({ time: toInstant(tomorrow, '23:59') });
  await announce(page, closeDay(tomorrow), shortDay);
  await open(page, pages.contact.path);
  const notices = scheduleNotices(page, contact.cards.scheduleNoticesTitle).getByRole('listitem');
  await expect(notices).toHaveCount(2);
  await page.clock.runFor(60_000);
  await expect(notices).toHaveCount(1);
});

test('the timetable and the shows’ calendar files follow announced days', async ({ page }) => {
  const pastPerformances = page.locator('.performance[data-over]');
  const marker = page.locator('.timeline-now');
  const resumeAt = async (day: Day) => {
    await page.clock.setSystemTime(toInstant(day, '11:00'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  const first = performances.reduce((a, b) => (a.end < b.end ? a : b));
  await page.clock.install({ time: toInstant(today, first.end) });
  await announce(page, closeDay(tomorrow), shortDay);
  await open(page, pages.attractions.path);
  await expect(pastPerformances).toHaveCount(1);
  await expect(marker).toHaveCSS('opacity', '1');
  const markerBox = await marker.boundingBox();
  const pastBox = await pastPerformances.locator('i').boundingBox();
  expect(Math.abs((markerBox?.x ?? 0) - (pastBox?.x ?? 0) - (pastBox?.width ?? 0))).toBeLessThan(6);

  await test.step('on a closed day they show the next open one', async () => {
    await resumeAt(tomorrow);
    await expect(stateLine(page)).toContainText(fill(now.opensTomorrow, { time: clock(park.hours.opens) }));
    await expect(marker).toHaveCSS('opacity', '0');
    await expect(pastPerformances).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.locator('[data-save-show]').first().click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toMatch(new RegExp(`DTSTART.*${dayAfterTomorrow.replaceAll('-', '')}`));
  });

  await test.step('on a shorter day, its late shows are over', async () => {
    await resumeAt(shortDate);
    await expect(marker).toHaveCSS('opacity', '1');
    await expect(pastPerformances).toHaveCount(performances.filter(({ end }) => end > '17:00').length);
  });
});

test.describe('if the announcements cannot be loaded', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('the page stays as built', async ({ page }) => {
    const closed = createScheduleAnswer(withAnnouncements([closeDay(today)]), today);
    let answer: Parameters<Route['fulfill']>[0];
    await page.clock.install({ time: noon });
    await page.route(`**${schedulePath}`, route => (answer ? route.fulfill(answer) : route.abort()));
    await open(page, pages.contact.path);
    const answers: Record<string, typeof answer> = {
      'without a connection': undefined,
      'after a server error': { status: 503, json: closed },
      'after JSON of a captive portal': { json: { exceptions: closed.exceptions } },
    };
    for (const [name, nextAnswer] of Object.entries(answers))
      await test.step(name, async () => {
        answer = nextAnswer;
        const requested = page.waitForRequest(`**${schedulePath}`);
        await page.clock.runFor('06:00');
        const response = await (await requested).response();
        await response?.finished();
        await page.clock.runFor('01:00');
        await expect(stateLine(page)).toContainText(fill(now.open, { time: clock(park.hours.closes) }));
        await expect(scheduleNotices(page, contact.cards.scheduleNoticesTitle)).toHaveCount(0);
      });
  });
});
