import * as v from 'valibot';
import { type Day, isDay } from './day.ts';
import { promises } from './promises.ts';

/**
 * What a visitor asks for, and the rules it is held to (specification, sections 3 and 5). The form runs them in the
 * browser; whoever receives an inquiry runs the same. Faults are codes: the words for them are content.
 */
export interface Inquiry {
  fullName: string;
  email: string;
  phone: string;
  /** Calendar day in the park, `YYYY-MM-DD`. */
  visitDate: Day;
  numberOfVisitors: number;
  /** Empty where there are none. */
  specialRequests: string;
}

export type InquiryField = keyof Inquiry;

/** The fields in the order of the form: the first fault is the first on the page. */
export const inquiryFields: readonly InquiryField[] = [
  'fullName',
  'email',
  'phone',
  'visitDate',
  'numberOfVisitors',
  'specialRequests',
];

export type FaultCode = 'missing' | 'malformed' | 'past' | 'notWhole' | 'tooFew' | 'tooMany' | 'tooLong';

/** At most one fault a field: the first rule that it breaks. */
export type Faults = Partial<Record<InquiryField, FaultCode>>;

/** What a form holds: every field as it was typed. */
export type InquiryDraft = Record<InquiryField, string>;

export type ParsedInquiry = { ok: true; inquiry: Inquiry } | { ok: false; faults: Faults };

/**
 * The HTML standard's expression for `type=email`, with letters beyond ASCII allowed on both sides (RFC 6531): stock
 * checks refuse real people such as `o'brien@example.ie` or addresses at `müller.example`.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const emailPattern =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u;

/** Lengths that no honest answer reaches, in UTF-16 units; the e-mail's is RFC 5321's. */
export const maxLengths = { fullName: 200, email: 254, phone: 60, specialRequests: 4000 } as const;

const code = (fault: FaultCode) => fault;

const requiredText = (maxLength: number) =>
  v.pipe(
    v.string(code('missing')),
    v.normalize('NFC'),
    v.trim(),
    v.nonEmpty(code('missing')),
    v.maxLength(maxLength, code('tooLong')),
  );

/** The schema for visits from `today` on. `today` is the park's day. */
export function inquirySchema(today: Day) {
  return v.object({
    fullName: requiredText(maxLengths.fullName),
    email: v.pipe(requiredText(maxLengths.email), v.regex(emailPattern, code('malformed'))),
    phone: requiredText(maxLengths.phone),
    visitDate: v.pipe(
      v.string(code('missing')),
      v.nonEmpty(code('missing')),
      v.check(isDay, code('malformed')),
      v.check(day => day >= today, code('past')),
      v.transform(day => day as Day),
    ),
    numberOfVisitors: v.pipe(
      v.string(code('missing')),
      v.trim(),
      v.nonEmpty(code('missing')),
      v.regex(/^[+-]?\d+$/, code('notWhole')),
      v.check(
        digits => digits.replace(/^[+-]?0*/, '').length <= promises.visitors.maxDigits,
        code('tooMany'),
      ),
      v.transform(Number),
      v.minValue(promises.visitors.min, code('tooFew')),
    ),
    specialRequests: v.pipe(
      v.string(code('malformed')),
      v.normalize('NFC'),
      v.trim(),
      v.maxLength(maxLengths.specialRequests, code('tooLong')),
    ),
  });
}

/** Checks a draft on the park's day `today` and gives the inquiry, or the first fault of each field. */
export function parseInquiry(draft: InquiryDraft, today: Day): ParsedInquiry {
  const result = v.safeParse(inquirySchema(today), draft, { abortPipeEarly: true });
  if (result.success) return { ok: true, inquiry: result.output };
  const faults: Faults = {};
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as InquiryField;
    faults[field] ??= issue.message as FaultCode;
  }
  return { ok: false, faults };
}
