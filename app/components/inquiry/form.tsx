import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { delivery } from '#delivery';
import { useScheduleFacts } from '#schedule-facts';
import { minSendingMs } from '../../../domain/commitments.ts';
import type { Day } from '../../../domain/day.ts';
import { closureReason } from '../../../domain/hours.ts';
import {
  type FieldErrors,
  type FieldOf,
  type InquiryDraft,
  type InquiryField,
  inquiryFields,
  isFieldOfKind,
  parseInquiry,
  perField,
} from '../../../domain/inquiry.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { findDayError } from '../../../domain/visit-days.ts';
import { formatFieldError } from '../../../i18n/field-error-text.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { Arrow } from '../../art/icons.tsx';
import { usePageData } from '../../page-data.ts';
import { useToasts } from '../../ui/toast.tsx';
import { FormPlan, getPlanForDay, useOtherDayFormatter } from '../inquiry-plan/inquiry-plan.tsx';
import { CountField } from './count-field.tsx';
import { DataNote } from './data-note.tsx';
import { DateField } from './date-field.tsx';
import type { SubmissionResult } from './delivery.ts';
import {
  deleteDraft,
  getInputControls,
  readReceivedInquiry,
  saveDraft,
  saveReceivedInquiry,
} from './draft.ts';
import { getTicketModule, loadTicket } from './lazy-ticket.ts';
import { readControl } from './number-field.ts';
import { useRefusedPost } from './refused-post.ts';
import { ResultMessage, resultMessageId } from './result-message.tsx';
import { toResultToast } from './result-toast.ts';
import { TextField } from './text-field.tsx';
import { useDraft } from './use-draft.ts';

type DayField = FieldOf<'day'>;

/** Text fields are uncontrolled, so that text typed before hydration survives. */
export default function InquiryForm() {
  const inquiry = usePageData('inquiry');
  const reasons = usePageData('reasons');
  const language = usePageData('language');
  const formatOtherDay = useOtherDayFormatter();
  const toasts = useToasts();
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const [days, setDays, applyLink] = useDraft(form);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSending, setIsSending] = useState(false);
  /** Set before the next render, to prevent a second submission. */
  const isSubmitting = useRef(false);
  const [result, setResult] = useState<SubmissionResult | null>(null);
  const visit = result?.kind === 'received' && result.visit;
  const ticket = visit && getTicketModule();
  const deliver = delivery.useDeliver(form);
  const facts = useScheduleFacts();

  useEffect(() => {
    if (!readReceivedInquiry()?.visit) return;
    loadTicket().then(() => {
      // Another inquiry may have been sent meanwhile.
      const receivedInquiry = readReceivedInquiry();
      if (receivedInquiry)
        getTicketModule()?.restoreTicket(form.current, () => flushSync(() => setResult(receivedInquiry)));
    });
  }, []);

  const readForm = (): InquiryDraft => {
    const controls = form.current ? getInputControls(form.current) : [];
    const findControl = (field: InquiryField) => controls.find(({ name }) => name === field);
    return { ...perField(field => readControl(findControl(field))), ...days };
  };

  const getClosureReason = (day: Day) => closureReason(day, facts);

  const parseDraft = (draft: InquiryDraft) =>
    parseInquiry(draft, parkDay(), (day, today) => findDayError(day, today, getClosureReason));

  /** Only if it had an error on submit. */
  const revalidate = (field: InquiryField, draft = readForm()) => {
    if (Object.keys(errors).length === 0) return;
    const parsed = parseDraft(draft);
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

  const changePlan = useCallback((plan: string) => setDays(previous => ({ ...previous, plan })), [setDays]);

  /** Returns an additional announcement. */
  const selectDay = (field: DayField, day: Day | ''): string => {
    loadTicket();
    setDays(previous => ({ ...previous, [field]: day }));
    revalidate(field, { ...readForm(), [field]: day });
    return formatOtherDay(days, day);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    const parsed = parseDraft(readForm());
    if (!parsed.ok) {
      if (!ticket) setResult(null);
      // Removes `sending` from the draft.
      saveDraft();
      const count = Object.keys(parsed.errors).length;
      // Before focusing, so that the field scrolls clear of the toast.
      if (parsed.errors.visitDate === 'missing')
        toasts.show({
          tone: 'error',
          title: inquiry.errors.visitDate.missing,
          ...(count > 1 && { text: formatMessage(inquiry.moreErrors, { count }, language) }),
        });
      showErrors(parsed.errors);
      return;
    }
    setErrors({});
    toasts.dismiss();
    toasts.announce(inquiry.sending);
    loadTicket();
    isSubmitting.current = true;
    saveReceivedInquiry(null);
    const showSending = () =>
      flushSync(() => {
        setIsSending(true);
        setResult(null);
      });
    // Removing the previous ticket must not move the form on screen.
    if (ticket) ticket.keepInPlace(event.currentTarget, showSending);
    else showSending();
    // In case the tab crashes or is discarded.
    saveDraft();
    const minimumDelay = new Promise(resolve => setTimeout(resolve, minSendingMs));
    const plan = getPlanForDay(days, parsed.inquiry.visitDate);
    const [newResult] = await Promise.all([deliver({ ...parsed.inquiry, ...plan }), minimumDelay]);
    finish(newResult);
  };

  const finish = (newResult: SubmissionResult) => {
    const ticketModule = getTicketModule();
    isSubmitting.current = false;
    const render = () =>
      flushSync(() => {
        setIsSending(false);
        setResult(newResult);
        if (newResult.kind === 'received') setDays({});
      });
    if (newResult.kind === 'received') {
      // A ticket whose chunk has not loaded would appear later and shift the page.
      if (!ticketModule) delete newResult.visit;
      clearForm(form.current);
      deleteDraft();
      saveReceivedInquiry(newResult);
      delivery.onConfirmationShown();
      if (ticketModule) ticketModule.showTicket(form.current, render);
      else render();
      applyLink();
    } else {
      render();
      saveDraft();
    }
    // Disabling the button has removed its focus.
    if (document.activeElement === document.body) submitButton.current?.focus({ preventScroll: true });
    toasts.show(toResultToast(newResult, inquiry.sent));
    if (newResult.kind === 'refused') showErrors(newResult.errors);
  };

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

  const refusedPost = useRefusedPost();
  const resultBesideButton = !ticket && result;
  const getErrorText = (field: InquiryField) =>
    refusedPost
      ? refusedPost.errors[field]
      : formatFieldError(
          inquiry,
          reasons,
          language,
          field,
          errors,
          errors[field] && readForm()[field],
          getClosureReason,
        );

  return (
    <>
      <div>{ticket && <ticket.Ticket {...result} visit={visit} />}</div>
      <form
        ref={form}
        className="sheet inquiry"
        {...delivery.formAttributes}
        noValidate
        data-replay=""
        aria-labelledby="inquiry"
        aria-busy={isSending}
        onSubmit={handleSubmit}
        onInput={({ target }) => revalidate((target as HTMLInputElement).name as InquiryField)}
      >
        <h2 id="inquiry">{inquiry.title}</h2>
        <p className="inquiry-note">
          {inquiry.required.before} <span>*</span> {inquiry.required.after}
        </p>
        <delivery.Intro />
        <FormPlan {...days} onChange={changePlan} />
        <div className="fields grid">
          {inquiryFields.map(name => {
            const props = { error: getErrorText(name), isSending };
            if (isFieldOfKind(name, 'count')) return <CountField key={name} name={name} {...props} />;
            if (!isFieldOfKind(name, 'day')) return <TextField key={name} name={name} {...props} />;
            return (
              <DateField
                key={name}
                name={name}
                {...props}
                value={days[name] ?? ''}
                onChange={day => selectDay(name, day)}
              />
            );
          })}
        </div>
        <div className="inquiry-end cluster">
          <ul className="offer">
            {inquiry.offer.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <button
            type="submit"
            ref={submitButton}
            className="button button-tickets"
            disabled={isSending}
            aria-describedby={resultBesideButton ? resultMessageId : undefined}
          >
            <span>{isSending ? inquiry.sending : inquiry.submit}</span>
            {!isSending && <Arrow />}
          </button>
          {resultBesideButton && <ResultMessage result={resultBesideButton} />}
        </div>
      </form>
      <DataNote />
    </>
  );
}

/** Not `reset()`, because autofill extensions also change default values. */
function clearForm(form: HTMLFormElement | null) {
  if (!form) return;
  for (const control of getInputControls(form)) control.value = '';
  delete form.dataset['since'];
}

/** Scrolls to label and control, or to the control in a low window. */
function focusField(form: HTMLFormElement | null, field: InquiryField | undefined) {
  const control = form?.querySelector<HTMLElement>(`[name="${field}"]:not([hidden])`);
  control?.focus({ preventScroll: true });
  control?.closest('.field')?.scrollIntoView({ block: 'nearest' });
  control?.scrollIntoView({ block: 'nearest' });
}
