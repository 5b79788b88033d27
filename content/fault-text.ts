import { type Day, readDay } from '../domain/day.ts';
import type { ReasonId } from '../domain/exceptions.ts';
import { closedBecause } from '../domain/hours.ts';
import { type Faults, type InquiryField, isOf, markInEmail } from '../domain/inquiry.ts';
import type { DayFault } from '../domain/visit-days.ts';
import { fill } from '../i18n/fill.ts';
import { longDate } from '../i18n/format.ts';
import type { Language } from '../i18n/locales.ts';
import type { Words } from './words.ts';

type FaultWords = Pick<Words['inquiry'], 'faults' | 'otherFault' | 'closedWhy' | 'emailMarks'>;

/** The message for a field's fault, which names the mark that makes an address malformed; undefined if it has none. Faults without a message of their own get a general one. */
export function faultText(
  { faults: texts, otherFault, closedWhy, emailMarks }: FaultWords,
  reasons: Words['reasons'],
  language: Language,
  field: InquiryField,
  faults: Faults,
  typed = '',
  reasonOf: (day: Day) => ReasonId | undefined = closedBecause,
): string | undefined {
  const fault = faults[field];
  const ofField: Partial<Record<string, string>> = texts[field];
  const text = fault && (ofField[fault] ?? otherFault);
  const mark = fault === 'malformed' && isOf(field, 'email') ? markInEmail(typed) : undefined;
  if (mark === '@') return emailMarks.at;
  if (mark) return mark === ' ' ? emailMarks.space : fill(emailMarks.other, { mark });
  const day = fault === 'closed' && readDay(typed.trim());
  return text && day
    ? dayFaultText({ faults: texts, closedWhy }, reasons, language, 'closed', day, reasonOf)
    : text;
}

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
