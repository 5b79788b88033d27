import { type Day, isDay } from '../domain/day.ts';
import { closureReasonOn } from '../domain/hours.ts';
import type { InquiryField } from '../domain/inquiry.ts';
import type { HoursFacts } from '../domain/schedule-facts.ts';
import type { DayErrorCode } from '../domain/visit-days.ts';
import { formatLongDate } from './format.ts';
import type { Language } from './locales.ts';
import { formatMessage } from './message.ts';
import type { Words } from './words.ts';

interface DayErrorWords {
  inquiry: Pick<Words['inquiry'], 'errors' | 'parenthesizedReason'>;
  reasons: Words['reasons'];
  language: Language;
}

interface FieldErrorWords extends DayErrorWords {
  inquiry: Pick<Words['inquiry'], 'errors' | 'parenthesizedReason' | 'otherError'>;
}

export function formatFieldError(
  words: FieldErrorWords,
  field: InquiryField,
  error: string,
  typed: string,
  facts: HoursFacts,
): string {
  const { inquiry } = words;
  if (error === 'closed' && isDay(typed)) return formatDayError(words, 'closed', typed, facts);
  // A new field may have no words of its own.
  const errors: Partial<Record<InquiryField, Partial<Record<string, string>>>> = inquiry.errors;
  return errors[field]?.[error] ?? inquiry.otherError;
}

export function formatDayError(
  { inquiry, reasons, language }: DayErrorWords,
  error: DayErrorCode,
  day: Day,
  facts: HoursFacts,
): string {
  const { errors, parenthesizedReason } = inquiry;
  if (error !== 'closed') return errors.visitDate[error];
  // Unknown if the closure is newer than the page.
  const reasonId = closureReasonOn(day, facts);
  const reason = reasonId && reasons[reasonId];
  return formatMessage(
    errors.visitDate.closed,
    {
      day: formatLongDate(day, language),
      reason: reason ? ` ${formatMessage(parenthesizedReason, { reason }, language)}` : '',
    },
    language,
  );
}
