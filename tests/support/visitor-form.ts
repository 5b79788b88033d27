import { expect, type Page } from '@playwright/test';
import { inquiry, site } from './english.ts';
import { exampleDraft } from './example-inquiry.ts';

const { labels, date } = inquiry;

/** A valid inquiry without a date. */
const { visitDate: _, ...exampleTexts } = exampleDraft;

export { exampleTexts };

type TextField = keyof typeof exampleTexts;
export const textFields = Object.keys(exampleTexts) as TextField[];

export const field = (page: Page, name: TextField) => page.getByLabel(labels[name]);
export const dateButton = (page: Page) => page.getByRole('button', { name: labels.visitDate });
export const calendar = (page: Page) => page.getByRole('dialog', { name: date.dialog });
export const submitButton = (page: Page) => page.getByRole('button', { name: inquiry.submit });
export const sendingButton = (page: Page) => page.getByRole('button', { name: inquiry.sending });
export const closeToastButton = (page: Page) => page.getByRole('button', { name: site.closeToast });

/** Fills in everything but the date. */
export async function fillInquiry(page: Page, changes: Partial<typeof exampleTexts> = {}): Promise<void> {
  for (const [name, text] of Object.entries({ ...exampleTexts, ...changes }))
    await field(page, name as TextField).fill(text);
}

/** Returns the label of the date button. */
export async function chooseDay(page: Page): Promise<string> {
  await dateButton(page).click();
  await calendar(page).locator('td :focus').click();
  await calendar(page).getByRole('button', { name: date.done }).click();
  await expect(calendar(page)).toBeHidden();
  return (await dateButton(page).textContent()) ?? '';
}

export async function expectFilled(page: Page, day: string, values = exampleTexts): Promise<void> {
  for (const name of textFields) await expect(field(page, name)).toHaveValue(values[name]);
  await expect(dateButton(page)).toHaveText(day);
}

export async function expectEmpty(page: Page): Promise<void> {
  for (const name of textFields) await expect(field(page, name)).toHaveValue('');
  await expect(dateButton(page)).toHaveText(date.pick);
}
