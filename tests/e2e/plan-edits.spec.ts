import { park } from '../../domain/park.ts';
import {
  announcement,
  button,
  changeButton,
  dayBar,
  dolphins,
  expectPlanInUrl,
  firstStart,
  linkTo,
  mapPin,
  openPlan,
  parrots,
  secondStart,
  stopItem,
  stopItems,
  stopStart,
  stopTimes,
  ticketLink,
  undoButton,
  words,
} from '../support/planner.ts';
import { desktop, expect, test } from '../support/test.ts';
import { clock, fill } from '../support/words.ts';

const { choices, sheet } = words;

test('a stop is moved, fixed, removed and restored by keyboard', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPlan(page, linkTo());
  const stopButton = (name: string) => stopItem(page, dolphins).getByRole('button', { name, exact: true });
  const isFirst = (await stopStart(page, dolphins).getAttribute('datetime')) === firstStart;
  const moveButton = stopButton(isFirst ? sheet.later : sheet.earlier);
  await changeButton(page, dolphins).press('Enter');
  await moveButton.press('Enter');
  await expect(stopStart(page, dolphins)).toHaveAttribute('datetime', isFirst ? secondStart : firstStart);
  await expect(moveButton).toBeFocused();
  await expect(stopButton(sheet.fix)).toHaveAttribute('aria-pressed', 'true');
  await stopButton(sheet.fix).press('Enter');
  await expect(stopButton(sheet.fix)).toHaveAttribute('aria-pressed', 'false');

  await stopButton(sheet.drop).press('Enter');
  await expect(stopItem(page, dolphins)).toHaveCount(0);
  await expect(page.locator('.stop :focus, .day-head :focus')).toHaveCount(1);
  const { back, backOf } = words.dropped;
  await button(page, `${back}${fill(backOf, { place: dolphins })}`).press('Enter');
  await expect(stopItem(page, dolphins)).toHaveCount(1);
});

test('an edit is summarized, moves nothing without need, and can be undone', async ({ page }) => {
  await openPlan(page, linkTo());
  const originalTimes = await stopTimes(page);
  const { photo } = words.places;
  await changeButton(page, photo).click();
  await stopItem(page, photo).getByRole('button', { name: sheet.drop }).click();
  await expect(stopItem(page, photo)).toHaveCount(0);
  const timesWithoutPhoto = await stopTimes(page);
  const summary = new RegExp(`^${timesWithoutPhoto.length} stops, `);
  await expect(announcement(page)).toHaveText(summary);
  await expect(page.locator('.day-bar-note')).toHaveText(summary);
  expect(originalTimes).toEqual(expect.arrayContaining(timesWithoutPhoto));

  await changeButton(page, dolphins).click();
  const laterButton = stopItem(page, dolphins).getByRole('button', { name: sheet.later });
  await laterButton.click();
  await expect(stopStart(page, dolphins)).toHaveAttribute('datetime', secondStart);
  // There is no third performance. The message must not count as an edit.
  await laterButton.click();
  await expect(dayBar(page)).toContainText(fill(words.spoken.stays, { place: dolphins }));
  const getScrollY = () => page.evaluate(() => scrollY);
  const previousScrollY = await getScrollY();
  await undoButton(page).focus();
  expect(await getScrollY()).toBe(previousScrollY);
  await undoButton(page).click();
  await expect.poll(() => stopTimes(page)).toEqual(timesWithoutPhoto);
  await expect(announcement(page)).toHaveText(words.bar.undone);
  // One step back, and no more.
  await expect(undoButton(page)).toHaveCount(0);
  await expectPlanInUrl(page, { droppedIds: ['photo'], fixedTimes: [] });
});

test('leaving before arriving is an error at the field, and offers no tickets', async ({ page }) => {
  await openPlan(page, linkTo({ from: '12:00' }));
  const untilField = page.getByRole('combobox', { name: choices.until });
  await untilField.selectOption('10:00');
  await expect(untilField).toHaveAccessibleDescription(choices.reversed);
  await expect(untilField).toHaveAttribute('aria-invalid', 'true');
  await expect(announcement(page)).toHaveText(sheet.noTime);
  await expect(ticketLink(page)).toHaveCount(0);
  await untilField.selectOption(clock(park.hours.closes));
  await expect(ticketLink(page)).toBeVisible();
});

test('the map shows the day, and adds, describes and removes its places', async ({ page }) => {
  await openPlan(page, linkTo());
  const { garden } = words.places;
  const card = page.locator('.map-card');
  const route = page.locator('.route');
  await expect(card).toHaveText(words.map.hint);
  for (const stop of await stopItems(page).all()) {
    const [name, time] = [
      await stop.getByRole('heading').innerText(),
      await stop.locator('time').innerText(),
    ];
    await expect(mapPin(page, name)).toHaveAccessibleName(fill(words.map.stop, { place: name, time }));
  }
  const originalPath = await route.getAttribute('d');
  await expect(mapPin(page, garden)).toHaveAccessibleName(fill(words.map.out, { place: garden }));
  await mapPin(page, garden).press('Enter');
  await expect(card).toContainText(words.facts.noise.quiet);
  await button(page, words.map.add).press('Enter');
  await expect(stopItem(page, garden)).toBeVisible();
  await expect(route).not.toHaveAttribute('d', originalPath ?? '');
  await card.getByRole('button', { name: sheet.drop }).press('Enter');
  await expect(stopItem(page, garden)).toHaveCount(0);
  await expect(route).toHaveAttribute('d', originalPath ?? '');
  await page.keyboard.press('Escape');
  await expect(card).toHaveText(words.map.hint);
  await expect(mapPin(page, garden)).toBeFocused();
  await stopItem(page, dolphins).hover();
  await expect(mapPin(page, dolphins)).toHaveClass(/pin-active/);
  await mapPin(page, parrots).hover();
  await expect(stopItem(page, parrots)).toHaveClass(/stop-active/);
});
