import { overdueCutoff } from '../../domain/commitments.ts';
import { parkDay } from '../../domain/park-time.ts';
import type { StoredInquiry } from './store/store.ts';

/** `past`: unanswered, and the day of the visit is over. */
export type Status = 'open' | 'late' | 'past' | 'answered' | 'spam';

/** The status of an inquiry. Spam takes precedence over answered. */
export function statusOf(
  stored: Pick<StoredInquiry, 'answeredAt' | 'spamAt' | 'receivedAt' | 'history' | 'inquiry'>,
  now: Date,
): Status {
  if (stored.spamAt !== null) return 'spam';
  if (stored.answeredAt !== null) return 'answered';
  if (stored.inquiry.visitDate < parkDay(now)) return 'past';
  return openSince(stored) < overdueCutoff(now) ? 'late' : 'open';
}

/** When an inquiry was received or last reopened. */
export const openSince = ({ receivedAt, history }: Pick<StoredInquiry, 'receivedAt' | 'history'>): Date =>
  history.findLast(({ kind }) => kind === 'reopened')?.actedAt ?? receivedAt;
