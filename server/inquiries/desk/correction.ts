import { faultText } from '../../../content/fault-text.ts';
import type { Day } from '../../../domain/day.ts';
import type { ReasonId } from '../../../domain/exceptions.ts';
import { descriptionOf, type InquiryField, readField } from '../../../domain/inquiry.ts';
import { dayFault } from '../../../domain/visit-days.ts';
import { longDate } from '../../../i18n/format.ts';
import type { Correction, StoredInquiry } from '../store/store.ts';
import type { DeskContext } from './context.ts';
import { type FormMessage, fault } from './layout.ts';

export const correctedFields = [
  'visitDate',
  'numberOfVisitors',
  'phone',
  'email',
] as const satisfies readonly InquiryField[];
export type CorrectedField = (typeof correctedFields)[number];

export type ReadCorrection =
  /** `text` describes the changes, a line per field. */
  { correction: Correction; text: string } | { fault: FormMessage };

/** Validates a correction by the rules of the form. Unchanged fields are not checked: the visit may be over by now. */
export function readCorrection(
  { field: readTyped, today, copy, labels, language, siteWords }: DeskContext,
  { inquiry }: Pick<StoredInquiry, 'inquiry'>,
  closedBecause: (day: Day) => ReasonId | undefined,
): ReadCorrection {
  const changed: Partial<Record<CorrectedField, unknown>> = {};
  const lines: string[] = [];
  const shown = (field: CorrectedField, value: unknown) =>
    descriptionOf(field).kind === 'day' ? longDate(String(value), language) : String(value);
  for (const field of correctedFields) {
    const before = inquiry[field];
    const typed = readTyped(field);
    if (typed === String(before)) continue;
    const read = readField(descriptionOf(field), typed, today, day => dayFault(day, today, closedBecause));
    if ('fault' in read) {
      const { inquiry: texts, reasons } = siteWords;
      const faults = { [field]: read.fault };
      const text = faultText(texts, reasons, language, field, faults, typed, closedBecause);
      return { fault: fault(text ?? texts.otherFault, field) };
    }
    if (read.value === before) continue;
    changed[field] = read.value;
    // The history does not repeat a wrong e-mail address: it may be a stranger's.
    const change = field === 'email' ? '' : `: ${shown(field, before)} → ${shown(field, read.value)}`;
    lines.push(labels[field] + change);
  }
  if (lines.length === 0) return { fault: fault(copy.correction.nothing) };
  return { correction: changed as Correction, text: lines.join('\n') };
}
