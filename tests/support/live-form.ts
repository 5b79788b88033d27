import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { openStore } from '../../server/inquiries/store/open.ts';
import type { StoredInquiry } from '../../server/inquiries/store/records.ts';
import { fill, inquiry, live } from './english.ts';
import { chooseDay, fillInquiry } from './visitor-form.ts';

export const createUniqueEmail = () => `visitor@${randomUUID()}.example`;

export async function findInquiriesFrom(email: string): Promise<StoredInquiry[]> {
  const store = openStore({ kind: 'sqlite', file: 'test-results/live-data/inquiries.sqlite' });
  try {
    return await store.list({ email });
  } finally {
    await store.close();
  }
}

/** Fills in a unique address. */
export async function fillWholeForm(page: Page): Promise<{ email: string; day: string }> {
  const email = createUniqueEmail();
  await fillInquiry(page, { email });
  return { email, day: await chooseDay(page) };
}

export async function waitForReference(page: Page): Promise<string> {
  const status = page.getByRole('status');
  await expect(status).toContainText(inquiry.sent.title);
  await expect(status).toContainText(fill(live.reference, { reference: '' }));
  return (await status.locator('[translate=no]').textContent()) ?? '';
}
