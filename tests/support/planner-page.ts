import { expect, type Page } from '@playwright/test';
import type { ClockTime } from '../../domain/clock-time.ts';
import { readPlan, writePlan } from '../../domain/plan/link.ts';
import { createPreferences, type Preferences } from '../../domain/plan/preferences.ts';
import { words as allWords } from '../../i18n/words.ts';
import { attractions, fill } from './english.ts';
import { pages } from './site-pages.ts';
import { open } from './test.ts';

export const { inquiryPlan, plan: words, planLinks, planParts } = allWords.en;

const { path } = pages.plan;

export const shows = attractions.shows.cards;
export const [dolphins, parrots] = shows.map(({ title }) => title) as [string, string];
/** Of the dolphin show. */
export const [firstStart, secondStart] = (shows[0]?.starts ?? []) as [ClockTime, ClockTime];

/** A time before the park opens. */
export const morning = new Date('2027-06-10T06:00:00Z');
export const day = '2027-06-12';

/** The fragment of a link. */
export const linkTo = (preferences: Partial<Preferences> = {}): string =>
  writePlan({ ...createPreferences(day), ...preferences });

/** Waits until a URL carries the plan. */
export const expectPlan = (
  readUrl: () => string | null | Promise<string | null>,
  expected: Partial<Preferences>,
) =>
  expect
    .poll(async () => readPlan(new URL((await readUrl()) ?? '', 'https://x.example').hash))
    .toMatchObject(expected);

export const expectPlanInUrl = (page: Page, expected: Partial<Preferences>) =>
  expectPlan(() => page.url(), expected);

export const stopItems = (page: Page) => page.locator('.stop');
export const stopItem = (page: Page, name: string) =>
  stopItems(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const partyField = (page: Page) => page.getByRole('spinbutton', { name: words.choices.party });
export const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name });
export const changeButton = (page: Page, name: string) =>
  button(page, fill(words.sheet.changeOf, { place: name }));
export const dayBar = (page: Page) => page.locator('.day-bar');
export const ticketLink = (page: Page) => dayBar(page).getByRole('link', { name: words.bar.request });
export const undoButton = (page: Page) => button(page, words.bar.undo);
export const spoken = (page: Page) => page.locator('.toasts + [aria-live]');
export const stopTimes = (page: Page) => page.locator('.stop time').allTextContents();
export const stopStart = (page: Page, name: string) => stopItem(page, name).locator('time');

export const expandChoices = (page: Page) =>
  page.locator('.choices details').evaluateAll((elements: HTMLDetailsElement[]) => {
    for (const details of elements) details.open = true;
  });

/** The days are options with a selection only after the planner has started. */
export const waitForPlan = (page: Page) =>
  page.locator('.days input:checked').first().waitFor({ state: 'attached' });

export async function openPlan(page: Page, fragment = '') {
  await page.clock.setFixedTime(morning);
  await open(page, `${path}${fragment && `#${fragment}`}`);
  await waitForPlan(page);
  await expandChoices(page);
}
