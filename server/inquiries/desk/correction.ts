import type { Day } from '../../../domain/day.ts';
import type { ReasonId } from '../../../domain/exceptions.ts';
import {
  descriptionOf,
  type InquiryField,
  inquiryFields,
  isPhoneField,
  parseField,
} from '../../../domain/inquiry.ts';
import { findDayError } from '../../../domain/visit-days.ts';
import { formatFieldError } from '../../../i18n/field-error-text.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { allLocales, type Locale, locales } from '../../../i18n/locales.ts';
import { type Html, html } from '../../site/html.ts';
import type { Correction, StoredInquiry } from '../store/records.ts';
import { cleanText, type DeskContext } from './context.ts';
import { fieldNames } from './field-names.ts';
import {
  actionButton,
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
import type { DeskWords } from './words.ts';

type CorrectableField = InquiryField | 'locale';

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

/** Whether the history repeats the values. A wrong name, address or request may be somebody else's. */
const isRepeatedInHistory: Record<CorrectableField, boolean> = {
  fullName: false,
  email: false,
  phone: true,
  visitDate: true,
  numberOfVisitors: true,
  specialRequests: false,
  locale: true,
};

const getStoredValue = ({ inquiry, locale }: StoredInquiry, field: CorrectableField) =>
  field === 'locale' ? locale : inquiry[field];

/** Equals what browsers post if the clerk changes nothing. */
function getStoredText(record: StoredInquiry, field: CorrectableField): string {
  const text = cleanText(String(getStoredValue(record, field) ?? ''));
  return field !== 'locale' && descriptionOf(field).kind === 'lines' ? text : text.replaceAll('\n', '');
}

const getOriginalName = (field: CorrectableField) => `shown-${field}`;

const isEdited = ({ getField, getFields }: DeskContext, field: CorrectableField) =>
  getFields(field).length > 0 && getField(field) !== getField(getOriginalName(field));

const inputTypes = { line: 'text', email: 'email', day: 'date', count: 'number' };

export function correctionForm(
  context: DeskContext,
  record: StoredInquiry,
  message: FormMessage | undefined,
): Html {
  const { words, labels, pageUrl, getField } = context;
  const input = (field: CorrectableField) => {
    const value = isEdited(context, field) ? getField(field) : getStoredText(record, field);
    const label = field === 'locale' ? words.inquiry.language : labels[field];
    const attributes = { label, id: field, name: field, message };
    if (field === 'locale') {
      const names = Object.entries(locales).map(([locale, { name }]) => [locale, name] as const);
      return selectField(attributes, options(names, value));
    }
    const { kind } = descriptionOf(field);
    if (kind === 'lines') return textField(attributes, value);
    const type = isPhoneField(field) ? 'tel' : inputTypes[kind];
    return inputField(attributes, value, html`type="${type}" autocomplete="off"`);
  };
  const form = html`${revisionField(record)}
${correctableFields.map(field => [input(field), hiddenField(getOriginalName(field), getStoredText(record, field))])}${initialsField(context, message, 'correction-by')}
<p class="help">${words.correction.help}</p>
<p class="buttons">${actionButton({ action: 'correct', label: words.correction.button, isMain: true })}</p>`;
  return html`<details${getField(fieldNames.action) === 'correct' && html` open`}><summary>${words.correction.title}</summary>
${postForm(pageUrl(), form, html` class="action-form wide" novalidate`)}</details>`;
}

function formatValue(field: CorrectableField, value: unknown, { language }: DeskWords): string {
  if (field === 'locale') return locales[value as Locale].name;
  return descriptionOf(field).kind === 'day' ? formatLongDate(String(value), language) : String(value);
}

/** Only fields that the clerk has changed are validated and stored: the day of the visit, for example, may have passed. */
export function parseCorrection(
  context: DeskContext,
  record: StoredInquiry,
  closureReasonOn: (day: Day) => ReasonId | undefined,
): { correction: Correction; text: string } | { error: FormMessage } {
  const { words, labels } = context;
  const changes: Partial<Record<CorrectableField, unknown>> = {};
  const lines: string[] = [];
  for (const field of correctableFields) {
    if (!isEdited(context, field)) continue;
    const result = parseValue(context, field, closureReasonOn);
    if ('error' in result) return result;
    const oldValue = getStoredValue(record, field);
    if (result.value === oldValue) continue;
    changes[field] = result.value;
    const label = field === 'locale' ? words.inquiry.language : labels[field];
    const change = `: ${formatValue(field, oldValue, context)} → ${formatValue(field, result.value, context)}`;
    lines.push(label + (isRepeatedInHistory[field] ? change : ''));
  }
  return { correction: changes as Correction, text: lines.join('\n') };
}

function parseValue(
  { getField, today, language, siteWords }: DeskContext,
  field: CorrectableField,
  closureReasonOn: (day: Day) => ReasonId | undefined,
): { value: unknown } | { error: FormMessage } {
  const { inquiry, reasons } = siteWords;
  const input = getField(field);
  if (field === 'locale') {
    const value = allLocales.find(locale => locale === input);
    return value ? { value } : { error: formError(inquiry.otherError, field) };
  }
  const result = parseField(descriptionOf(field), input, today, day =>
    findDayError(day, today, closureReasonOn),
  );
  if (!('error' in result)) return result;
  const words = { inquiry, reasons, language };
  const text = formatFieldError(words, field, result.error, input, closureReasonOn);
  return { error: formError(text, field) };
}
