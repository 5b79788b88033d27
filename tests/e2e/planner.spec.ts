import type { Locator, Page } from '@playwright/test';
import { daysFrom } from '../../domain/day-counts.ts';
import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { places } from '../../domain/places.ts';
import { readPreferences } from '../../domain/plan/link.ts';
import { lastVisitDay } from '../../domain/visit-days.ts';
import { clock, date, fill, inquiry } from '../support/english.ts';
import {
  button,
  changeButton,
  checkbox,
  day,
  dayBar,
  dolphins,
  expandChoices,
  expectPlanInUrl,
  linkTo,
  morning,
  openPlan,
  parrots,
  partyField,
  planLinks,
  planParts,
  secondStart,
  shows,
  spoken,
  stopItem,
  stopItems,
  stopStart,
  ticketLink,
  waitForPlan,
  words,
} from '../support/planner-page.ts';
import { pages } from '../support/site-pages.ts';
import { expect, open, phone, restoreFromBackForwardCache, test } from '../support/test.ts';
import { dateButton, field } from '../support/visitor-form.ts';

const { path } = pages.plan;
const { choices, sheet } = words;
const { missed } = planParts;

const dayHeading = (page: Page) => page.getByRole('heading', { name: sheet.title, exact: true });
const missedPlaces = (page: Page) => page.locator('.missed-places');

test('a family on a phone plans a day in a few taps and requests tickets for it', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPlan(page);
  await page.getByRole('radio', { name: words.weekdays.Sat.long }).click({ force: true });
  await checkbox(page, choices.accessNeeds.children).click();
  for (const { title } of shows) await checkbox(page, title).click();
  for (const { title } of shows) await expect(stopItem(page, title)).toContainText(sheet.requested);
  await expect(page.locator('.day-head')).toContainText(date(day));
  await expectPlanInUrl(page, { day, accessNeeds: ['children'] });
  await expect(spoken(page)).not.toBeEmpty();
  await dayBar(page).getByRole('button', { name: sheet.title }).click();
  await expect(dayHeading(page)).toBeFocused();
  await expect(dayHeading(page)).toBeInViewport();
  await button(page, choices.other).click();
  await page.getByRole('button', { name: /June 24, 2027/ }).click();
  await expectPlanInUrl(page, { day: '2027-06-24' });
  await expect(page.locator('.day-other')).toBeFocused();
  await expect(page.locator('.day-other')).toContainText('June 24, 2027');
  const news = await spoken(page).textContent();
  await partyField(page).fill('2');
  await expectPlanInUrl(page, { day: '2027-06-24', partySize: 2 });
  // Screen readers read the field itself.
  await expect(spoken(page)).toHaveText(news ?? '');
  // What the browser refuses is no number, and a number is the one that the field shows.
  for (const [typed, partySize] of [
    ['007', 7],
    ['-1', undefined],
    ['1.5', undefined],
    ['2', 2],
  ] as const) {
    await partyField(page).fill(typed);
    await expect.poll(() => readPreferences(new URL(page.url()).hash)?.partySize).toBe(partySize);
  }
  await ticketLink(page).click();
  await expect(page).toHaveURL(`${pages.contact.path}#inquiry`);
  await expect(dateButton(page)).toHaveText('June 24, 2027');
  await expect(field(page, 'numberOfVisitors')).toHaveValue('2');
});

test('the attractions lead to the planner, and a link adds the place that it names', async ({ page }) => {
  const { penguins }: Record<string, string> = words.places;
  await page.clock.setFixedTime(morning);
  await open(page, pages.attractions.path);
  await expect(page.locator('.hero').getByRole('link').first()).toHaveAttribute('href', path);
  await page.locator('#penguins').getByRole('link', { name: planLinks.add }).click();
  await waitForPlan(page);
  await expectPlanInUrl(page, { requestedIds: ['penguins'] });
  await expect(page.locator('[value=penguins]')).toBeChecked();
  // All places can be found without unfolding.
  const groups = page.locator('.place-groups > details');
  for (const { id, kind } of places)
    if (kind !== 'gate') await expect(groups.getByText(words.places[id]).first()).toBeVisible();
  // The link counts also if the kept plan leaves the place out.
  await changeButton(page, penguins ?? '').click();
  await button(page, sheet.drop).click();
  await expectPlanInUrl(page, { requestedIds: [], droppedIds: ['penguins'] });
  await open(page, pages.attractions.path);
  await page.locator('#penguins').getByRole('link', { name: planLinks.add }).click();
  await expectPlanInUrl(page, { requestedIds: ['penguins'], droppedIds: [] });
});

test('the bar ends at the edge of the window; low windows have its button in the header', async ({
  page,
}) => {
  await openPlan(page);
  for (const [width, height] of [
    [375, 812],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { y = 0, height: barHeight = 0 } = (await dayBar(page).boundingBox()) ?? {};
    expect(y + barHeight).toBe(height);
    await expect(page.locator('.header-tickets')).toBeHidden();
  }
  const readLink = (link: Locator) => link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
  const request = await readLink(ticketLink(page));
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(dayBar(page)).toBeHidden();
  await expect(page.locator('.header-tickets')).toBeVisible();
  expect(await readLink(page.locator('.header-tickets'))).toBe(request);
});

test('a link to a past, distant or damaged plan says so, and still makes a plan', async ({ page }) => {
  const openFragment = (fragment: string) => page.evaluate(`location.hash = '#${fragment}'`);
  // Outside the opening hours.
  await openPlan(page, linkTo({ from: '03:00', until: '23:30' }));
  for (const [name, time] of [
    [choices.from, park.hours.opens],
    [choices.until, park.hours.closes],
  ] as const)
    await expect(page.getByRole('combobox', { name }).locator(':checked')).toHaveText(clock(time));
  await openFragment(linkTo({ day: '2027-06-01', requestedIds: ['parrot'] }));
  await expect(page.getByText(words.past.text)).toBeVisible();
  await expect(ticketLink(page)).toHaveCount(0);
  await page.locator('.day-notice').getByRole('button').click();
  await expectPlanInUrl(page, { day: '2027-06-10' });
  await expect(stopItem(page, parrots)).toContainText(sheet.requested);
  const [lastBookableDay, tooFarDay] = daysFrom(lastVisitDay(parkDay(morning)), 2);
  await openFragment(linkTo({ day: tooFarDay ?? day }));
  await expect(dayBar(page)).toContainText(inquiry.errors.visitDate.tooFar);
  await expect(ticketLink(page)).toHaveCount(0);
  await openFragment(linkTo({ day: lastBookableDay ?? day }));
  await expect(ticketLink(page)).toBeVisible();
  await page.goto('about:blank');
  await openPlan(page, linkTo({ requestedIds: ['parrot'] }).slice(0, -1));
  await expect(page.getByText(planParts.damagedLink)).toBeVisible();
  await expect(stopItems(page).first()).toBeVisible();
  await expect(checkbox(page, parrots)).not.toBeChecked();
});

test('what does not fit is reported with its reason, and a missed show is offered at its other time', async ({
  page,
}) => {
  await openPlan(page);
  // Both edits count, although nothing is painted between them.
  await page.evaluate(() => {
    for (const box of document.querySelectorAll<HTMLElement>('[value=wheels], [value=photo]')) box.click();
  });
  await expectPlanInUrl(page, { accessNeeds: ['wheels'], requestedIds: ['photo'] });
  const note = fill(words.spoken.missed, { count: 1 });
  await expect(dayBar(page)).toContainText(note);
  await expect(spoken(page)).toContainText(note);
  await expect(missedPlaces(page)).toContainText(missed.reasons.steps);

  // The meal conflicts with the first performance; the visit ends before the second.
  const conflict = linkTo({
    until: '14:30',
    requestedIds: ['dolphin'],
    fixedTimes: [{ id: 'meal', start: '11:30' }],
  });
  await page.evaluate(`location.hash = '#${conflict}'`);
  await expect(missedPlaces(page)).toContainText(dolphins);
  await missedPlaces(page)
    .getByRole('button', { name: clock(secondStart) })
    .first()
    .click();
  await expect(stopStart(page, dolphins)).toHaveAttribute('datetime', secondStart);
  await expect(changeButton(page, dolphins)).toBeFocused();
  await expect(stopStart(page, dolphins)).toBeInViewport();
});

test('another day that is chosen in the afternoon begins in the morning, also if the next choice follows at once', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-06-10T13:20:00Z'));
  await open(page, path);
  await waitForPlan(page);
  const arrival = page.getByRole('combobox', { name: choices.from });
  await expect(arrival).toHaveValue('14:30');
  await page.evaluate(() => {
    const inputs = document.querySelectorAll<HTMLInputElement>('[name=day]:enabled, [name=must]');
    for (const input of inputs) if (['2027-06-16', 'dolphin'].includes(input.value)) input.click();
  });
  await expectPlanInUrl(page, { day: '2027-06-16', requestedIds: ['dolphin'] });
  await expect(arrival).toHaveValue('');
});

test('today is not offered shortly before closing; a page that Back shows the next day begins with it', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-06-10T15:30:00Z'));
  await open(page, path);
  await waitForPlan(page);
  const firstDay = page.locator('.day input').first();
  await expect(firstDay).toHaveValue('2027-06-10');
  await expect(firstDay).toBeDisabled();
  await expect(page.getByText(choices.todayOver)).toHaveCount(2);
  await expect(page.locator('.day input:checked')).toHaveValue('2027-06-11');
  await expect(page.getByText(sheet.noTime)).toHaveCount(0);
  await button(page, choices.other).click();
  await expect(page.getByRole('button', { name: /June 10, 2027/ })).toBeDisabled();
  await page.clock.setFixedTime(new Date('2027-06-12T06:00:00Z'));
  await restoreFromBackForwardCache(page);
  await expect(firstDay).toHaveValue('2027-06-12');
  await expect(firstDay).toBeChecked();
});

test('during the visit the plan shows what is next and over, and adds new stops after those that are over', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(`${day}T12:20:00Z`) });
  await open(page, `${path}#${linkTo()}`);
  await expandChoices(page);
  const finishedStops = page.locator('.stop-over');
  await expect(page.locator('.progress-card')).toBeVisible();
  await expect(page.locator(':is([aria-live], [role=status]) .progress-card')).toHaveCount(0);
  const finishedTimes = await finishedStops.locator('time').allTextContents();
  expect(finishedTimes).not.toEqual([]);
  const { garden } = words.places;
  await checkbox(page, garden).click();
  await expect(stopStart(page, garden)).toHaveAttribute('datetime', /^1[3-7]:/);
  expect(await finishedStops.locator('time').allTextContents()).toEqual(finishedTimes);
  await expect(missedPlaces(page)).toHaveCount(0);
  await page.clock.fastForward('06:00:00');
  await expect.poll(() => finishedStops.count()).toBeGreaterThan(finishedTimes.length);
});
