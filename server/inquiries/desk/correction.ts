import type { Day } from '../../../domain/day.ts';
import type { ReasonId } from '../../../domain/exceptions.ts';
import { descriptionOf, type InquiryField, inquiryFields, readField } from '../../../domain/inquiry.ts';
import { dayFault } from '../../../domain/visit-days.ts';
import { faultText } from '../../../i18n/fault-text.ts';
import { longDate } from '../../../i18n/format.ts';
import { allLocales, type Locale, locales } from '../../../i18n/locales.ts';
import { type Html, html } from '../../site/html.ts';
import type { Correction, StoredInquiry } from '../store/store.ts';
import { cleanText, type DeskContext } from './context.ts';
import {
  type DeskWords,
  type FormMessage,
  formError,
  hiddenField,
  initialsField,
  inputField,
  options,
  postForm,
  selectField,
  textField,
} from './layout.ts';
import { revisionField } from './revision.ts';

type CorrectableField = InquiryField | 'locale';

/** Those most often corrected come first. */
const correctableFields = [
  ...new Set<CorrectableField>([
    'visitDate',
    'numberOfVisitors',
    'phone',
    'email',
    ...inquiryFields,
    'locale',
  ]),
];

/** The history does not repeat their values, which may be a stranger's. */
const confidentialFields: readonly CorrectableField[] = ['fullName', 'email', 'specialRequests'];

const getStoredValue = ({ inquiry, locale }: StoredInquiry, field: CorrectableField) =>
  field === 'locale' ? locale : inquiry[field];

/** As an unchanged form returns it. */
function getStoredText(stored: StoredInquiry, field: CorrectableField): string {
  const text = cleanText(String(getStoredValue(stored, field) ?? ''));
  return field !== 'locale' && descriptionOf(field).kind === 'lines' ? text : text.replaceAll('\n', '');
}

/** A hidden field with the value that the form was rendered with. */
const originalName = (field: CorrectableField) => `shown-${field}`;

const isEdited = ({ field, fields }: DeskContext, name: CorrectableField) =>
  fields(name).length > 0 && field(name) !== field(originalName(name));

const inputTypes = { line: 'text', email: 'email', day: 'date', count: 'number' };

export function correctionForm(
  context: DeskContext,
  stored: StoredInquiry,
  message: FormMessage | undefined,
): Html {
  const { copy, labels, pageUrl, field: typed } = context;
  const input = (field: CorrectableField) => {
    const value = isEdited(context, field) ? typed(field) : getStoredText(stored, field);
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
${correctableFields.map(field => [input(field), hiddenField(originalName(field), getStoredText(stored, field))])}${initialsField(context, message, 'correction-by')}
<p class="help">${copy.correction.help}</p>
<p class="buttons"><button name="act" value="correct">${copy.correction.button}</button></p>`;
  return html`<details${typed('act') === 'correct' && html` open`}><summary>${copy.correction.title}</summary>
${postForm(pageUrl(), form, html` class="act wide" novalidate`)}</details>`;
}

function formatValue(field: CorrectableField, value: unknown, { language }: DeskWords): string {
  if (field === 'locale') return locales[value as Locale].name;
  return descriptionOf(field).kind === 'day' ? longDate(String(value), language) : String(value);
}

/** Only validates and writes changed fields, because the day of the visit may have passed. `text` has one line per change. */
export function parseCorrection(
  context: DeskContext,
  stored: StoredInquiry,
  closedBecause: (day: Day) => ReasonId | undefined,
): { correction: Correction; text: string } | { fault: FormMessage } {
  const { copy, labels } = context;
  const changed: Partial<Record<CorrectableField, unknown>> = {};
  const lines: string[] = [];
  for (const field of correctableFields) {
    if (!isEdited(context, field)) continue;
    const read = parseValue(context, field, closedBecause);
    if ('fault' in read) return read;
    const before = getStoredValue(stored, field);
    if (read.value === before) continue;
    changed[field] = read.value;
    const label = field === 'locale' ? copy.inquiry.language : labels[field];
    const change = `: ${formatValue(field, before, context)} → ${formatValue(field, read.value, context)}`;
    lines.push(label + (confidentialFields.includes(field) ? '' : change));
  }
  return { correction: changed as Correction, text: lines.join('\n') };
}

function parseValue(
  { field: readTyped, today, language, siteWords }: DeskContext,
  field: CorrectableField,
  closedBecause: (day: Day) => ReasonId | undefined,
): { value: unknown } | { fault: FormMessage } {
  const { inquiry: texts, reasons } = siteWords;
  const typed = readTyped(field);
  if (field === 'locale') {
    const value = allLocales.find(locale => locale === typed);
    return value ? { value } : { fault: formError(texts.otherFault, field) };
  }
  const read = readField(descriptionOf(field), typed, today, day => dayFault(day, today, closedBecause));
  if (!('fault' in read)) return read;
  const text = faultText(texts, reasons, language, field, { [field]: read.fault }, typed, closedBecause);
  return { fault: formError(text ?? texts.otherFault, field) };
}
