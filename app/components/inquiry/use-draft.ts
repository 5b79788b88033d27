import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Day, isDay } from '../../../domain/day.ts';
import type { FieldOf } from '../../../domain/inquiry.ts';
import { usePageData } from '../../page-data.ts';
import { useToasts } from '../../ui/toast.tsx';
import { dropDraft, enteredControls, fillFromDraft, keepDraft, readDraft, takeReceived } from './draft.ts';
import { loadTicket } from './lazy-ticket.ts';
import { outcomeToast } from './outcome-toast.ts';
import { isSending, leaveForm, setSending, useSending } from './sending.ts';

type Days = Partial<Record<FieldOf<'day'>, Day | ''>> & { plan?: string };

/**
 * Restores the form's draft on mount, saves it on unmount, and clears the form once its inquiry has been received. Returns the state of
 * the date fields, which have no control of their own, and the plan that came from the planner.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const inquiry = usePageData('inquiry');
  const toasts = useToasts();
  const [days, setDays] = useState<Days>({});
  const { outcome } = useSending();

  // The early script saves the draft when the visitor leaves for another document.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    fillFromDraft(element);
    const { visitDate = '', plan = '' } = readDraft();
    if (isDay(visitDate)) setDays({ visitDate, plan });
    const received = !isSending() && takeReceived();
    if (received) {
      // If the form has not been touched since, its values are the sent ones, restored by the browser.
      const earlier = element.dataset['since'] !== undefined;
      if (!earlier) dropDraft();
      setSending({ outcome: { ...received, earlier } });
      toasts.show(outcomeToast(received, inquiry.sent));
      loadTicket().then(() => setSending({}));
    }
    return () => {
      keepDraft(element);
      leaveForm();
    };
  }, [form, toasts, inquiry]);

  // In an effect, because the form may have been unmounted and mounted again while the inquiry was being sent.
  const received = outcome?.kind === 'received' && !outcome.earlier;
  useLayoutEffect(() => {
    if (!received || !form.current) return;
    // Not `reset()`: autofill extensions also change the default values that it restores.
    for (const control of enteredControls(form.current)) control.value = '';
    delete form.current.dataset['since'];
    setDays({});
  }, [form, received]);

  return [days, setDays] as const;
}
