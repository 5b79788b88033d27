import { useEffect, useRef, useState } from 'react';
import { delivery } from '#delivery';
import { minSendingMs } from '../../../domain/commitments.ts';
import type { Inquiry } from '../../../domain/inquiry.ts';
import { useToasts } from '../../ui/toast.tsx';
import type { SubmissionResult } from './delivery.ts';
import { clearForm, readReceivedInquiry, saveReceivedInquiry } from './draft.ts';
import { renderInPlace } from './render-in-place.ts';
import { toResultToast } from './result-message.tsx';
import type { FormRef } from './use-value.ts';
import { useVisitWords } from './visit-words.ts';

/** If it fails, only the toast confirms the inquiry. */
export const loadTicket = () => import('./ticket.tsx').catch(() => undefined);

interface Submission {
  isSending: boolean;
  result?: SubmissionResult;
  Ticket?: typeof import('./ticket.tsx').Ticket | undefined;
  /** The visitor has waited for the result in the form. */
  isAwaited?: boolean;
}

/** Sends inquiries, and shows each result as a ticket or message, and as a toast. */
export function useSubmission(form: FormRef) {
  const { inquiry } = useVisitWords();
  const toasts = useToasts();
  const deliver = delivery.useDeliver();
  const [submission, setSubmission] = useState<Submission>({ isSending: false });
  /** Set before the next render, to prevent a second submission. */
  const isBusy = useRef(false);

  useEffect(() => {
    const result = readReceivedInquiry();
    if (!result?.visit) return;
    loadTicket().then(ticket =>
      renderInPlace(form.current?.querySelector('.field') ?? null, () =>
        setSubmission(current =>
          // Another inquiry may have been sent meanwhile.
          current.isSending || current.result
            ? current
            : { isSending: false, result, Ticket: ticket?.Ticket },
        ),
      ),
    );
  }, [form]);

  const showResult = (element: HTMLFormElement, result: SubmissionResult, Ticket: Submission['Ticket']) => {
    const { activeElement, body } = document;
    const isAwaited = activeElement === body || element.contains(activeElement);
    const isReceived = result.kind === 'received';
    if (isReceived) saveReceivedInquiry(result);
    renderInPlace(isAwaited ? element : activeElement, () => {
      setSubmission({ isSending: false, result, Ticket, isAwaited });
      if (isReceived) clearForm(element);
    });
    // Disabling the button has removed its focus.
    if (document.activeElement === body)
      element.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    toasts.show(toResultToast(result, inquiry.sent));
  };

  const toFailure = (): SubmissionResult => ({ kind: 'failed', ...inquiry.failed });

  const send = async (element: HTMLFormElement, newInquiry: Inquiry): Promise<SubmissionResult> => {
    isBusy.current = true;
    saveReceivedInquiry(null);
    toasts.dismiss();
    toasts.announce(inquiry.sending);
    renderInPlace(element, () => setSubmission({ isSending: true }));
    const minimumDelay = new Promise<undefined>(resolve => setTimeout(resolve, minSendingMs));
    const [result, ticket] = await Promise.all([
      deliver(newInquiry, element).catch(toFailure),
      // A ticket whose chunk arrives later would shift the page.
      Promise.race([loadTicket(), minimumDelay]),
      minimumDelay,
    ]);
    isBusy.current = false;
    showResult(element, result, ticket?.Ticket);
    return result;
  };

  const clearFailure = () =>
    setSubmission(current => (current.result?.kind === 'received' ? current : { isSending: false }));

  return { ...submission, isBusy, clearFailure, send };
}
