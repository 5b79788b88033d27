import { visitors } from './commitments.ts';
import { type Day, readDay } from './day.ts';
import { toAsciiDigits } from './digits.ts';
import { type DayErrorCode, findDayError } from './visit-days.ts';

/**
 * The type of an inquiry field. An `optional` one may be left empty.
 *
 * - `line`, `lines`: single-line or multi-line text. Lengths are in UTF-16 code units. A `dialed` one is a telephone number.
 * - `email`: one e-mail address.
 * - `day`: a day within the booking window on which the park is open (`visit-days.ts`).
 * - `count`: a whole number.
 */
export type FieldDescription = { optional?: true } & (
  | { kind: 'line' | 'lines' | 'email'; maxLength: number; dialed?: true }
  | { kind: 'day' }
  | { kind: 'count'; min: number; max: number }
);

/**
 * The fields of an inquiry in form order (specification, sections 3 and 5). Form, validation, mails, office pages, CSV export and store
 * follow from this. Add a field here; the compiler names what else it needs.
 *
 * The lengths are generous. The one for e-mail is from RFC 5321.
 */
export const fieldDescriptions = {
  fullName: { kind: 'line', maxLength: 200 },
  email: { kind: 'email', maxLength: 254 },
  phone: { kind: 'line', maxLength: 60, dialed: true },
  visitDate: { kind: 'day' },
  numberOfVisitors: { kind: 'count', ...visitors },
  specialRequests: { kind: 'lines', maxLength: 4000, optional: true },
} as const satisfies Record<string, FieldDescription>;

type Descriptions = typeof fieldDescriptions;
export type InquiryField = keyof Descriptions;

/** The names of all fields of a kind. */
export type FieldOf<Kind extends FieldDescription['kind']> = {
  [Field in InquiryField]: Descriptions[Field]['kind'] extends Kind ? Field : never;
}[InquiryField];

export const inquiryFields = Object.keys(fieldDescriptions) as InquiryField[];

/** A value for each field. */
export function perField<T>(make: (field: InquiryField) => T): Record<InquiryField, T> {
  return Object.fromEntries(inquiryFields.map(field => [field, make(field)])) as Record<InquiryField, T>;
}

export const descriptionOf = (field: InquiryField): FieldDescription => fieldDescriptions[field];

/** Type guard for the fields of a kind. */
export const isFieldOfKind = <Kind extends FieldDescription['kind']>(
  field: InquiryField,
  kind: Kind,
): field is FieldOf<Kind> => fieldDescriptions[field].kind === kind;

export const isText = (field: InquiryField): boolean => 'maxLength' in descriptionOf(field);

/** The parsed value of a field. Empty optional text is `''`, an empty optional day or count is null. */
type Value<Description extends FieldDescription> =
  | (Description extends { kind: 'day' } ? Day : Description extends { kind: 'count' } ? number : string)
  | (Description extends { kind: 'day' | 'count'; optional: true } ? null : never);

/** A valid inquiry. Besides the fields it may carry the visitor's plan for the day, a link's fragment (`inquiry-plan.ts`). */
export type Inquiry = { -readonly [Field in InquiryField]: Value<Descriptions[Field]> } & {
  plan?: string | undefined;
};

/** Maximum length of the plan. */
export const maxPlanLength = 1000;

/** The form's fields as typed. */
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

/** Why a field is invalid. */
export type FieldErrorCode = ErrorCodeOf<FieldDescription>;

/** At most one per field: the first rule it breaks. */
export type FieldErrors = Partial<Record<InquiryField, FieldErrorCode>>;

/**
 * The HTML standard's expression for `type=email`, extended to non-ASCII letters on both sides (RFC 6531). Common stricter checks reject
 * real addresses such as `o'brien@example.ie` or those at `müller.example`.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const emailPattern =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u;

/** Maximum length before the `@` in UTF-8 bytes (RFC 5321, section 4.5.3.1.1). */
const maxLocalBytes = 64;

export const isEmail = (text: string): boolean =>
  emailPattern.test(text) && new TextEncoder().encode(text.split('@')[0]).length <= maxLocalBytes;

/** What stands around an address that was pasted or dictated: `Ann <ann@example.org>`, `mailto:`, quotes, the full stop of a sentence. */
function bareAddress(typed: string): string {
  const text = typed
    .replace(invisible, '')
    // Full-width forms.
    .replace(/[\uff01-\uff5e]/g, letter => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3002', '.')
    .normalize('NFC');
  const [, inBrackets = text] = /^[^<>@]*<([^<>]*)>[\s.,;]*$/.exec(text) ?? [];
  return inBrackets
    .replace(/^[\s"'“”„«»‘’([<]+/, '')
    .replace(/^mailto:\s*([^?]*).*$/i, '$1')
    .replace(/[\s"'“”„«»‘’)\]>.,;:!?]+$/, '');
}

/** What makes a malformed text no e-mail address: a space, a missing or second `@`, or the first mark that none contains. */
export function findInvalidEmailPart(typed: string): string | undefined {
  const text = bareAddress(typed);
  const [, space, other] = /(\s)|([^\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~@-])/u.exec(text) ?? [];
  if (space) return ' ';
  if (other) return isVisible(other) ? other : undefined;
  const [, host = '', ...more] = text.split('@');
  if (!text.includes('@') || more.length > 0) return '@';
  return /[^\p{L}\p{M}\p{N}.-]|\.\./u.exec(host)?.[0];
}

/**
 * A character visible on its own: no space, control or format character, combining mark or Default_Ignorable_Code_Point, and none of the
 * blank glyphs that Unicode classifies as letters or symbols.
 */
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{DI}\u2800\u{13441}\u{13442}\u{1d159}]/u;

/** Whether a text contains anything visible. */
export const isVisible = (text: string): boolean => visible.test(text);

/** Invisible characters that come along with pasted text; not the joiners, which change words. */
const invisible = /(?![\u200c\u200d])[\p{Cf}\p{DI}]/gu;

/** Without what cannot belong to the value. */
function cleaned(description: FieldDescription, typed: string): string {
  if (description.kind === 'email') return bareAddress(typed);
  if (!('maxLength' in description)) return typed.replace(invisible, '');
  const text = typed.normalize('NFC');
  if (description.kind === 'lines') return text;
  // Pages and address books contain other spaces.
  const line = text.replace(/\p{Zs}/gu, ' ');
  if (!description.dialed) return line;
  return toAsciiDigits(line.replace(invisible, ''))
    .replace(/^\s*tel:/i, '')
    .replace(/[\s.,;]+$/, '');
}

/** Parses a field as typed, on the park's day `today`: its value, or the first rule it breaks. */
export function readField(
  description: FieldDescription,
  typed: string,
  today: Day,
  findError: typeof findDayError = findDayError,
): { value: string | number | null } | { error: FieldErrorCode } {
  const text = cleaned(description, typed).trim();
  if (!isVisible(text)) {
    if (!description.optional) return { error: 'missing' };
    return { value: 'maxLength' in description ? '' : null };
  }
  switch (description.kind) {
    case 'day': {
      const day = readDay(text);
      if (!day) return { error: 'malformed' };
      const error = findError(day, today);
      return error ? { error } : { value: day };
    }
    case 'count': {
      const number = toAsciiDigits(text);
      if (!/^[+-]?\d+$/.test(number)) return { error: 'notWhole' };
      if (Number(number) > description.max) return { error: 'tooMany' };
      return Number(number) < description.min ? { error: 'tooFew' } : { value: Number(number) };
    }
    default:
      if (text.length > description.maxLength) return { error: 'tooLong' };
      return description.kind === 'email' && !isEmail(text) ? { error: 'malformed' } : { value: text };
  }
}

/** Validates a draft on the park's day `today`: the inquiry, or the first error of each field. */
export function parseInquiry(
  draft: InquiryDraft,
  today: Day,
  findError?: typeof findDayError,
): { ok: true; inquiry: Inquiry } | { ok: false; errors: FieldErrors } {
  const values: Partial<Record<InquiryField, unknown>> = {};
  const errors: FieldErrors = {};
  for (const field of inquiryFields) {
    const read = readField(fieldDescriptions[field], draft[field], today, findError);
    if ('error' in read) errors[field] = read.error;
    else values[field] = read.value;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, inquiry: values as Inquiry };
}
