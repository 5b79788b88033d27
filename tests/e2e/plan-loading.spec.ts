import { daysFrom } from '../../domain/days.ts';
import { parkDay } from '../../domain/park-time.ts';
import { dateButton, field } from '../support/inquiry-form.ts';
import { pages } from '../support/pages.ts';
import { countPrintedPages, papers } from '../support/paper.ts';
import {
  checkbox,
  day,
  dolphins,
  expandChoices,
  inquiryPlan,
  morning,
  shows,
  stopItems,
  ticketLink,
  words,
} from '../support/planner.ts';
import { expect, holdRequests, test } from '../support/test.ts';
import { date } from '../support/words.ts';

const { path } = pages.plan;
const { choices, sheet } = words;

test('the tiles show the coming days before the planner has loaded, and choices made then are kept', {
  tag: '@deep',
}, async ({ page }) => {
  await page.clock.setFixedTime(morning);
  const release = await holdRequests(page, '**/assets/planner-*');
  await page.goto(path);
  await expect(page.locator('.day b')).toHaveText(
    daysFrom(parkDay(morning), 7).map(day => String(Number(day.slice(-2)))),
  );
  await page.getByRole('combobox', { name: choices.until }).selectOption('15:00');
  await expandChoices(page);
  await checkbox(page, dolphins).check();
  release();
  await expect(page).toHaveURL(/day=2027-06-10&until=1500&must=dolphin/);
  await expect(page.locator('.day input')).toHaveCount(7);
});

test('a linked plan shows its day and carries its ticket request before the planner has loaded', async ({
  page,
}) => {
  await page.clock.setFixedTime(morning);
  const fragment = `v1&day=${day}&must=parrot&party=3`;
  await holdRequests(page, '**/assets/planner-*');
  await page.goto(`${path}#${fragment}`);
  await expect(page.locator('.day-head')).toContainText(date(day));
  await expect(page.getByText(sheet.opening)).toBeVisible();
  await expect(page.locator('.stops')).toBeHidden();
  await ticketLink(page).click();
  await expect(dateButton(page)).toHaveText('June 12, 2027');
  await expect(field(page, 'numberOfVisitors')).toHaveValue('3');
  await expect(page.getByRole('region', { name: inquiryPlan.title })).toBeVisible();
});

test.describe('a linked plan without the planner', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'dynamically imported module'] });

  test('leaves the usual day, under its own name', async ({ page }) => {
    await page.route('**/assets/planner-*', route => route.abort());
    await page.goto(`${path}#v1&day=${day}&must=parrot`);
    await expect(page.locator('.day-head')).toContainText(sheet.anyDay);
    await expect(stopItems(page).first()).toBeVisible();
    await expect(page.getByText(sheet.opening)).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a usual day is listed and drawn on the map, and prints on one page', async ({ page }) => {
    await page.goto(path);
    for (const { title } of shows)
      await expect(page.locator('.stops').getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('.drawn-stop').first()).toBeVisible();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('main').getByRole('checkbox')).toHaveCount(0);
    for (const paper of papers) expect(await countPrintedPages(page, paper)).toBe(1);
  });
});
