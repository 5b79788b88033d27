import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { findControl } from './draft.ts';

export type FormRef = RefObject<HTMLFormElement | null>;

/** The value of a control, which is its own: the visitor, the draft, a link and the calendar fill it. */
export function useValue(form: FormRef, name: string): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = form.current;
      element?.addEventListener('input', onChange);
      return () => element?.removeEventListener('input', onChange);
    },
    [form],
  );
  return useSyncExternalStore(
    subscribe,
    () => findControl(form.current, name)?.value ?? '',
    () => '',
  );
}

/** As if the visitor had typed it. */
export function setValue(form: FormRef, name: string, value: string): void {
  const control = findControl(form.current, name);
  if (!control) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
