import type { Page } from '@playwright/test';
import type { ClockTime } from '../../domain/clock-time.ts';
import type { Day } from '../../domain/day.ts';
import { parkDay } from '../../domain/park-time.ts';
import { performances } from '../../domain/programme.ts';
import { type RunningServer, serve } from '../../server/main.ts';
import { momentAt } from '../../site-build/structured-data.ts';
import { calendar, dateButton, submit } from '../support/inquiry-form.ts';
import { pages } from '../support/pages.ts';
import { ProjectCopy } from '../support/project-copy.ts';
import { axeFindings, desk, expect, open, phone, test } from '../support/test.ts';
import { contact, date, fill, inquiry, plan, planParts, reasons } from '../support/words.ts';

// One build, with days on which something is not as usual, for all of these.
test.describe.configure({ mode: 'serial' });

const inDays = (days: number) =>
  new Date(Date.parse(`${parkDay()}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10) as Day;
const [closed, open2, last] = [inDays(2), inDays(3), inDays(9)];
const closedText = fill(inquiry.faults.visitDate.closed, {
  day: date(closed),
  why: fill(inquiry.closedWhy, { reason: reasons.weather }),
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
      { from: '${last}', hours: { opens: '09:00', closes: '17:00' }, reason: 'event' },
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
const now = (page: Page) => page.locator('p.now').first();
const notUsual = (page: Page) => page.getByRole('list', { name: contact.cards.notUsualTitle });

for (const size of [desk, phone]) {
  test(`a closed day says why and cannot be chosen, by keys or by hand, ${size.width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openContact(page);
    await dateButton(page).click();
    const focused = page.locator(':focus');
    await expect(focused).toHaveAccessibleName(/Today/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(focused).toHaveAccessibleName(
      new RegExp(`${date(closed)}, closed \\(${reasons.weather}\\)$`),
    );
    await expect(focused).toHaveAttribute('aria-disabled', 'true');
    await expect(focused).toHaveAttribute('title', new RegExp(reasons.weather));
    await expect(calendar(page).getByRole('status').last()).toHaveText(
      fill(inquiry.date.closedDays, { days: String(Number(closed.slice(-2))), reason: reasons.weather }),
    );
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await focused.click({ force: true });
    await expect(dateButton(page)).toHaveText(inquiry.date.pick);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(dateButton(page)).toHaveText(date(open2));
  });
}

test('a day at hand of the plan that is closed says why, and a plan of it is another day’s at a touch', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, `${server.url}${pages.plan.path}#v1&day=${closed}&must=parrot`);
  const why = reasons.weather;
  await expect(page.getByRole('radio', { name: why })).toBeDisabled();
  await expect(page.getByRole('paragraph').filter({ hasText: why })).toHaveCount(2);
  // Once beside the days, once in the plan.
  await expect(page.locator('.choices').getByRole('paragraph').filter({ hasText: why })).toBeVisible();
  await expect(page.locator('.day-sheet').getByRole('paragraph').filter({ hasText: why })).toBeVisible();
  await expect(page.getByRole('link', { name: planParts.tickets.request })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('.day-notice').getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`day=${open2}&must=parrot`));
});

test('a plan of a day with other hours says why they are others', async ({ page }) => {
  await open(page, `${server.url}${pages.plan.path}#v1&day=${last}`);
  await expect(page.locator('.day-head')).toContainText(
    fill(plan.sheet.otherHours, { reason: reasons.event }),
  );
});

test('a day that was chosen before it was closed is refused with the reason', async ({ page }) => {
  await page.addInitScript(
    visitDate => sessionStorage.setItem('inquiry-draft', JSON.stringify({ visitDate, fullName: 'Ewa' })),
    closed,
  );
  await openContact(page);
  await expect(dateButton(page)).toHaveText(date(closed));
  await submit(page).click();
  await expect(page.getByText(closedText)).toBeVisible();
  await expect(dateButton(page)).toHaveAccessibleDescription(closedText);
});

test('what is not as usual is printed with the timetable', async ({ page }) => {
  await open(page, server.url + pages.attractions.path);
  await page.emulateMedia({ media: 'print' });
  await expect(notUsual(page).getByRole('listitem')).toHaveCount(2);
  await expect(notUsual(page)).toContainText('Closed (bad weather)');
});

for (const timezoneId of ['Asia/Tokyo', 'America/Los_Angeles']) {
  test.describe(`at midnight in the park, seen from ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('what is over goes from a page that stays open, and from one that has slept', async ({ page }) => {
      for (const wake of [
        () => page.clock.runFor(60_000),
        async () => {
          await page.clock.setSystemTime(momentAt(open2, '00:00'));
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        },
      ]) {
        await page.clock.install({ time: momentAt(closed, '23:59') });
        await openContact(page);
        await expect(now(page)).not.toBeEmpty();
        await expect(notUsual(page).getByRole('listitem')).toHaveCount(2);
        await wake();
        await expect(notUsual(page).getByRole('listitem')).toHaveCount(1);
      }
    });
  });
}

test('the timeline has no present moment on a closed day, and what does not take place today is as if over', async ({
  page,
}) => {
  const over = page.locator('.performance[data-over]');
  const marker = page.locator('.timeline-now');
  const at = async (day: Day, time: ClockTime) => {
    await page.clock.setSystemTime(momentAt(day, time));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  await page.clock.install({ time: momentAt(open2, '11:00') });
  await open(page, server.url + pages.attractions.path);
  await expect(marker).toHaveCSS('opacity', '1');
  await expect(over).toHaveCount(0);
  await at(closed, '11:00');
  await expect(now(page)).toHaveText(/^Closed now/);
  await expect(marker).toHaveCSS('opacity', '0');
  await expect(over).toHaveCount(performances.length);
  // It closes at five.
  const late = performances.filter(({ end }) => end > '17:00');
  await at(last, '11:00');
  await expect(marker).toHaveCSS('opacity', '1');
  await expect(over).toHaveCount(late.length);
});

test.describe('where scripts do not load', () => {
  test.use({ expectedComplaints: ['net::ERR_FAILED'] });

  test('the browser’s own date field takes no closed day either', async ({ page }) => {
    await page.route('**/assets/calendar-*.js', route => route.abort());
    await openContact(page);
    await dateButton(page).click();
    const plain = calendar(page).getByLabel(inquiry.date.dialog);
    await plain.fill(closed);
    expect(await plain.evaluate(input => (input as HTMLInputElement).validationMessage)).toBe(closedText);
    await expect(dateButton(page)).toHaveText(inquiry.date.pick);
    await plain.fill(open2);
    expect(await plain.evaluate(input => (input as HTMLInputElement).validationMessage)).toBe('');
    await expect(dateButton(page)).toHaveText(date(open2));
  });

  test('what is not as usual goes when it is over, before React and with it', async ({ page }) => {
    for (const { path } of [pages.contact, pages.attractions]) {
      for (const [now, shown] of [
        [closed, 2],
        [open2, 1],
        [last, 1],
        [inDays(10), 0],
      ] as const) {
        await page.clock.setFixedTime(`${now}T12:00:00Z`);
        await open(page, server.url + path);
        await expect(notUsual(page).getByRole('listitem')).toHaveCount(shown);
        await page.route('**/assets/*.js', route => route.abort());
        await page.reload();
        await expect(page.locator('.not-usual > li:visible')).toHaveCount(shown);
        await page.unroute('**/assets/*.js');
      }
    }
  });
});
