import type { Day } from '../../../domain/day.ts';
import {
  descriptionOf,
  type FieldErrorCode,
  type FieldErrors,
  type InquiryField,
  inquiryFields,
  isFarTooLong,
  mapFields,
  parseInquiry,
} from '../../../domain/inquiry.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';

/** A parsed body by name. Anything may be missing or have a wrong type. */
export type Values = Readonly<Record<string, unknown>>;

export function validateInquiry(
  values: Values,
  today: Day,
  facts: ScheduleFacts,
): ReturnType<typeof parseInquiry> {
  const unreadable: FieldErrors = {};
  for (const field of inquiryFields) {
    const error = findUnreadable(field, toText(values[field]));
    if (error) unreadable[field] = error;
  }
  const draft = mapFields(field => (unreadable[field] ? '' : (toText(values[field]) ?? '')));
  const parsed = parseInquiry(draft, today, facts);
  if (Object.keys(unreadable).length === 0) return parsed;
  return { ok: false, errors: { ...(!parsed.ok && parsed.errors), ...unreadable } };
}

/** Undefined for other types. */
function toText(value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Databases reject NUL and lone surrogates. What was posted in another charset has lost letters. */
export function findUnreadable(field: InquiryField, text: string | undefined): FieldErrorCode | undefined {
  if (text !== undefined && isFarTooLong(descriptionOf(field), text)) return 'tooLong';
  return text === undefined || /[\0\ufffd]/.test(text) || !text.isWellFormed() ? 'malformed' : undefined;
}
