import { lateBefore } from '../../domain/promises.ts';
import type { StoredInquiry } from './store/store.ts';

export type Status = 'open' | 'late' | 'answered' | 'spam';

/** How an inquiry stands. What is spam is that alone, answered or not. */
export function statusOf(
  stored: Pick<StoredInquiry, 'answeredAt' | 'spamAt' | 'receivedAt' | 'history'>,
  now: Date,
): Status {
  if (stored.spamAt !== null) return 'spam';
  if (stored.answeredAt !== null) return 'answered';
  return openSince(stored) < lateBefore(now) ? 'late' : 'open';
}

/** Since when an inquiry waits for an answer: its receipt, or when it was last reopened. */
export const openSince = ({ receivedAt, history }: Pick<StoredInquiry, 'receivedAt' | 'history'>): Date =>
  history.findLast(({ kind }) => kind === 'reopened')?.actedAt ?? receivedAt;
