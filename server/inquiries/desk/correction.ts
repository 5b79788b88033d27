import { faultText } from '../../../content/fault-text.ts';
import type { Day } from '../../../domain/day.ts';
import type { ReasonId } from '../../../domain/exceptions.ts';
import { descriptionOf, type InquiryField, inquiryFields, readField } from '../../../domain/inquiry.ts';
import { dayFault } from '../../../domain/visit-days.ts';
import { longDate } from '../../../i18n/format.ts';
import { allLocales, type Locale, locales } from '../../../i18n/locales.ts';
import type { Correction, StoredInquiry } from '../store/store.ts';
import { digestOf } from './changes.ts';
import { cleanText, type DeskContext } from './context.ts';
import { type DeskWords, type FormMessage, fault } from './layout.ts';

/** The fields of an inquiry, and the language of the visitor. */
export type CorrectedField = InquiryField | 'locale';

/** What visitors correct most often comes first. */
const correctedFields = [
  ...new Set<CorrectedField>(['visitDate', 'numberOfVisitors', 'phone', 'email', ...inquiryFields, 'locale']),
];

/** Fields whose old values the history does not repeat, because they may be a stranger's or say too much. */
const unrepeated: readonly CorrectedField[] = ['fullName', 'email', 'specialRequests'];

export type ReadCorrection =
  /** `text` describes the changes, a line per field. */
  | { correction: Correction; text: string }
  /** Somebody, or a second click, has corrected the same meanwhile. */
  | { isRepeated: true }
  /** `conflict`: a field to which somebody else has given another value meanwhile. */
  | { fault: FormMessage; conflict?: CorrectedField };

type Corrected = Pick<StoredInquiry, 'inquiry' | 'locale'>;

const storedValue = ({ inquiry, locale }: Corrected, field: CorrectedField) =>
  field === 'locale' ? locale : inquiry[field];

/** A field's value as an unchanged form returns it. */
function shownText(stored: Corrected, field: CorrectedField): string {
  const text = cleanText(String(storedValue(stored, field) ?? ''));
  return field !== 'locale' && descriptionOf(field).kind === 'lines' ? text : text.replaceAll('\n', '');
}

export const shownName = (field: CorrectedField) => `shown-${field}`;

type Form = Pick<DeskContext, 'field' | 'fields'>;

/** The digest of what the form showed in a field; by default, of what is stored. */
const shownIn = (form: Form, stored: Corrected, field: CorrectedField) =>
  form.field(shownName(field)) || digestOf(shownText(stored, field));

/** Whether the clerk has changed what the form showed. */
const isTouched = (form: Form, stored: Corrected, field: CorrectedField) =>
  form.fields(field).length > 0 && digestOf(form.field(field)) !== shownIn(form, stored, field);

/** The fields of the form with their values, typed or stored, and the digest of what the clerk has seen in each. */
export function correctionFields(form: Form, stored: Corrected, conflict?: CorrectedField) {
  return correctedFields.map(field => {
    const current = shownText(stored, field);
    const touched = isTouched(form, stored, field);
    return {
      field,
      value: touched ? form.field(field) : current,
      // A conflict has been shown, so that saving again replaces the other value.
      shown: touched && field !== conflict ? shownIn(form, stored, field) : digestOf(current),
    };
  });
}

/** How the history and messages show a value. */
function inWords(field: CorrectedField, value: unknown, { language }: DeskWords): string {
  if (field === 'locale') return locales[value as Locale].name;
  return descriptionOf(field).kind === 'day' ? longDate(String(value), language) : String(value);
}

/**
 * Validates what the clerk has changed by the rules of the form. Other fields are neither checked nor written: the visit may be over by
 * now, and somebody else may have corrected them meanwhile.
 */
export function readCorrection(
  context: DeskContext,
  stored: Corrected,
  closedBecause: (day: Day) => ReasonId | undefined,
): ReadCorrection {
  const { copy, labels } = context;
  const changed: Partial<Record<CorrectedField, unknown>> = {};
  const lines: string[] = [];
  let isRepeated = false;
  for (const field of correctedFields) {
    if (!isTouched(context, stored, field)) continue;
    const before = storedValue(stored, field);
    const isStale = shownIn(context, stored, field) !== digestOf(shownText(stored, field));
    const read = readValue(context, field, closedBecause);
    if ('fault' in read) return read;
    if (read.value === before) {
      isRepeated ||= isStale;
      continue;
    }
    if (isStale)
      return {
        fault: fault(copy.correction.conflict(inWords(field, before, context)), field),
        conflict: field,
      };
    changed[field] = read.value;
    const label = field === 'locale' ? copy.inquiry.language : labels[field];
    const change = `: ${inWords(field, before, context)} → ${inWords(field, read.value, context)}`;
    lines.push(label + (unrepeated.includes(field) ? '' : change));
  }
  if (lines.length > 0) return { correction: changed as Correction, text: lines.join('\n') };
  return isRepeated ? { isRepeated } : { fault: fault(copy.correction.nothing) };
}

function readValue(
  { field: readTyped, today, language, siteWords }: DeskContext,
  field: CorrectedField,
  closedBecause: (day: Day) => ReasonId | undefined,
): { value: unknown } | { fault: FormMessage } {
  const { inquiry: texts, reasons } = siteWords;
  const typed = readTyped(field);
  if (field === 'locale') {
    const value = allLocales.find(locale => locale === typed);
    return value ? { value } : { fault: fault(texts.otherFault, field) };
  }
  const read = readField(descriptionOf(field), typed, today, day => dayFault(day, today, closedBecause));
  if (!('fault' in read)) return read;
  const text = faultText(texts, reasons, language, field, { [field]: read.fault }, typed, closedBecause);
  return { fault: fault(text ?? texts.otherFault, field) };
}
