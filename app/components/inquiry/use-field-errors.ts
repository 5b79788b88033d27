import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Day } from '../../../domain/day.ts';
import { closureReasonOn } from '../../../domain/hours.ts';
import {
  type FieldErrors,
  type InquiryDraft,
  type InquiryField,
  inquiryFields,
  parseInquiry,
} from '../../../domain/inquiry.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { findDayError } from '../../../domain/visit-days.ts';
import { formatFieldError } from '../../../i18n/field-error-text.ts';
import { usePageData } from '../../page-data.ts';
import { useScheduleFacts } from '../../ui/schedule-facts.ts';
import { useToasts } from '../../ui/toast.tsx';

/** Errors appear on submit. Each disappears once its field is corrected. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>, readForm: () => InquiryDraft) {
  const inquiry = usePageData('inquiry');
  const reasons = usePageData('reasons');
  const language = usePageData('language');
  const toasts = useToasts();
  const facts = useScheduleFacts();
  const [errors, setErrors] = useState<FieldErrors>({});

  const getClosureReason = (day: Day) => closureReasonOn(day, facts);

  const parse = (draft = readForm()) =>
    parseInquiry(draft, parkDay(), (day, today) => findDayError(day, today, getClosureReason));

  /** Updates a field's error. Fields that had none on submit get none. */
  const revalidate = (field: InquiryField, draft = readForm()) => {
    if (Object.keys(errors).length === 0) return;
    const parsed = parse(draft);
    const error = parsed.ok ? undefined : parsed.errors[field];
    // Autofill changes several fields before the next render.
    setErrors(({ [field]: previousError, ...others }) =>
      previousError && error ? { ...others, [field]: error } : others,
    );
    if (!error && field === 'visitDate') toasts.dismiss();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: an announcement can reopen a closed day
  useEffect(() => {
    if (errors.visitDate === 'closed') revalidate('visitDate');
  }, [facts]);

  /** Focuses the first field with an error. */
  const showErrors = (newErrors: FieldErrors) => {
    // Screen readers announce the error only if it exists before its field gets the focus.
    flushSync(() => setErrors(newErrors));
    // The toast concerns the date field, so show both if they fit.
    if (newErrors.visitDate)
      form.current?.querySelector('.field:has(.date-button)')?.scrollIntoView({ block: 'nearest' });
    focusField(
      form.current,
      inquiryFields.find(field => newErrors[field]),
    );
  };

  const getErrorText = (field: InquiryField): string | undefined => {
    const error = errors[field];
    const words = { inquiry, reasons, language };
    return error && formatFieldError(words, field, error, readForm()[field], getClosureReason);
  };

  return { parse, revalidate, showErrors, clearErrors: () => setErrors({}), getErrorText };
}

/** Scrolls to label and control, or to the control in a low window. */
function focusField(form: HTMLFormElement | null, field: InquiryField | undefined) {
  const control = form?.querySelector<HTMLElement>(`[name="${field}"]:not([hidden])`);
  control?.focus({ preventScroll: true });
  control?.closest('.field')?.scrollIntoView({ block: 'nearest' });
  control?.scrollIntoView({ block: 'nearest' });
}
