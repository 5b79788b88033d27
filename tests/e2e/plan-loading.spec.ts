import { daysFrom } from '../../domain/day-counts.ts';
import { parkDay } from '../../domain/park-time.ts';
import { date, site } from '../support/english.ts';
import {
  button,
  checkbox,
  day,
  dolphins,
  expandChoices,
  expectPlanInUrl,
  linkTo,
  morning,
  partyField,
  planParts,
  shows,
  stopItem,
  stopItems,
  words,
} from '../support/planner-page.ts';
import { countPrintedPages, papers } from '../support/printed-pages.ts';
import { pages } from '../support/site-pages.ts';
import { expect, holdRequests, test } from '../support/test.ts';

const { path } = pages.plan;
const { choices, sheet } = words;
const linkedPath = `${path}#${linkTo({ requestedIds: ['parrot'] })}`;

test('before the planner has loaded, the tiles show the coming days, and choices are kept', async ({
  page,
}) => {
  await page.clock.setFixedTime(morning);
  const release = await holdRequests(page, '**/assets/planner-*');
  await page.goto(path);
  await expect(page.locator('.day b')).toHaveText(
    daysFrom(parkDay(morning), 7).map(day => String(Number(day.slice(-2)))),
  );
  await page.getByRole('combobox', { name: choices.until }).selectOption('15:00');
  await expandChoices(page);
  await checkbox(page, dolphins).check();
  await partyField(page).fill('4');
  await partyField(page).press('Enter');
  release();
  await expectPlanInUrl(page, { day: '2027-06-10', until: '15:00', partySize: 4, requestedIds: ['dolphin'] });
  await expect(stopItem(page, dolphins)).toContainText(sheet.requested);
  await expect(page.locator('.day input')).toHaveCount(7);
});

test('a linked plan hides the usual day until the planner has loaded, and then does what was pressed', async ({
  page,
}) => {
  await page.clock.setFixedTime(morning);
  const release = await holdRequests(page, '**/assets/planner-*');
  await page.goto(linkedPath);
  await expect(page.getByText(sheet.opening)).toBeVisible();
  await expect(page.locator('.stops')).toBeHidden();
  await page.getByRole('link', { name: site.skipLink }).press('Enter');
  await button(page, planParts.actions.calendar).click();
  const download = page.waitForEvent('download');
  release();
  expect((await download).suggestedFilename()).toContain(day);
  await expect(page.locator('.day-head')).toContainText(date(day));
  await expect(page.getByText(sheet.opening)).toBeHidden();
});

test.describe('a linked plan without the planner', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'dynamically imported module'] });

  test('leaves the usual day, under its own name', async ({ page }) => {
    await page.route('**/assets/planner-*', route => route.abort());
    await page.goto(linkedPath);
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
