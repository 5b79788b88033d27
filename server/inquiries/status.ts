import { parkDay } from '../../domain/park-time.ts';
import { overdueCutoff } from './deadlines.ts';
import type { StoredInquiry } from './store/records.ts';

/** `past`: the day of the visit is over, and the inquiry is not answered. */
export type Status = 'open' | 'late' | 'past' | 'answered' | 'spam';

export function getStatus(
  {
    spamAt,
    answeredAt,
    openedAt,
    inquiry,
  }: Pick<StoredInquiry, 'answeredAt' | 'spamAt' | 'openedAt' | 'inquiry'>,
  now: Date,
): Status {
  if (spamAt !== null) return 'spam';
  if (answeredAt !== null) return 'answered';
  if (inquiry.visitDate < parkDay(now)) return 'past';
  return openedAt < overdueCutoff(now) ? 'late' : 'open';
}
