import { type InquiryDraft, inquiryFields } from '../../../domain/inquiry.ts';
import { formatFieldError } from '../../../i18n/field-error-text.ts';
import { type Locale, locales } from '../../../i18n/locales.ts';
import type { RefusedPost } from '../../../i18n/refused-post.ts';
import { words } from '../../../i18n/words.ts';
import type { SubmissionResult } from './submission-handler.ts';

type Refusal = Extract<SubmissionResult, { outcome: 'invalid' | 'limited' | 'unavailable' }>;

export function explainRefusal(locale: Locale, draft: InquiryDraft, result: Refusal): RefusedPost {
  const { inquiry, live, reasons } = words[locale];
  if (result.outcome !== 'invalid') {
    const failure = live.failures[result.outcome === 'limited' ? 'busy' : 'unavailable'];
    return { ...failure, showsPhone: true, draft, errors: {} };
  }
  const errorWords = { inquiry, reasons, language: locales[locale] };
  const errors: RefusedPost['errors'] = {};
  for (const field of inquiryFields) {
    const error = result.errors[field];
    if (error)
      errors[field] = formatFieldError(errorWords, field, error, draft[field], () => result.closed?.reason);
  }
  return { ...live.refused, showsPhone: false, draft, errors };
}
