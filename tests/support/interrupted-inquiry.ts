import type { Page } from '@playwright/test';
import { chooseDay, fillInquiry, sendingButton, submitButton } from './inquiry-form.ts';
import { menuLink, pages } from './pages.ts';
import { expect, stopClock, waitForHydration } from './test.ts';

/** Stops the clock while the page shows "Sending...". Returns the day. */
export async function beginToSend(page: Page): Promise<string> {
  await waitForHydration(page);
  await fillInquiry(page);
  const day = await chooseDay(page);
  await stopClock(page);
  await submitButton(page).click();
  await expect(sendingButton(page)).toBeVisible();
  return day;
}

export async function leave(page: Page): Promise<void> {
  await menuLink(page, 'home').click();
  await expect(page).toHaveURL(pages.home.path);
  await page.clock.resume();
}
