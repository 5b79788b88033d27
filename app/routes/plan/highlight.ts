/** The place that is hovered or focused, in the list or on the map. When it changes, only its stop and its pin are rendered. */
import { useSyncExternalStore } from 'react';
import { createRequiredContext } from '../../ui/required-context.ts';

type Highlight = ReturnType<typeof createHighlight>;

export function createHighlight() {
  let currentId = '';
  const listeners = new Set<() => void>();
  return {
    set(id: string) {
      currentId = id;
      for (const listener of listeners) listener();
    },
    isOn: (id: string) => id === currentId,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const [HighlightContext, useHighlight] = createRequiredContext<Highlight>('HighlightContext');

export { HighlightContext };

export function useIsHighlighted(id: string): boolean {
  const highlight = useHighlight();
  return useSyncExternalStore(
    highlight.subscribe,
    () => highlight.isOn(id),
    () => false,
  );
}
