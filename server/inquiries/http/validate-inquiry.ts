import type { Day } from '../../../domain/day.ts';
import { type FieldErrors, inquiryFields, mapFields, parseInquiry } from '../../../domain/inquiry.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';

/** A parsed body by name. Anything may be missing or have a wrong type. */
export type Values = Readonly<Record<string, unknown>>;

export function validateInquiry(
  values: Values,
  today: Day,
  facts: ScheduleFacts,
): ReturnType<typeof parseInquiry> {
  const errors: FieldErrors = {};
  for (const field of inquiryFields) if (!isReadable(values[field])) errors[field] = 'malformed';
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return parseInquiry(
    mapFields(field => String(values[field] ?? '')),
    today,
    facts,
  );
}

/** Databases reject NUL and lone surrogates. What was posted in another charset has lost letters. */
const isReadable = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.isWellFormed() && !/[\0\ufffd]/.test(value)
    : value === undefined || value === null || typeof value === 'number';
