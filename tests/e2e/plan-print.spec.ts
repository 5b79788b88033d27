import type { Page } from '@playwright/test';
import { places } from '../../domain/places.ts';
import { allLocales, type Locale, locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { linkTo, morning, ticketLink, waitForPlan } from '../support/planner-page.ts';
import { countPrintedPages, findPaleTexts, papers } from '../support/printed-pages.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';
import { fillInquiry, submitButton } from '../support/visitor-form.ts';

const placeIds = places.filter(({ kind }) => kind !== 'gate').map(({ id }) => id);
const fullDay = linkTo({ requestedIds: placeIds });
const dayWithMissedPlaces = linkTo({
  until: '15:00',
  requestedIds: placeIds,
  fixedTimes: [{ id: 'meal', start: '11:30' }],
});

async function openIn(page: Page, locale: Locale, fragment: string) {
  await page.clock.setFixedTime(morning);
  await page.goto('about:blank');
  await open(page, `${pathTo('plan', locales[locale])}#${fragment}`);
  await waitForPlan(page);
}

async function expectLegiblePage(page: Page) {
  expect(await findPaleTexts(page)).toEqual([]);
  for (const paper of papers) expect(await countPrintedPages(page, paper)).toBe(1);
}

test('the fullest day, and its ticket, print on one legible page each', { tag: '@deep' }, async ({
  page,
}) => {
  await openIn(page, 'en', fullDay);
  await expectLegiblePage(page);
  await ticketLink(page).click();
  await waitForHydration(page);
  await fillInquiry(page);
  await submitButton(page).click();
  await expect(page.locator('.ticket .planned-day li')).toHaveCount(placeIds.length);
  await expectLegiblePage(page);
});

test('long days print on one legible page in every language', { tag: '@deep' }, async ({ page }) => {
  test.setTimeout(180_000);
  for (const locale of allLocales)
    for (const fragment of [fullDay, dayWithMissedPlaces])
      await test.step(`${locale}#${fragment}`, async () => {
        await openIn(page, locale, fragment);
        await expectLegiblePage(page);
      });
});
