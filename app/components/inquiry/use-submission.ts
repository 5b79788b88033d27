import { useEffect, useRef, useState } from 'react';
import { delivery } from '#delivery';
import { minSendingMs } from '../../../domain/commitments.ts';
import type { Inquiry } from '../../../domain/inquiry.ts';
import { useToasts } from '../../ui/toast.tsx';
import { waitForPaint } from '../../ui/wait-for-paint.ts';
import type { SubmissionResult } from './delivery.ts';
import { clearForm } from './draft.ts';
import { readReceivedInquiry, saveReceivedInquiry } from './received-inquiry.ts';
import { renderInPlace } from './render-in-place.ts';
import { toResultToast } from './result-text.tsx';
import type { FormRef } from './use-value.ts';
import { useVisitWords } from './visit-words.ts';

interface Submission {
  isSending: boolean;
  result?: SubmissionResult;
  /** The visitor has waited for the result in the form. */
  isAwaited?: boolean;
}

/** Sends inquiries, and shows each result as a ticket or text, and as a toast. */
export function useSubmission(form: FormRef) {
  const { inquiry } = useVisitWords();
  const toasts = useToasts();
  const deliver = delivery.useDeliver();
  const [submission, setSubmission] = useState<Submission>({ isSending: false });
  /** Set before the next render, to prevent a second submission. */
  const isBusy = useRef(false);

  useEffect(() => {
    void waitForPaint().then(() => {
      const result = readReceivedInquiry();
      if (!result) return;
      renderInPlace(form.current?.querySelector('.field') ?? null, () =>
        setSubmission({ isSending: false, result }),
      );
    });
  }, [form]);

  const showResult = (element: HTMLFormElement, result: SubmissionResult) => {
    const { activeElement, body } = document;
    const isAwaited = activeElement === body || element.contains(activeElement);
    const isReceived = result.kind === 'received';
    if (isReceived) saveReceivedInquiry(result);
    renderInPlace(isAwaited ? element : activeElement, () => {
      setSubmission({ isSending: false, result, isAwaited });
      if (isReceived) clearForm(element);
    });
    // Disabling the button has removed its focus. It is described by the failure, as the focused ticket is by its heading.
    const isRefocused = result.kind === 'failed' && document.activeElement === body;
    if (isRefocused) element.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    toasts.show({ ...toResultToast(result, inquiry.sent), isRead: isReceived ? isAwaited : isRefocused });
  };

  const toFailure = (): SubmissionResult => ({ kind: 'failed', ...inquiry.failed });

  const send = async (element: HTMLFormElement, newInquiry: Inquiry): Promise<SubmissionResult> => {
    isBusy.current = true;
    saveReceivedInquiry(null);
    toasts.dismiss();
    toasts.speak(inquiry.sending);
    renderInPlace(element, () => setSubmission({ isSending: true }));
    const [result] = await Promise.all([
      deliver(newInquiry, element).catch(toFailure),
      new Promise(resolve => setTimeout(resolve, minSendingMs)),
    ]);
    isBusy.current = false;
    showResult(element, result);
    return result;
  };

  const clearFailure = () =>
    setSubmission(current => (current.result?.kind === 'received' ? current : { isSending: false }));

  return { ...submission, isBusy, clearFailure, send };
}
