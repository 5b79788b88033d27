/** The place that is hovered or focused, in the list or on the map. When it changes, only its stop and its pin are rendered. */
import { createContext, use, useSyncExternalStore } from 'react';

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

export const HighlightContext = createContext<Highlight | null>(null);

export function useIsHighlighted(id: string): boolean {
  const highlight = use(HighlightContext);
  if (!highlight) throw new Error('useIsHighlighted needs a HighlightContext above it.');
  return useSyncExternalStore(
    highlight.subscribe,
    () => highlight.isOn(id),
    () => false,
  );
}
