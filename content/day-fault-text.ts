import type { Day } from '../domain/day.ts';
import type { ReasonId } from '../domain/exceptions.ts';
import { closedBecause } from '../domain/hours.ts';
import type { DayFault } from '../domain/visit-days.ts';
import { fill } from '../i18n/fill.ts';
import { longDate } from '../i18n/format.ts';
import type { Language } from '../i18n/locales.ts';
import type { Words } from './words.ts';

/** Why a day cannot be requested. */
export function dayFaultText(
  { faults, closedWhy }: Pick<Words['inquiry'], 'faults' | 'closedWhy'>,
  reasons: Words['reasons'],
  language: Language,
  fault: DayFault,
  day: Day,
  reasonOf: (day: Day) => ReasonId | undefined = closedBecause,
): string {
  const text = faults.visitDate[fault];
  if (fault !== 'closed') return text;
  // A page older than the closure does not know the reason.
  const because = reasonOf(day);
  const reason = because && reasons[because];
  return fill(text, { day: longDate(day, language), why: reason ? fill(closedWhy, { reason }) : '' });
}
