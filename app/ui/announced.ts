import { useDeferredValue, useSyncExternalStore } from 'react';
import type { AnnouncedProgramme } from '../../content/announced-programme.ts';
import { announce } from '../../domain/announced.ts';

declare global {
  interface Window {
    /** What the ticket office has announced: `inline/now.ts` fetches it and dispatches `announced` when it changes. */
    __announced?: AnnouncedProgramme | undefined;
  }
}

let latest: AnnouncedProgramme | null = null;

function subscribe(listener: () => void): () => void {
  const take = () => {
    latest = window.__announced ?? null;
    announce(window.__announced);
    listener();
  };
  take();
  addEventListener('announced', take);
  return () => removeEventListener('announced', take);
}

/**
 * Redraws a component that shows days when something is announced; null where nothing is, and during hydration.
 * `#announced` (package.json, `imports`) is this in a live build.
 */
export function useAnnounced(): AnnouncedProgramme | null {
  const announced = useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
  // Deferred, so that what is not hydrated yet is hydrated first.
  return useDeferredValue(announced);
}
