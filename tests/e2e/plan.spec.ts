import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { park } from '../../domain/park.ts';
import { longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { dateButton, field } from '../support/inquiry-form.ts';
import { heading, pages } from '../support/pages.ts';
import { axeFindings, dayPlanned, desk, expect, open, phone, reactStarted, test } from '../support/test.ts';
import { attractions, clock, fill, planParts, site, plan as words } from '../support/words.ts';

const { path } = pages.plan;
const { choices, sheet } = words;
const shows = attractions.shows.cards;

/** A quiet morning, before the park opens. */
const morning = new Date('2027-06-10T06:00:00Z');
const day = '2027-06-12';

const lines = (page: Page) => page.locator('.line');
const line = (page: Page, name: string) =>
  lines(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const wish = (page: Page, name: string) => page.getByRole('checkbox', { name });
const spoken = (page: Page) => page.locator('.toasts > [aria-live]');
const times = (page: Page) => page.locator('.line time').allTextContents();
const startOf = (page: Page, name: string) => line(page, name).locator('time');

async function openPlan(page: Page, fragment = '') {
  await page.clock.setFixedTime(morning);
  await open(page, `${path}${fragment && `#${fragment}`}`);
  await dayPlanned(page);
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a family makes its day in a few taps, and nothing has to be sent', async ({ page }) => {
    await openPlan(page);
    await expect(lines(page).first()).toBeVisible();
    await page.getByRole('radio', { name: 'Saturday' }).click({ force: true });
    await wish(page, choices.whoOptions.children).click();
    for (const { title } of shows) await wish(page, title).click();
    for (const { title } of shows) await expect(line(page, title)).toContainText(sheet.wished);
    await expect(page.locator('.day-head')).toContainText(longDate(day, locales.en));
    expect(page.url()).toContain(`day=${day}`);
    // In the order of the day.
    const starts = await page
      .locator('.line time')
      .evaluateAll(all => all.map(time => time.getAttribute('datetime')));
    expect(starts).toEqual([...starts].sort());
    await expect(spoken(page)).not.toBeEmpty();
  });

  test('the button among the wishes leads to the day', async ({ page }) => {
    await openPlan(page);
    await page.getByRole('button', { name: choices.see }).click();
    await expect(page.getByRole('heading', { name: sheet.title, exact: true })).toBeFocused();
    await expect(page.getByRole('heading', { name: sheet.title, exact: true })).toBeInViewport();
  });
});

test.describe('the link', () => {
  test('opens the same plan elsewhere, and Back leads away from the page', async ({ page, browser }) => {
    await page.clock.setFixedTime(morning);
    await open(page, pages.home.path);
    await page.getByRole('link', { name: site.pages.plan }).first().click();
    await expect(page.locator('.day input:checked')).toHaveCount(1);
    await wish(page, shows[0]?.title ?? '').click();
    await wish(page, choices.whoOptions.quiet).click();
    await expect(page).toHaveURL(/#v1&.*quiet/);
    const link = page.url();
    const made = await times(page);

    const other = await browser.newPage({ baseURL: new URL(link).origin });
    await other.clock.setFixedTime(morning);
    await other.goto(link);
    await reactStarted(other);
    await expect.poll(() => times(other)).toEqual(made);
    await expect(other.getByRole('checkbox', { name: choices.whoOptions.quiet })).toBeChecked();
    await other.close();

    await page.goBack();
    await expect(heading(page)).toHaveText(pages.home.heading);
    await page.goForward();
    await expect.poll(() => times(page)).toEqual(made);
  });

  test('is drawn as a code, and stands beside it as text', async ({ page }) => {
    await openPlan(page, `v1&day=${day}&must=parrot`);
    await page.getByRole('button', { name: planParts.actions.show }).click();
    await expect(page.getByRole('img', { name: planParts.actions.qr })).toBeVisible();
    const text = page.getByRole('textbox', { name: planParts.actions.show });
    await expect(text).toHaveValue(new RegExp(`/plan#v1&day=${day}&must=parrot`));
    expect(await axeFindings(page)).toEqual([]);
  });

  test('of an older programme says what has changed', async ({ page }) => {
    await openPlan(page, `v1&day=${day}&must=dolphin&saw=dolphin-1100&hours=1000-1800`);
    await expect(page.getByRole('heading', { name: planParts.changes.title })).toBeVisible();
    await expect(page.locator('.day-notice')).toContainText(shows[0]?.title ?? '');
    expect(await axeFindings(page)).toEqual([]);
  });

  test('is given up, and taken back', async ({ page }) => {
    const fragment = `v1&day=${day}&must=parrot&not=photo`;
    await openPlan(page, fragment);
    const made = await times(page);
    await page.getByRole('button', { name: planParts.actions.startAgain }).press('Enter');
    await expect(page).toHaveURL(path);
    const back = page.getByRole('button', { name: planParts.actions.takeBack });
    await expect(back).toBeFocused();
    await expect(spoken(page)).toHaveText(planParts.actions.startedAgain);
    await back.press('Enter');
    await expect(page).toHaveURL(`${path}#${fragment}`);
    await expect.poll(() => times(page)).toEqual(made);
    await expect(page.getByRole('button', { name: planParts.actions.startAgain })).toBeFocused();
  });

  test('stands in the page where it cannot be sent; whoever sends it not is left alone', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async () => {
        throw new DOMException('', new URLSearchParams(location.search).get('why') ?? '');
      };
    });
    const text = page.getByRole('textbox', { name: planParts.actions.show });
    for (const [why, shown] of [
      ['AbortError', 0],
      ['NotAllowedError', 1],
    ] as const) {
      await openPlan(page);
      await page.evaluate(name => history.replaceState(history.state, '', `?why=${name}`), why);
      await page.getByRole('button', { name: planParts.actions.share }).click();
      await expect(text).toHaveCount(shown);
    }
  });

  test('that nobody can read leaves a plan all the same', async ({ page }) => {
    await openPlan(page, 'v1&day=2027-99-99&must=<script>&at=nothing');
    await expect(lines(page).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: planParts.changes.unreadTitle })).toBeVisible();
    await expect(page.getByRole('heading', { name: planParts.changes.title })).toHaveCount(0);
  });

  test('that asks for more than the hours of the day shows these', async ({ page }) => {
    await openPlan(page, `v1&day=${day}&from=0300&until=2330`);
    await expect(page.getByRole('combobox', { name: choices.from })).toHaveValue(park.hours.opens);
    await expect(page.getByRole('combobox', { name: choices.until })).toHaveValue(park.hours.closes);
  });

  test('that leaves no time says so', async ({ page }) => {
    await openPlan(page, `v1&day=${day}&from=1500&until=1000&must=dolphin`);
    await expect(page.getByText(sheet.noTime)).toBeVisible();
    // Both what it takes.
    await expect(page.locator('.aside-missed').getByRole('button').first()).toContainText(
      fill(`${planParts.missed.from}${planParts.missed.until}`, {
        from: clock('11:15'),
        until: clock('12:05'),
      }),
    );
  });
});

test.describe('a line', () => {
  test('is moved, fixed, dropped and brought back by keys', async ({ page }) => {
    await page.setViewportSize(desk);
    await openPlan(page, `v1&day=${day}`);
    const name = shows[0]?.title ?? '';
    const [first = '11:30', second = '15:30'] = shows[0]?.starts ?? [];
    const before = await startOf(page, name).getAttribute('datetime');
    const towards = before === first ? sheet.later : sheet.earlier;
    await line(page, name).getByRole('button', { name: sheet.change }).focus();
    await page.keyboard.press('Enter');
    await line(page, name).getByRole('button', { name: towards, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(startOf(page, name)).toHaveAttribute('datetime', before === first ? second : first);
    await expect(line(page, name).getByRole('button', { name: towards, exact: true })).toBeFocused();
    await expect(spoken(page)).toContainText(name);
    await expect(line(page, name).getByRole('button', { name: sheet.fix })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await line(page, name).getByRole('button', { name: sheet.drop }).focus();
    await page.keyboard.press('Enter');
    await expect(line(page, name)).toHaveCount(0);
    await expect(page.locator('.line :focus, .day-head :focus')).toHaveCount(1);
    await page
      .getByRole('button', { name: fill(`${words.dropped.back}${words.dropped.backOf}`, { what: name }) })
      .press('Enter');
    await expect(line(page, name)).toHaveCount(1);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('that is in the way of a show is told with the other performance', async ({ page }) => {
    // A meal that stays where both the shows and it cannot be, and a visit that ends before the second.
    await openPlan(page, `v1&day=${day}&until=1430&must=dolphin&at=meal-1130`);
    const missed = page.locator('.aside-missed');
    await expect(missed).toContainText(shows[0]?.title ?? '');
    const offer = missed.getByRole('button', { name: clock(shows[0]?.starts[1] ?? '15:30') });
    expect(await axeFindings(page)).toEqual([]);
    await offer.first().click();
    await expect(startOf(page, shows[0]?.title ?? '')).toHaveAttribute('datetime', shows[0]?.starts[1] ?? '');
    await expect(line(page, shows[0]?.title ?? '').getByRole('button', { name: sheet.change })).toBeFocused();
    await expect(startOf(page, shows[0]?.title ?? '')).toBeInViewport();
  });

  test('stays under the thumb that moves it', async ({ page }) => {
    await page.setViewportSize(phone);
    await openPlan(page, `v1&day=${day}`);
    const moved = line(page, attractions.activities.cards.kids.title);
    await moved.getByRole('button', { name: sheet.change }).click();
    const later = moved.getByRole('button', { name: sheet.later, exact: true });
    const before = await later.boundingBox();
    const order = await page.locator('.line h3').allTextContents();
    for (let taps = 0; taps < 4; taps++) {
      const start = await moved.locator('time').getAttribute('datetime');
      await later.click();
      await expect(moved.locator('time')).not.toHaveAttribute('datetime', start ?? '');
    }
    expect(await page.locator('.line h3').allTextContents()).not.toEqual(order);
    await expect
      .poll(async () => Math.round((await later.boundingBox())?.y ?? 0))
      .toBe(Math.round(before?.y ?? -1));
  });

  test('is dropped until none is left: the focus stays in the day, and the reason is the true one', async ({
    page,
  }) => {
    await openPlan(page, `v1&day=${day}&until=1130`);
    for (let left = await lines(page).count(); left > 0; left--) {
      await lines(page).last().getByRole('button', { name: sheet.change }).press('Enter');
      await lines(page).last().getByRole('button', { name: sheet.drop }).press('Enter');
      // What was dropped may make room for something else.
      await expect(page.locator('.line :focus, .day-head :focus')).toHaveCount(1);
      left = (await lines(page).count()) + 1;
    }
    await expect(page.getByRole('heading', { name: sheet.title, exact: true })).toBeFocused();
    await expect(page.getByText(sheet.emptied)).toBeVisible();
  });

  test('has buttons that a thumb meets', async ({ page }) => {
    await page.setViewportSize(phone);
    await openPlan(page, `v1&day=${day}`);
    await lines(page).first().getByRole('button', { name: sheet.change }).click();
    for (const button of await page.locator('.day-sheet button').all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
  });
});

test('a day that is over offers the next one', async ({ page }) => {
  await page.clock.setFixedTime(morning);
  await open(page, `${path}#v1&day=2027-06-01&must=parrot`);
  await expect(page.getByText(words.past.text)).toBeVisible();
  await expect(page.getByRole('link', { name: planParts.tickets.request })).toHaveCount(0);
  await page.locator('.day-notice').getByRole('button').click();
  await expect(page).toHaveURL(/day=2027-06-10/);
  await expect(line(page, shows[1]?.title ?? '')).toContainText(sheet.wished);
});

test('another day is chosen in the calendar', async ({ page }) => {
  await openPlan(page);
  await page.getByRole('button', { name: choices.other }).click();
  await page.getByRole('button', { name: /June 24, 2027/ }).click();
  await expect(page).toHaveURL(/day=2027-06-24/);
  await expect(page.locator('.day-other')).toBeFocused();
  await expect(page.locator('.day-other')).toContainText('June 24, 2027');
});

test('at the park it says what is next and what is over, minute by minute', async ({ page }) => {
  await page.clock.install({ time: new Date(`${day}T10:59:30Z`) });
  await open(page, `${path}#v1&day=${day}&at=parrot-1230`);
  const over = page.locator('.line-over');
  await expect(page.locator('.moment')).toBeVisible();
  const before = await over.count();
  expect(before).toBeGreaterThan(0);
  expect(
    await page.locator('.moment').evaluate(card => card.closest('[aria-live], [role=status]')),
  ).toBeNull();
  expect(await axeFindings(page)).toEqual([]);
  await page.clock.runFor('06:00:00');
  await expect.poll(() => over.count()).toBeGreaterThan(before);
});

test('what comes to mind in the park comes after what has been', async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${day}T12:20:00Z`));
  await open(page, `${path}#v1&day=${day}`);
  const over = page.locator('.line-over');
  await expect(over.first()).toBeVisible();
  const been = await over.locator('time').allTextContents();
  await wish(page, words.places.garden).click();
  await expect(startOf(page, words.places.garden)).toHaveAttribute('datetime', /^1[3-7]:/);
  expect(await over.locator('time').allTextContents()).toEqual(been);
  await expect(page.locator('.aside-missed')).toHaveCount(0);
  const made = await times(page);
  await page.reload();
  await expect.poll(() => times(page)).toEqual(made);
});

test('the calendar file has one event a performance', async ({ page }) => {
  await openPlan(page, `v1&day=${day}&must=dolphin.parrot.sealion`);
  const shown = await page.locator('.line-show').count();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: planParts.actions.calendar }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${planParts.calendar.file}-${day}.ics`);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(shown);
  expect(text).toContain('DTSTART:20270612T');
  expect(text).toContain(shows[0]?.title);
});

test('the timetable gives the next performance of one show', async ({ page }) => {
  await page.clock.setFixedTime(morning);
  await open(page, pages.attractions.path);
  const name = `${attractions.shows.calendar}${fill(attractions.shows.calendarFor, { show: shows[1]?.title ?? '' })}`;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain('DTSTART:20270610T1130');
});

test.describe('on a line that is cut', () => {
  test.use({ expectedComplaints: ['Failed to load resource'] });

  test('a calendar file that cannot be made says so', async ({ page }) => {
    await open(page, pages.attractions.path);
    await page.route('**/assets/calendar-file-*', route => route.abort());
    await page.getByRole('button', { name: attractions.shows.calendar }).first().press('Enter');
    await expect(page.getByRole('alert')).toContainText(attractions.shows.calendarFailed);
  });
});

test('tickets are asked for with the day and the number of visitors', async ({ page }) => {
  await openPlan(page, `v1&day=${day}`);
  const more = page.getByRole('button', { name: planParts.tickets.more });
  await more.click();
  await expect(page).toHaveURL(/party=1/);
  await more.click();
  await expect(page).toHaveURL(/party=2/);
  await page.getByRole('link', { name: planParts.tickets.request }).click();
  await expect(dateButton(page)).toHaveText(longDate(day, locales.en));
  await expect(field(page, 'numberOfVisitors')).toHaveValue('2');
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
});

test('brings its style along, and other pages theirs', async ({ page }) => {
  await page.setViewportSize(desk);
  await open(page, pages.attractions.path);
  await page.getByRole('link', { name: site.pages.plan }).first().click();
  await expect(heading(page)).toHaveText(words.title);
  await expect(page.locator('.day-sheet .disc').first()).toHaveCSS('border-radius', '50%');
  await open(page, path);
  await page.getByRole('contentinfo').getByRole('link', { name: site.pages.attractions }).click();
  await expect(heading(page)).toHaveText(pages.attractions.heading);
  await expect(page.locator('.show').first()).toHaveCSS('display', 'grid');
});

test('is one page on paper', async ({ page }) => {
  await openPlan(page, `v1&day=${day}&must=dolphin.parrot.sealion`);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.choices')).toBeHidden();
  await expect(lines(page).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the programme of a usual day stands in a table, and nothing dead', async ({ page }) => {
    await page.goto(path);
    const table = page.getByRole('table');
    for (const { title, starts } of shows) {
      const rows = table.getByRole('row').filter({ hasText: title });
      await expect(rows).toHaveCount(starts.length);
      await expect(rows.first()).toContainText(clock(starts[0] as `${number}:${number}`));
    }
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('main').getByRole('checkbox')).toHaveCount(0);
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    }
  });
});
