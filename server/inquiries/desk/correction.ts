import {
  descriptionOf,
  type InquiryField,
  inquiryFields,
  isPhoneField,
  parseField,
} from '../../../domain/inquiry.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { formatFieldError } from '../../../i18n/field-error-text.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { allLocales, isLocale, locales } from '../../../i18n/locales.ts';
import { type Html, html } from '../../site/html.ts';
import type { Correction, StoredInquiry } from '../store/records.ts';
import { cleanText, type DeskContext, inquiryPath } from './context.ts';
import type { DeskWords } from './desk-words.ts';
import {
  actionButton,
  type Choice,
  type FormResult,
  formError,
  hiddenField,
  initialsField,
  inputField,
  postForm,
  selectField,
  textField,
} from './form-fields.ts';

type CorrectableField = InquiryField | 'locale';

const correctableFields: readonly CorrectableField[] = [...inquiryFields, 'locale'];

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

const inputTypes = { line: 'text', email: 'email', day: 'date', count: 'number' };

const languageChoices: readonly Choice[] = allLocales.map(locale => [locale, locales[locale].name]);

export function correctionForm(
  context: DeskContext,
  record: StoredInquiry,
  result: FormResult | undefined,
): Html {
  const { words, labels, getField } = context;
  const isPosted = getField('action') === 'corrected';
  const input = (field: CorrectableField) => {
    const value = isPosted ? getField(field) : getStoredText(record, field);
    const label = field === 'locale' ? words.inquiry.language : labels[field];
    const attributes = { label, id: field, name: field, result };
    if (field === 'locale') return selectField(attributes, languageChoices, value);
    const { kind } = descriptionOf(field);
    if (kind === 'lines') return textField(attributes, value);
    const type = isPhoneField(field) ? 'tel' : inputTypes[kind];
    return inputField(attributes, value, html`type="${type}" autocomplete="off"`);
  };
  const form = html`${hiddenField('revision', record.revision)}
${correctableFields.map(input)}${initialsField(context, result, 'correction-initials')}
<p class="help">${words.correction.help}</p>
<p class="buttons">${actionButton({ action: 'corrected', label: words.correction.button, isMain: true })}</p>`;
  return html`<details${isPosted && html` open`}><summary>${words.correction.title}</summary>
${postForm(inquiryPath(record.reference), form, html` class="action-form wide" novalidate`)}</details>`;
}

/** Only fields that differ are validated and stored: the day of the visit, for example, may have passed. */
export function parseCorrection(
  context: DeskContext,
  record: StoredInquiry,
  facts: ScheduleFacts,
): { correction: Correction; text: string } | { error: FormResult } {
  const { words, labels } = context;
  const correction: Correction = {};
  const lines: string[] = [];
  for (const field of correctableFields) {
    if (context.getField(field) === getStoredText(record, field)) continue;
    const result = parseValue(context, field, facts);
    if ('error' in result) return result;
    const oldValue = getStoredValue(record, field);
    if (result.value === oldValue) continue;
    correction[field] = result.value;
    const label = field === 'locale' ? words.inquiry.language : labels[field];
    const change = `: ${formatValue(field, oldValue, context)} → ${formatValue(field, result.value, context)}`;
    lines.push(label + (isRepeatedInHistory[field] ? change : ''));
  }
  return { correction, text: lines.join('\n') };
}

function formatValue(
  field: CorrectableField,
  value: string | number | null,
  { language }: DeskWords,
): string {
  if (field === 'locale') return isLocale(value) ? locales[value].name : '';
  return descriptionOf(field).kind === 'day' ? formatLongDate(String(value), language) : String(value);
}

function parseValue(
  { getField, today, language, siteWords }: DeskContext,
  field: CorrectableField,
  facts: ScheduleFacts,
): { value: string | number | null } | { error: FormResult } {
  const { inquiry, reasons } = siteWords;
  const input = getField(field);
  if (field === 'locale') {
    return isLocale(input) ? { value: input } : { error: formError(inquiry.otherError, field) };
  }
  const result = parseField(descriptionOf(field), input, today, facts);
  if (!('error' in result)) return result;
  const text = formatFieldError({ inquiry, reasons, language }, field, result.error, input, facts);
  return { error: formError(text, field) };
}
