import { visitors } from './commitments.ts';
import { type Day, readDay } from './day.ts';
import { type DayFault, dayFault } from './visit-days.ts';

/**
 * What a field of an inquiry takes. An `optional` field may be left empty.
 *
 * - `line`, `lines`: text on one line, or on several. Lengths are in UTF-16 units.
 * - `email`: one e-mail address.
 * - `day`: a calendar day in the park, today or later, for which one can ask (`visit-days.ts`).
 * - `count`: a whole number.
 */
export type FieldDescription = { optional?: true } & (
  | { kind: 'line' | 'lines' | 'email'; maxLength: number }
  | { kind: 'day' }
  | { kind: 'count'; min: number; max: number }
);

/**
 * The fields of an inquiry in the order of the form (specification, sections 3 and 5). The form, the rules, the mails, the office's
 * pages, the CSV file and the store follow from this. A new field is a line here; the compiler names what else it needs.
 *
 * No honest answer reaches the lengths. The e-mail's is RFC 5321's.
 */
export const descriptions = {
  fullName: { kind: 'line', maxLength: 200 },
  email: { kind: 'email', maxLength: 254 },
  phone: { kind: 'line', maxLength: 60 },
  visitDate: { kind: 'day' },
  numberOfVisitors: { kind: 'count', ...visitors },
  specialRequests: { kind: 'lines', maxLength: 4000, optional: true },
} as const satisfies Record<string, FieldDescription>;

type Descriptions = typeof descriptions;
export type InquiryField = keyof Descriptions;

/** The fields of a kind. */
export type FieldOf<Kind extends FieldDescription['kind']> = {
  [Field in InquiryField]: Descriptions[Field]['kind'] extends Kind ? Field : never;
}[InquiryField];

export const inquiryFields = Object.keys(descriptions) as InquiryField[];

/** Something for each field. */
export function perField<T>(make: (field: InquiryField) => T): Record<InquiryField, T> {
  return Object.fromEntries(inquiryFields.map(field => [field, make(field)])) as Record<InquiryField, T>;
}

export const descriptionOf = (field: InquiryField): FieldDescription => descriptions[field];

/** Whether a field is of a kind. */
export const isOf = <Kind extends FieldDescription['kind']>(
  field: InquiryField,
  kind: Kind,
): field is FieldOf<Kind> => descriptions[field].kind === kind;

/** Whether a field holds text of any kind. */
export const isText = (field: InquiryField): boolean => 'maxLength' in descriptionOf(field);

/** The value of a field. An optional text that is left empty is `''`, an optional day or count is null. */
type Value<Description extends FieldDescription> =
  | (Description extends { kind: 'day' } ? Day : Description extends { kind: 'count' } ? number : string)
  | (Description extends { kind: 'day' | 'count'; optional: true } ? null : never);

/** What a visitor asks for. It has passed the rules. */
export type Inquiry = { -readonly [Field in InquiryField]: Value<Descriptions[Field]> };

/** What a form holds: every field as it was typed. */
export type InquiryDraft = Record<InquiryField, string>;

interface KindFaults {
  line: 'tooLong';
  lines: 'tooLong';
  email: 'malformed' | 'tooLong';
  day: 'malformed' | 'past' | DayFault;
  count: 'notWhole' | 'tooFew' | 'tooMany';
}

type FaultOf<Description extends FieldDescription> =
  | KindFaults[Description['kind']]
  | (Description extends { optional: true } ? never : 'missing');

/** Why a field is refused. The words for it are content. */
export type FaultCode = FaultOf<FieldDescription>;

/** A text for each fault that a field can have. */
export type FaultTexts = { [Field in InquiryField]: Record<FaultOf<Descriptions[Field]>, string> };

/** At most one fault a field: the first rule that it breaks. */
export type Faults = Partial<Record<InquiryField, FaultCode>>;

/**
 * The HTML standard's expression for `type=email`, with letters beyond ASCII allowed on both sides (RFC 6531): stock
 * checks refuse real people such as `o'brien@example.ie` or addresses at `müller.example`.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const emailPattern =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u;

/** Most bytes before the `@`, in UTF-8 (RFC 5321, section 4.5.3.1.1). */
const mostLocalBytes = 64;

export const isEmail = (text: string): boolean =>
  emailPattern.test(text) && new TextEncoder().encode(text.split('@')[0]).length <= mostLocalBytes;

/**
 * A character that can be seen by itself: no blank, no control or format character, no combining mark, nothing that Unicode says
 * to show as nothing (Default_Ignorable_Code_Point), and none of the blanks that it counts as letters and symbols.
 */
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{DI}\u2800\u{13441}\u{13442}\u{1d159}]/u;

/** Whether anything of a text can be seen. */
export const isVisible = (text: string): boolean => visible.test(text);

/** What comes along unseen when something is pasted; but not what joins letters, and so makes other words of them. */
const unseen = /(?![\u200c\u200d])[\p{Cf}\p{DI}]/gu;

/** Reads a field as it was typed, on the park's day `today`. Gives its value, or the first rule that it breaks. */
export function readField(
  description: FieldDescription,
  typed: string,
  today: Day,
  faultOf: typeof dayFault = dayFault,
): { value: string | number | null } | { fault: FaultCode } {
  const isProse = description.kind === 'line' || description.kind === 'lines';
  const seen = isProse ? typed : typed.replace(unseen, '');
  const text = ('maxLength' in description ? seen.normalize('NFC') : seen).trim();
  if (!isVisible(text)) {
    if (!description.optional) return { fault: 'missing' };
    return { value: 'maxLength' in description ? '' : null };
  }
  switch (description.kind) {
    case 'day': {
      const day = readDay(text);
      if (!day) return { fault: 'malformed' };
      if (day < today) return { fault: 'past' };
      const fault = faultOf(day, today);
      return fault ? { fault } : { value: day };
    }
    case 'count':
      if (!/^[+-]?\d+$/.test(text)) return { fault: 'notWhole' };
      if (Number(text) > description.max) return { fault: 'tooMany' };
      return Number(text) < description.min ? { fault: 'tooFew' } : { value: Number(text) };
    default:
      if (text.length > description.maxLength) return { fault: 'tooLong' };
      return description.kind === 'email' && !isEmail(text) ? { fault: 'malformed' } : { value: text };
  }
}

/** Checks a draft on the park's day `today` and gives the inquiry, or the first fault of each field. */
export function parseInquiry(
  draft: InquiryDraft,
  today: Day,
  faultOf?: typeof dayFault,
): { ok: true; inquiry: Inquiry } | { ok: false; faults: Faults } {
  const values: Partial<Record<InquiryField, unknown>> = {};
  const faults: Faults = {};
  for (const field of inquiryFields) {
    const read = readField(descriptions[field], draft[field], today, faultOf);
    if ('fault' in read) faults[field] = read.fault;
    else values[field] = read.value;
  }
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, inquiry: values as Inquiry };
}
