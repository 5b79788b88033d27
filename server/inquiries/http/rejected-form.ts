import { type InquiryDraft, inquiryFields } from '../../../domain/inquiry.ts';
import { formatFieldError } from '../../../i18n/field-error-text.ts';
import { type Locale, locales } from '../../../i18n/locales.ts';
import type { RejectedForm } from '../../../i18n/rejected-form.ts';
import { words } from '../../../i18n/words.ts';
import type { SubmissionResult } from './submission-handler.ts';

type Rejection = Extract<SubmissionResult, { outcome: 'invalid' | 'limited' | 'unavailable' }>;

export function toRejectedForm(locale: Locale, draft: InquiryDraft, result: Rejection): RejectedForm {
  const { inquiry, live, reasons } = words[locale];
  if (result.outcome !== 'invalid') {
    const failure = live.failures[result.outcome === 'limited' ? 'busy' : 'unavailable'];
    return { ...failure, showsPhone: true, draft, errors: {} };
  }
  const errorWords = { inquiry, reasons, language: locales[locale] };
  const errors: RejectedForm['errors'] = {};
  for (const field of inquiryFields) {
    const error = result.errors[field];
    if (error)
      errors[field] = formatFieldError(errorWords, field, error, draft[field], () => result.closed?.reason);
  }
  return { ...live.invalid, showsPhone: false, draft, errors };
}
