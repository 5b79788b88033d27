import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { type Day, isDay } from '../../../domain/day.ts';
import type { FieldOf } from '../../../domain/inquiry.ts';
import { parkDay } from '../../../domain/park-time.ts';
import type { WithPlan } from '../../../domain/plan/request.ts';
import { usePageData } from '../../page-data.ts';
import { applyLinkRequest, fillFromDraft, isDraftBeingSent, readDraft, scrollToForm } from './draft.ts';

type Days = Partial<Record<FieldOf<'day'>, Day | ''>> & WithPlan;

/**
 * Restores the draft and applies the link's request. A draft that was being sent when the visitor left is sent again. The pre-hydration
 * script saves drafts.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [days, setDays] = useState<Days>({});
  const showNames: Record<string, string> = usePageData('showNames');

  const applyLink = useCallback(() => {
    const element = form.current;
    const request = applyLinkRequest(parkDay());
    if (!element || !request) return;
    restoreDraft(element, setDays);
    // The pre-hydration script scrolls when the document has loaded.
    if (!window.__preHydration) setTimeout(scrollToForm);
    const showId = request.show ?? '';
    const showName = Object.hasOwn(showNames, showId) && showNames[showId];
    const textarea = element.elements.namedItem('specialRequests') as HTMLTextAreaElement | null;
    // Replaces another show's name, but not the visitor's own text.
    const replaceableTexts = ['', ...Object.values(showNames)];
    if (showName && textarea && replaceableTexts.includes(textarea.value)) textarea.value = showName;
    try {
      // Or every reload would apply it again.
      history.replaceState(history.state, '', '#inquiry');
    } catch {
      // Browsers may refuse this.
    }
  }, [form, showNames]);

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    restoreDraft(element, setDays);
    // After React has rendered the days.
    if (isDraftBeingSent()) setTimeout(() => element.requestSubmit());
    else applyLink();
    addEventListener('hashchange', applyLink);
    return () => removeEventListener('hashchange', applyLink);
  }, [form, applyLink]);

  return [days, setDays, applyLink] as const;
}

function restoreDraft(form: HTMLFormElement, setDays: (days: Days) => void): void {
  const draft = readDraft();
  fillFromDraft(form, draft);
  const { visitDate = '', plan = '' } = draft;
  if (isDay(visitDate) || plan) setDays({ visitDate: isDay(visitDate) ? visitDate : '', plan });
}
