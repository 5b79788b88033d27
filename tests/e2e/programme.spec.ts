import type { Page } from '@playwright/test';
import type { ClockTime } from '../../domain/clock-time.ts';
import type { Day } from '../../domain/day.ts';
import { addDays, daysFrom } from '../../domain/days.ts';
import { momentOf, parkDay } from '../../domain/park-time.ts';
import { performances } from '../../domain/programme.ts';
import { lastVisitDay } from '../../domain/visit-days.ts';
import { type RunningServer, serve } from '../../server/main.ts';
import { calendar, dateButton } from '../support/inquiry-form.ts';
import { pages } from '../support/pages.ts';
import { ProjectCopy } from '../support/project-copy.ts';
import { axeFindings, desktop, expect, open, phone, test } from '../support/test.ts';
import { contact, date, fill, inquiry, plan, reasons } from '../support/words.ts';

// One build with exceptional days for all of these.
test.describe.configure({ mode: 'serial' });

const [closed, reopened, shorter] = [2, 3, 9].map(days => addDays(parkDay(), days)) as [Day, Day, Day];
const why = reasons.weather;
const closedText = fill(inquiry.faults.visitDate.closed, {
  day: date(closed),
  why: fill(inquiry.closedWhy, { reason: why }),
});

let copy: ProjectCopy;
let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy = new ProjectCopy();
  copy.change(
    'domain/exceptions.ts',
    /export const exceptions(.*) = \[[^;]*\];/,
    `export const exceptions: readonly Exception[] = [
      { from: '${closed}', closed: true, reason: 'weather' },
      { from: '${shorter}', hours: { opens: '09:00', closes: '17:00' }, reason: 'event' },
    ];`,
  );
  const built = copy.run('site-build/site.ts');
  expect(built.ok, built.text).toBe(true);
  server = await serve({ host: '127.0.0.1', port: 0 }, `${copy.folder}/dist`);
});
test.afterAll(async () => {
  await server?.stop();
  copy?.remove();
});

const openContact = (page: Page) => open(page, server.url + pages.contact.path);
const openPlan = (page: Page, fragment: string) =>
  open(page, `${server.url}${pages.plan.path}#v1&${fragment}`);
const scheduleNotices = (page: Page) =>
  page.getByRole('list', { name: contact.cards.scheduleNoticesTitle }).getByRole('listitem');
/** The page becomes visible again at another time. */
async function resumeAt(page: Page, day: Day, time: ClockTime) {
  await page.clock.setSystemTime(momentOf(day, time));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('the calendar says why a day is closed, and does not select it by keyboard or mouse', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  // Today can be chosen until closing time.
  await page.clock.setFixedTime(momentOf(parkDay(), '12:00'));
  await openContact(page);
  await dateButton(page).click();
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(/Today/);
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(focused).toHaveAccessibleName(new RegExp(`${date(closed)}, closed \\(${why}\\)$`));
  await expect(focused).toHaveAttribute('aria-disabled', 'true');
  await expect(focused).toHaveAttribute('title', new RegExp(why));
  const days = String(Number(closed.slice(-2)));
  await expect(calendar(page).getByRole('status').last()).toHaveText(
    fill(inquiry.date.closedDays, { days, reason: why }),
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await focused.click({ force: true });
  await expect(dateButton(page)).toHaveText(inquiry.date.pick);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dateButton(page)).toHaveText(date(reopened));
});

test('the planner says why a day is closed, offers the next, and explains other hours', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPlan(page, `day=${closed}&must=parrot`);
  await expect(page.getByRole('radio', { name: why })).toBeDisabled();
  for (const part of ['.choices', '.day-sheet'])
    await expect(page.locator(part).getByRole('paragraph').filter({ hasText: why })).toBeVisible();
  await expect(page.locator('.day-bar').getByRole('link')).toHaveCount(0);
  await page.locator('.day-notice').getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`day=${reopened}&must=parrot`));
  await openPlan(page, `day=${shorter}`);
  const otherHours = fill(plan.sheet.otherHours, { reason: reasons.event });
  await expect(page.locator('.day-head')).toContainText(otherHours);
});

test.describe('in a distant time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('at midnight in the park past notices disappear from an open page', async ({ page }) => {
    await page.clock.install({ time: momentOf(closed, '23:59') });
    await openContact(page);
    await expect(page.locator('p.now').first()).not.toBeEmpty();
    await expect(scheduleNotices(page)).toHaveCount(2);
    await page.clock.runFor(60_000);
    await expect(scheduleNotices(page)).toHaveCount(1);
  });
});

test('the timetable marks the current time on open days, and past performances', async ({ page }) => {
  const over = page.locator('.performance[data-over]');
  const marker = page.locator('.timeline-now');
  const first = performances.reduce((one, other) => (one.end < other.end ? one : other));
  await page.clock.install({ time: momentOf(reopened, first.end) });
  await open(page, server.url + pages.attractions.path);
  await expect(over).toHaveCount(1);
  await expect(marker).toHaveCSS('opacity', '1');
  const at = await marker.boundingBox();
  const ended = await over.locator('i').boundingBox();
  expect(Math.abs((at?.x ?? 0) - (ended?.x ?? 0) - (ended?.width ?? 0))).toBeLessThan(6);
  await resumeAt(page, closed, '11:00');
  await expect(page.locator('p.now').first()).toHaveText(/^Closed now/);
  await expect(marker).toHaveCSS('opacity', '0');
  // The performances are those of the day on which it opens again.
  await expect(over).toHaveCount(0);
  // The park closes at five.
  await resumeAt(page, shorter, '11:00');
  await expect(marker).toHaveCSS('opacity', '1');
  await expect(over).toHaveCount(performances.filter(({ end }) => end > '17:00').length);
  await page.emulateMedia({ media: 'print' });
  await expect(scheduleNotices(page)).toContainText(new RegExp(reasons.event));
});

test.describe('if the calendar cannot be loaded', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'ERR_INTERNET_DISCONNECTED'] });

  test('a native date field accepts open days from today to the last bookable day', async ({
    page,
    context,
  }) => {
    await page.clock.setFixedTime(momentOf(parkDay(), '12:00'));
    await openContact(page);
    // Nothing can be loaded, not even a fallback module.
    await context.setOffline(true);
    await dateButton(page).click();
    const plain = calendar(page).getByLabel(inquiry.date.dialog);
    const message = () => plain.evaluate((input: HTMLInputElement) => input.validationMessage);
    await expect(plain).toHaveAttribute('min', parkDay());
    await plain.fill(closed);
    expect(await message()).toBe(closedText);
    await expect(dateButton(page)).toHaveText(inquiry.date.pick);
    const [last = closed, tooFar = closed] = daysFrom(lastVisitDay(parkDay()), 2);
    await expect(plain).toHaveAttribute('max', last);
    await plain.fill(tooFar);
    expect(await message()).toBe(inquiry.faults.visitDate.tooFar);
    await expect(dateButton(page)).toHaveText(inquiry.date.pick);
    await plain.fill(reopened);
    expect(await message()).toBe('');
    await expect(dateButton(page)).toHaveText(date(reopened));
  });
});
