import { lateBefore } from '../../domain/promises.ts';
import type { StoredInquiry } from './store/store.ts';

export type Status = 'open' | 'late' | 'answered' | 'spam';

/** How an inquiry stands. What is spam is that alone, answered or not. */
export function statusOf(
  { answeredAt, spamAt, receivedAt }: Pick<StoredInquiry, 'answeredAt' | 'spamAt' | 'receivedAt'>,
  now: Date,
): Status {
  if (spamAt !== null) return 'spam';
  if (answeredAt !== null) return 'answered';
  return receivedAt < lateBefore(now) ? 'late' : 'open';
}
