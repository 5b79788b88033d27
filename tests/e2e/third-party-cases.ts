import type { Page } from '@playwright/test';
import { heading } from '../support/pages.ts';
import { expect, holdRequests, scripts, waitForDates, waitForHydration } from '../support/test.ts';
import { type ThirdPartyChange, thirdPartyChanges } from '../support/third-party-changes.ts';

interface Change {
  change: () => void;
  moment: 'before' | 'after';
}

const inDefaultRun: ThirdPartyChange = 'a continuous translation';

export const cases = Object.entries(thirdPartyChanges).flatMap(([name, change]) =>
  (['before', 'after'] as const).map(moment => ({
    name: `${name}, ${moment} React starts`,
    tag: name === inDefaultRun && moment === 'before' ? [] : '@deep',
    change,
    moment,
  })),
);

export async function openChanged(page: Page, path: string, { change, moment }: Change): Promise<void> {
  const release = await holdRequests(page, scripts);
  await page.goto(path);
  if (moment === 'before') await page.evaluate(change);
  release();
  await waitForHydration(page);
  await waitForDates(page);
  if (moment === 'after') await page.evaluate(change);
  await expect(heading(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
