import { type Day, readDay } from '../domain/day.ts';
import type { ReasonId } from '../domain/exceptions.ts';
import { closureReason } from '../domain/hours.ts';
import { type Faults, type InquiryField, isOf, markInEmail } from '../domain/inquiry.ts';
import type { DayFault } from '../domain/visit-days.ts';
import { longDate } from './format.ts';
import type { Language } from './locales.ts';
import { formatMessage } from './message.ts';
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
  reasonOf: (day: Day) => ReasonId | undefined = closureReason,
): string | undefined {
  const fault = faults[field];
  const mark = fault === 'malformed' && isOf(field, 'email') ? markInEmail(typed) : undefined;
  if (mark === '@') return emailMarks.at;
  if (mark) return mark === ' ' ? emailMarks.space : formatMessage(emailMarks.other, { mark }, language);
  const day = fault === 'closed' && readDay(typed.trim());
  if (day) return dayFaultText({ faults: texts, closedWhy }, reasons, language, 'closed', day, reasonOf);
  const ofField = texts[field] as Partial<Record<string, string>>;
  return fault && (ofField[fault] ?? otherFault);
}

/** Why a day cannot be requested. */
export function dayFaultText(
  { faults, closedWhy }: Pick<Words['inquiry'], 'faults' | 'closedWhy'>,
  reasons: Words['reasons'],
  language: Language,
  fault: DayFault,
  day: Day,
  reasonOf: (day: Day) => ReasonId | undefined = closureReason,
): string {
  if (fault !== 'closed') return faults.visitDate[fault];
  // A page older than the closure does not know the reason.
  const because = reasonOf(day);
  const reason = because && reasons[because];
  return formatMessage(
    faults.visitDate.closed,
    { day: longDate(day, language), why: reason ? formatMessage(closedWhy, { reason }, language) : '' },
    language,
  );
}
