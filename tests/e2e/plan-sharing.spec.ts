import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { encode } from 'uqr';
import { attractions, calendarFile, fill, inquiry } from '../support/english.ts';
import {
  button,
  day,
  expectPlanInUrl,
  linkTo,
  openPlan,
  parrots,
  planParts,
  spoken,
  stopItems,
  words,
} from '../support/planner-page.ts';
import { pages } from '../support/site-pages.ts';
import { desktop, expect, findAxeViolations, open, test } from '../support/test.ts';

const { actions } = planParts;

const parseEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(event => new ICAL.Event(event));

test('a plan is shared by its link, which is shown as text and QR code, and copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const fragment = linkTo({ requestedIds: ['dolphin'] });
  await openPlan(page, fragment);
  await expect(button(page, actions.share)).toHaveCount(0);
  await button(page, actions.show).click();
  const link = page.getByRole('textbox', { name: actions.show });
  await expect(link).toHaveValue(new RegExp(`/plan#${fragment}$`));
  const url = await link.inputValue();
  const darkModules = encode(url, { ecc: 'L' }).data.flat().filter(Boolean);
  const qrPath = await page.getByRole('img', { name: actions.qr }).locator('path').getAttribute('d');
  expect(qrPath?.match(/M/g)).toHaveLength(darkModules.length);
  await button(page, actions.copy).click();
  await expect(button(page, actions.copied)).toBeVisible();
  await expect(spoken(page)).toHaveText(words.spoken.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.locator('.stop-change').first().click();
  // The bar must cover nothing.
  await page.setViewportSize({ ...desktop, height: 4000 });
  expect(await findAxeViolations(page)).toEqual([]);
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
    expect(event?.description).toMatch(new RegExp(`^${time} – .*, ${name}$`, 'm'));
  expect(event?.description).toContain(page.url());
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.choices')).toBeHidden();
  await expect(stopItems(page).first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await open(page, pages.attractions.path);
  const { calendar, calendarFor } = attractions.shows;
  const showFile = await download(`${calendar} ${fill(calendarFor, { show: parrots })}`);
  const [show] = parseEvents(showFile.text);
  expect(String(show?.startDate)).toBe('2027-06-10T11:30:00Z');
  expect(show?.component.getAllSubcomponents('valarm')).toHaveLength(1);
  const statuses = page.getByRole('article').getByRole('status');
  await expect(statuses.filter({ hasText: showFile.name })).toBeVisible();
});

test.describe('where the browser refuses', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'dynamically imported module'] });

  test('the link is shown and selected, what is missing is reported, and the calendar can be loaded again', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const refuse = async () => {
        throw new DOMException('', 'NotAllowedError');
      };
      Object.defineProperty(navigator, 'share', { value: refuse });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
      URL.createObjectURL = () => {
        throw new Error('no files here');
      };
    });
    await openPlan(page, linkTo());
    await button(page, actions.share).click();
    const link = page.getByRole('textbox', { name: actions.show });
    await expect(page.getByRole('alert')).toContainText(actions.cannotShare);
    await button(page, actions.copy).click();
    await expect(spoken(page)).toHaveText(actions.cannotCopy);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());
    await button(page, actions.calendar).click();
    await expect(page.getByRole('alert')).toContainText(inquiry.date.failed);

    await page.route('**/assets/calendar-*.js', route => route.abort());
    await button(page, words.choices.other).click();
    await expect(page.getByRole('group').getByRole('alert')).toContainText(inquiry.date.failed);
    await page.unroute('**/assets/calendar-*.js');
    await button(page, words.choices.other).click();
    await page.getByRole('button', { name: /June 24, 2027/ }).click();
    await expectPlanInUrl(page, { day: '2027-06-24' });
  });
});
