import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { delivery } from '#delivery';
import { minSendingMs } from '../../../domain/commitments.ts';
import type { Inquiry } from '../../../domain/inquiry.ts';
import { usePageData } from '../../page-data.ts';
import { useToasts } from '../../ui/toast.tsx';
import type { SubmissionResult } from './delivery.ts';
import { readReceivedInquiry, saveReceivedInquiry, updateDraft } from './draft.ts';
import { getTicketModule, loadTicket } from './lazy-ticket.ts';
import { toResultToast } from './result-toast.ts';

/** Sends inquiries, and shows each result as a ticket or message, and as a toast. */
export function useSubmission(form: RefObject<HTMLFormElement | null>) {
  const inquiry = usePageData('inquiry');
  const toasts = useToasts();
  const deliver = delivery.useDeliver(form);
  const [isSending, setIsSending] = useState(false);
  const [result, setResult] = useState<SubmissionResult | null>(null);
  /** Set before the next render, to prevent a second submission. */
  const isSubmitting = useRef(false);
  const shownTicket = result?.kind === 'received' && result.visit ? getTicketModule() : undefined;

  useEffect(() => {
    if (!readReceivedInquiry()?.visit) return;
    loadTicket().then(() => {
      // Another inquiry may have been sent meanwhile.
      const receivedInquiry = readReceivedInquiry();
      if (receivedInquiry)
        getTicketModule()?.restoreTicket(form.current, () => flushSync(() => setResult(receivedInquiry)));
    });
  }, [form]);

  const showSending = () => {
    toasts.dismiss();
    toasts.announce(inquiry.sending);
    const render = () =>
      flushSync(() => {
        setIsSending(true);
        setResult(null);
      });
    // Removing the previous ticket must not move the form on screen.
    if (shownTicket && form.current) shownTicket.keepInPlace(form.current, render);
    else render();
  };

  const showResult = (newResult: SubmissionResult, onReceived: () => void) => {
    const ticketModule = getTicketModule();
    // A ticket whose chunk has not loaded would appear later and shift the page.
    const shownResult: SubmissionResult =
      newResult.kind === 'received' && !ticketModule ? { ...newResult, visit: undefined } : newResult;
    const isReceived = shownResult.kind === 'received';
    const render = () =>
      flushSync(() => {
        setIsSending(false);
        setResult(shownResult);
        if (isReceived) onReceived();
      });
    if (isReceived) {
      saveReceivedInquiry(shownResult);
      delivery.onConfirmationShown();
    }
    if (isReceived && ticketModule) ticketModule.showTicket(form.current, render);
    else render();
    // Disabling the button has removed its focus.
    if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    toasts.show(toResultToast(shownResult, inquiry.sent));
  };

  /** `onReceived` is called in the render that shows the ticket. */
  const send = async (newInquiry: Inquiry, onReceived: () => void): Promise<SubmissionResult> => {
    isSubmitting.current = true;
    loadTicket();
    saveReceivedInquiry(null);
    showSending();
    // In case the tab crashes or is discarded.
    updateDraft();
    const minimumDelay = new Promise(resolve => setTimeout(resolve, minSendingMs));
    const [newResult] = await Promise.all([deliver(newInquiry), minimumDelay]);
    isSubmitting.current = false;
    showResult(newResult, onReceived);
    // No longer marked as being sent.
    if (newResult.kind !== 'received') updateDraft();
    return newResult;
  };

  return {
    isSending,
    isSubmitting,
    result,
    Ticket: shownTicket?.Ticket,
    clearResult: () => setResult(null),
    send,
  };
}
