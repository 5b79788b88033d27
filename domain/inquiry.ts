import { partySizeLimits } from './commitments.ts';
import { type Day, isDay } from './day.ts';
import type { WithPlan } from './plan/request.ts';
import type { HoursFacts } from './schedule-facts.ts';
import { keysOf, mapRecord } from './typed-records.ts';
import { type DayErrorCode, findDayError } from './visit-days.ts';

/**
 * - `line`, `lines`: lengths are in UTF-16 code units. `isPhone` marks a telephone number.
 * - `day`: within the booking window, when the park is open.
 * - `count`: a whole number.
 */
export type FieldDescription = { optional?: true } & (
  | { kind: 'line' | 'lines' | 'email'; maxLength: number; isPhone?: true }
  | { kind: 'day' }
  | { kind: 'count'; min: number; max: number }
);

/**
 * In form order. Form, validation, mails, office pages and CSV export follow from it; the store needs a column. The
 * maximum length of e-mail is from RFC 5321.
 */
const fieldDescriptions = {
  fullName: { kind: 'line', maxLength: 200 },
  email: { kind: 'email', maxLength: 254 },
  phone: { kind: 'line', maxLength: 60, isPhone: true },
  visitDate: { kind: 'day' },
  numberOfVisitors: { kind: 'count', ...partySizeLimits },
  specialRequests: { kind: 'lines', maxLength: 4000, optional: true },
} as const satisfies Record<string, FieldDescription>;

type Descriptions = typeof fieldDescriptions;
export type InquiryField = keyof Descriptions;

export type FieldOf<Kind extends FieldDescription['kind']> = {
  [Field in InquiryField]: Descriptions[Field]['kind'] extends Kind ? Field : never;
}[InquiryField];

export const inquiryFields = keysOf(fieldDescriptions);

export const mapFields = <T>(createValue: (field: InquiryField) => T): Record<InquiryField, T> =>
  mapRecord(inquiryFields, createValue);

export const descriptionOf = (field: InquiryField): FieldDescription => fieldDescriptions[field];

export const isFieldOfKind = <Kind extends FieldDescription['kind']>(
  field: InquiryField,
  kind: Kind,
): field is FieldOf<Kind> => fieldDescriptions[field].kind === kind;

export const isPhoneField = (field: InquiryField): boolean => 'isPhone' in descriptionOf(field);

export const isTextField = (field: InquiryField): boolean => 'maxLength' in descriptionOf(field);

/** Empty optional text is `''`, an empty optional day or count null. */
type Value<Description extends FieldDescription> =
  | (Description extends { kind: 'day' } ? Day : Description extends { kind: 'count' } ? number : string)
  | (Description extends { kind: 'day' | 'count'; optional: true } ? null : never);

export type Inquiry = { -readonly [Field in InquiryField]: Value<Descriptions[Field]> } & WithPlan;

function hasType({ kind, optional }: FieldDescription, value: unknown): boolean {
  if (kind !== 'day' && kind !== 'count') return typeof value === 'string';
  if (value === null) return optional === true;
  return kind === 'day' ? isDay(value) : Number.isInteger(value);
}

/** Whether the values have the types of their fields. They may break rules, such as those of the day. */
export const haveTypes = <Field extends InquiryField>(
  fields: readonly Field[],
  values: Partial<Record<keyof Inquiry, unknown>>,
): values is Pick<Inquiry, Field | 'plan'> =>
  fields.every(field => hasType(fieldDescriptions[field], values[field])) &&
  ['string', 'undefined'].includes(typeof values.plan);

/** The fields as typed by the visitor. */
export type InquiryDraft = Record<InquiryField, string>;

interface KindErrorCodes {
  line: 'tooLong';
  lines: 'tooLong';
  email: 'malformed' | 'tooLong';
  day: 'malformed' | DayErrorCode;
  count: 'notWhole' | 'tooFew' | 'tooMany';
}

type ErrorCodeOf<Description extends FieldDescription> =
  | KindErrorCodes[Description['kind']]
  | (Description extends { optional: true } ? never : 'missing');

export type FieldErrorCode = ErrorCodeOf<FieldDescription>;

/** The first rule that each field breaks. */
export type FieldErrors<Code extends string = FieldErrorCode> = Partial<Record<InquiryField, Code>>;

/**
 * The HTML standard's pattern for `type=email`, extended to non-ASCII letters (RFC 6531). Stricter ones reject real addresses such as
 * `o'brien@example.ie`.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const emailPattern =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u;

export const isEmail = (text: string): boolean => emailPattern.test(text);

/** `today` is the park's day. */
export function parseField(
  description: FieldDescription,
  typed: string,
  today: Day,
  facts: HoursFacts,
): { value: string | number | null } | { error: FieldErrorCode } {
  const text = typed.normalize('NFC').trim();
  if (text === '') {
    if (!description.optional) return { error: 'missing' };
    return { value: 'maxLength' in description ? '' : null };
  }
  switch (description.kind) {
    case 'day': {
      if (!isDay(text)) return { error: 'malformed' };
      const error = findDayError(text, today, facts);
      return error ? { error } : { value: text };
    }
    case 'count': {
      if (!/^[+-]?\d+$/.test(text)) return { error: 'notWhole' };
      const number = Number(text);
      if (number > description.max) return { error: 'tooMany' };
      return number < description.min ? { error: 'tooFew' } : { value: number };
    }
    default:
      if (text.length > description.maxLength) return { error: 'tooLong' };
      return description.kind === 'email' && !isEmail(text) ? { error: 'malformed' } : { value: text };
  }
}

export function parseInquiry(
  draft: InquiryDraft,
  today: Day,
  facts: HoursFacts,
): { ok: true; inquiry: Inquiry } | { ok: false; errors: FieldErrors } {
  const values: Partial<Record<keyof Inquiry, unknown>> = {};
  const errors: FieldErrors = {};
  for (const field of inquiryFields) {
    const result = parseField(fieldDescriptions[field], draft[field], today, facts);
    if ('error' in result) errors[field] = result.error;
    else values[field] = result.value;
  }
  return haveTypes(inquiryFields, values) ? { ok: true, inquiry: values } : { ok: false, errors };
}
