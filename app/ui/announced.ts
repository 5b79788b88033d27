import { useDeferredValue, useSyncExternalStore } from 'react';
import type { AnnouncedProgramme } from '../../content/announced-programme.ts';
import { announce } from '../../domain/announced.ts';
import { askProgramme } from './ask-programme.ts';

const minute = 60_000;

let latest: AnnouncedProgramme | null = null;
const listeners = new Set<() => void>();

/** An answer that says nothing new draws nothing anew. */
function take(programme: AnnouncedProgramme): void {
  const next = programme.programmes.length > 0 ? programme : null;
  if (JSON.stringify(next) === JSON.stringify(latest)) return;
  latest = next;
  announce(programme);
  for (const listener of listeners) listener();
}

/** Asks when nothing else is to be done, when the page comes back, and again and again while it is in sight. */
function subscribe(listener: () => void): () => void {
  const ask = () => {
    if (!document.hidden) askProgramme(take);
  };
  listeners.add(listener);
  if ('requestIdleCallback' in window) requestIdleCallback(ask);
  else setTimeout(ask, 1);
  const timer = setInterval(ask, minute);
  document.addEventListener('visibilitychange', ask);
  return () => {
    listeners.delete(listener);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
  };
}

/**
 * What the ticket office has announced, for components that show days: they are drawn anew when something is announced or taken back.
 * Null where nothing is, and while a page is prerendered and met by React. `#announced` (package.json, `imports`) is this in a live build.
 */
export function useAnnounced(): AnnouncedProgramme | null {
  const announced = useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
  // No hurry: what has not been met by React yet is met first.
  return useDeferredValue(announced);
}
