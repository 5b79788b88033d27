import type { Page } from '@playwright/test';
import { park } from '../../domain/park.ts';
import { clock, fill } from '../support/english.ts';
import {
  button,
  changeButton,
  dayBar,
  dolphins,
  expectPlanInUrl,
  firstStart,
  linkTo,
  openPlan,
  parrots,
  secondStart,
  spoken,
  stopItem,
  stopItems,
  stopStart,
  stopTimes,
  ticketLink,
  undoButton,
  words,
} from '../support/planner-page.ts';
import { desktop, expect, test } from '../support/test.ts';

const { choices, sheet } = words;

const mapPin = (page: Page, name: string) => page.locator('.park-map').getByRole('button', { name });

test('stops are removed, moved, fixed and restored by keyboard; each edit is summarized and can be undone', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openPlan(page, linkTo());
  const originalTimes = await stopTimes(page);
  const { photo } = words.places;
  await changeButton(page, photo).press('Enter');
  await stopItem(page, photo).getByRole('button', { name: sheet.drop }).press('Enter');
  await expect(stopItem(page, photo)).toHaveCount(0);
  await expect(page.locator('.stop :focus, .day-head :focus')).toHaveCount(1);
  const timesWithoutPhoto = await stopTimes(page);
  const summary = new RegExp(`^${timesWithoutPhoto.length} stops, `);
  await expect(spoken(page)).toHaveText(summary);
  await expect(page.locator('.day-bar-note')).toHaveText(summary);
  // Nothing moves without need.
  expect(originalTimes).toEqual(expect.arrayContaining(timesWithoutPhoto));

  const stopButton = (name: string) => stopItem(page, dolphins).getByRole('button', { name, exact: true });
  await changeButton(page, dolphins).press('Enter');
  await stopButton(sheet.later).press('Enter');
  await expect(stopStart(page, dolphins)).toHaveAttribute('datetime', secondStart);
  await expect(stopButton(sheet.later)).toBeFocused();
  await expect(stopButton(sheet.fix)).toHaveAttribute('aria-pressed', 'true');
  // There is no third performance. What the bar then says must not count as an edit.
  await stopButton(sheet.later).press('Enter');
  await expect(dayBar(page)).toContainText(fill(words.spoken.stays, { place: dolphins }));
  const getScrollY = () => page.evaluate(() => scrollY);
  const previousScrollY = await getScrollY();
  await undoButton(page).focus();
  expect(await getScrollY()).toBe(previousScrollY);
  await undoButton(page).press('Enter');
  await expect.poll(() => stopTimes(page)).toEqual(timesWithoutPhoto);
  await expect(spoken(page)).toHaveText(words.bar.undone);
  // One step back, and no more.
  await expect(undoButton(page)).toHaveCount(0);
  await expectPlanInUrl(page, { droppedIds: ['photo'], fixedTimes: [] });

  for (const pressed of ['true', 'false']) {
    await stopButton(sheet.fix).press('Enter');
    await expect(stopButton(sheet.fix)).toHaveAttribute('aria-pressed', pressed);
  }
  await stopButton(sheet.later).press('Enter');
  await expect(stopStart(page, dolphins)).toHaveAttribute('datetime', secondStart);
  await stopButton(sheet.earlier).press('Enter');
  await expect(stopStart(page, dolphins)).toHaveAttribute('datetime', firstStart);
  await stopButton(sheet.drop).press('Enter');
  await expect(stopItem(page, dolphins)).toHaveCount(0);
  const { back, backOf } = words.dropped;
  await button(page, `${back} ${fill(backOf, { place: dolphins })}`).press('Enter');
  await expect(stopItem(page, dolphins)).toHaveCount(1);
});

test('leaving before arriving is an error at the field, and offers no tickets', async ({ page }) => {
  await openPlan(page, linkTo({ from: '12:00' }));
  const untilField = page.getByRole('combobox', { name: choices.until });
  await untilField.selectOption('10:00');
  await expect(untilField).toHaveAccessibleDescription(choices.reversed);
  await expect(untilField).toHaveAttribute('aria-invalid', 'true');
  await expect(spoken(page)).toHaveText(sheet.noTime);
  await expect(ticketLink(page)).toHaveCount(0);
  await untilField.selectOption(clock(park.hours.closes));
  await expect(ticketLink(page)).toBeVisible();
});

test('the map shows the day, and adds, describes and removes its places', async ({ page }) => {
  await openPlan(page, linkTo());
  const { garden } = words.places;
  const card = page.locator('.map-card');
  const readRoutes = () => page.locator('.route').evaluateAll(routes => routes.map(route => route.outerHTML));
  await expect(card).toHaveText(words.map.hint);
  for (const stop of await stopItems(page).all()) {
    const [name, time] = [
      await stop.getByRole('heading').innerText(),
      await stop.locator('time').innerText(),
    ];
    await expect(mapPin(page, name)).toHaveAccessibleName(fill(words.map.stop, { place: name, time }));
  }
  const routes = await readRoutes();
  await expect(mapPin(page, garden)).toHaveAccessibleName(fill(words.map.out, { place: garden }));
  await mapPin(page, garden).press('Enter');
  await expect(card).toContainText(words.facts.noise.quiet);
  await button(page, words.map.add).press('Enter');
  await expect(stopItem(page, garden)).toBeVisible();
  await expect.poll(readRoutes).not.toEqual(routes);
  await card.getByRole('button', { name: sheet.drop }).press('Enter');
  await expect(stopItem(page, garden)).toHaveCount(0);
  await expect.poll(readRoutes).toEqual(routes);
  await page.keyboard.press('Escape');
  await expect(card).toHaveText(words.map.hint);
  await expect(mapPin(page, garden)).toBeFocused();
  await stopItem(page, dolphins).hover();
  await expect(mapPin(page, garden).locator('.pin-out')).toHaveCSS('outline-style', 'solid');
  await expect(mapPin(page, dolphins)).toHaveClass(/pin-active/);
  await mapPin(page, parrots).hover();
  await expect(stopItem(page, parrots)).toHaveClass(/stop-active/);
});
