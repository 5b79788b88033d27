import { useSyncExternalStore } from 'react';
import type { Day } from '../../../domain/day.ts';
import { readPlan } from '../../../domain/plan-link.ts';
import { readStored, writeStored } from '../../ui/stored.ts';

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
  writeStored('localStorage', storageKey, fragment || null);
  history.replaceState(history.state, '', fragment ? `#${fragment}` : location.pathname);
  dispatchEvent(new Event(fragmentWritten));
}

/** Writes the remembered plan into the fragment, unless there is none or its day is over. */
export function restoreFragment(today: Day): boolean {
  const fragment = readStored('localStorage', storageKey) ?? '';
  if ((readPlan(fragment).preferences?.day ?? '') < today) return false;
  writeFragment(fragment);
  return true;
}
