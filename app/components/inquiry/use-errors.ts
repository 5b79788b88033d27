import { useEffect, useEffectEvent, useState } from 'react';
import {
  type FieldErrors,
  type InquiryDraft,
  type InquiryField,
  inquiryFields,
  mapFields,
  parseInquiry,
} from '../../../domain/inquiry.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { formatFieldError } from '../../../i18n/field-error-text.ts';
import { useSite } from '../../site-context.ts';
import { useToasts } from '../../ui/toast.tsx';
import { useScheduleFacts } from '../../ui/use-schedule-facts.ts';
import { waitForPaint } from '../../ui/wait-for-paint.ts';
import { findControl } from './draft.ts';
import { controlId } from './field.tsx';
import type { FormRef } from './use-value.ts';
import { useVisitWords } from './visit-words.ts';

type ErrorTexts = Partial<Record<InquiryField, string | undefined>>;

/** Errors appear on submit. Each disappears once its field is corrected. */
export function useErrors(form: FormRef) {
  const { inquiry, reasons } = useVisitWords();
  const { language } = useSite();
  const { dismiss } = useToasts();
  const facts = useScheduleFacts();
  const [errorTexts, setErrorTexts] = useState<ErrorTexts>({});

  const parse = () => parseInquiry(readForm(form), parkDay(), facts);

  const toTexts = (fieldErrors: FieldErrors<string>): ErrorTexts => {
    const words = { inquiry, reasons, language };
    const draft = readForm(form);
    return mapFields(field => {
      const error = fieldErrors[field];
      return error && formatFieldError(words, field, error, draft[field], facts);
    });
  };

  /** Resolves when they are painted: toast and focus, which lay out the page, come after what was pressed has answered. */
  const showErrors = (fieldErrors: FieldErrors<string>) => {
    setErrorTexts(toTexts(fieldErrors));
    return waitForPaint();
  };

  /** Updates a field's error. Fields that had none on submit get none. */
  const revalidate = (name: string) => {
    const field = inquiryFields.find(field => field === name);
    if (!field || !errorTexts[field]) return;
    const parsed = parse();
    const text = parsed.ok ? undefined : toTexts(parsed.errors)[field];
    // Autofill changes several fields before the next render.
    setErrorTexts(texts => ({ ...texts, [field]: text }));
    if (!text && field === 'visitDate') dismiss();
  };

  // An announcement can reopen a closed day.
  const revalidateDay = useEffectEvent(() => revalidate('visitDate'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event reads the facts
  useEffect(() => revalidateDay(), [facts]);

  return { parse, revalidate, showErrors, errorTexts };
}

export const findFirstError = (errors: FieldErrors<string>) => inquiryFields.find(field => errors[field]);

/** Call it when the errors are shown, so that screen readers read field and error. */
export function focusFirstError(errors: FieldErrors<string>): void {
  // The toast concerns the date field, so show both if they fit.
  if (errors.visitDate) scrollToField(document.getElementById(controlId('visitDate')));
  const firstField = findFirstError(errors);
  const control = firstField ? document.getElementById(controlId(firstField)) : null;
  control?.focus({ preventScroll: true });
  scrollToField(control);
}

/** Label and control, or the control in a low window. */
function scrollToField(control: HTMLElement | null): void {
  control?.closest('.field')?.scrollIntoView({ block: 'nearest' });
  control?.scrollIntoView({ block: 'nearest' });
}

/** `NaN` for a number field with other text, whose `value` is empty. */
const readForm = (form: FormRef): InquiryDraft =>
  mapFields(field => {
    const control = findControl(form.current, field);
    return control?.validity.badInput ? String(Number.NaN) : (control?.value ?? '');
  });
