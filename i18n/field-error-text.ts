import { type Day, parseDay } from '../domain/day.ts';
import type { ReasonId } from '../domain/exceptions.ts';
import { closureReason } from '../domain/hours.ts';
import {
  type FieldErrors,
  findInvalidEmailPart,
  type InquiryField,
  isFieldOfKind,
} from '../domain/inquiry.ts';
import type { DayErrorCode } from '../domain/visit-days.ts';
import { formatLongDate } from './format.ts';
import type { Language } from './locales.ts';
import { formatMessage } from './message.ts';
import type { Words } from './words.ts';

type FieldErrorWords = Pick<Words['inquiry'], 'errors' | 'otherError' | 'parenthesizedReason' | 'emailMarks'>;

export function formatFieldError(
  { errors: messages, otherError, parenthesizedReason, emailMarks }: FieldErrorWords,
  reasons: Words['reasons'],
  language: Language,
  field: InquiryField,
  errors: FieldErrors,
  typed = '',
  closureReasonOf: (day: Day) => ReasonId | undefined = closureReason,
): string | undefined {
  const error = errors[field];
  const mark =
    error === 'malformed' && isFieldOfKind(field, 'email') ? findInvalidEmailPart(typed) : undefined;
  if (mark === '@') return emailMarks.at;
  if (mark === ' ') return emailMarks.space;
  if (mark) return formatMessage(emailMarks.other, { mark }, language);
  const day = error === 'closed' && parseDay(typed.trim());
  if (day)
    return formatDayError(
      { errors: messages, parenthesizedReason },
      reasons,
      language,
      'closed',
      day,
      closureReasonOf,
    );
  // A new field may have no messages of its own.
  const messagesByField = messages as Partial<Record<InquiryField, object>>;
  const messagesOfField: Partial<Record<string, string>> = messagesByField[field] ?? {};
  return error && (messagesOfField[error] ?? otherError);
}

export function formatDayError(
  { errors, parenthesizedReason }: Pick<Words['inquiry'], 'errors' | 'parenthesizedReason'>,
  reasons: Words['reasons'],
  language: Language,
  error: DayErrorCode,
  day: Day,
  closureReasonOf: (day: Day) => ReasonId | undefined = closureReason,
): string {
  if (error !== 'closed') return errors.visitDate[error];
  // Unknown if the closure is newer than the page.
  const reasonId = closureReasonOf(day);
  const reason = reasonId && reasons[reasonId];
  return formatMessage(
    errors.visitDate.closed,
    {
      day: formatLongDate(day, language),
      reason: reason ? formatMessage(parenthesizedReason, { reason }, language) : '',
    },
    language,
  );
}
