/** The planner's choices: what can be chosen, what cannot and why. */
import type { Page } from '@playwright/test';
import { places } from '../../domain/places.ts';
import { pages } from '../support/pages.ts';
import { bar, button, day, line, openPlan, option, pin, request, unfold } from '../support/planner.ts';
import { dayPlanned, expect, hold, open, scripts, showAgain, test } from '../support/test.ts';
import { fill, planParts, plan as words } from '../support/words.ts';

const { choices, sheet } = words;
const { missed } = planParts;
const names: Record<string, string> = words.places;
const tile = (page: Page, id: string) => page.locator('.pill').filter({ has: page.locator(`[value=${id}]`) });

/** Preferences, a place they rule out, and why. */
for (const [fragment, id, why] of [
  ['who=wheels', 'photo', missed.why.steps],
  ['until=1200', 'parrot', missed.why.hours],
  ['from=1730', 'garden', missed.why.hours],
  ['who=quiet', 'dolphin', missed.why.noise],
  [
    'must=dolphin&until=1430&at=meal-1130',
    'dolphin',
    fill(missed.why.overlap, { with: names['meal'] ?? '' }),
  ],
] as const)
  test(`says at ${id} why it is not in a day with ${fragment}`, async ({ page }) => {
    await openPlan(page, `v1&day=${day}&${fragment}`);
    await expect(tile(page, id)).toContainText(why);
    await pin(page, names[id] ?? '').click();
    await expect(page.locator('.map-card')).toContainText(why);
  });

test('a place gets its reason as soon as it is ruled out, and a wish that does not fit is told with it', async ({
  page,
}) => {
  await openPlan(page);
  await expect(page.locator('.pill-why')).toHaveCount(0);
  await option(page, choices.whoOptions.wheels).click();
  const { steps } = missed.why;
  await expect(page.locator('.pill-why')).toHaveText(places.filter(place => place.steps).map(() => steps));
  await option(page, names['photo'] ?? '').click();
  await expect(bar(page)).toContainText(fill(missed.one, { what: names['photo'] ?? '', why: steps }));
});

/** UTC times on June 10, which are an hour before the park's. */
for (const [time, isOffered] of [
  ['08:00', true],
  ['14:59', true],
  ['15:30', false],
  ['16:59', false],
  ['17:05', false],
  ['22:30', false],
] as const)
  test(`${isOffered ? 'offers' : 'does not offer'} today at ${time} UTC`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`2027-06-10T${time}:00Z`));
    await open(page, pages.plan.path);
    await dayPlanned(page);
    const today = page.locator('.day input').first();
    await expect(today).toBeEnabled({ enabled: isOffered });
    await expect(page.getByText(choices.todayOver)).toHaveCount(isOffered ? 0 : 2);
    await expect(page.locator('.day input:checked')).toHaveValue(isOffered ? '2027-06-10' : '2027-06-11');
    await expect(page.getByText(sheet.noTime)).toHaveCount(0);
    if (isOffered) return;
    await button(page, choices.other).click();
    await expect(page.getByRole('button', { name: /June 10, 2027/ })).toBeDisabled();
  });

test('a plan of today says once, after closing time, that the day has passed', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-06-10T17:30:00Z'));
  await open(page, `${pages.plan.path}#v1&day=2027-06-10&from=1800`);
  await dayPlanned(page);
  await expect(page.getByText(words.past.text)).toBeVisible();
  await expect(page.getByText(sheet.noTime)).toHaveCount(0);
  await expect(page.getByText(choices.reversed)).toHaveCount(0);
  await expect(page.locator('.day input').first()).toBeDisabled();
});

test('a planner that Back shows again after a night begins with today, also before hydration', async ({
  page,
}) => {
  const first = page.locator('.day').first();
  const [evening, morning] = [new Date('2027-06-10T12:00:00Z'), new Date('2027-06-11T06:00:00Z')];
  await page.clock.setFixedTime(evening);
  const release = await hold(page, scripts);
  await page.goto(pages.plan.path);
  await expect(first).toHaveText(`${choices.today}10`);
  await page.clock.setFixedTime(morning);
  await showAgain(page);
  await expect(first).toHaveText(`${choices.today}11`);
  await page.clock.setFixedTime(evening);
  release();
  await dayPlanned(page);
  await expect(page.locator('.day input').first()).toHaveValue('2027-06-10');
  await page.clock.setFixedTime(morning);
  await showAgain(page);
  await expect(page.locator('.day input').first()).toHaveValue('2027-06-11');
  await expect(page.locator('.day input').first()).toBeChecked();
  await expect(first).toContainText(`${choices.today}11`);
});

test('nothing looks chosen until something is ticked, and all places can be found without unfolding', async ({
  page,
}) => {
  await openPlan(page);
  const kinds = page.locator('.kinds > details');
  await kinds.evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = false;
  });
  for (const { id, kind } of places)
    if (kind !== 'gate') await expect(kinds.getByText(names[id] ?? '').first()).toBeVisible();
  const encounters = kinds.filter({ hasText: choices.groups.encounter }).locator('summary');
  const count = (ticked: number) => fill(choices.some, { count: String(ticked), all: '3' });
  await expect(encounters).not.toContainText('3');
  await unfold(page);
  await option(page, names['orca'] ?? '').click();
  await expect(encounters).toContainText(count(1));
  await expect(line(page, names['orca'] ?? '')).toBeVisible();
});

test('on a phone the bar covers no day, and comes when the days are out of its way', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.clock.setFixedTime(new Date('2027-06-10T06:00:00Z'));
  await open(page, pages.plan.path);
  await dayPlanned(page);
  await expect(bar(page)).not.toBeInViewport();
  for (const index of [2, 5]) {
    await page.locator('.day').nth(index).click();
    await expect(page.getByRole('radio').nth(index)).toBeChecked();
    await expect(page).toHaveURL(new RegExp(`day=2027-06-${10 + index}`));
    await expect(bar(page)).not.toBeInViewport();
  }
  await page.locator('.kinds').evaluate(kinds => kinds.scrollIntoView());
  await expect(bar(page)).toBeInViewport();
  await expect(request(page)).toBeInViewport();
});
