import { useSyncExternalStore } from 'react';
import type { Day } from '../../../domain/day.ts';
import { readPlan } from '../../../domain/plan-link.ts';

/** `history.replaceState` fires no event, so `writeFragment` dispatches this one. */
const fragmentWritten = 'fragmentwritten';

function subscribe(onChange: () => void) {
  for (const event of ['hashchange', 'popstate', fragmentWritten]) addEventListener(event, onChange);
  return () => {
    for (const event of ['hashchange', 'popstate', fragmentWritten]) removeEventListener(event, onChange);
  };
}

/** The fragment of the URL without `#`; empty while prerendering. */
export function useFragment(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );
}

const storageKey = 'plan';

/** Replaces the fragment without a history entry: Back leaves the page. The browser remembers it for the next visit. */
export function writeFragment(fragment: string): void {
  try {
    if (fragment) localStorage.setItem(storageKey, fragment);
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is off or full.
  }
  history.replaceState(history.state, '', fragment ? `#${fragment}` : location.pathname);
  dispatchEvent(new Event(fragmentWritten));
}

/** Writes the remembered plan into the fragment, unless there is none or its day is over. */
export function restoreFragment(today: Day): boolean {
  try {
    const fragment = localStorage.getItem(storageKey) ?? '';
    if ((readPlan(fragment).preferences?.day ?? '') < today) return false;
    writeFragment(fragment);
    return true;
  } catch {
    // Storage is off.
    return false;
  }
}
