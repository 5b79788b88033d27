import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Day } from '../../../domain/day.ts';
import { closureReasonOn } from '../../../domain/hours.ts';
import {
  type FieldErrors,
  type InquiryDraft,
  type InquiryField,
  inquiryFields,
  mapFields,
  parseInquiry,
} from '../../../domain/inquiry.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { findDayError } from '../../../domain/visit-days.ts';
import { formatFieldError } from '../../../i18n/field-error-text.ts';
import { useSite } from '../../site.ts';
import { useScheduleFacts } from '../../ui/schedule-facts.ts';
import { useToasts } from '../../ui/toast.tsx';
import { findControl } from './draft.ts';
import { controlId } from './field.tsx';
import type { FormRef } from './use-value.ts';
import { useVisitWords } from './visit-words.ts';

interface Errors {
  texts: Partial<Record<InquiryField, string | undefined>>;
  /** Gets the focus once its error is shown, so that screen readers announce both. */
  firstField?: InquiryField | undefined;
}

/** Errors appear on submit. Each disappears once its field is corrected. */
export function useErrors(form: FormRef) {
  const { inquiry, reasons } = useVisitWords();
  const { language } = useSite();
  const { dismiss } = useToasts();
  const facts = useScheduleFacts();
  const [errors, setErrors] = useState<Errors>({ texts: {} });

  const getClosureReason = (day: Day) => closureReasonOn(day, facts);

  const parse = () =>
    parseInquiry(readForm(form), parkDay(), (day, today) => findDayError(day, today, getClosureReason));

  const toTexts = (fieldErrors: FieldErrors): Errors['texts'] => {
    const words = { inquiry, reasons, language };
    const draft = readForm(form);
    return mapFields(field => {
      const error = fieldErrors[field];
      return error && formatFieldError(words, field, error, draft[field], getClosureReason);
    });
  };

  const showErrors = (fieldErrors: FieldErrors) =>
    setErrors({ texts: toTexts(fieldErrors), firstField: inquiryFields.find(field => fieldErrors[field]) });

  /** Updates a field's error. Fields that had none on submit get none. */
  const revalidate = (name: string) => {
    const field = inquiryFields.find(field => field === name);
    if (!field || !errors.texts[field]) return;
    const parsed = parse();
    const text = parsed.ok ? undefined : toTexts(parsed.errors)[field];
    // Autofill changes several fields before the next render.
    setErrors(({ texts }) => ({ texts: { ...texts, [field]: text } }));
    if (!text && field === 'visitDate') dismiss();
  };

  // An announcement can reopen a closed day.
  const revalidateDay = useEffectEvent(() => revalidate('visitDate'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event reads the facts
  useEffect(() => revalidateDay(), [facts]);

  useLayoutEffect(() => {
    if (!errors.firstField) return;
    // The toast concerns the date field, so show both if they fit.
    if (errors.texts.visitDate) scrollToField(document.getElementById(controlId('visitDate')));
    const control = document.getElementById(controlId(errors.firstField));
    control?.focus({ preventScroll: true });
    scrollToField(control);
  }, [errors]);

  return { parse, revalidate, showErrors, errorTexts: errors.texts };
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
