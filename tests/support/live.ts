import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { openStore } from '../../server/inquiries/store/open.ts';
import type { StoredInquiry } from '../../server/inquiries/store/store.ts';
import { chooseToday, fillInquiry } from './test.ts';

/** An address that no other test writes from. */
export const ownEmail = () => `visitor-${randomUUID()}@example.com`;

/** What the server under test has stored from an address. */
export async function storedFrom(email: string): Promise<StoredInquiry[]> {
  const store = await openStore({ kind: 'sqlite', file: 'test-results/live-data/inquiries.sqlite' });
  try {
    return await store.list({ email });
  } finally {
    await store.close();
  }
}

/** Fills in a whole inquiry from an address of its own, and gives that. */
export async function fillWhole(page: Page): Promise<string> {
  const email = ownEmail();
  await fillInquiry(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Special Requests').fill('A ramp, please');
  await chooseToday(page);
  await page.keyboard.press('Escape');
  return email;
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Send Request' });

/** Every inquiry that the page sends from now on. */
export function watchInquiries(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(request);
  });
  return sent;
}

export const keysOf = (requests: readonly Request[]) =>
  requests.map(request => request.headers()['idempotency-key']);
