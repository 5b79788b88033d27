import type { StoredInquiry } from '../../server/inquiries/store/records.ts';
import { exampleReference } from '../../server/inquiries/store/reference.ts';
import { submission } from './temporary-store.ts';

/** The office has done nothing with it yet. */
export function storedInquiry(args: Parameters<typeof submission> = []): StoredInquiry {
  const { idempotencyKey: _, ...rest } = submission(...args);
  const { receivedAt } = rest;
  const untouched = { openedAt: receivedAt, answeredAt: null, spamAt: null, lastContactAt: receivedAt };
  return { ...rest, ...untouched, reference: exampleReference, revision: 0 };
}
