import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { daysFrom } from '../../domain/days.ts';
import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { lastVisitDay } from '../../domain/visit-days.ts';
import { dateButton, field } from '../support/inquiry-form.ts';
import { heading, pages } from '../support/pages.ts';
import {
  announcement,
  button,
  changeButton,
  checkbox,
  day,
  dayBar,
  dayHeading,
  dolphins,
  expandChoices,
  expectPlanInUrl,
  linkTo,
  morning,
  openPlan,
  parrots,
  partyField,
  planParts,
  secondStart,
  shows,
  stopItem,
  stopItems,
  stopStart,
  stopTimes,
  ticketLink,
  undoButton,
  words,
} from '../support/planner.ts';
import { desktop, expect, findAxeViolations, open, phone, test, waitForHydration } from '../support/test.ts';
import { attractions, calendarFile, clock, date, fill, inquiry, site } from '../support/words.ts';

const { path } = pages.plan;
const { choices, sheet } = words;
const { actions } = planParts;
const parseEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(event => new ICAL.Event(event));

test('a family on a phone plans a day in a few taps and requests tickets for it', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPlan(page);
  await page.getByRole('radio', { name: words.weekdays.Sat.long }).click({ force: true });
  await checkbox(page, choices.accessNeeds.children).click();
  for (const { title } of shows) await checkbox(page, title).click();
  for (const { title } of shows) await expect(stopItem(page, title)).toContainText(sheet.requested);
  await expect(page.locator('.day-head')).toContainText(date(day));
  await expectPlanInUrl(page, { day, accessNeeds: ['children'] });
  await expect(announcement(page)).not.toBeEmpty();
  await dayBar(page).getByRole('button', { name: sheet.title }).click();
  await expect(dayHeading(page)).toBeFocused();
  await expect(dayHeading(page)).toBeInViewport();
  await button(page, choices.other).click();
  await page.getByRole('button', { name: /June 24, 2027/ }).click();
  await expectPlanInUrl(page, { day: '2027-06-24' });
  await expect(page.locator('.day-other')).toBeFocused();
  await expect(page.locator('.day-other')).toContainText('June 24, 2027');
  const news = await announcement(page).textContent();
  await partyField(page).fill('2');
  await expectPlanInUrl(page, { day: '2027-06-24', partySize: 2 });
  // The field announces itself.
  await expect(announcement(page)).toHaveText(news ?? '');
  await ticketLink(page).click();
  await expect(page).toHaveURL(`${pages.contact.path}#inquiry`);
  await expect(dateButton(page)).toHaveText('June 24, 2027');
  await expect(field(page, 'numberOfVisitors')).toHaveValue('2');
});

test.describe('the link', () => {
  test('opens the same plan elsewhere, keeps the history clean, and starting again can be undone', async ({
    page,
    browser,
  }) => {
    await page.clock.setFixedTime(morning);
    await open(page, pages.home.path);
    await page.getByRole('link', { name: site.pages.plan }).first().click();
    await expect(page.locator('.day input:checked')).toHaveCount(1);
    await expandChoices(page);
    await checkbox(page, dolphins).click();
    await checkbox(page, choices.accessNeeds.quiet).click();
    await expectPlanInUrl(page, { requestedIds: ['dolphin'], accessNeeds: ['quiet'] });
    const link = page.url();
    const originalTimes = await stopTimes(page);

    const otherPage = await browser.newPage({ baseURL: new URL(link).origin });
    await otherPage.clock.setFixedTime(morning);
    await otherPage.goto(link);
    await waitForHydration(otherPage);
    await expandChoices(otherPage);
    await expect.poll(() => stopTimes(otherPage)).toEqual(originalTimes);
    await expect(checkbox(otherPage, choices.accessNeeds.quiet)).toBeChecked();
    await otherPage.close();

    await page.goBack();
    await expect(heading(page)).toHaveText(pages.home.heading);
    await page.goForward();
    await expect.poll(() => stopTimes(page)).toEqual(originalTimes);

    await button(page, actions.startAgain).press('Enter');
    await expect(page).toHaveURL(path);
    await expect(announcement(page)).toHaveText(words.bar.startedAgain);
    await undoButton(page).press('Enter');
    await expect(page).toHaveURL(link);
    await expect.poll(() => stopTimes(page)).toEqual(originalTimes);
  });

  test('of a past, distant or damaged plan says so, and still makes a plan', async ({ page }) => {
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
});

test('a missed show is offered at its other time, and a plan is shared by its link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The meal conflicts with the first performance; the visit ends before the second.
  const fragment = linkTo({
    until: '14:30',
    requestedIds: ['dolphin'],
    fixedTimes: [{ id: 'meal', start: '11:30' }],
  });
  await openPlan(page, fragment);
  const missedPlaces = page.locator('.missed-places');
  await expect(missedPlaces).toContainText(dolphins);
  await button(page, actions.show).click();
  const linkField = page.getByRole('textbox', { name: actions.show });
  await expect(linkField).toHaveValue(new RegExp(`/plan#${fragment}`));
  await expect(page.getByRole('img', { name: actions.qr })).toBeVisible();
  await button(page, actions.copy).click();
  await expect(button(page, actions.copied)).toBeVisible();
  await expect(announcement(page)).toHaveText(words.spoken.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await linkField.inputValue());
  await page.locator('.stop-change').first().click();
  // The bar must cover nothing.
  await page.setViewportSize({ ...desktop, height: 4000 });
  expect(await findAxeViolations(page)).toEqual([]);

  await missedPlaces
    .getByRole('button', { name: clock(secondStart) })
    .first()
    .click();
  await expect(stopStart(page, dolphins)).toHaveAttribute('datetime', secondStart);
  await expect(changeButton(page, dolphins)).toBeFocused();
  await expect(stopStart(page, dolphins)).toBeInViewport();
});

test('during the visit the plan shows what is next and over, and adds new stops after those that are over', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(`${day}T12:20:00Z`) });
  await open(page, `${path}#${linkTo()}`);
  await expandChoices(page);
  const finishedStops = page.locator('.stop-over');
  await expect(page.locator('.progress-card')).toBeVisible();
  const liveRegions = '[aria-live], [role=status]';
  expect(
    await page.locator('.progress-card').evaluate((card, live) => card.closest(live), liveRegions),
  ).toBeNull();
  const finishedTimes = await finishedStops.locator('time').allTextContents();
  expect(finishedTimes).not.toEqual([]);
  const { garden } = words.places;
  await checkbox(page, garden).click();
  await expect(stopStart(page, garden)).toHaveAttribute('datetime', /^1[3-7]:/);
  expect(await finishedStops.locator('time').allTextContents()).toEqual(finishedTimes);
  await expect(page.locator('.missed-places')).toHaveCount(0);
  await page.clock.fastForward('06:00:00');
  await expect.poll(() => finishedStops.count()).toBeGreaterThan(finishedTimes.length);
});

test('a plan is printed without controls, or is a calendar file of the whole day', async ({ page }) => {
  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  await openPlan(page, linkTo({ requestedIds: ['dolphin', 'parrot', 'sealion'] }));
  const planFile = await download(actions.calendar);
  expect(planFile.name).toBe(`${calendarFile.file}-${day}.ics`);
  // Some browsers show no download.
  await expect(page.locator('.toasts')).toContainText(calendarFile.saved);
  await expect(page.locator('.toasts')).toContainText(planFile.name);
  const [event, ...otherEvents] = parseEvents(planFile.text);
  expect(otherEvents).toEqual([]);
  expect(event?.summary).toBe(actions.shareTitle);
  expect(String(event?.startDate)).toBe(`${day}T08:00:00Z`);
  expect(event?.component.getAllSubcomponents('valarm')).toHaveLength(1);
  const stops = await stopItems(page).evaluateAll(items =>
    items.map(item => [item.querySelector('time')?.textContent, item.querySelector('h3')?.textContent]),
  );
  for (const [time, name] of stops)
    expect(event?.description).toMatch(new RegExp(`^${time} – .*: ${name}$`, 'm'));
  expect(event?.description).toContain(page.url());
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.choices')).toBeHidden();
  await expect(stopItems(page).first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await open(page, pages.attractions.path);
  const { calendar, calendarFor } = attractions.shows;
  const showFile = await download(`${calendar}${fill(calendarFor, { show: parrots })}`);
  const [show] = parseEvents(showFile.text);
  expect(String(show?.startDate)).toBe('2027-06-10T11:30:00Z');
  expect(show?.component.getAllSubcomponents('valarm')).toHaveLength(1);
  const statusMessages = page.getByRole('article').getByRole('status');
  await expect(statusMessages.filter({ hasText: showFile.name })).toBeVisible();
});
