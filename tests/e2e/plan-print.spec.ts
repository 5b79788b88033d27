import type { Page } from '@playwright/test';
import { places } from '../../domain/places.ts';
import { allLocales, type Locale, locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { exampleTexts, field, submitButton, textFields } from '../support/inquiry-form.ts';
import { countPrintedPages, findPaleTexts, papers } from '../support/paper.ts';
import { day, morning, ticketLink, waitForPlan } from '../support/planner.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

const placeIds = places.filter(({ kind }) => kind !== 'gate').map(({ id }) => id);
/** Contains former shows, places and hours. */
const fullDay = `v1&day=${day}&hours=1000-1900&saw=dolphin-1100.parrot-1200.sealion-1300&must=${placeIds.join('.')}.tiger.emu`;
const shortDay = `v1&day=${day}&until=1500&at=meal-1130&must=${placeIds.join('.')}`;

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
