import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Day, isDay } from '../../../domain/day.ts';
import type { FieldOf } from '../../../domain/inquiry.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { usePageData } from '../../page-data.ts';
import { setCurrentPlan } from '../../ui/current-plan.ts';
import { useToasts } from '../../ui/toast.tsx';
import {
  dropDraft,
  enteredControls,
  fillFromDraft,
  keepDraft,
  readDraft,
  showForm,
  takeReceived,
  takeRequest,
} from './draft.ts';
import { loadTicket } from './lazy-ticket.ts';
import { outcomeToast } from './outcome-toast.ts';
import { isSending, leaveForm, setSending, useSending } from './sending.ts';

type Days = Partial<Record<FieldOf<'day'>, Day | ''>> & { plan?: string };

/**
 * Restores the form's draft on mount, takes over what the link to the form carries, saves the draft on unmount, and clears the form once
 * its inquiry has been received. Returns the state of the date fields, which have no control of their own, and the plan that came from
 * the planner.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const inquiry = usePageData('inquiry');
  const toasts = useToasts();
  const [days, setDays] = useState<Days>({});
  const names: Record<string, string> = usePageData('placeNames');
  const { outcome } = useSending();

  // The early script saves the draft when the visitor leaves for another document.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const take = () => {
      const request = takeRequest(parkDay());
      const draft = { ...readDraft(), ...request?.values };
      fillFromDraft(element, draft);
      const { visitDate = '', plan = '' } = draft;
      if (isDay(visitDate) || plan) setDays({ visitDate: isDay(visitDate) ? visitDate : '', plan });
      if (!request) return;
      // In a new document the early script has done so.
      if (!window.__early) setTimeout(showForm);
      const show = Object.hasOwn(names, request.show ?? '') && names[request.show ?? ''];
      const requests = element.elements.namedItem('specialRequests') as HTMLTextAreaElement | null;
      // Own words stay; another show's name is not the visitor's.
      if (show && requests && ['', ...Object.values(names)].includes(requests.value)) requests.value = show;
      setCurrentPlan('');
      try {
        // Or it would come again with every reload.
        history.replaceState(history.state, '', '#inquiry');
      } catch {
        // Refused; what is typed is kept even so.
      }
    };
    take();
    addEventListener('hashchange', take);
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
      removeEventListener('hashchange', take);
      keepDraft(element);
      leaveForm();
    };
  }, [form, toasts, inquiry, names]);

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
