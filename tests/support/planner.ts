/** The day planner, as tests find its parts. */
import type { Page } from '@playwright/test';
import { pages } from './pages.ts';
import { open, waitForPlan } from './test.ts';
import { attractions, fill, plan as words } from './words.ts';

const { path } = pages.plan;
const { sheet } = words;

export const shows = attractions.shows.cards;
export const [dolphins, parrots] = shows.map(({ title }) => title) as [string, string];
/** The dolphin show's performances. */
export const [first, second] = performancesOf(shows[0]?.starts ?? []);

function performancesOf<T>([first, second]: readonly T[]): [T, T] {
  if (!first || !second) throw new Error('These tests need a show with two performances.');
  return [first, second];
}

/** Before the park opens. */
export const morning = new Date('2027-06-10T06:00:00Z');
export const day = '2027-06-12';

export const lines = (page: Page) => page.locator('.line');
export const line = (page: Page, name: string) =>
  lines(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const option = (page: Page, name: string) => page.getByRole('checkbox', { name });
export const changeButton = (page: Page, name: string) => button(page, fill(sheet.changeOf, { what: name }));
export const bar = (page: Page) => page.locator('.day-bar');
export const request = (page: Page) => bar(page).getByRole('link', { name: words.bar.request });
export const undo = (page: Page) => button(page, words.bar.undo);
export const pin = (page: Page, name: string) => page.locator('.park-map').getByRole('button', { name });
export const announced = (page: Page) => page.locator('.toasts + [aria-live]');
export const times = (page: Page) => page.locator('.line time').allTextContents();
export const startOf = (page: Page, name: string) => line(page, name).locator('time');
export const dayHeading = (page: Page) => page.getByRole('heading', { name: sheet.title, exact: true });

export const unfold = (page: Page) =>
  page.locator('.choices details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });

export async function openPlan(page: Page, fragment = '') {
  await page.clock.setFixedTime(morning);
  await open(page, `${path}${fragment && `#${fragment}`}`);
  await waitForPlan(page);
  await unfold(page);
}
