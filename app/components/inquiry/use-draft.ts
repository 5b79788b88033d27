import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { type Day, isDay } from '../../../domain/day.ts';
import type { FieldOf } from '../../../domain/inquiry.ts';
import { parkDay } from '../../../domain/park-time.ts';
import type { WithPlan } from '../../../domain/plan/request.ts';
import { usePageData } from '../../page-data.ts';
import { applyLinkRequest, fillFromDraft, isDraftBeingSent, readDraft, scrollToForm } from './draft.ts';

type Days = Partial<Record<FieldOf<'day'>, Day | ''>> & WithPlan;

/**
 * Restores the form's draft and takes over what the link to the form carries. Returns the state of the date fields, which have no control
 * of their own, and of the plan that came from the planner, and a function that takes over what the link carries. A draft that was being
 * sent when the visitor left is sent again, and so answered. The early script saves the draft when the visitor leaves.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [days, setDays] = useState<Days>({});
  const names: Record<string, string> = usePageData('showNames');

  const takeLink = useCallback(() => {
    const element = form.current;
    const request = applyLinkRequest(parkDay());
    if (!element || !request) return;
    fillFrom(element, setDays);
    // When the document has loaded the early script has done so.
    if (!window.__preHydration) setTimeout(scrollToForm);
    const show = Object.hasOwn(names, request.show ?? '') && names[request.show ?? ''];
    const requests = element.elements.namedItem('specialRequests') as HTMLTextAreaElement | null;
    // Own words stay; another show's name is not the visitor's.
    if (show && requests && ['', ...Object.values(names)].includes(requests.value)) requests.value = show;
    try {
      // Or it would come again with every reload.
      history.replaceState(history.state, '', '#inquiry');
    } catch {
      // Refused; what is typed is kept even so.
    }
  }, [form, names]);

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    fillFrom(element, setDays);
    // Once React has rendered the days.
    if (isDraftBeingSent()) setTimeout(() => element.requestSubmit());
    else takeLink();
    addEventListener('hashchange', takeLink);
    return () => removeEventListener('hashchange', takeLink);
  }, [form, takeLink]);

  return [days, setDays, takeLink] as const;
}

function fillFrom(form: HTMLFormElement, setDays: (days: Days) => void): void {
  const draft = readDraft();
  fillFromDraft(form, draft);
  const { visitDate = '', plan = '' } = draft;
  if (isDay(visitDate) || plan) setDays({ visitDate: isDay(visitDate) ? visitDate : '', plan });
}
