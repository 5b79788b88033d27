import type { Day } from '../../../domain/day.ts';
import type { ReasonId } from '../../../domain/exceptions.ts';
import { descriptionOf, type InquiryField, inquiryFields, parseField } from '../../../domain/inquiry.ts';
import { findDayError } from '../../../domain/visit-days.ts';
import { formatFieldError } from '../../../i18n/field-error-text.ts';
import { longDate } from '../../../i18n/format.ts';
import { allLocales, type Locale, locales } from '../../../i18n/locales.ts';
import { type Html, html } from '../../site/html.ts';
import type { Correction, StoredInquiry } from '../store/store.ts';
import { cleanText, type DeskContext } from './context.ts';
import {
  type DeskWords,
  type FormMessage,
  fault,
  hiddenField,
  initials,
  inputField,
  options,
  postForm,
  selectField,
  textField,
} from './layout.ts';
import { revisionField } from './revision.ts';

/** The fields of an inquiry, and the language of the visitor. */
type CorrectedField = InquiryField | 'locale';

/** What visitors correct most often comes first. */
const correctedFields = [
  ...new Set<CorrectedField>(['visitDate', 'numberOfVisitors', 'phone', 'email', ...inquiryFields, 'locale']),
];

/** Fields whose old values the history does not repeat, because they may be a stranger's or say too much. */
const unrepeated: readonly CorrectedField[] = ['fullName', 'email', 'specialRequests'];

const storedValue = ({ inquiry, locale }: StoredInquiry, field: CorrectedField) =>
  field === 'locale' ? locale : inquiry[field];

/** A field's value as an unchanged form returns it. */
function storedText(stored: StoredInquiry, field: CorrectedField): string {
  const text = cleanText(String(storedValue(stored, field) ?? ''));
  return field !== 'locale' && descriptionOf(field).kind === 'lines' ? text : text.replaceAll('\n', '');
}

/** The name of the hidden field with what a field has shown. */
const shownName = (field: CorrectedField) => `shown-${field}`;

/** Whether the clerk has changed what the form showed. */
const isTouched = ({ field, fields }: DeskContext, name: CorrectedField) =>
  fields(name).length > 0 && field(name) !== field(shownName(name));

const inputTypes = { line: 'text', email: 'email', day: 'date', count: 'number' };

/** The form has what the clerk has changed, and otherwise what is stored. */
export function correctionForm(
  context: DeskContext,
  stored: StoredInquiry,
  message: FormMessage | undefined,
): Html {
  const { copy, labels, here, field: typed } = context;
  const input = (field: CorrectedField) => {
    const value = isTouched(context, field) ? typed(field) : storedText(stored, field);
    const label = field === 'locale' ? copy.inquiry.language : labels[field];
    const described = { label, id: field, name: field, message };
    if (field === 'locale') {
      const names = Object.entries(locales).map(([locale, { name }]) => [locale, name] as const);
      return selectField(described, options(names, value));
    }
    const { kind } = descriptionOf(field);
    if (kind === 'lines') return textField(described, value);
    const type = field === 'phone' ? 'tel' : inputTypes[kind];
    return inputField(described, value, html`type="${type}" autocomplete="off"`);
  };
  const form = html`${revisionField(stored)}
${correctedFields.map(field => [input(field), hiddenField(shownName(field), storedText(stored, field))])}${initials(context, message, 'correction-by')}
<p class="help">${copy.correction.help}</p>
<p class="buttons"><button name="act" value="correct">${copy.correction.button}</button></p>`;
  return html`<details${typed('act') === 'correct' && html` open`}><summary>${copy.correction.title}</summary>
${postForm(here(), form, html` class="act wide" novalidate`)}</details>`;
}

/** How the history shows a value. */
function inWords(field: CorrectedField, value: unknown, { language }: DeskWords): string {
  if (field === 'locale') return locales[value as Locale].name;
  return descriptionOf(field).kind === 'day' ? longDate(String(value), language) : String(value);
}

/**
 * Validates what the clerk has changed by the rules of the form; other fields are neither checked nor written, because the visit may be
 * over by now. `text` describes the changes, a line per field, and is empty if there are none.
 */
export function readCorrection(
  context: DeskContext,
  stored: StoredInquiry,
  closedBecause: (day: Day) => ReasonId | undefined,
): { correction: Correction; text: string } | { fault: FormMessage } {
  const { copy, labels } = context;
  const changed: Partial<Record<CorrectedField, unknown>> = {};
  const lines: string[] = [];
  for (const field of correctedFields) {
    if (!isTouched(context, field)) continue;
    const read = readValue(context, field, closedBecause);
    if ('fault' in read) return read;
    const before = storedValue(stored, field);
    if (read.value === before) continue;
    changed[field] = read.value;
    const label = field === 'locale' ? copy.inquiry.language : labels[field];
    const change = `: ${inWords(field, before, context)} → ${inWords(field, read.value, context)}`;
    lines.push(label + (unrepeated.includes(field) ? '' : change));
  }
  return { correction: changed as Correction, text: lines.join('\n') };
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
  const read = parseField(descriptionOf(field), typed, today, day => findDayError(day, today, closedBecause));
  if (!('error' in read)) return read;
  const text = formatFieldError(
    texts,
    reasons,
    language,
    field,
    { [field]: read.error },
    typed,
    closedBecause,
  );
  return { fault: fault(text ?? texts.otherFault, field) };
}
