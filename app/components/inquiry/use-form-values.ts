import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { type Day, isDay } from '../../../domain/day.ts';
import {
  type FieldOf,
  type InquiryDraft,
  type InquiryField,
  inquiryFields,
  isFieldOfKind,
  mapFields,
} from '../../../domain/inquiry.ts';
import { parkDay } from '../../../domain/park-time.ts';
import type { WithPlan } from '../../../domain/plan/request.ts';
import { showNameField } from '../../../domain/request-link.ts';
import { usePageData } from '../../page-data.ts';
import {
  addLinkToDraft,
  deleteDraft,
  fillFromDraft,
  getInputControls,
  isDraftBeingSent,
  readDraft,
  scrollToForm,
} from './draft.ts';
import { readControl } from './number-field.ts';

type ControlledValues = Partial<Record<FieldOf<'day'>, Day | ''>> & WithPlan;

/**
 * The form's values. React controls the days and the plan; other values are those of the controls. Restores the draft, which the
 * pre-hydration script saves, and applies the link. A draft that was being sent when the visitor left is sent again.
 */
export function useFormValues(form: RefObject<HTMLFormElement | null>) {
  const [controlledValues, setControlledValues] = useState<ControlledValues>({});
  const showNames: Record<string, string> = usePageData('showNames');

  const applyLink = useCallback(() => {
    const element = form.current;
    const linkedInquiry = addLinkToDraft(parkDay());
    if (!element || !linkedInquiry) return;
    restoreDraft(element, setControlledValues);
    // The pre-hydration script scrolls when the document has loaded.
    if (!window.__preHydration) setTimeout(scrollToForm);
    const showId = linkedInquiry.show ?? '';
    const showName = Object.hasOwn(showNames, showId) && showNames[showId];
    const textarea = element.elements.namedItem(showNameField) as HTMLTextAreaElement | null;
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
    restoreDraft(element, setControlledValues);
    // After React has rendered the controlled values.
    if (isDraftBeingSent()) setTimeout(() => element.requestSubmit());
    else applyLink();
    addEventListener('hashchange', applyLink);
    return () => removeEventListener('hashchange', applyLink);
  }, [form, applyLink]);

  const readForm = (): InquiryDraft => {
    const controls = form.current ? getInputControls(form.current) : [];
    const findControl = (field: InquiryField) => controls.find(({ name }) => name === field);
    return { ...mapFields(field => readControl(findControl(field))), ...controlledValues };
  };

  const clearForm = () => {
    deleteDraft();
    setControlledValues({});
    if (!form.current) return;
    // Not `reset()`, because autofill extensions also change default values.
    for (const control of getInputControls(form.current)) control.value = '';
    delete form.current.dataset['since'];
  };

  return { controlledValues, setControlledValues, readForm, clearForm, applyLink };
}

function restoreDraft(form: HTMLFormElement, setControlledValues: (values: ControlledValues) => void): void {
  const draft = readDraft();
  fillFromDraft(form, draft);
  const days = inquiryFields.flatMap(name => {
    const day = isFieldOfKind(name, 'day') && draft[name];
    return day && isDay(day) ? [[name, day]] : [];
  });
  const { plan = '' } = draft;
  if (days.length > 0 || plan) setControlledValues({ ...Object.fromEntries(days), plan });
}
