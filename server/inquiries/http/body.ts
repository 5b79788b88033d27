import * as v from 'valibot';
import {
  descriptionOf,
  type FieldErrorCode,
  type FieldErrors,
  type InquiryField,
  inquiryFields,
  isTextField,
  mapFields,
} from '../../../domain/inquiry.ts';
import { honeypotField } from '../../../domain/inquiry-api.ts';
import { allLocales, defaultLocale } from '../../../i18n/locales.ts';
import { words } from '../../../i18n/words.ts';
import type { FieldError } from '../../site/answers.ts';
import type { ClosedDay, SubmissionRequest } from './submission-handler.ts';

type ErrorCode = FieldErrorCode | 'wrongType' | 'unknown';

export const details: Record<ErrorCode, string> = {
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

const maxErrors = 20;

const text = v.string('wrongType');
const textOrNumber = v.union([text, v.pipe(v.number(), v.transform(String))], 'wrongType');

function toSchema(field: InquiryField): v.GenericSchema<unknown, string> {
  const { kind, optional } = descriptionOf(field);
  const value = kind === 'count' ? textOrNumber : text;
  if (!optional) return value;
  return isTextField(field) ? v.optional(value, '') : v.nullish(value, '');
}

/** This schema checks only types. `domain/inquiry.ts` checks the values. */
const bodySchema = v.object({
  ...mapFields(toSchema),
  locale: v.optional(v.picklist(allLocales, 'malformed'), defaultLocale),
  // A plan of the wrong type is ignored: the inquiry is valid without it.
  plan: v.fallback(v.optional(text, ''), ''),
  [honeypotField]: v.optional(text, ''),
  // Our form always sends it; other clients need not.
  elapsedMs: v.optional(v.number('wrongType'), 0),
});

type ReadBody =
  | { ok: true; submission: Omit<SubmissionRequest, 'idempotencyKey'> }
  | { ok: false; errors: FieldError[] };

export function parseBody(body: unknown): ReadBody {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { ok: false, errors: [{ pointer: '', code: 'wrongType', detail: details.wrongType }] };
  const result = v.safeParse(bodySchema, body);
  const typeErrors = (result.issues ?? []).map(({ path, message }) => {
    const name = String(path?.[0]?.key);
    return fieldError(name, Object.hasOwn(body, name) ? (message as ErrorCode) : 'missing');
  });
  // `in` would accept inherited names such as "constructor".
  const unknownNames = Object.keys(body).filter(name => !Object.hasOwn(bodySchema.entries, name));
  const errors = [...typeErrors, ...unknownNames.map(name => fieldError(name, 'unknown'))];
  if (!result.success || errors.length > 0) return { ok: false, errors: errors.slice(0, maxErrors) };
  const { plan, locale, [honeypotField]: honeypot, elapsedMs, ...draft } = result.output;
  return { ok: true, submission: { draft, plan, locale, honeypot, elapsedMs } };
}

const { reasons } = words[defaultLocale];

export function toFieldErrors(errors: FieldErrors, closed?: ClosedDay): FieldError[] {
  return inquiryFields.flatMap(field => {
    const code = errors[field];
    if (!code) return [];
    if (code !== 'closed' || !closed) return fieldError(field, code);
    return fieldError(field, code, `The park is closed on ${closed.day}: ${reasons[closed.reason]}.`);
  });
}

/** The pointer is escaped as in RFC 6901, section 3. */
function fieldError(name: string, code: ErrorCode, detail = details[code]): FieldError {
  return { pointer: `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, code, detail };
}
