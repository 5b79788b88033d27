import { pages } from '../support/pages.ts';
import {
  announced,
  bar,
  button,
  changeButton,
  day,
  dolphins,
  first,
  line,
  lines,
  openPlan,
  parrots,
  pin,
  request,
  second,
  startOf,
  times,
  undo,
} from '../support/planner.ts';
import { desktop, expect, test } from '../support/test.ts';
import { clock, fill, plan as words } from '../support/words.ts';

const { choices, sheet } = words;

test('a stop is moved, fixed, removed and restored by keyboard', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPlan(page, `v1&day=${day}`);
  const inLine = (name: string) => line(page, dolphins).getByRole('button', { name, exact: true });
  const isFirst = (await startOf(page, dolphins).getAttribute('datetime')) === first;
  const towards = inLine(isFirst ? sheet.later : sheet.earlier);
  await changeButton(page, dolphins).press('Enter');
  await towards.press('Enter');
  await expect(startOf(page, dolphins)).toHaveAttribute('datetime', isFirst ? second : first);
  await expect(towards).toBeFocused();
  await expect(announced(page)).toContainText(dolphins);
  await expect(inLine(sheet.fix)).toHaveAttribute('aria-pressed', 'true');
  await inLine(sheet.fix).press('Enter');
  await expect(inLine(sheet.fix)).toHaveAttribute('aria-pressed', 'false');

  await inLine(sheet.drop).press('Enter');
  await expect(line(page, dolphins)).toHaveCount(0);
  await expect(page.locator('.line :focus, .day-head :focus')).toHaveCount(1);
  const { back, backOf } = words.dropped;
  await button(page, `${back}${fill(backOf, { what: dolphins })}`).press('Enter');
  await expect(line(page, dolphins)).toHaveCount(1);
});

test('an edit says what else it moved, moves nothing without need, and can be undone', async ({ page }) => {
  await openPlan(page, `v1&day=${day}`);
  const before = await times(page);
  const { photo } = words.places;
  await changeButton(page, photo).click();
  await line(page, photo).getByRole('button', { name: sheet.drop }).click();
  await expect(line(page, photo)).toHaveCount(0);
  await expect(bar(page)).toContainText(fill(words.spoken.dropped, { what: photo }));
  expect(before).toEqual(expect.arrayContaining(await times(page)));

  await changeButton(page, dolphins).click();
  const later = line(page, dolphins).getByRole('button', { name: sheet.later });
  await later.click();
  await expect(startOf(page, dolphins)).toHaveAttribute('datetime', second);
  await expect(announced(page)).toContainText(
    fill(words.spoken.moved, { what: dolphins, time: clock(second) }),
  );
  for (const time of await times(page))
    if (!before.includes(time)) await expect(bar(page)).toContainText(time);
  // It has no third performance; saying so is no edit.
  await later.click();
  await expect(bar(page)).toContainText(fill(words.spoken.stays, { what: dolphins }));
  const scrolled = () => page.evaluate(() => scrollY);
  const position = await scrolled();
  await undo(page).focus();
  expect(await scrolled()).toBe(position);
  await undo(page).click();
  await undo(page).click();
  await expect.poll(() => times(page)).toEqual(before);
  await expect(announced(page)).toHaveText(words.bar.undone);
  await expect(undo(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${pages.plan.path}#v1&day=${day}`);
});

test('leaving before arriving is a fault at the field, and offers no tickets', async ({ page }) => {
  await openPlan(page, `v1&day=${day}&from=1200`);
  const leave = page.getByRole('combobox', { name: choices.until });
  await leave.selectOption('10:00');
  await expect(leave).toHaveAccessibleDescription(choices.reversed);
  await expect(leave).toHaveAttribute('aria-invalid', 'true');
  await expect(announced(page)).toHaveText(sheet.noTime);
  await expect(request(page)).toHaveCount(0);
  await leave.selectOption('18:00');
  await expect(request(page)).toBeVisible();
});

test('the map shows the day, and adds, describes and removes its places', async ({ page }) => {
  await openPlan(page, `v1&day=${day}`);
  const { garden } = words.places;
  const card = page.locator('.map-card');
  const route = page.locator('.route');
  await expect(card).toHaveText(words.map.hint);
  for (const stop of await lines(page).all()) {
    const [name, time] = [
      await stop.getByRole('heading').innerText(),
      await stop.locator('time').innerText(),
    ];
    await expect(pin(page, name)).toHaveAccessibleName(fill(words.map.stop, { what: name, time }));
  }
  const drawn = await route.getAttribute('d');
  await expect(pin(page, garden)).toHaveAccessibleName(fill(words.map.out, { what: garden }));
  await pin(page, garden).press('Enter');
  await expect(card).toContainText(words.facts.noise.quiet);
  await button(page, words.map.add).press('Enter');
  await expect(line(page, garden)).toBeVisible();
  await expect(route).not.toHaveAttribute('d', drawn ?? '');
  await card.getByRole('button', { name: sheet.drop }).press('Enter');
  await expect(line(page, garden)).toHaveCount(0);
  await expect(route).toHaveAttribute('d', drawn ?? '');
  await page.keyboard.press('Escape');
  await expect(card).toHaveText(words.map.hint);
  await expect(pin(page, garden)).toBeFocused();
  // Map and list highlight each other.
  await line(page, dolphins).hover();
  await expect(pin(page, dolphins)).toHaveClass(/pin-active/);
  await pin(page, parrots).hover();
  await expect(line(page, parrots)).toHaveClass(/line-active/);
});
