import * as v from 'valibot';
import {
  descriptionOf,
  type FieldErrorCode,
  type FieldErrors,
  type InquiryField,
  inquiryFields,
  isText,
  perField,
} from '../../../domain/inquiry.ts';
import { honeypotField } from '../../../domain/inquiry-api.ts';
import { allLocales, defaultLocale } from '../../../i18n/locales.ts';
import { words } from '../../../i18n/words.ts';
import type { FieldError } from '../../site/answers.ts';
import type { ClosedDay, Incoming } from './intake.ts';

type ErrorCode = FieldErrorCode | 'wrongType' | 'unknown';

const details: Record<ErrorCode, string> = {
  missing: 'A value is required.',
  malformed: 'The value is malformed.',
  past: "The day is before the park's current day.",
  tooFar: 'The day is too far ahead.',
  closed: 'The park is closed on that day.',
  notWhole: 'A whole number is required.',
  tooFew: 'The number is too small.',
  tooMany: 'The number is too large.',
  tooLong: 'The value is too long.',
  wrongType: 'The value has the wrong JSON type.',
  unknown: 'The member is unknown.',
};

/** Keeps the response to a body with many unknown members small. */
const maxErrors = 20;

const text = v.string('wrongType');
const textOrNumber = v.union([text, v.pipe(v.number(), v.transform(String))], 'wrongType');

function memberOf(field: InquiryField): v.GenericSchema<unknown, string> {
  const { kind, optional } = descriptionOf(field);
  const value = kind === 'count' ? textOrNumber : text;
  if (!optional) return value;
  return isText(field) ? v.optional(value, '') : v.nullish(value, '');
}

/** Checks types only; `domain/inquiry.ts` checks the values. */
const bodySchema = v.object({
  ...perField(memberOf),
  locale: v.optional(v.picklist(allLocales, 'malformed'), defaultLocale),
  // An extra that is never an error.
  plan: v.fallback(v.optional(text, ''), ''),
  [honeypotField]: v.optional(text, ''),
  // The form always sends it; an inquiry without it is marked as too fast.
  elapsedMs: v.optional(v.number('wrongType'), 0),
});

type ReadBody = { ok: true; incoming: Omit<Incoming, 'key'> } | { ok: false; errors: FieldError[] };

/** Parses the body of `POST /api/inquiries`; refuses wrong types, missing and unknown members. */
export function readBody(body: unknown): ReadBody {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { ok: false, errors: [{ pointer: '', code: 'wrongType', detail: details.wrongType }] };
  const read = v.safeParse(bodySchema, body);
  const wrong = (read.issues ?? []).map(({ path, message }) => {
    const name = String(path?.[0]?.key);
    return fieldError(name, Object.hasOwn(body, name) ? (message as ErrorCode) : 'missing');
  });
  // `in` would find inherited names such as "constructor".
  const unknown = Object.keys(body).filter(name => !Object.hasOwn(bodySchema.entries, name));
  const errors = [...wrong, ...unknown.map(name => fieldError(name, 'unknown'))];
  if (!read.success || errors.length > 0) return { ok: false, errors: errors.slice(0, maxErrors) };
  const { plan, locale, [honeypotField]: honeypot, elapsedMs, ...draft } = read.output;
  return { ok: true, incoming: { draft, plan, locale, honeypot, elapsedMs } };
}

const { reasons } = words[defaultLocale];

/** The errors of a problem document, in the order of the form. */
export function fieldErrors(errors: FieldErrors, closed?: ClosedDay): FieldError[] {
  return inquiryFields.flatMap(field => {
    const code = errors[field];
    if (!code) return [];
    if (code !== 'closed' || !closed) return fieldError(field, code);
    return fieldError(field, code, `The park is closed on ${closed.day}: ${reasons[closed.reason]}.`);
  });
}

/** With a JSON pointer to the member (RFC 6901, section 3). */
function fieldError(name: string, code: ErrorCode, detail = details[code]): FieldError {
  return { pointer: `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, code, detail };
}
