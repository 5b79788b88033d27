import type { Page } from '@playwright/test';
import type { Day } from '../../domain/day.ts';
import { park } from '../../domain/park.ts';
import { readPlan } from '../../domain/plan/link.ts';
import { clock, fill, reasons } from '../support/english.ts';
import { farDay } from '../support/example-inquiry.ts';
import { createUniqueEmail, findInquiriesFrom, waitForReference } from '../support/live-form.ts';
import {
  dolphins,
  expectPlanInUrl,
  firstStart,
  inquiryPlan,
  linkTo,
  secondStart,
  stopItem,
  waitForPlan,
  words,
} from '../support/planner-page.ts';
import { pages } from '../support/site-pages.ts';
import { desktop, expect, open, test } from '../support/test.ts';
import { fillInquiry, submitButton } from '../support/visitor-form.ts';
import { announce, closeDay, dayAfterTomorrow, noon, shortDate, shortDay, tomorrow } from './announce.ts';

const reason = reasons.weather;
const dayOption = (page: Page, day: Day) => page.locator(`.day:has(input[value="${day}"])`);

test('the planner says why a day is closed, and has a show at its announced time', async ({ page }) => {
  const show = 'dolphin';
  const to = '14:10';
  const change = { from: dayAfterTomorrow, reason: 'animals' } as const;
  await page.clock.install({ time: noon });
  await announce(
    page,
    closeDay(tomorrow),
    { ...change, cancelled: { show, at: secondStart } },
    { ...change, moved: { show, at: firstStart, to } },
  );
  await open(page, `${pages.plan.path}#${linkTo({ day: tomorrow, requestedIds: [show] })}`);
  await waitForPlan(page);
  await expect(page.getByRole('heading', { name: words.closed.title })).toBeVisible();
  await expect(dayOption(page, tomorrow).getByRole('radio', { name: reason })).toBeDisabled();
  for (const part of ['.choices', '.day-sheet'])
    await expect(page.locator(part).getByRole('paragraph').filter({ hasText: reason })).toBeVisible();
  await expect(page.locator('.day-bar').getByRole('link')).toHaveCount(0);
  await page.locator('.day-notice').getByRole('button').click();
  await expectPlanInUrl(page, { day: dayAfterTomorrow, requestedIds: [show] });
  const movedStop = stopItem(page, dolphins);
  await expect(movedStop.locator('time')).toHaveAttribute('datetime', to);
  await expect(movedStop).toContainText(
    fill(words.sheet.moved, { time: clock(firstStart), reason: reasons.animals }),
  );
});

test('a day that becomes shorter under an open plan says why, and keeps its departure at closing time', async ({
  page,
}) => {
  await page.clock.install({ time: noon });
  const change = await announce(page);
  await open(page, `${pages.plan.path}#${linkTo({ day: shortDate })}`);
  await waitForPlan(page);
  const until = page.getByRole('combobox', { name: words.choices.until });
  await expect(until.locator(':checked')).toHaveText(clock(park.hours.closes));
  change(shortDay);
  await page.clock.runFor('06:00');
  await expect(until.locator(':checked')).toHaveText(clock('17:00'));
  const otherHours = fill(words.sheet.otherHours, { reason: reasons.event });
  await expect(page.locator('.day-head')).toContainText(otherHours);
  await page
    .locator('[name=must]')
    .first()
    .evaluate((box: HTMLElement) => box.click());
  await expectPlanInUrl(page, { day: shortDate, requestedIds: ['dolphin'] });
  expect(readPlan(new URL(page.url()).hash)).not.toHaveProperty('until');
});

test('a plan from the planner arrives with the inquiry, and is gone from the form', async ({ page }) => {
  await page.setViewportSize(desktop);
  const plan = linkTo({ day: farDay, requestedIds: ['dolphin'] });
  await open(page, `${pages.plan.path}#${plan}`);
  await waitForPlan(page);
  await page.locator('.day-bar').getByRole('link').click();
  const card = page.getByRole('region', { name: inquiryPlan.title });
  await expect(card).toContainText(words.places.dolphin);
  const email = createUniqueEmail();
  await fillInquiry(page, { email });
  await submitButton(page).click();
  await waitForReference(page);
  const [record] = await findInquiriesFrom(email);
  expect(record?.inquiry).toMatchObject({ email, visitDate: farDay, plan });
  await expect(card).toBeHidden();
});
