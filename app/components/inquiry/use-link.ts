import { useLayoutEffect } from 'react';
import { parkDay } from '../../../domain/park-time.ts';
import { readLinkedInquiry, showNameField } from '../../../domain/request-link.ts';
import { fillFromDraft, findControl } from './draft.ts';
import { type FormRef, setValue } from './use-value.ts';
import { useInquiryProps } from './visit-words.ts';

/** Fills in the draft and what the page's fragment says: a plan, or the show that the inquiry is about. */
export function useLink(form: FormRef): void {
  const { showNames } = useInquiryProps();

  useLayoutEffect(() => {
    if (!form.current) return;
    // Again, because React renders the form afresh if a translator has changed it.
    fillFromDraft(form.current);
    const link = readLinkedInquiry(location.hash, parkDay());
    if (!link) return;
    for (const [name, value] of Object.entries(link.values)) setValue(form, name, value);
    const showName = link.show && showNames[link.show];
    // Replaces another show's name, but not the visitor's own text.
    const text = findControl(form.current, showNameField)?.value ?? '';
    if (showName && ['', ...Object.values(showNames)].includes(text)) setValue(form, showNameField, showName);
    // Or every reload would apply it again.
    history.replaceState(history.state, '', '#inquiry');
  }, [form, showNames]);
}
