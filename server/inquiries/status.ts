import { overdueCutoff } from '../../domain/commitments.ts';
import { parkDay } from '../../domain/park-time.ts';
import type { StoredInquiry } from './store/store.ts';

/** `past`: the day of the visit is over, and the inquiry is not answered. */
export type Status = 'open' | 'late' | 'past' | 'answered' | 'spam';

export function getStatus(
  record: Pick<StoredInquiry, 'answeredAt' | 'spamAt' | 'receivedAt' | 'events' | 'inquiry'>,
  now: Date,
): Status {
  if (record.spamAt !== null) return 'spam';
  if (record.answeredAt !== null) return 'answered';
  if (record.inquiry.visitDate < parkDay(now)) return 'past';
  return openSince(record) < overdueCutoff(now) ? 'late' : 'open';
}

/** When an inquiry was received or last reopened. */
export const openSince = ({ receivedAt, events }: Pick<StoredInquiry, 'receivedAt' | 'events'>): Date =>
  events.findLast(({ kind }) => kind === 'reopened')?.actedAt ?? receivedAt;
