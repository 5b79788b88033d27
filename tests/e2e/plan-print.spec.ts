import type { Page } from '@playwright/test';
import { places } from '../../domain/places.ts';
import { allLocales, type Locale, locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { exampleTexts, field, submitButton, textFields } from '../support/inquiry-form.ts';
import { countPrintedPages, findPaleTexts, papers } from '../support/paper.ts';
import { linkTo, morning, ticketLink, waitForPlan } from '../support/planner.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

const placeIds = places.filter(({ kind }) => kind !== 'gate').map(({ id }) => id);
const fullDay = linkTo({ requestedIds: placeIds });
const shortDay = linkTo({
  until: '15:00',
  requestedIds: placeIds,
  fixedTimes: [{ id: 'meal', start: '11:30' }],
});

async function openIn(page: Page, locale: Locale, fragment: string) {
  await page.clock.setFixedTime(morning);
  await page.goto(`${pathTo('plan', locales[locale])}#${fragment}`);
  await waitForHydration(page);
  await waitForPlan(page);
}

for (const locale of allLocales)
  for (const [name, fragment] of [
    ['the fullest day', fullDay],
    ['a day with too many requests', shortDay],
  ] as const)
    test(`${name} prints on one legible page in ${locale}`, {
      tag: locale === 'es' && fragment === fullDay ? [] : '@deep',
    }, async ({ page }) => {
      await openIn(page, locale, fragment);
      expect(await findPaleTexts(page)).toEqual([]);
      for (const paper of papers) expect(await countPrintedPages(page, paper)).toBe(1);
    });

test('the ticket of the fullest day is one page, legible without backgrounds', { tag: '@deep' }, async ({
  page,
}) => {
  await openIn(page, 'en', fullDay);
  await ticketLink(page).click();
  for (const name of textFields) await field(page, name).fill(exampleTexts[name]);
  await submitButton(page).click();
  await expect(page.locator('.ticket .planned-day li')).toHaveCount(placeIds.length);
  expect(await findPaleTexts(page)).toEqual([]);
  for (const paper of papers) expect(await countPrintedPages(page, paper)).toBe(1);
});
